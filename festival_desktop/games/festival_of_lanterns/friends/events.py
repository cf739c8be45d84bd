"""What happened with friends. Lanterns they bring are `LanternGained` by the reason FRIEND."""

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
    """`before` is the stack the token came from, if it lay on one."""

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
    """A side that does not match counted as a match; its gains are told next."""

    seat: Seat
    side: int
    lantern: Lantern


@event
class CountSkipped(Event):
    seat: Seat
    held: int


@event
class TilesLookedAt(Event):
    """`tiles` is empty for those who may not know them."""

    seat: Seat
    tiles: tuple[Tile, ...]


@event
class TileKept(Event):
    """The other tile looked at went to the bottom. `tile` is None for those who did not look."""

    seat: Seat
    tile: Tile | None
