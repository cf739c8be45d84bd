"""Every decision a person can make, as values that compare equal when they mean the same.

The rules hand out moves from tables and never build one while generating: building frozen
dataclasses in that loop would take most of its time.
"""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard

ISLANDS = 18
SEATS = 6
KINDS = 7


class CrowGain(IntEnum):
    """What the Crow brings at once."""

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
    """Before the first turn: let a worker of a Start begin on another island."""

    start: Island
    island: Island


@dataclass(frozen=True, slots=True)
class LayFirstStone(Move):
    """Before the first turn: put a floor on an island."""

    island: Island


@dataclass(frozen=True, slots=True)
class BuildBridge(Move):
    """Bridge the lane between two islands; see `network.Lane` for its `way`."""

    a: Island
    b: Island
    way: int


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """Put a recruited worker on an island."""

    island: Island


@dataclass(frozen=True, slots=True)
class Cross(Move):
    """Let a worker cross the new bridge free of charge."""

    origin: Island
    destination: Island


@dataclass(frozen=True, slots=True)
class MoveWorker(Move):
    """One movement of a worker over bridges of one owner, by the shortest way."""

    origin: Island
    destination: Island
    owner: Seat


@dataclass(frozen=True, slots=True)
class MovePair(Move):
    """One movement of two workers together."""

    origin: Island
    destination: Island
    owner: Seat


@dataclass(frozen=True, slots=True)
class Ferry(Move):
    """One movement of a worker over a lane without a bridge."""

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
    """Pay for one more main action."""


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Leave the rest of an action: crossings, movements, a second storey."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Leave out a main action because none is possible."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Leave out the secondary action, or the main action that a lucky fish would bring."""


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
"""Owner of the bridges → origin → destination → the movement."""
PAIR_MOVEMENTS = tuple(
    tuple(tuple(MovePair(a, b, owner) for b in range(ISLANDS)) for a in range(ISLANDS))
    for owner in range(SEATS)
)
