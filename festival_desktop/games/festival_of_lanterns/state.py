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
"""No display can reach further: there are 35 tiles."""

SIDES = tuple(enumerate(GRID.steps))
"""Each side of a cell with the step to the cell beside it."""

NO_TILE: Tile = -1
GENERIC = len(Dedication)
"""The index of the generic Dedications behind the three stacks."""


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
    """A tile was placed; which side of it counts as a match?"""
    KEEP_TILE = 7
    """Tiles of the stack were looked at; which one is kept?"""


EXCHANGE, DEDICATE, COUNT, PLACE, REFILL, OVER, MATCH_SIDE, KEEP_TILE = Stage


@dataclass(slots=True, kw_only=True)
class Visible:
    """The public part of a position. Fields with a fixed start value have a default."""

    players: int
    seat: Seat = 0
    """The active player."""
    stage: Stage = EXCHANGE
    finals: int = 0
    """Final turns already taken."""
    display: dict[Cell, int]
    """Cell → tile * 4 + quarter turns, in the order they were laid."""
    frontier: dict[Cell, None]
    """The empty cells beside the display: an ordered set."""
    face_up: Tile = NO_TILE
    supply: list[int]
    lanterns: list[list[int]]
    """Seat → cards of each lantern."""
    held: list[int]
    """Seat → cards in all; follows from `lanterns` and `Gala.trixies`."""
    mooncakes: list[int]
    mooncakes_left: int
    left: list[int]
    """Tiles left on the three Dedication stacks and of the generics."""
    claimed: list[list[tuple[int, int]]]
    """Seat → (kind of Dedication, points) in the order they were made."""
    gala: Gala | None = None
    """Friends and what came with them; None in a game without."""

    @property
    def challenged(self) -> bool:
        """Whether this is a challenge against Moon Dancer."""
        return self.gala is not None and self.gala.level != NO_LEVEL


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """Everything on the table, hidden or not. Every physical piece is in exactly one field."""

    hands: list[list[Tile]]
    stack: list[Tile]
    """Unseen tiles, the top one last."""
    box: Sequence[Tile] = ()
    """Tiles put back unseen before the game; they stay there."""

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
"""The stages of a turn whose tile is laid."""


def first_seat(position: Visible) -> Seat:
    """Return who took the first turn. Each turn but a final one places one tile."""
    laid = len(position.display) - 1  # one lay there before
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
