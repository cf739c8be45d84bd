"""The moves that come with friends, kept in tables like all moves."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import DIRECTIONS, Cell
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friend, Lantern, Tile
from festival_desktop.games.festival_of_lanterns.moves import LANTERNS, Dedicate, Exchange, Move
from festival_desktop.games.festival_of_lanterns.state import DEDICATE, Stage

SEATS = range(4)
MOST_FRIENDS, MOST_TILES = 16, 35


@dataclass(frozen=True, slots=True)
class Befriend(Move):
    """Pay a friend's Mooncakes; the ability then waits for its moment in this turn."""

    friend: Friend


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take a lantern from the Supply."""

    lantern: Lantern


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Swap a lantern for a different one of another player."""

    given: Lantern
    seat: Seat
    taken: Lantern


@dataclass(frozen=True, slots=True)
class GainTogether(Move):
    """Gain a lantern together with another player."""

    seat: Seat
    lantern: Lantern


@dataclass(frozen=True, slots=True)
class PutToken(Move):
    """Put your token on a Dedication stack."""

    kind: Dedication


@dataclass(frozen=True, slots=True)
class TurnTile(Move):
    """Rotate a placed tile, to this many quarters clockwise from how it is printed."""

    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class CountAsMatch(Move):
    """Count this side of the tile just placed as a match."""

    side: int


@dataclass(frozen=True, slots=True)
class Look(Move):
    """Look at the top tiles of the stack."""


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep this one of the tiles looked at."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TakeTrixie(Move):
    """Take a Trixie lantern from its pile."""


@dataclass(frozen=True, slots=True)
class DiscardTrixie(Move):
    """Return a Trixie lantern to its pile when over the limit."""


BEFRIENDS = tuple(Befriend(friend) for friend in range(MOST_FRIENDS))
TAKES = tuple(Take(lantern) for lantern in LANTERNS)
SWAPS = tuple(
    tuple(tuple(Swap(given, seat, taken) for taken in LANTERNS) for seat in SEATS)
    for given in LANTERNS
)
GAIN_TOGETHERS = tuple(tuple(GainTogether(seat, n) for n in LANTERNS) for seat in SEATS)
PUT_TOKENS = tuple(PutToken(kind) for kind in Dedication)
COUNT_AS_MATCHES = tuple(CountAsMatch(side) for side in DIRECTIONS)
LOOK = Look()
KEEPS = tuple(Keep(tile) for tile in range(MOST_TILES))
TAKE_TRIXIE = TakeTrixie()
DISCARD_TRIXIE = DiscardTrixie()

ABILITIES = (
    Exchange,
    Take,
    Swap,
    GainTogether,
    PutToken,
    TurnTile,
    CountAsMatch,
    Look,
    Keep,
    TakeTrixie,
)


def by_ability(move: Move, stage: Stage) -> bool:
    """Return whether only a friend's ability allows this move."""
    late = isinstance(move, Dedicate) and stage > DEDICATE
    return late or isinstance(move, ABILITIES)


_turned: dict[Cell, tuple[TurnTile, ...]] = {}


def rotations_of(cell: Cell) -> tuple[TurnTile, ...]:
    """Return the four rotations of a placed tile, created when a cell is first asked for."""
    ways = _turned.get(cell)
    if ways is None:
        ways = _turned[cell] = tuple(TurnTile(cell, turn) for turn in range(4))
    return ways
