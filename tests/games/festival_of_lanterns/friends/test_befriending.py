"""Befriending: once per turn, first of all, for Mooncakes; and what holds for every friend."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Json
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends.everyone import EVERYONE
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.saves.document import document, restore
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, Desk, kinds

MIDDLE = {(0, 0): "S1", (1, 0): "S20", (1, 1): "S3"}
HAND = ("S2", "F1", "F2")
PLACE, ASKED = "place S2 at 0,1 turned 0", "place S2 at 0,1 turned 90"
RICH = "pinkie 4, rarity 4, rainbow 4, applejack"

STORIES: dict[str, tuple[str, ...]] = {
    "twilight": ("exchange pinkie for twilight",),
    "fluttershy": ("take twilight",),
    "rainbow": ("swap pinkie for twilight of seat 1",),
    "rarity": ("dedicate four pinkie without pinkie",),
    "applejack": ("dedicate four pinkie", "dedicate four rarity"),
    "pinkie": ("dedicate four pinkie", PLACE),
    "sweetie-belle": ("dedicate four pinkie", "take pinkie"),
    "apple-bloom": ("dedicate four pinkie", PLACE, "look", "keep S12"),
    "scootaloo": ("turn 1,1 to 90",),
    "spike": (PLACE,),
    "starlight": ("exchange pinkie for twilight", "exchange pinkie for starlight"),
    "cadance": ("gain twilight with seat 1",),
    "luna": ("dedicate four pinkie", PLACE),
    "mistmane": ("dedicate four pinkie", ASKED, "match east"),
    "trixie": ("take trixie",),
    "celestia": ("token on four", "dedicate four pinkie"),
}
"""Friend → what happens in the turn once she or he is befriended."""


def desk_of(friend: str) -> Desk:
    """Rich enough for everything, with something to do for everybody."""
    hearts = () if friend == "twilight" else ("twilight",)
    desk = Desk(friend, *hearts).tiles(MIDDLE, HAND, ("S10", "S11", "S12", "S13"))
    return desk.holds("twilight", seat=1).holds(RICH, mooncakes=5)


def test_every_friend_has_a_story_and_rules() -> None:
    assert list(STORIES) == FRIENDS == list(EVERYONE)


# -- befriending -------------------------------------------------------------------------------


@pytest.mark.parametrize("friend", FRIENDS)
def test_a_friend_is_paid_in_mooncakes_which_return_to_the_supply(friend: str) -> None:
    desk = desk_of(friend)
    left, cost = desk.state.mooncakes_left, GAME.content.friends.cards[FRIENDS.index(friend)].cost
    events = desk.play(f"befriend {friend}")
    assert events[0] == gala_told.FriendBefriended(0, FRIENDS.index(friend), cost)
    assert desk.now.mooncakes[0] == 5 - cost
    assert desk.now.mooncakes_left == left + cost


@pytest.mark.parametrize("friend", FRIENDS)
def test_who_cannot_pay_cannot_befriend(friend: str) -> None:
    cost = GAME.content.friends.cards[FRIENDS.index(friend)].cost
    desk = desk_of(friend).holds(RICH, mooncakes=cost - 1)
    assert desk.refusal(f"befriend {friend}") == "befriend-cost"


def test_one_friend_is_befriended_in_a_turn() -> None:
    desk = desk_of("rarity")
    desk.play("befriend twilight")
    assert desk.refusal("befriend rarity") == "befriend-over"
    assert desk.refusal("befriend twilight") == "befriend-over"


@pytest.mark.parametrize("text", ["dedicate four pinkie", "discard pinkie"])
def test_befriending_comes_first(text: str) -> None:
    desk = desk_of("rarity")
    desk.play(text)
    assert desk.refusal("befriend rarity") == "befriend-over"


def test_only_friends_in_play_are_befriended() -> None:
    assert desk_of("rarity").refusal("befriend spike") == "not-in-play"


def test_befriending_may_be_left_out() -> None:
    desk = desk_of("rarity")
    desk.play("discard pinkie", PLACE, "take face-up")
    assert desk.now.seat == 1


def test_with_friends_there_is_no_plain_exchange() -> None:
    desk = desk_of("rarity")
    assert not desk.all_of("exchange")


# -- what holds for everybody ------------------------------------------------------------------


@pytest.mark.parametrize("friend", FRIENDS)
def test_the_ability_waits_until_it_is_used_and_is_gone_when_the_turn_is_over(friend: str) -> None:
    desk = desk_of(friend)
    desk.play(f"befriend {friend}")
    assert desk.gala.befriended == FRIENDS.index(friend)
    assert desk.gala.uses == EVERYONE[friend].uses
    events = desk.play(*STORIES[friend])
    assert not desk.gala.uses
    assert "AbilityLost" not in kinds(events)
    while desk.now.seat == 0:
        legal = GAME.legal_moves(desk.now)
        desk.match.play(legal[-1])
    assert desk.gala.befriended == NO_FRIEND
    assert desk.now.stage is Stage.EXCHANGE


@pytest.mark.parametrize("friend", FRIENDS)
def test_an_unused_ability_is_lost_at_the_end_of_the_turn(friend: str) -> None:
    desk = desk_of(friend).holds("pinkie 4, rarity 4, rainbow 4, applejack")
    desk.play(f"befriend {friend}")
    events = []
    if not desk.all_of("place"):
        events += desk.play("discard pinkie")
    if not desk.all_of("place"):
        events += desk.play("discard pinkie")
    events += desk.play("place S2 at 0,1 turned 0")
    if desk.now.stage is Stage.MATCH_SIDE:
        events += desk.play("match east")
    events += desk.play("take face-up")
    used_by_placing = friend in {"pinkie", "luna", "spike", "mistmane"}
    assert ("AbilityLost" in kinds(events)) != used_by_placing
    assert desk.gala.befriended == NO_FRIEND
    assert desk.gala.uses == 0


@pytest.mark.parametrize("friend", FRIENDS)
def test_every_step_can_be_undone_until_something_hidden_was_seen(friend: str) -> None:
    desk = desk_of(friend)
    before = [GAME.dump(desk.now)]
    for text in (f"befriend {friend}", *STORIES[friend]):
        if text == "look":
            break
        desk.play(text)
        before.append(GAME.dump(desk.now))
    match = desk.match
    for index in range(len(before) - 1, 0, -1):
        assert GAME.dump(match.state) == before[index]
        assert match.undo_reach(0).undo_to == index - 1
        match.goto(index - 1)
    assert GAME.dump(match.state) == before[0]
    assert match.undo_reach(0).undo_to is None
    match.goto(len(before) - 1)
    assert GAME.dump(match.state) == before[-1]


@pytest.mark.parametrize("friend", FRIENDS)
def test_a_game_is_saved_and_loaded_in_the_middle_of_it(friend: str) -> None:
    desk = desk_of(friend)
    for text in (f"befriend {friend}", *STORIES[friend]):
        desk.play(text)
        again = GAME.load(GAME.dump(desk.now))
        assert again == desk.now
        assert GAME.legal_moves(again) == GAME.legal_moves(desk.now)
        saved = document(desk.match, "0.1.0", datetime.now(UTC))
        restored = restore(saved, {GAME.name: GAME}.__getitem__)
        assert restored.troubles == ()
        assert restored.match.state == desk.now


@pytest.mark.parametrize("friend", FRIENDS)
def test_every_step_looks_the_same_in_an_imagined_position(friend: str) -> None:
    desk = desk_of(friend)
    for text in (f"befriend {friend}", *STORIES[friend]):
        desk.play(text)
        for seat in (0, 1, None):
            view = GAME.view(desk.now, seat)
            imagined = GAME.imagine(view, Rng(3))
            assert GAME.view(imagined, seat) == view
            assert GAME.load(GAME.dump(imagined)) == imagined


# -- final turns -------------------------------------------------------------------------------


def test_a_final_turn_ends_by_itself_after_the_dedication() -> None:
    desk = desk_of("rarity").final()
    desk.play("dedicate four pinkie")
    assert desk.now.seat == 1
    assert desk.now.finals == 1


def test_friends_work_in_a_final_turn_as_far_as_they_can() -> None:
    desk = desk_of("applejack").final()
    desk.play("befriend applejack", "dedicate four pinkie")
    assert desk.now.seat == 0, "one more Dedication can be made"
    desk.play("dedicate four rarity")
    assert desk.now.seat == 1


def test_sweetie_belle_takes_back_in_a_final_turn_or_it_is_passed() -> None:
    desk = desk_of("sweetie-belle").final()
    desk.play("befriend sweetie-belle", "dedicate four pinkie")
    assert desk.can("pass")
    desk.play("take pinkie")
    assert desk.now.seat == 1


def test_an_ability_not_used_in_a_final_turn_is_lost() -> None:
    desk = desk_of("fluttershy").final()
    events = desk.play("befriend fluttershy", "pass")
    assert kinds(events) == ["FriendBefriended", "AbilityLost", "FinalTurnEnded"]


def test_a_final_turn_does_not_count_lanterns() -> None:
    desk = desk_of("fluttershy").final()
    assert not desk.all_of("discard")


# -- positions that cannot be ------------------------------------------------------------------


def lies(change: Callable[[Json], None]) -> Json:
    desk = desk_of("trixie")
    desk.play("befriend trixie", "take trixie")
    data = GAME.dump(desk.now)
    change(data)
    return data


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["gala"].update(friends=[]),
        lambda data: data["gala"].update(friends=["trixie"]),
        lambda data: data["gala"].update(friends=["trixie", "trixie", "twilight"]),
        lambda data: data["gala"].update(friends=["twilight"]),
        lambda data: data["gala"].update(friends=["nobody"]),
        lambda data: data["gala"].update(befriended="spike"),
        lambda data: data["gala"].update(uses=2),
        lambda data: data["gala"].update(uses=-1),
        lambda data: data["gala"].update(dedications=2),
        lambda data: data["gala"].update(returned=["rarity"]),
        lambda data: data["gala"].update(trixies=[1, 1]),
        lambda data: data["gala"].update(trixies=[1]),
        lambda data: data["gala"].update(trixies_left=5),
        lambda data: data["gala"].update(tokens=["four", None]),
        lambda data: data["gala"].update(favours=[1, 0]),
        lambda data: data["gala"].update(level="mentor"),
        lambda data: data["gala"].update(level="queen"),
        lambda data: data["gala"].update(extra=1),
        lambda data: data["gala"].pop("uses"),
        lambda data: data.update(gala=None),
        lambda data: data.update(stage="exchange"),
        lambda data: data.update(stage="keep_tile"),
        lambda data: data.update(stage="match_side"),
    ],
)
def test_a_position_with_impossible_friends_is_refused(change: Callable[[Json], None]) -> None:
    with pytest.raises(BrokenSave):
        GAME.load(lies(change))


def test_a_position_without_friends_knows_no_stages_of_theirs() -> None:
    data = lies(lambda data: data.pop("gala"))
    data["stage"] = "keep_tile"
    with pytest.raises(BrokenSave):
        GAME.load(data)
