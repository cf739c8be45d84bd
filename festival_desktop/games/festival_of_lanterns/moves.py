"""Every decision a person can make, as values that compare equal when they mean the same.

The rules take moves from tables and never build one while generating: building frozen dataclasses
in that loop would take most of its time.
"""

from dataclasses import dataclass
from itertools import combinations

from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns.content import Dedication, Lantern, Tile

LANTERNS = range(7)
EACH = (4, 2, 1)
"""Number of cards of each lantern returned, by kind of Dedication."""


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. A turn is several of them."""


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Pay Mooncakes, return one lantern, take a different one."""

    given: Lantern
    taken: Lantern


@dataclass(frozen=True, slots=True)
class Dedicate(Move):
    """Return a set of lanterns for the top tile of a stack. `lanterns` names the kinds used.

    With a friend's help one lantern, `without`, can be left out. Trixie lanterns replace the
    missing ones, and those that are `kept`, in the order of the lanterns.
    """

    kind: Dedication
    lanterns: tuple[Lantern, ...]
    without: Lantern | None = None
    kept: tuple[Lantern, ...] = ()


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Return one lantern when over the limit."""

    lantern: Lantern


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place a tile of the hand on a cell, rotated clockwise by quarters."""

    tile: Tile
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class TakeFaceUp(Move):
    """Refill the hand with the face-up tile."""


@dataclass(frozen=True, slots=True)
class DrawTile(Move):
    """Refill the hand with the hidden top tile of the stack."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Skip the rest of a final turn."""


EXCHANGES = tuple(tuple(Exchange(given, taken) for taken in LANTERNS) for given in LANTERNS)
EXCHANGES_FOR = tuple(
    tuple(
        tuple(move for move in moves if move.taken != move.given and bits >> move.taken & 1)
        for bits in range(1 << len(LANTERNS))
    )
    for moves in EXCHANGES
)
"""Exchanges by given lantern and set of lanterns in the Supply, as bits."""
DISCARDS = tuple(Discard(lantern) for lantern in LANTERNS)
FOURS = tuple(Dedicate(Dedication.FOUR, (lantern,)) for lantern in LANTERNS)
SEVEN_UNIQUE = Dedicate(Dedication.SEVEN, tuple(LANTERNS))
TAKE_FACE_UP = TakeFaceUp()
DRAW_TILE = DrawTile()
PASS = Pass()


def _three_pairs() -> tuple[tuple[Dedicate, ...], ...]:
    """List, for every set of lanterns held twice (as bits), the choices of three."""
    every = [Dedicate(Dedication.PAIRS, three) for three in combinations(LANTERNS, 3)]
    return tuple(
        tuple(move for move in every if all(bits >> lantern & 1 for lantern in move.lanterns))
        for bits in range(1 << len(LANTERNS))
    )


THREE_PAIRS = _three_pairs()


def turns(tile: Tile, cell: Cell) -> tuple[Place, ...]:
    """List the four ways to place a tile on a cell."""
    return tuple(Place(tile, cell, turn) for turn in range(4))
