"""What happened, in the past tense: for the log, emphasis, previews and score explanations.

The frequent ones are made once and told again: making them took a good part of random games.
"""

from festival_desktop.core.game import Event, Seat, TurnTaken, event
from festival_desktop.games.lanterns_dice.content import Action, Area, Card, Color, Pool
from festival_desktop.games.lanterns_dice.lake import AREAS, POOLS
from festival_desktop.games.lanterns_dice.moves import TAKES, Launch, Source


@event
class DiceRolled(Event):
    """`dice` clockwise from north; `paid` is what a reroll cost."""

    seat: Seat
    dice: tuple[Color, ...]
    paid: int


@event
class TrayOriented(Event):
    """`faced` is the colour each seat faces, in seat order."""

    seat: Seat
    quarters: int
    faced: tuple[Color, ...]


@event
class AreaShaded(Event):
    seat: Seat
    area: Area
    source: Source


@event
class GiftEarned(Event):
    """For the pavilion in this area."""

    seat: Seat
    area: Area


@event
class PoolCompleted(Event):
    seat: Seat
    pool: Pool


@event
class PlatformBonusEarned(Event):
    """An area beside this pool may be shaded."""

    seat: Seat
    pool: Pool


@event
class BoatSurrounded(Event):
    """It scores at the end, if nobody touches its pool."""

    seat: Seat
    pool: Pool


@event
class EmperorActionTaken(Event):
    seat: Seat
    card: Card
    action: Action
    paid: int


@event
class SheetTaken(TurnTaken):
    """Somebody shades before those who come earlier in the order of seats have finished."""


@event
class PartEnded(Event):
    """Somebody left their part of a turn before everything open to them was used."""

    seat: Seat


@event
class PartSkipped(Event):
    """Somebody could do nothing with the die they face, and afford no emperor action."""

    seat: Seat
    color: Color


@event
class FireworksLaunched(Event):
    """`pools` is the set of pools the tile covers."""

    seat: Seat
    launch: Launch
    pools: int
    points: int


@event
class LaunchDeclined(Event):
    seat: Seat


@event
class TurnBegan(Event):
    """The active player is at this row of the turn bonuses, counted from 0."""

    seat: Seat
    turn: int


@event
class LastLaunchesBegan(Event):
    pass


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]


SEATS = range(len(TAKES))

AREA_SHADED = tuple(
    tuple(tuple(AreaShaded(seat, area, by) for area in range(AREAS)) for seat in SEATS)
    for by in Source
)
"""What lets it be shaded → seat → area → event."""
GIFT_EARNED = tuple(tuple(GiftEarned(seat, area) for area in range(AREAS)) for seat in SEATS)
POOL_COMPLETED = tuple(tuple(PoolCompleted(seat, pool) for pool in range(POOLS)) for seat in SEATS)
SHEET_TAKEN = tuple(SheetTaken(seat) for seat in SEATS)
PART_ENDED = tuple(PartEnded(seat) for seat in SEATS)
