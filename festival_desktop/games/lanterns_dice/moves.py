"""Every decision a person can make, as values that compare equal when they mean the same.

The rules hand out moves from tables and never build one while generating: building frozen
dataclasses in that loop would take most of its time.
"""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Area, Card, Pool, Shape
from festival_desktop.games.lanterns_dice.lake import AREAS, AREAS_BESIDE, POOLS, members


class Source(IntEnum):
    """What lets you shade an area."""

    DIE = 0
    TURN_BONUS = 1
    EMPEROR = 2
    PLATFORM = 3


DIE, TURN_BONUS, EMPEROR, PLATFORM = Source


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. A turn is several of them."""


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll the four dice into the tray."""


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Spend a gift and roll all four dice again."""


@dataclass(frozen=True, slots=True)
class Orient(Move):
    """Turn the tray clockwise by quarters, from how the dice fell, and leave it so."""

    quarters: int


@dataclass(frozen=True, slots=True)
class Shade(Move):
    """Shade one area, by the die, the turn bonus or the emperor."""

    area: Area
    source: Source


@dataclass(frozen=True, slots=True)
class ShadeBeside(Move):
    """Shade one area beside a platform whose pool was completed, as its bonus."""

    platform: Pool
    area: Area


@dataclass(frozen=True, slots=True)
class ShadePool(Move):
    """Shade both areas of a pool, by the emperor."""

    pool: Pool


@dataclass(frozen=True, slots=True)
class EmperorAction(Move):
    """Spend gifts on an emperor card; what it lets you shade is shaded by moves of its own."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Leave your part of the turn, and with it whatever you could still shade."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Another one takes their sheet, now instead of in the order of seats."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Launch(Move):
    """Lay the top tile of a shape on completed pools.

    The tile is flipped first, east to west, then turned clockwise by quarters; `x` and `y` are
    the north-west corner of the rectangle it then fills. Of several ways to lay the same tile
    on the same pools only the first is a move; `Fireworks.launch` finds it.
    """

    shape: Shape
    x: int
    y: int
    quarters: int
    flipped: bool


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Launch nothing."""


ROLL = Roll()
REROLL = Reroll()
ORIENTS = tuple(Orient(quarters) for quarters in range(4))
SHADES = tuple(tuple(Shade(area, by) for area in range(AREAS)) for by in (DIE, TURN_BONUS, EMPEROR))
BESIDES = tuple(
    tuple((1 << area, ShadeBeside(pool, area)) for area in members(AREAS_BESIDE[pool]))
    for pool in range(POOLS)
)
"""Platform's pool → the areas beside it, each as a set with the move that shades it."""
SHADE_POOLS = tuple(ShadePool(pool) for pool in range(POOLS))
EMPEROR_ACTIONS = tuple(EmperorAction(card) for card in range(3))
DONE = Done()
TAKES = tuple(Take(seat) for seat in range(4))
TAKES_OR_DONE = tuple(
    tuple(
        (*(take for take in TAKES[:players] if not closed >> take.seat & 1), DONE)
        for closed in range(1 << players)
    )
    for players in range(len(TAKES) + 1)
)
"""Players → set of seats → the moves of all others, and being done."""
PASS = Pass()
