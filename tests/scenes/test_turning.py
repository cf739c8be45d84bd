"""Between the table and the screen: nothing gets lost, and the viewer sits at the bottom."""

import pytest

from festival_desktop.scenes.turning import BOTTOM, EAST, NORTH, SOUTH, WEST, Turning

ALL = [Turning(quarters) for quarters in range(4)]
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
def test_the_side_turned_towards_is_at_the_bottom(side: int) -> None:
    assert Turning.towards(side).side(side) == BOTTOM


@pytest.mark.parametrize("turning", ALL)
def test_cells_come_back(turning: Turning) -> None:
    for x in range(-3, 4):
        for y in range(-3, 4):
            assert turning.true_cell(*turning.cell(x, y)) == (x, y)


@pytest.mark.parametrize("turning", ALL)
@pytest.mark.parametrize("side", STEPS)
def test_a_neighbour_stays_on_the_side_it_was(turning: Turning, side: int) -> None:
    x, y = turning.cell(2, -1)
    dx, dy = STEPS[side]
    sx, sy = STEPS[turning.side(side)]
    assert turning.cell(2 + dx, -1 + dy) == (x + sx, y + sy)


@pytest.mark.parametrize("turning", ALL)
def test_a_turned_tile_shows_each_lantern_to_the_seat_that_gets_it(turning: Turning) -> None:
    sides = "abcd"
    for turn in range(4):
        for side in range(4):
            true = sides[(side - turn) % 4]
            seen = sides[(turning.side(side) - turning.turn(turn)) % 4]
            assert seen == true
