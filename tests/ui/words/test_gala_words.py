"""Friends and Moon Dancer in words: cards, what is asked, her paper, her turn."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import LanternsWeighed
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.friends import GuestWords
from festival_desktop.screens.festival_of_lanterns.words.moon_dancer import MoonDancerWords
from festival_desktop.screens.festival_of_lanterns.words.turn import FestivalAsks
from festival_desktop.ui.words.game_words import StepState
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, gala
from tests.games.festival_of_lanterns.friends.desk import Desk as Arranged
from tests.ui.festival import Shown


def alone(hers: str, friend: str = "twilight", yours: str = "") -> Shown:
    """Moon Dancer's turn, with these lanterns and a full purse."""
    arranged = Arranged(friend, players=1, level="mentor").holds(yours, mooncakes=0)
    arranged.holds(hers, seat=MOON_DANCER, mooncakes=6)
    arranged.state.seat = MOON_DANCER
    who = [Player("Mira"), Player("Moon Dancer", "friend")]
    return Shown(Match(GAME, Setup(1, arranged.setup.options), who, "m", start=arranged.state))


def said(arranged: Arranged) -> str:
    return Shown(arranged.match).words.turn().sentence


def play(shown: Shown) -> None:
    shown.match.play(GAME.legal_moves(shown.match.state)[0])
    shown.show()


@pytest.mark.parametrize("friend", FRIENDS)
def test_every_friend_has_words_for_her_card(qtbot: QtBot, friend: str) -> None:
    words, number = GuestWords(GAME.content), FRIENDS.index(friend)
    for kind in ("friend", "friend-text", "friend-short"):
        assert words.label(f"{kind}:{number}")
    for last in (False, True):
        assert words.label(f"friend-when:{number}", last)


def test_before_the_refill_no_friend_speaks_of_later(qtbot: QtBot) -> None:
    words = GuestWords(GAME.content)
    said = [words.label(f"friend-when:{number}", True) for number in range(len(FRIENDS))]
    assert [one for one in said if "later" in one] == []


@pytest.mark.parametrize("friend", [one for one in FRIENDS if one != "trixie"])
def test_a_waiting_ability_says_what_to_touch(qtbot: QtBot, friend: str) -> None:
    arranged = Arranged("twilight", friend) if friend != "twilight" else Arranged(friend)
    arranged.holds("rarity 4, pinkie 4, applejack 4, rainbow")
    state = arranged.state
    arranged_gala = gala(state)
    arranged_gala.befriended, arranged_gala.uses = FRIENDS.index(friend), 1
    state.stage = Stage.DEDICATE
    shown = Shown(arranged.match)
    asked, turn = FestivalAsks(shown.session).sentence(), shown.words.turn()
    assert asked.endswith(".")
    assert turn.sentence.endswith(asked) or turn.fact == asked


def test_nothing_is_asked_where_nobody_was_befriended(qtbot: QtBot) -> None:
    assert not FestivalAsks(Shown(Arranged("twilight").match).session).sentence()


def test_her_token_is_the_moon_and_only_hers(qtbot: QtBot) -> None:
    assert [alone("").words.token(seat) for seat in (0, MOON_DANCER)] == [0, MOON]
    assert Shown(Arranged("twilight").match).words.token(MOON_DANCER) == MOON_DANCER


def test_she_welcomes_you_and_says_what_she_gains(qtbot: QtBot) -> None:
    shown = Shown(Arranged("twilight", players=1, level="mentor").match)
    assert "left and right of every tile you place are mine" in shown.words.label("speech")
    assert "Fireworks" in shown.words.label("speech")
    assert shown.words.label("speech-title") == "Moon Dancer"
    assert shown.words.label("level:0") == "Friend"


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("crescent", "I’ve brought some of each lantern."),
        (
            "half-moon",
            "All lanterns on every tile you place are mine, except the one on your side.",
        ),
        (
            "full-moon",
            "All lanterns on every tile you place are mine, except the one on your side.",
        ),
    ],
)
def test_at_a_level_of_ours_she_says_what_is_different(qtbot: QtBot, level: str, said: str) -> None:
    shown = Shown(Arranged("twilight", players=1, level=level).match)
    assert said in shown.words.label("speech")
    explained = shown.words.explain(Target("level", (MOON_DANCER,)))
    assert " · extra: Moon Dancer " in explained


