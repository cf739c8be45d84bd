"""Events, for the log, emphasis, previews and score explanations.

Frequent events are created once and shared: building them would be an eighth of the time of a
random game. A placement alone causes up to twelve, so its lanterns and Mooncakes come from tables.
"""

from enum import IntEnum
from functools import cache

from festival_desktop.core.game import Event, Seat, event
from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns.content import Dedication, Lantern, Tile


class Reason(IntEnum):
    """Why a lantern was gained."""

    MATCH = 0
    FACING = 1
    FRIEND = 2


MATCH, FACING, FRIEND = Reason


@event
class LanternExchanged(Event):
    """`paid` is 0 where a friend was paid before."""

    seat: Seat
    given: Lantern
    taken: Lantern
    paid: int


@event
class DedicationMade(Event):
    """A Dedication. `generic`: the stack was empty and a generic tile was taken.

    With friends: `trixies` lanterns were replaced, of which the held ones were `kept`; one lantern
    may have been left out, and the token on the stack may have added a `favour` to the points.
    """

    seat: Seat
    kind: Dedication
    lanterns: tuple[Lantern, ...]
    points: int
    generic: bool
    trixies: int = 0
    without: Lantern | None = None
    favour: int = 0
    kept: tuple[Lantern, ...] = ()


@event
class LanternDiscarded(Event):
    seat: Seat
    lantern: Lantern


@event
class TilePlaced(Event):
    seat: Seat
    tile: Tile
    cell: Cell
    turn: int


@event
class LanternGained(Event):
    seat: Seat
    lantern: Lantern
    reason: Reason


@event
class LanternMissed(Event):
    """The Supply had none left to give."""

    seat: Seat
    lantern: Lantern
    reason: Reason


@event
class MooncakesGained(Event):
    """Mooncakes for one match; `missed` could not be given by the Supply."""

    seat: Seat
    number: int
    missed: int


@event
class FaceUpTaken(Event):
    seat: Seat
    tile: Tile


@event
class TileDrawn(Event):
    """A tile was drawn; `tile` is None for viewers who may not know it."""

    seat: Seat
    tile: Tile | None


@event
class TileRevealed(Event):
    """A new tile was turned up beside the stack."""

    tile: Tile


@event
class FinalTurnsBegan(Event):
    pass


@event
class FinalTurnEnded(Event):
    seat: Seat


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]


lantern_discarded = cache(LanternDiscarded)
face_up_taken = cache(FaceUpTaken)
tile_drawn = cache(TileDrawn)
tile_revealed = cache(TileRevealed)

lantern_gained = tuple(
    tuple(tuple(LanternGained(seat, n, reason) for n in range(7)) for seat in range(4))
    for reason in Reason
)
lantern_missed = tuple(
    tuple(tuple(LanternMissed(seat, n, reason) for n in range(7)) for seat in range(4))
    for reason in Reason
)
mooncakes_gained = tuple(
    tuple(tuple(MooncakesGained(seat, n, missed) for missed in range(4)) for n in range(4))
    for seat in range(4)
)
