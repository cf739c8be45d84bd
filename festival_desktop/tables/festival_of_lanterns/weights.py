"""Which events of Festival of Lanterns are news."""

from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.play.weight import Weight, Weights

WEIGHTS: Weights = {
    told.TilePlaced: Weight.NEWS,
    told.LanternExchanged: Weight.NEWS,
    told.LanternDiscarded: Weight.NEWS,
    told.DedicationMade: Weight.GREAT,
    told.FinalTurnsBegan: Weight.GREAT,
    told.GameEnded: Weight.GREAT,
    gala_told.FriendBefriended: Weight.NEWS,
    gala_told.LanternsSwapped: Weight.NEWS,
    gala_told.TrixieTaken: Weight.NEWS,
    gala_told.TokenPut: Weight.NEWS,
    gala_told.TileTurned: Weight.NEWS,
    gala_told.SideCounted: Weight.NEWS,
}
