"""Events, for the log, emphasis, previews and score explanations."""

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
    """A power was chosen; `power` is None for viewers who may not know it yet."""

    seat: Seat
    power: PowerCard | None


@event
class PowersRevealed(Event):
    powers: tuple[PowerCard, ...]


@event
class GoalsDealt(Event):
    """Private goals were dealt before the first turn; only their holder sees them."""

    seat: Seat
    number: int


@event
class WorkerSent(Event):
    """A worker was sent from a Start to another island before the first turn."""

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
    """Coins came from the bank."""

    seat: Seat
    number: int
    source: Source


@event
class PointsScored(Event):
    """Points for anything that has no event of its own."""

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
    """A private goal was drawn; `goal` is None for viewers who may not know it."""

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
    """A worker crossed the new bridge for free."""

    seat: Seat
    origin: Island
    destination: Island


@event
class WorkersMoved(Event):
    """Workers moved; the seat paid `toll` to the owner of the bridges."""

    seat: Seat
    origin: Island
    destination: Island
    number: int
    owner: Seat
    toll: int


@event
class WorkerFerried(Event):
    """A worker crossed a lane without a bridge and paid the bank."""

    seat: Seat
    origin: Island
    destination: Island
    paid: int


@event
class FloorBuilt(Event):
    """A floor was built; `height` counts it, and `paid` is the cost of a second storey."""

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
    """A public goal was claimed; `card` counts from 0."""

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
    """The Crow was taken, from the board if `holder` is None; `paid` is in points."""

    seat: Seat
    holder: Seat | None
    paid: int


@event
class FishPlaced(Event):
    seat: Seat
    paid: int


@event
class MainActionPassed(Event):
    """No main action was possible."""

    seat: Seat


@event
class ActionFinished(Event):
    """An action ended with something left undone: crossings, movements, a second storey."""

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
