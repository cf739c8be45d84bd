"""What is heard at the table of Firefly Festival."""

from festival_desktop.games.firefly_festival import events as told
from festival_desktop.ui.sounds import Sounds

SOUNDS = Sounds(
    events={
        told.BridgeBuilt: "bridge",
        told.WorkerFerried: "fish",
        told.WorkersMoved: "tile",
        told.WorkerRecruited: "tile",
        told.FloorBuilt: "bridge",
        told.FirstStoneLaid: "bridge",
        told.CoinsGained: "coins",
        told.FestivalHeld: "firework",
        told.FishPlaced: "fish",
        told.FishReturned: "fish",
        told.CrowTaken: "crow",
        told.CrowCursed: "crow",
        told.GoalDrawn: "card",
        told.PowerChosen: "card",
        told.PublicGoalClaimed: "dedication",
        told.PrivateGoalClaimed: "dedication",
    },
    ambience=("water", "frogs"),
)
