"""Choosing friends before the game, and what friends.json may say."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content import festival_of_lanterns as content
from festival_desktop.core.errors import BadContent, BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, HEARTS, SOLO, gala

CARDS = {card.id: card for card in GAME.content.friends.cards}


def refusal(players: int, **options: tuple[str, ...]) -> str:
    with pytest.raises(BadSetup) as report_errors:
        GAME.check(Setup(players, options))
    with pytest.raises(BadSetup):
        GAME.deal(Setup(players, options), Rng(1))
    sentence = str(report_errors.value)
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_friends_lie_in_play_in_the_chosen_order(players: int) -> None:
    chosen = ("spike", "rarity", "trixie", "celestia")
    state = GAME.deal(Setup(players, {"friends": chosen}), Rng(1))
    assert [FRIENDS[friend] for friend in gala(state).friends] == list(chosen)
    assert gala(state).trixies_left == 5
    assert len(gala(state).tokens) == players
    assert gala(state).level == NO_LEVEL


@pytest.mark.parametrize("options", [{}, {"friends": ()}])
def test_without_friends_the_game_is_the_plain_one(options: dict[str, tuple[str, ...]]) -> None:
    state = GAME.deal(Setup(3, options), Rng(1))
    assert state.gala is None
    assert "gala" not in GAME.dump(state)


def test_friends_do_not_change_the_deal() -> None:
    plain = GAME.dump(GAME.deal(Setup(3), Rng(5)))
    with_friends = GAME.dump(GAME.deal(Setup(3, {"friends": ("rarity",)}), Rng(5)))
    del with_friends["gala"]
    assert with_friends == plain


@pytest.mark.parametrize("heart", HEARTS)
def test_one_friend_with_a_heart_is_enough(heart: str) -> None:
    GAME.check(Setup(2, {"friends": (heart,)}))


def test_at_least_one_friend_must_have_a_heart() -> None:
    sentence = refusal(2, friends=("spike", "pinkie"))
    assert "heart" in sentence
    assert all(heart in sentence for heart in HEARTS)


def test_five_friends_are_too_many() -> None:
    assert "not 5" in refusal(2, friends=tuple(FRIENDS[:5]))


def test_a_friend_is_in_play_once() -> None:
    assert "“rarity”" in refusal(2, friends=("rarity", "spike", "rarity"))


def test_an_unknown_friend_is_named_with_those_there_are() -> None:
    sentence = refusal(2, friends=("rarity", "discord"))
    assert "“discord”" in sentence
    assert all(friend in sentence for friend in FRIENDS)


def test_levels_are_for_one_person_alone() -> None:
    assert "Moon Dancer" in refusal(2, level=("friend",))


def test_other_options_are_unknown() -> None:
    assert "“colour”" in refusal(2, colour=("red",))


@pytest.mark.parametrize("players", [0, 5, -1])
def test_one_to_four_can_play(players: int) -> None:
    assert "1 to 4" in refusal(players)
    assert list(GAME.seats) == [1, 2, 3, 4]


# -- the content -------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_rules() -> None:
    assert len(FRIENDS) == 16
    assert HEARTS == ["twilight", "fluttershy", "rainbow", "rarity", "applejack", "starlight"]
    assert SOLO == ["twilight", "fluttershy", "rainbow", "rarity", "applejack"]
    assert [id for id, card in CARDS.items() if card.paired] == ["pinkie"]
    assert [id for id, card in CARDS.items() if card.star] == ["trixie", "celestia"]
    assert CARDS["twilight"].cost == 2


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(paths.resources() / "festival_of_lanterns", tmp_path / "box")
    return tmp_path / "box"


def rewritten(folder: Path, name: str, **changes: Any) -> str:
    path = folder / name
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | changes), encoding="utf-8")
    with pytest.raises(BadContent) as report_errors:
        content.load(folder)
    assert str(report_errors.value).startswith(name)
    return str(report_errors.value)


def friends(folder: Path) -> list[dict[str, Any]]:
    data = json.loads((folder / "friends.json").read_text(encoding="utf-8"))
    listed: list[dict[str, Any]] = data["friends"]
    return listed


def test_other_costs_can_be_put_in(folder: Path) -> None:
    path = folder / "friends.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["friends"][3]["cost"] = 1
    path.write_text(json.dumps(data), encoding="utf-8")
    assert content.load(folder).friends.cards[3].cost == 1


def test_a_missing_or_repeated_friend_is_refused(folder: Path) -> None:
    every = friends(folder)
    assert "sixteen" in rewritten(folder, "friends.json", friends=every[1:])
    assert "sixteen" in rewritten(folder, "friends.json", friends=[*every[1:], every[1]])


def test_without_any_heart_nobody_could_choose(folder: Path) -> None:
    plain = [{**friend, "heart": False} for friend in friends(folder)]
    assert "heart" in rewritten(folder, "friends.json", friends=plain)


def test_four_players_need_four_tokens(folder: Path) -> None:
    assert "celestia_tokens" in rewritten(folder, "friends.json", celestia_tokens=3)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"fireworks": 10}, "enough tiles"),
        ({"sky": 22}, "enough tiles"),
        ({"friend": "spike"}, "spike"),
        ({"levels": []}, "levels"),
        ({"sky": 0, "fireworks": 0}, "stack"),
    ],
)
def test_a_challenge_that_cannot_be_dealt_is_refused(
    folder: Path, changes: dict[str, Any], words: str
) -> None:
    assert words in rewritten(folder, "moon_dancer.json", **changes)


def test_an_opening_hand_holds_no_more_fireworks_than_tiles(folder: Path) -> None:
    data = json.loads((folder / "moon_dancer.json").read_text(encoding="utf-8"))
    data["levels"][2]["fireworks"] = 4
    assert "hand of 3" in rewritten(folder, "moon_dancer.json", levels=data["levels"])
