"""What is heard at the table of Festival of Lanterns."""

from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.friends import events as friends
from festival_desktop.ui.sounds import Sounds


def _gained(event: told.LanternGained) -> str:
    return "match" if event.reason == told.MATCH else "card"


SOUNDS = Sounds(
    events={
        told.TilePlaced: "tile",
        told.LanternGained: _gained,
        told.MooncakesGained: "coins",
        told.LanternExchanged: "card",
        told.LanternDiscarded: "card",
        told.DedicationMade: "dedication",
        told.FaceUpTaken: "card",
        told.TileDrawn: "card",
        friends.FriendBefriended: "match",
        friends.LanternsSwapped: "card",
        friends.TrixieTaken: "card",
        friends.TrixieDiscarded: "card",
        friends.TokenPut: "tile",
        friends.TileTurned: "tile",
        friends.TilesLookedAt: "card",
        friends.TileKept: "card",
    },
    ambience=("water", "crickets"),
)
