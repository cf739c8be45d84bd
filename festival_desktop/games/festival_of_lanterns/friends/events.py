"""What happened with friends. Lanterns they bring are `LanternGained` by the reason FRIEND."""

from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friend, Lantern, Tile


@dataclass(frozen=True, slots=True)
class FriendBefriended(Event):
    seat: Seat
    friend: Friend
    paid: int


@dataclass(frozen=True, slots=True)
class AbilityLost(Event):
    """The turn ended before the ability was used, or used up."""

    seat: Seat
    friend: Friend


@dataclass(frozen=True, slots=True)
class LanternsSwapped(Event):
    seat: Seat
    given: Lantern
    other: Seat
    taken: Lantern


@dataclass(frozen=True, slots=True)
class TrixieTaken(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrixieDiscarded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TokenPut(Event):
    """`before` is the stack the token came from, if it lay on one."""

    seat: Seat
    kind: Dedication
    before: Dedication | None


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    seat: Seat
    tile: Tile
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class SideCounted(Event):
    """A side that does not match counted as a match; its gains are told next."""

    seat: Seat
    side: int
    lantern: Lantern


@dataclass(frozen=True, slots=True)
class CountSkipped(Event):
    seat: Seat
    held: int


@dataclass(frozen=True, slots=True)
class TilesLookedAt(Event):
    """`tiles` is empty for those who may not know them."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TileKept(Event):
    """The other tile looked at went to the bottom. `tile` is None for those who did not look."""

    seat: Seat
    tile: Tile | None
