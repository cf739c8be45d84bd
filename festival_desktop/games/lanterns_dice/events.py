"""Events, for the log, emphasis, previews and score explanations.

Frequent events are created once and shared: creating them took a good part of random games.
"""

from festival_desktop.core.game import EarlyTurnTaken, Event, Seat, event
from festival_desktop.games.lanterns_dice.content import Action, Area, Card, Color, Pool
from festival_desktop.games.lanterns_dice.lake import AREAS, POOLS
from festival_desktop.games.lanterns_dice.moves import TAKES, Launch, Source


@event
class DiceRolled(Event):
    """The dice were rolled, clockwise from north; `paid` is the cost of a reroll."""

    seat: Seat
    dice: tuple[Color, ...]
    paid: int


@event
class TrayOriented(Event):
    """The tray was settled; `faced` is each seat's colour, in seat order."""

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
    """The pavilion in this area gave a gift."""

    seat: Seat
    area: Area


@event
class PoolCompleted(Event):
    seat: Seat
    pool: Pool


@event
class PlatformBonusEarned(Event):
    """An area next to this pool can be shaded."""

    seat: Seat
    pool: Pool


@event
class BoatSurrounded(Event):
    """A boat was surrounded; it scores at the end if its pool stays unshaded."""

    seat: Seat
    pool: Pool


@event
class EmperorActionTaken(Event):
    seat: Seat
    card: Card
    action: Action
    paid: int


@event
class SheetTaken(EarlyTurnTaken):
    """A seat shades before those ahead of it in seat order have finished."""


@event
class PartEnded(Event):
    """A seat ended its part of a turn with something left to use."""

    seat: Seat


@event
class PartSkipped(Event):
    """A seat could not use the die it faces, and could not afford an emperor action."""

    seat: Seat
    color: Color


@event
class FireworksLaunched(Event):
    """Fireworks were launched; `pools` is the set of pools the tile covers."""

    seat: Seat
    launch: Launch
    pools: int
    points: int


@event
class LaunchDeclined(Event):
    seat: Seat


@event
class TurnBegan(Event):
    """A turn began; the active player is at this row of the turn bonuses, counted from 0."""

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
"""Events by source, seat and area."""
GIFT_EARNED = tuple(tuple(GiftEarned(seat, area) for area in range(AREAS)) for seat in SEATS)
POOL_COMPLETED = tuple(tuple(PoolCompleted(seat, pool) for pool in range(POOLS)) for seat in SEATS)
SHEET_TAKEN = tuple(SheetTaken(seat) for seat in SEATS)
PART_ENDED = tuple(PartEnded(seat) for seat in SEATS)
