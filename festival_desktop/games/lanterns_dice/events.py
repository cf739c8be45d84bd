"""What happened, in the past tense: for the log, emphasis, previews and score explanations.

The frequent one comes from a table (`area_shaded`), because nearly every move tells it.
"""

from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice.content import Action, Area, Card, Color, Pool
from festival_desktop.games.lanterns_dice.lake import AREAS
from festival_desktop.games.lanterns_dice.moves import Launch, Source


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """`dice` clockwise from north; `paid` is what a reroll cost."""

    seat: Seat
    dice: tuple[Color, ...]
    paid: int


@dataclass(frozen=True, slots=True)
class TrayOriented(Event):
    """`faced` is the colour each seat faces, in seat order."""

    seat: Seat
    quarters: int
    faced: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class AreaShaded(Event):
    seat: Seat
    area: Area
    source: Source


@dataclass(frozen=True, slots=True)
class GiftEarned(Event):
    """For the pavilion in this area."""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class PoolCompleted(Event):
    seat: Seat
    pool: Pool


@dataclass(frozen=True, slots=True)
class PlatformBonusEarned(Event):
    """An area beside this pool may be shaded."""

    seat: Seat
    pool: Pool


@dataclass(frozen=True, slots=True)
class BoatSurrounded(Event):
    """It scores at the end, if nobody touches its pool."""

    seat: Seat
    pool: Pool


@dataclass(frozen=True, slots=True)
class EmperorActionTaken(Event):
    seat: Seat
    card: Card
    action: Action
    paid: int


@dataclass(frozen=True, slots=True)
class SheetTaken(Event):
    """Somebody shades before those who come earlier in the order of seats have finished."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartEnded(Event):
    """Somebody left their part of a turn before everything open to them was used."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartSkipped(Event):
    """Somebody could do nothing with the die they face, and afford no emperor action."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class FireworksLaunched(Event):
    """`pools` is the set of pools the tile covers."""

    seat: Seat
    launch: Launch
    pools: int
    points: int


@dataclass(frozen=True, slots=True)
class LaunchDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The active player is at this row of the turn bonuses, counted from 0."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class LastLaunchesBegan(Event):
    pass


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]


area_shaded = tuple(
    tuple(tuple(AreaShaded(seat, area, source) for area in range(AREAS)) for seat in range(4))
    for source in Source
)
