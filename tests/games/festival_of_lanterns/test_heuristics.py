"""What a plain player likes: points first, then lanterns that lead to them."""

import pytest

from festival_desktop.ai import heuristics
from festival_desktop.games.festival_of_lanterns.content import FOUR
from festival_desktop.games.festival_of_lanterns.hand_potential import HandPotential, missing_for
from festival_desktop.games.festival_of_lanterns.heuristics import FestivalHeuristics
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State
from tests.games.festival_of_lanterns.positions import GAME, all_seven, hold, play, position
from tests.games.weights import weights

TOPS = (8, 9, 10)


def value(state: State, seat: int = 0) -> float:
    return heuristics.value(FestivalHeuristics(GAME, weights("festival_of_lanterns")), state, seat)


@pytest.mark.parametrize(
    ("cards", "missing"),
    [
        ("", (4, 6, 7)),
        ("twilight", (3, 5, 6)),
        ("twilight 4", (0, 4, 6)),
        ("twilight 6", (0, 4, 6)),
        ("twilight 2, rarity 2, rainbow 2", (2, 0, 4)),
        ("twilight 2, rarity, rainbow", (2, 2, 4)),
        (all_seven(), (3, 3, 0)),
    ],
)
def test_it_counts_the_lanterns_a_dedication_lacks(
    cards: str, missing: tuple[int, int, int]
) -> None:
    assert missing_for(tuple(hold(cards))) == missing


def test_nearer_is_better() -> None:
    promise = HandPotential(weights("festival_of_lanterns")).promise
    promises = [promise(tuple(hold(f"twilight {number}")), TOPS) for number in range(1, 5)]
    assert promises == sorted(set(promises))


def test_after_the_final_turn_lanterns_promise_nothing() -> None:
    state = position(hands=["", ""], lanterns=["twilight 4", "rarity 4"])
    passed = play(state, "pass").state
    assert value(passed) < value(state)
    assert value(play(state, "dedicate four twilight").state) > value(passed)


def test_a_dedication_made_is_better_than_one_in_sight() -> None:
    state = position(4, lanterns=["twilight 4"])
    assert value(play(state, "dedicate four twilight").state) > value(state)


def test_what_is_good_for_others_is_bad() -> None:
    poor, rich = position(3), position(3, lanterns=["", all_seven()])
    assert value(rich) < value(poor)
    assert value(rich, seat=1) > value(poor, seat=1)


def test_mooncakes_are_worth_a_little() -> None:
    assert 0 < value(position(mooncakes=[2])) - value(position()) < 2


def test_lanterns_for_an_empty_stack_promise_less() -> None:
    full = position(lanterns=["twilight 4"])
    generic = position(lanterns=["twilight 4"], left={FOUR: 0})
    nothing = position(lanterns=["twilight 4"], left={FOUR: 0, GENERIC: 0})
    assert value(full) > value(generic) > value(nothing)
