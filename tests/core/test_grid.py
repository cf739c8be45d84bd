"""Cells as numbers: steps, neighbours, and back to coordinates."""

from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST, Grid, opposite

GRID = Grid(reach=5)
within = st.integers(-5, 5)


@given(within, within)
def test_a_cell_is_a_number_with_coordinates(x: int, y: int) -> None:
    assert GRID.xy(GRID.cell(x, y)) == (x, y)
    assert GRID.holds(x, y)


def test_cells_are_numbers_of_their_own_also_one_step_outside() -> None:
    cells = {GRID.cell(x, y) for x in range(-6, 7) for y in range(-6, 7)}
    assert len(cells) == 13 * 13
    assert min(cells) == 0


@given(within, within)
def test_a_step_leads_to_the_cell_beside(x: int, y: int) -> None:
    beside = {d: GRID.xy(GRID.cell(x, y) + GRID.steps[d]) for d in DIRECTIONS}
    assert beside == {
        NORTH: (x, y - 1), EAST: (x + 1, y), SOUTH: (x, y + 1), WEST: (x - 1, y)
    }  # fmt: skip


def test_directions_run_clockwise_and_have_opposites() -> None:
    assert list(DIRECTIONS) == [NORTH, EAST, SOUTH, WEST]
    assert [opposite(direction) for direction in DIRECTIONS] == [SOUTH, WEST, NORTH, EAST]
    assert all(GRID.steps[d] == -GRID.steps[opposite(d)] for d in DIRECTIONS)


def test_what_lies_outside_is_not_held() -> None:
    assert not GRID.holds(6, 0)
    assert not GRID.holds(0, -6)
