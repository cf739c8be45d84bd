"""Events of friends. The lanterns they give are `LanternGained` for the reason FRIEND."""

from festival_desktop.core.game import Event, Seat, event
from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friend, Lantern, Tile


@event
class FriendBefriended(Event):
    seat: Seat
    friend: Friend
    paid: int


@event
class AbilityLost(Event):
    """The turn ended before the ability was used, or used up."""

    seat: Seat
    friend: Friend


@event
class LanternsSwapped(Event):
    seat: Seat
    given: Lantern
    other: Seat
    taken: Lantern


@event
class TrixieTaken(Event):
    seat: Seat


@event
class TrixieDiscarded(Event):
    seat: Seat


@event
class TokenPut(Event):
    """A token was put on a stack; `before` is the stack it was on, if any."""

    seat: Seat
    kind: Dedication
    before: Dedication | None


@event
class TileTurned(Event):
    seat: Seat
    tile: Tile
    cell: Cell
    turn: int


@event
class SideCounted(Event):
    """A side that does not match counted as a match; its gains are the next events."""

    seat: Seat
    side: int
    lantern: Lantern


@event
class CountSkipped(Event):
    seat: Seat
    held: int


@event
class TilesLookedAt(Event):
    """Tiles of the stack were looked at; empty for viewers who may not know them."""

    seat: Seat
    tiles: tuple[Tile, ...]


@event
class TileKept(Event):
    """One tile was kept and the other put at the bottom; None for others than the player."""

    seat: Seat
    tile: Tile | None
