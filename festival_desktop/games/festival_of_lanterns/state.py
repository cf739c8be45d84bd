"""A position. Plain lists and numbers, because search copies and changes it constantly."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from operator import add

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import Cell, Grid
from festival_desktop.core.position import copier
from festival_desktop.games.festival_of_lanterns.content import Dedication, Tile
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL, Gala

GRID = Grid(reach=35)
"""Grid large enough for every display: there are 35 tiles."""

SIDES = tuple(enumerate(GRID.steps))
"""Sides of a cell, with the step to the adjacent cell."""

NO_TILE: Tile = -1
GENERIC = len(Dedication)
"""Index of the generic Dedications after the three stacks."""


class Stage(IntEnum):
    """The current step of the turn. Optional steps are skipped by doing a later one.

    With friends, EXCHANGE is the step to befriend one; two friends ask a question in between.
    """

    EXCHANGE = 0
    DEDICATE = 1
    COUNT = 2
    PLACE = 3
    REFILL = 4
    OVER = 5
    MATCH_SIDE = 6
    """After a placement: choose the side that counts as a match."""
    KEEP_TILE = 7
    """After looking at tiles of the stack: choose the one to keep."""


EXCHANGE, DEDICATE, COUNT, PLACE, REFILL, OVER, MATCH_SIDE, KEEP_TILE = Stage


@dataclass(slots=True, kw_only=True)
class Visible:
    """The public part of a position. Fields with a fixed start value have a default."""

    players: int
    seat: Seat = 0
    """The active player."""
    stage: Stage = EXCHANGE
    finals: int = 0
    """Number of final turns taken."""
    display: dict[Cell, int]
    """Tile * 4 + quarter turns for each cell, in the order they were laid."""
    frontier: dict[Cell, None]
    """Empty cells adjacent to the display, as an ordered set."""
    face_up: Tile = NO_TILE
    supply: list[int]
    lanterns: list[list[int]]
    """Cards of each lantern, by seat."""
    held: list[int]
    """Total number of cards of each seat; follows from `lanterns` and `Gala.trixies`."""
    mooncakes: list[int]
    mooncakes_left: int
    left: list[int]
    """Tiles left on the three Dedication stacks and of the generic ones."""
    claimed: list[list[tuple[int, int]]]
    """Kind and points of each seat's Dedications, in the order they were made."""
    gala: Gala | None = None
    """State of the friends; None in a game without them."""

    @property
    def challenged(self) -> bool:
        """Whether this is a challenge against Moon Dancer."""
        return self.gala is not None and self.gala.level != NO_LEVEL


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """Everything on the table, hidden or not. Every physical piece is in exactly one field."""

    hands: list[list[Tile]]
    stack: list[Tile]
    """Unseen tiles, top last."""
    box: Sequence[Tile] = ()
    """Tiles returned unseen to the box for the whole game."""

    def copy(self) -> "State":
        return copy_state(self)

    def lay(self, laid: int, cell: Cell) -> list[tuple[int, int]]:
        """Put a tile on the display, open the cells around it; return each (side, tile) met."""
        display, frontier = self.display, self.frontier
        display[cell] = laid
        if cell in frontier:
            del frontier[cell]
        touched = []
        for side, step in SIDES:
            other = display.get(cell + step)
            if other is None:
                frontier[cell + step] = None
            else:
                touched.append((side, other))
        return touched

    def last_laid(self) -> tuple[int, list[tuple[int, int]]]:
        """Return the tile placed last, and each (side, tile) it touches."""
        cell, laid = next(reversed(self.display.items()))
        beside = [(side, self.display.get(cell + step)) for side, step in SIDES]
        return laid, [(side, other) for side, other in beside if other is not None]


copy_state = copier(State)


TILE_LAID = (REFILL, MATCH_SIDE, KEEP_TILE)
"""Stages after the tile of the turn has been laid."""


def first_seat(position: Visible) -> Seat:
    """Return who took the first turn. Each turn but a final one places one tile."""
    laid = len(position.display) - 1  # One tile was there from the start.
    turns = laid - (position.stage in TILE_LAID) + position.finals
    return (position.seat - turns) % position.players


def is_free(state: State) -> bool:
    """Return whether the active player may act freely: no friend asks a question."""
    return state.stage <= REFILL


def gala_of(state: State) -> Gala:
    """Return the friends' part of a position that has one."""
    assert state.gala is not None, "this game has no friends"
    return state.gala


def held(lanterns: Sequence[Sequence[int]], gala: Gala | None) -> list[int]:
    """Count each seat's cards."""
    numbers = [sum(cards) for cards in lanterns]
    return numbers if gala is None else list(map(add, numbers, gala.trixies))
