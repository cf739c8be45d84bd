"""Which events of Firefly Festival are news."""

from festival_desktop.games.firefly_festival import events as told
from festival_desktop.play.weight import Weight, Weights

WEIGHTS: Weights = {
    told.PowersRevealed: Weight.GREAT,
    told.WorkerSent: Weight.NEWS,
    told.FirstStoneLaid: Weight.NEWS,
    told.BridgeBuilt: Weight.NEWS,
    told.WorkerCrossed: Weight.NEWS,
    told.WorkersMoved: Weight.NEWS,
    told.WorkerFerried: Weight.NEWS,
    told.WorkerRecruited: Weight.NEWS,
    told.FloorBuilt: Weight.NEWS,
    told.FishPlaced: Weight.NEWS,
    told.GoalDrawn: Weight.NEWS,
    told.FestivalHeld: Weight.GREAT,
    told.PublicGoalClaimed: Weight.GREAT,
    told.PrivateGoalClaimed: Weight.GREAT,
    told.CrowTaken: Weight.GREAT,
    told.EndTriggered: Weight.GREAT,
    told.GameEnded: Weight.GREAT,
}
