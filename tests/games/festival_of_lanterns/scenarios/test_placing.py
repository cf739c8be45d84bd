"""Step 4 of a turn: placing a tile, matches for the active player, a lantern for everyone."""

import pytest

from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage
from tests.games.festival_of_lanterns.positions import (
    EAST,
    GAME,
    NORTH,
    SOUTH,
    WEST,
    Display,
    lantern,
    options,
    play,
    position,
    refusal,
    tile,
)

# S3: rainbow north, rarity east, twilight south, starlight west. It lies at (0, 0).
# S2: fluttershy north, twilight east, pinkie south, applejack west, until it is turned.


def test_a_tile_lies_beside_the_display_in_any_of_four_orientations() -> None:
    state = position(hands=["S2 F3"])
    cells = ["0,-1", "1,0", "0,1", "-1,0"]
    assert sorted(options(state, "place S2")) == sorted(
        f"place S2 at {cell} turned {angle}" for cell in cells for angle in (0, 90, 180, 270)
    )
    assert len(options(state, "place F3")) == 16


def test_a_corner_is_not_beside() -> None:
    assert refusal(position(), "place S2 at 1,1 turned 0") == "not-beside"


def test_a_cell_takes_one_tile() -> None:
    assert refusal(position(), "place S2 at 0,0 turned 0") == "cell-taken"


def test_only_tiles_of_the_own_hand_can_be_placed() -> None:
    state = position(hands=["S2", "S4"])
    assert refusal(state, "place S4 at 1,0 turned 0") == "not-in-hand"


@pytest.mark.parametrize(
    ("angle", "south", "west", "north", "east"),
    [
        (0, "pinkie", "applejack", "fluttershy", "twilight"),
        (90, "twilight", "pinkie", "applejack", "fluttershy"),
        (180, "fluttershy", "twilight", "pinkie", "applejack"),
        (270, "applejack", "fluttershy", "twilight", "pinkie"),
    ],
)
def test_a_tile_turns_clockwise_and_everyone_gets_the_side_they_face(
    angle: int, south: str, west: str, north: str, east: str
) -> None:
    after = play(position(4), f"place S2 at 1,0 turned {angle}")
    assert after.lanterns_gained() == [(SOUTH, south), (WEST, west), (NORTH, north), (EAST, east)]


@pytest.mark.parametrize(
    ("players", "active", "order"),
    [
        (4, EAST, ["twilight", "pinkie", "applejack", "fluttershy"]),
        (4, WEST, ["applejack", "fluttershy", "twilight", "pinkie"]),
        (3, NORTH, ["fluttershy", "pinkie", "applejack"]),
        (2, 1, ["fluttershy", "pinkie"]),
    ],
)
def test_the_active_player_receives_first_then_clockwise(
    players: int, active: int, order: list[str]
) -> None:
    hands = [""] * players
    hands[active] = "S2"
    after = play(position(players, active=active, hands=hands), "place S2 at 1,0 turned 0")
    seats = [(active + n) % players for n in range(players)]
    assert after.lanterns_gained() == list(zip(seats, order, strict=True))


def test_sides_that_touch_need_not_match() -> None:
    after = play(position(), "place S2 at 1,0 turned 0")
    assert after.mooncakes_gained() == 0
    assert [seat for seat, _ in after.lanterns_gained()] == [0, 1]


def test_a_match_gives_the_active_player_that_lantern_first() -> None:
    # S3 shows twilight to the south; S2 turned by 270 degrees shows twilight to the north.
    after = play(position(4), "place S2 at 0,1 turned 270")
    assert after.lanterns_gained()[0] == (SOUTH, "twilight")
    assert len(after.lanterns_gained()) == 5
    assert after.mooncakes_gained() == 0
    gained = [event for event in after.events if isinstance(event, ev.LanternGained)]
    assert [event.reason for event in gained] == [ev.MATCH] + [ev.FACING] * 4


def test_others_gain_nothing_from_a_match() -> None:
    before = position(4, lanterns=["", "", "", ""])
    after = play(before, "place S2 at 0,1 turned 270").state
    assert after.held == [2, 1, 1, 1]


def test_a_placed_fireworks_tile_in_a_match_gives_a_mooncake() -> None:
    # F6: pinkie, twilight, twilight, rarity. Turned by 270 degrees, twilight looks north.
    after = play(position(hands=["F6"]), "place F6 at 0,1 turned 270")
    assert after.lanterns_gained()[0] == (SOUTH, "twilight")
    assert after.mooncakes_gained() == 1


def test_without_a_match_fireworks_give_nothing() -> None:
    after = play(position(hands=["F6"]), "place F6 at 0,1 turned 0")
    assert after.mooncakes_gained() == 0


def test_each_of_several_matches_counts() -> None:
    # S22: twilight, twilight, applejack, fluttershy. Its north meets S3, its east F6.
    display: Display = {(0, 0): "S3", (1, 0): "S4", (1, 1): ("F6", 90)}
    after = play(position(4, display=display, hands=["S22"]), "place S22 at 0,1 turned 0")
    assert after.lanterns_gained()[:2] == [(SOUTH, "twilight"), (SOUTH, "twilight")]
    assert after.mooncakes_gained() == 1


# F6 turned by 270 degrees shows twilight to the north and east, S22 so turned to the west.
TWO_SKY_TILES: Display = {(0, 0): "S3", (1, 0): "S4", (1, 1): ("S22", 270)}


