"""What is heard at the table of Lanterns Dice."""

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.ui.sounds import Sounds

SOUNDS = Sounds(
    events={
        told.DiceRolled: "dice",
        told.TrayOriented: "tile",
        told.AreaShaded: "pencil",
        told.GiftEarned: "coins",
        told.PoolCompleted: "fish",
        told.PlatformBonusEarned: "match",
        told.BoatSurrounded: "match",
        told.EmperorActionTaken: "card",
        told.FireworksLaunched: "firework",
    },
    ambience=("breeze", "crickets"),
)
