"""Every decision a person can make, as values that compare equal when they mean the same.

The rules take moves from tables and never build one while generating: building frozen dataclasses
in that loop would take most of its time.
"""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard

ISLANDS = 18
SEATS = 6
KINDS = 7


class CrowGain(IntEnum):
    """The immediate gain from the Crow."""

    COINS = 0
    WORKERS = 1


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. A turn is several of them."""


@dataclass(frozen=True, slots=True)
class ChoosePower(Move):
    """Keep one of the two power cards dealt to you."""

    power: PowerCard


@dataclass(frozen=True, slots=True)
class SendWorker(Move):
    """Send a worker from a Start to another island before the first turn."""

    start: Island
    island: Island


@dataclass(frozen=True, slots=True)
class LayFirstStone(Move):
    """Put a floor on an island before the first turn."""

    island: Island


@dataclass(frozen=True, slots=True)
class BuildBridge(Move):
    """Build a bridge on a lane between two islands; see `network.Lane` for its `way`."""

    a: Island
    b: Island
    way: int


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """Put a recruited worker on an island."""

    island: Island


@dataclass(frozen=True, slots=True)
class Cross(Move):
    """Move a worker across the new bridge for free."""

    origin: Island
    destination: Island


@dataclass(frozen=True, slots=True)
class MoveWorker(Move):
    """Move a worker over bridges of one owner, by the shortest way."""

    origin: Island
    destination: Island
    owner: Seat


@dataclass(frozen=True, slots=True)
class MovePair(Move):
    """Move two workers together."""

    origin: Island
    destination: Island
    owner: Seat


@dataclass(frozen=True, slots=True)
class Ferry(Move):
    """Move a worker over a lane without a bridge."""

    origin: Island
    destination: Island
    way: int


@dataclass(frozen=True, slots=True)
class BuildPagoda(Move):
    """Put a floor on the pagoda of an island."""

    island: Island


@dataclass(frozen=True, slots=True)
class AddStorey(Move):
    """Pay for a second floor on the pagoda just built on."""


@dataclass(frozen=True, slots=True)
class HoldFestival(Move):
    island: Island


@dataclass(frozen=True, slots=True)
class ClaimPublic(Move):
    """Take the top card of a stack of public goals."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ClaimPrivate(Move):
    """Reveal and score one of your private goals."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class TakeCrow(Move):
    gain: CrowGain


@dataclass(frozen=True, slots=True)
class PlaceFish(Move):
    """Pay for an extra main action."""


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Skip the rest of an action: crossings, movements, a second storey."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Skip a main action because none is possible."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Skip the secondary action, or the extra main action of a lucky fish."""


RECRUITS = tuple(Recruit(island) for island in range(ISLANDS))
FIRST_STONES = tuple(LayFirstStone(island) for island in range(ISLANDS))
PAGODAS = tuple(BuildPagoda(island) for island in range(ISLANDS))
FESTIVALS = tuple(HoldFestival(island) for island in range(ISLANDS))
PUBLIC_CLAIMS = tuple(ClaimPublic(kind) for kind in range(KINDS))
CROW_FOR = tuple(TakeCrow(gain) for gain in CrowGain)
ADD_STOREY = AddStorey()
PLACE_FISH = PlaceFish()
DONE = Done()
PASS = Pass()
END_TURN = EndTurn()


CROSSINGS = tuple(tuple(Cross(a, b) for b in range(ISLANDS)) for a in range(ISLANDS))
SENDINGS = tuple(tuple(SendWorker(a, b) for b in range(ISLANDS)) for a in range(ISLANDS))
MOVEMENTS = tuple(
    tuple(tuple(MoveWorker(a, b, owner) for b in range(ISLANDS)) for a in range(ISLANDS))
    for owner in range(SEATS)
)
"""Movements by owner of the bridges, origin and destination."""
PAIR_MOVEMENTS = tuple(
    tuple(tuple(MovePair(a, b, owner) for b in range(ISLANDS)) for a in range(ISLANDS))
    for owner in range(SEATS)
)