def test_a_fireworks_tile_pays_once_however_many_matches_it_takes_part_in() -> None:
    after = play(position(4, display=TWO_SKY_TILES, hands=["F6"]), "place F6 at 0,1 turned 270")
    assert after.lanterns_gained()[:2] == [(SOUTH, "twilight"), (SOUTH, "twilight")]
    assert after.mooncakes_gained() == 1


def test_in_edition_3_a_placed_fireworks_tile_pays_for_each_of_its_matches() -> None:
    third = FestivalOfLanterns(GAME.content, edition=3)
    state = position(4, display=TWO_SKY_TILES, hands=["F6"])
    assert play(state, "place F6 at 0,1 turned 270", game=third).mooncakes_gained() == 2


def test_in_another_turn_a_fireworks_tile_pays_again() -> None:
    # F6 shows twilight to the east and south: F7 meets it from below, S22 from the right.
    state = position(2, display={(0, 0): "F6"}, hands=["F7", "S22"])
    first = play(state, "place F7 at 0,1 turned 0")
    assert first.mooncakes_gained() == 2
    assert play(first.state, "place S22 at 1,0 turned 270").mooncakes_gained() == 1


def test_a_match_without_cards_still_gives_its_mooncakes() -> None:
    state = position(4, hands=["F6"], supply={"twilight": 0})
    after = play(state, "place F6 at 0,1 turned 270")
    assert (SOUTH, "twilight") in after.lanterns_missed()
    assert after.mooncakes_gained() == 1


def test_a_lantern_the_supply_lacks_is_skipped() -> None:
    state = position(4, supply={"applejack": 0, "pinkie": 0})
    after = play(state, "place S2 at 1,0 turned 0")
    assert after.lanterns_gained() == [(NORTH, "fluttershy"), (EAST, "twilight")]
    assert after.lanterns_missed() == [(SOUTH, "pinkie"), (WEST, "applejack")]
    assert after.state.supply[lantern("pinkie")] == 0


def test_the_last_card_goes_to_the_match_before_any_side() -> None:
    # S22 turned by 0 degrees: twilight north (the match) and twilight east.
    state = position(4, hands=["S22"], supply={"twilight": 1})
    after = play(state, "place S22 at 0,1 turned 0")
    assert after.lanterns_gained()[0] == (SOUTH, "twilight")
    assert after.lanterns_missed() == [(NORTH, "twilight"), (EAST, "twilight")]


def test_the_last_card_goes_to_the_first_in_order() -> None:
    state = position(4, active=EAST, hands=["", "", "", "S22"], supply={"twilight": 1})
    after = play(state, "place S22 at 1,0 turned 0")
    assert (EAST, "twilight") in after.lanterns_gained()
    assert after.lanterns_missed() == [(NORTH, "twilight")]


def test_there_are_only_28_mooncakes() -> None:
    state = position(4, display={(0, 0): "F6"}, hands=["F7"], mooncakes=[0, 9, 9, 9])
    # F7 turned by 0 degrees shows twilight to the north, as F6 does to the south.
    after = play(state, "place F7 at 0,1 turned 0")
    assert after.state.mooncakes[SOUTH] == 1
    assert after.state.mooncakes_left == 0
    assert ev.MooncakesGained(SOUTH, number=1, missed=1) in after.events


def test_without_mooncakes_left_none_are_gained() -> None:
    state = position(4, display={(0, 0): "F6"}, hands=["F7"], mooncakes=[0, 10, 9, 9])
    after = play(state, "place F7 at 0,1 turned 0")
    assert after.state.mooncakes[SOUTH] == 0
    assert ev.MooncakesGained(SOUTH, number=0, missed=2) in after.events


def test_the_tile_leaves_the_hand_and_opens_the_cells_around_it() -> None:
    after = play(position(hands=["S2 S4"]), "place S2 at 1,0 turned 90").state
    assert after.hands[0] == [tile("S4")]
    assert after.display[GRID.cell(1, 0)] == tile("S2") * 4 + 1
    around = {(0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, 0)}
    assert {GRID.xy(cell) for cell in after.frontier} == around


def test_placing_tells_what_happened_in_order() -> None:
    after = play(position(2, face_up="F1"), "place S2 at 0,1 turned 270")
    kinds = [type(event).__name__ for event in after.events]
    assert kinds == ["TilePlaced", "LanternGained", "LanternGained", "LanternGained"]
    assert after.events[0] == ev.TilePlaced(0, tile("S2"), GRID.cell(0, 1), 3)


def test_nobody_may_pass_instead_of_refilling() -> None:
    state = position(stage=Stage.REFILL, face_up="S4")
    assert refusal(state, "pass") == "refill-first"


@pytest.mark.parametrize("text", ["befriend twilight", "gain rarity with seat 1", "look"])
@pytest.mark.parametrize("stage", [Stage.EXCHANGE, Stage.REFILL])
def test_a_game_without_friends_has_none_to_befriend(text: str, stage: Stage) -> None:
    assert refusal(position(stage=stage, face_up="S4"), text) == "no-friends"


def test_nobody_may_pass_instead_of_placing() -> None:
    state = position()
    assert refusal(state, "pass") == "must-place"
    assert GAME.read("pass") not in GAME.legal_moves(state)
