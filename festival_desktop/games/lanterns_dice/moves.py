"""Every decision a person can make, as values that compare equal when they mean the same.

The rules take moves from tables and never build one while generating: building frozen dataclasses
in that loop would take most of its time.
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
    """Settle the tray, rotated clockwise by quarters since the roll."""

    quarters: int


@dataclass(frozen=True, slots=True)
class Shade(Move):
    """Shade one area with the die, the turn bonus or the emperor."""

    area: Area
    source: Source


@dataclass(frozen=True, slots=True)
class ShadeBeside(Move):
    """Shade one area next to a completed platform pool, as its bonus."""

    platform: Pool
    area: Area


@dataclass(frozen=True, slots=True)
class ShadePool(Move):
    """Shade both areas of a pool with the emperor."""

    pool: Pool


@dataclass(frozen=True, slots=True)
class EmperorAction(Move):
    """Spend gifts on an emperor card; separate moves shade what it allows."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Move):
    """End your part of the turn, and give up what you could still shade."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Give the turn to another seat, now instead of in seat order."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Launch(Move):
    """Place the top tile of a shape on completed pools.

    The tile is flipped first, east to west, then rotated clockwise by quarters; `x` and `y` are the
    north-west corner of the rectangle it then fills. Of several ways to place the same tile on the
    same pools only the first is a move; `Fireworks.launch` finds it.
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
"""Areas next to each platform's pool, as sets with the moves that shade them."""
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
"""Moves of the other seats and being done, by number of players and set of seats."""
PASS = Pass()
