"""Step 2 of a turn: one Dedication, from three stacks and the generic tiles."""

import pytest

from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN, Dedication
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.state import GENERIC, Stage
from tests.games.festival_of_lanterns.positions import (
    GAME,
    all_seven,
    hold,
    options,
    play,
    position,
    refusal,
)


def test_four_of_a_kind_takes_four_equal_lanterns() -> None:
    before = position(4, lanterns=["rarity 5, pinkie"])
    after = play(before, "dedicate four rarity")
    assert after.state.lanterns[0] == hold("rarity, pinkie")
    assert after.state.supply[1] == before.supply[1] + 4
    assert after.state.held[0] == 2
    assert after.state.claimed[0] == [(FOUR, 8)]
    assert after.events == (DedicationMade(0, FOUR, (1,), 8, generic=False),)


def test_three_pair_takes_two_each_of_three_lanterns() -> None:
    before = position(4, lanterns=["twilight 2, rainbow 3, starlight 2"])
    after = play(before, "dedicate pairs twilight rainbow starlight")
    assert after.state.lanterns[0] == hold("rainbow")
    assert after.state.claimed[0] == [(PAIRS, 9)]


def test_three_pair_needs_three_different_lanterns() -> None:
    state = position(4, lanterns=["twilight 4, rainbow 3"])
    assert not options(state, "dedicate pairs")
    assert refusal(state, "dedicate pairs twilight rarity rainbow") == "pairs-needed"


def test_three_pair_may_choose_among_the_pairs() -> None:
    state = position(4, lanterns=["twilight 2, rarity 2, rainbow 2, pinkie 2"])
    assert options(state, "dedicate") == [
        "dedicate pairs twilight rarity rainbow",
        "dedicate pairs twilight rarity pinkie",
        "dedicate pairs twilight rainbow pinkie",
        "dedicate pairs rarity rainbow pinkie",
    ]


def test_seven_unique_takes_one_of_every_lantern() -> None:
    before = position(4, lanterns=[all_seven() + ", pinkie"])
    after = play(before, "dedicate seven")
    assert after.state.lanterns[0] == hold("pinkie")
    assert after.state.supply == [cards + 1 for cards in before.supply]
    assert after.state.claimed[0] == [(SEVEN, 10)]


def test_six_kinds_are_not_seven() -> None:
    state = position(4, lanterns=["twilight, rarity, rainbow, fluttershy, pinkie, applejack 2"])
    assert refusal(state, "dedicate seven") == "seven-needed"


def test_three_equal_lanterns_are_not_four() -> None:
    state = position(4, lanterns=["twilight 3, rarity"])
    assert refusal(state, "dedicate four twilight") == "four-needed"


@pytest.mark.parametrize(
    ("kind", "move"),
    [
        (FOUR, "dedicate four twilight"),
        (PAIRS, "dedicate pairs twilight rarity rainbow"),
        (SEVEN, "dedicate seven"),
    ],
)
def test_each_stack_goes_down_from_its_highest_tile(kind: Dedication, move: str) -> None:
    stack = GAME.stacks[4][kind]
    for taken, points in enumerate(stack):
        state = position(
            4,
            lanterns=["twilight 4, rarity 2, rainbow 2, fluttershy, pinkie, applejack, starlight"],
            left={kind: len(stack) - taken},
        )
        after = play(state, move).state
        assert after.claimed[0] == [(kind, points)]
        assert after.left[kind] == len(stack) - taken - 1
        assert after.left[GENERIC] == 13


def test_an_empty_stack_gives_a_generic_tile_of_four_points() -> None:
    state = position(lanterns=["rarity 4"], left={FOUR: 0})
    after = play(state, "dedicate four rarity")
    assert after.state.claimed[0] == [(FOUR, 4)]
    assert after.state.left == [0, 6, 6, 12]
    assert after.events == (DedicationMade(0, FOUR, (1,), 4, generic=True),)


def test_without_generic_tiles_only_the_empty_stacks_are_closed() -> None:
    state = position(
        lanterns=["twilight 4, rarity 2, rainbow 2, fluttershy, pinkie, applejack, starlight"],
        left={FOUR: 0, GENERIC: 0},
    )
    assert options(state, "dedicate") == [
        "dedicate pairs twilight rarity rainbow",
        "dedicate seven",
    ]
    assert refusal(state, "dedicate four twilight") == "dedications-gone"


def test_the_last_generic_tile_can_be_taken_once() -> None:
    state = position(lanterns=["rarity 4"], left={FOUR: 0, GENERIC: 1})
    after = play(state, "dedicate four rarity").state
    assert after.left[GENERIC] == 0


def test_there_is_one_dedication_in_a_turn() -> None:
    state = play(position(lanterns=["twilight 4, rarity 4"]), "dedicate four twilight").state
    assert not options(state, "dedicate")
    assert refusal(state, "dedicate four rarity") == "dedicate-over"


def test_the_dedication_may_be_left_out() -> None:
    state = position(lanterns=["twilight 4"])
    after = play(state, "place S2 at 1,0 turned 0").state
    assert after.claimed[0] == []


def test_after_the_tile_is_placed_there_is_no_dedication() -> None:
    state = position(lanterns=["twilight 4"], face_up="F3")
    after = play(state, "place S2 at 1,0 turned 0").state
    assert after.stage is Stage.REFILL
    assert refusal(after, "dedicate four twilight") == "dedicate-over"
