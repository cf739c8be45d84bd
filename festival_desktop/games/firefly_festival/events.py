"""What happened, in the past tense: for the log, emphasis, previews and score explanations."""

from enum import IntEnum

from festival_desktop.core.game import Event, Seat, event
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard
from festival_desktop.games.firefly_festival.state import Trigger, Why


class Source(IntEnum):
    """What gave coins."""

    WATER = 0
    PAGODA = 1
    CROW = 2
    CROW_INCOME = 3
    POWER = 4


@event
class PowerChosen(Event):
    """`power` is None for those who may not know it yet."""

    seat: Seat
    power: PowerCard | None


@event
class PowersRevealed(Event):
    powers: tuple[PowerCard, ...]


@event
class GoalsDealt(Event):
    """So many more private goals before the first turn, which only their holder sees."""

    seat: Seat
    number: int


@event
class WorkerSent(Event):
    """Before the first turn, from a Start to where this worker begins."""

    seat: Seat
    start: Island
    island: Island


@event
class FirstStoneLaid(Event):
    seat: Seat
    island: Island


@event
class TurnBegan(Event):
    seat: Seat


@event
class CoinsGained(Event):
    """From the bank."""

    seat: Seat
    number: int
    source: Source


@event
class PointsScored(Event):
    """For anything that has no event of its own."""

    seat: Seat
    points: int
    why: Why


@event
class WorkerRecruited(Event):
    seat: Seat
    island: Island


@event
class RecruitLost(Event):
    """There was no worker left, or no room."""

    seat: Seat


@event
class GoalDrawn(Event):
    """`goal` is None for those who may not know it."""

    seat: Seat
    goal: Goal | None


@event
class GoalMissed(Event):
    """The private goals are used up."""

    seat: Seat


@event
class BridgeBuilt(Event):
    seat: Seat
    lane: int
    paid: int


@event
class WorkerCrossed(Event):
    """Free of charge, over the bridge just built."""

    seat: Seat
    origin: Island
    destination: Island


@event
class WorkersMoved(Event):
    """`toll` went from the seat to the owner of the bridges."""

    seat: Seat
    origin: Island
    destination: Island
    number: int
    owner: Seat
    toll: int


@event
class WorkerFerried(Event):
    """Over a lane without a bridge; what was paid went to the bank."""

    seat: Seat
    origin: Island
    destination: Island
    paid: int


@event
class FloorBuilt(Event):
    """`height` of the pagoda with it; `paid` for a second storey."""

    seat: Seat
    island: Island
    height: int
    paid: int


@event
class FestivalHeld(Event):
    seat: Seat
    island: Island
    sorin: int


@event
class FestivalScored(Event):
    """A player's share of a festival: the island's value for each piece."""

    seat: Seat
    island: Island
    pieces: int
    points: int


@event
class FirefliesScored(Event):
    """The caller's bonus for the workers on the island and on the islands next to it."""

    seat: Seat
    here: int
    beside: int
    points: int


@event
class FishReturned(Event):
    seat: Seat
    number: int


@event
class PublicGoalClaimed(Event):
    """`card` counts from 0."""

    seat: Seat
    kind: Kind
    card: int
    points: int


@event
class PrivateGoalClaimed(Event):
    seat: Seat
    goal: Goal
    points: int


@event
class CrowTaken(Event):
    """From the board if `holder` is None; `paid` in points."""

    seat: Seat
    holder: Seat | None
    paid: int


@event
class FishPlaced(Event):
    seat: Seat
    paid: int


@event
class MainActionPassed(Event):
    """None was possible."""

    seat: Seat


@event
class ActionFinished(Event):
    """With something of it left undone: crossings, movements, a second storey."""

    seat: Seat


@event
class EndTriggered(Event):
    """The game ends with this turn."""

    seat: Seat
    trigger: Trigger


@event
class CrowCursed(Event):
    """The holder of the Crow lost points at the end."""

    seat: Seat
    points: int


@event
class ChainScored(Event):
    seat: Seat
    islands: int
    points: int


@event
class LongestChainScored(Event):
    seat: Seat
    points: int


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
