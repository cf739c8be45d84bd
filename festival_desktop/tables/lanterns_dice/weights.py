"""Which events of Lanterns Dice are news."""

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.play.weight import Weight, Weights

WEIGHTS: Weights = {
    told.TrayOriented: Weight.NEWS,
    told.AreaShaded: Weight.NEWS,
    told.EmperorActionTaken: Weight.NEWS,
    told.BoatSurrounded: Weight.GREAT,
    told.FireworksLaunched: Weight.GREAT,
    told.LastLaunchesBegan: Weight.GREAT,
    told.GameEnded: Weight.GREAT,
}
