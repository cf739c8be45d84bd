"""What happened, in the past tense: for the log, emphasis, previews and score explanations."""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard
from festival_desktop.games.firefly_festival.state import Trigger, Why


class Source(IntEnum):
    """What gave coins."""

    WATER = 0
    PAGODA = 1
    CROW = 2
    CROW_INCOME = 3
    POWER = 4


@dataclass(frozen=True, slots=True)
class PowerChosen(Event):
    """`power` is None for those who may not know it yet."""

    seat: Seat
    power: PowerCard | None


@dataclass(frozen=True, slots=True)
class PowersRevealed(Event):
    powers: tuple[PowerCard, ...]


@dataclass(frozen=True, slots=True)
class GoalsDealt(Event):
    """So many more private goals before the first turn, which only their holder sees."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class WorkerSent(Event):
    """Before the first turn, from a Start to where this worker begins."""

    seat: Seat
    start: Island
    island: Island


@dataclass(frozen=True, slots=True)
class FirstStoneLaid(Event):
    seat: Seat
    island: Island


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """From the bank."""

    seat: Seat
    number: int
    source: Source


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """For anything that has no event of its own."""

    seat: Seat
    points: int
    why: Why


@dataclass(frozen=True, slots=True)
class WorkerRecruited(Event):
    seat: Seat
    island: Island


@dataclass(frozen=True, slots=True)
class RecruitLost(Event):
    """There was no worker left, or no room."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoalDrawn(Event):
    """`goal` is None for those who may not know it."""

    seat: Seat
    goal: Goal | None


@dataclass(frozen=True, slots=True)
class GoalMissed(Event):
    """The private goals are used up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    seat: Seat
    lane: int
    paid: int


@dataclass(frozen=True, slots=True)
class WorkerCrossed(Event):
    """Free of charge, over the bridge just built."""

    seat: Seat
    origin: Island
    destination: Island


@dataclass(frozen=True, slots=True)
class WorkersMoved(Event):
    """`toll` went from the seat to the owner of the bridges."""

    seat: Seat
    origin: Island
    destination: Island
    number: int
    owner: Seat
    toll: int


@dataclass(frozen=True, slots=True)
class WorkerFerried(Event):
    """Over a lane without a bridge; what was paid went to the bank."""

    seat: Seat
    origin: Island
    destination: Island
    paid: int


@dataclass(frozen=True, slots=True)
class FloorBuilt(Event):
    """`height` of the pagoda with it; `paid` for a second storey."""

    seat: Seat
    island: Island
    height: int
    paid: int


@dataclass(frozen=True, slots=True)
class FestivalHeld(Event):
    seat: Seat
    island: Island
    sorin: int


@dataclass(frozen=True, slots=True)
class FestivalScored(Event):
    """A player's share of a festival: the island's value for each piece."""

    seat: Seat
    island: Island
    pieces: int
    points: int


@dataclass(frozen=True, slots=True)
class FirefliesScored(Event):
    """The caller's bonus for the workers on the island and on the islands next to it."""

    seat: Seat
    here: int
    beside: int
    points: int


@dataclass(frozen=True, slots=True)
class FishReturned(Event):
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class PublicGoalClaimed(Event):
    """`card` counts from 0."""

    seat: Seat
    kind: Kind
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class PrivateGoalClaimed(Event):
    seat: Seat
    goal: Goal
    points: int


@dataclass(frozen=True, slots=True)
class CrowTaken(Event):
    """From the board if `holder` is None; `paid` in points."""

    seat: Seat
    holder: Seat | None
    paid: int


@dataclass(frozen=True, slots=True)
class FishPlaced(Event):
    seat: Seat
    paid: int


@dataclass(frozen=True, slots=True)
class MainActionPassed(Event):
    """None was possible."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionFinished(Event):
    """With something of it left undone: crossings, movements, a second storey."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The game ends with this turn."""

    seat: Seat
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class CrowCursed(Event):
    """The holder of the Crow lost points at the end."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ChainScored(Event):
    seat: Seat
    islands: int
    points: int


@dataclass(frozen=True, slots=True)
class LongestChainScored(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]