def test_she_says_what_she_compared_and_what_she_made(qtbot: QtBot) -> None:
    shown = alone("pinkie 4, applejack 2, rarity 2")
    assert "I look for" in shown.words.label("speech")
    assert [step.state for step in shown.words.turn().steps] == [
        StepState.NOW, StepState.LATER, StepState.LATER,
    ]  # fmt: skip
    play(shown)
    said = shown.words.label("speech").split("\n")
    assert (
        said[0]
        == "I can make Four of a Kind for 8 or Three Pair for 9. Three Pair scores the most."
    )
    assert said[-1].startswith("I dedicate pairs of")


def test_she_says_what_she_spent(qtbot: QtBot) -> None:
    shown = alone("pinkie 3, starlight")
    play(shown)
    assert "So I befriend Twilight Sparkle and pay 2 Mooncake" in shown.words.label("speech")
    turn = shown.words.turn()
    assert [step.state for step in turn.steps] == [StepState.DONE, StepState.DONE, StepState.NOW]
    play(shown)
    assert "I give Starlight Glimmer and take Pinkie Pie." in shown.words.label("speech")


def test_she_spends_nothing_in_vain(qtbot: QtBot) -> None:
    shown = alone("pinkie")
    play(shown)
    assert shown.words.label("speech") == "I can’t make a Dedication, so I spend nothing."


def test_a_choice_for_her_is_no_turn_of_yours(qtbot: QtBot) -> None:
    shown = alone("pinkie 4, applejack 4")
    turn: Any = shown.words.turn()
    assert turn.sentence.startswith("Choose for Moon Dancer:")
    assert not turn.own
    play(shown)
    assert "for me." in shown.words.label("speech")
    turn = shown.words.turn()
    assert turn.own
    assert StepState.DONE not in [step.state for step in turn.steps]


def test_she_tells_what_decided_between_the_lanterns(qtbot: QtBot) -> None:
    shown = alone("rarity 3, pinkie 2, rainbow 2, applejack 2", yours="pinkie 2, rarity 2")
    while shown.match.state.seat == MOON_DANCER:
        play(shown)
    said = shown.words.label("speech")
    assert "I use what I have the most of: Rarity 3" in said
    assert "what the Supply has the most of: Rainbow 3, Applejack 3 and Pinkie 1." in said


def test_the_log_tells_what_decided_between_the_lanterns(qtbot: QtBot) -> None:
    desk = alone("rarity 3, pinkie 2, rainbow 2, applejack 2", yours="pinkie 2, rarity 2")
    words = MoonDancerWords(desk.session)
    events = desk.match.play(GAME.legal_moves(desk.match.state)[0]).events
    told = [words.happened(event) for event in events if isinstance(event, LanternsWeighed)]
    assert told == [
        "She has the most of Rarity; of the rest, the Supply has the most of Rainbow Dash and "
        "Applejack."
    ]


def test_applejack_asks_for_the_second_dedication(qtbot: QtBot) -> None:
    arranged = Arranged("applejack").holds("rarity 4, pinkie 4", mooncakes=3)
    arranged.play("befriend applejack", "dedicate four rarity")
    second = "Make a second Dedication: choose its stack."
    assert said(arranged).endswith(second)
    arranged.place_anywhere()
    assert said(arranged).endswith(second)
    arranged.play("dedicate four pinkie")
    assert second not in said(arranged)


def test_after_placing_only_help_that_is_possible_is_asked_for(qtbot: QtBot) -> None:
    arranged = Arranged("rarity", "fluttershy").holds("rarity 4", mooncakes=3)
    arranged.play("befriend rarity")
    arranged.place_anywhere()
    assert "take the face-up tile, or draw one." in said(arranged)


def test_a_turn_without_refill_can_be_ended_in_words(qtbot: QtBot) -> None:
    arranged = Arranged("twilight").tiles({(0, 0): "S1"}, ("S2", "S4", "S5"), ())
    arranged.holds("rarity 4", mooncakes=2).play("befriend twilight")
    arranged.place_anywhere()
    turn = Shown(arranged.match).words.turn()
    assert turn.fact == "Or: use the friend’s help, or end your turn."
    assert turn.sentence.endswith("Choose the lantern to give.")
