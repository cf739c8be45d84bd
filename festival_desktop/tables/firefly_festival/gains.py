"""Gains from events, for readers that do not use `Preview` yet."""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.play.table import Gain


def gains(events: Iterable[Event]) -> list[Gain]:
    """Who gets what, in the order of the rules; `what` is coins, points, worker, goal, fish."""
    return [gain for event in events if (gain := _gain(event)) is not None and gain.number > 0]


def _gain(event: Event) -> Gain | None:
    match event:
        case told.CoinsGained():
            return Gain(event.seat, "coins", int(event.source), event.number)
        case told.WorkersMoved() if event.owner != event.seat:
            return Gain(event.owner, "coins", 0, event.toll)
        case told.WorkerRecruited():
            return Gain(event.seat, "worker", event.island, 1)
        case told.RecruitLost():
            return Gain(event.seat, "worker", 0, 1, missing=True)
        case told.GoalDrawn():
            return Gain(event.seat, "goal", 0, 1)
        case told.GoalMissed():
            return Gain(event.seat, "goal", 0, 1, missing=True)
        case told.FishReturned():
            return Gain(event.seat, "fish", 0, event.number)
        case (
            told.PointsScored()
            | told.FestivalScored()
            | told.FirefliesScored()
            | told.PublicGoalClaimed()
            | told.PrivateGoalClaimed()
            | told.ChainScored()
            | told.LongestChainScored()
        ):
            return Gain(event.seat, "points", 0, event.points)
    return None
