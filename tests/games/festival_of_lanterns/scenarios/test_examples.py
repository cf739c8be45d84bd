"""The worked examples of the rulebook, rebuilt from tiles of the box."""

from festival_desktop.games.festival_of_lanterns.content import SEVEN
from festival_desktop.games.festival_of_lanterns.state import Stage
from tests.games.festival_of_lanterns.positions import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Display,
    hold,
    options,
    play,
    position,
    tile,
)


def test_turn_example() -> None:
    """13 lanterns, an exchange, seven unique, nothing to discard, a Fireworks tile that matches."""
    # S2 shows fluttershy to the north: the Angel tile (F1) meets it with fluttershy, too.
    state = position(
        4,
        display={(0, 0): "S2"},
        hands=["F1", "S3", "S4", "S5"],
        lanterns=["twilight 3, rainbow 2, fluttershy 2, pinkie 2, applejack 2, starlight 2"],
        mooncakes=[3],
        stack="S9",
        face_up="F3",
    )
    assert state.held[SOUTH] == 13
    assert "dedicate seven" not in options(state, "dedicate")

    exchanged = play(state, "exchange twilight for rarity").state
    assert exchanged.mooncakes[SOUTH] == 1
    dedicated = play(exchanged, "dedicate seven").state
    assert dedicated.claimed[SOUTH] == [(SEVEN, 10)]
    assert dedicated.lanterns[SOUTH] == hold(
        "twilight, rainbow, fluttershy, pinkie, applejack, starlight"
    )
    assert not options(dedicated, "discard")

    placed = play(dedicated, "place F1 at 0,-1 turned 180")
    assert placed.lanterns_gained() == [
        (SOUTH, "fluttershy"),  # the match
        (SOUTH, "fluttershy"),
        (WEST, "rarity"),
        (NORTH, "rainbow"),
        (EAST, "fluttershy"),
    ]
    assert placed.mooncakes_gained() == 1
    assert placed.state.mooncakes[SOUTH] == 2

    refilled = play(placed.state, "take face-up").state
    assert refilled.hands[SOUTH] == [tile("F3")]
    assert refilled.face_up == tile("S9")
    assert refilled.seat == WEST


def test_two_fireworks_tiles_in_a_match_give_a_lantern_and_two_mooncakes() -> None:
    # F2 shows twilight to the east; F6 turned by 90 degrees shows it to the west.
    state = position(4, display={(0, 0): "F2"}, hands=["F6"])
    after = play(state, "place F6 at 1,0 turned 90")
    assert after.lanterns_gained()[0] == (SOUTH, "twilight")
    assert after.mooncakes_gained() == 2


# Gameplay examples: three players. Shining Armor (south), Princess Cadance to his left (west),
# Princess Luna across from him (north). The Angel tile lies so that it shows rainbow to the west
# and fluttershy to the north.
ANGEL = {(0, 0): ("F1", 90)}
AFTER_ONE = {**ANGEL, (-1, 0): ("S1", 180)}
AFTER_TWO = {**AFTER_ONE, (0, -1): ("F2", 180)}


def test_gameplay_example_1_a_sky_tile_beside_fireworks() -> None:
    state = position(3, display=ANGEL, hands=["S1", "F2", "S2"])
    after = play(state, "place S1 at -1,0 turned 180")
    assert after.mooncakes_gained() == 1
    assert after.lanterns_gained() == [
        (SOUTH, "rainbow"),  # the match
        (SOUTH, "rarity"),
        (WEST, "starlight"),
        (NORTH, "fluttershy"),
    ]


def test_gameplay_example_2_the_last_lantern_goes_to_the_match() -> None:
    state = position(
        3, active=WEST, display=AFTER_ONE, hands=["", "F2", "S2"], supply={"fluttershy": 1}
    )
    after = play(state, "place F2 at 0,-1 turned 180")
    assert after.mooncakes_gained() == 2
    assert after.lanterns_gained() == [
        (WEST, "fluttershy"),  # the match
        (WEST, "twilight"),
        (NORTH, "rarity"),
    ]
    assert after.lanterns_missed() == [(SOUTH, "fluttershy")]
    assert (after.state.stage, after.state.seat) == (Stage.EXCHANGE, NORTH)


def test_gameplay_example_3_a_double_match_and_diagonals_that_do_not_count() -> None:
    """A Fireworks tile of Princess Luna's matches a Sky and a Fireworks tile: two Mooncakes."""
    # F6 has pinkie in the north, twilight in the east and south, and rarity in the west. Below it
    # S5 shows twilight, beside it Opalescence; Angel lies across the corner.
    display: Display = {**ANGEL, (0, -1): ("F2", 180), (-1, 0): "S5"}
    state = position(3, active=NORTH, display=display, hands=["", "", "F6"])

    after = play(state, "place F6 at -1,-1 turned 0")
    assert after.lanterns_gained() == [
        (NORTH, "twilight"),  # the match with the Opalescence tile
        (NORTH, "twilight"),  # the match with the Sky tile
        (NORTH, "pinkie"),
        (SOUTH, "twilight"),
        (WEST, "rarity"),
    ]
    # One for the placed tile, one for Opalescence; none for the Sky tile, none for Angel.
    assert after.mooncakes_gained() == 2
    assert after.state.mooncakes[NORTH] == 2
