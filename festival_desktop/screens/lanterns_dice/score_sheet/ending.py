"""What the end page shows of a game of Lanterns Dice."""

from typing import Any

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.score_sheet.result import result
from festival_desktop.screens.lanterns_dice.score_sheet.signs import DiceSigns
from festival_desktop.screens.lanterns_dice.score_sheet.words import DiceEndWords
from festival_desktop.ui.pages.end.ending import Ending


def ending(rules: LanternsDice, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    text = DiceEndWords().said(rules.content, found)
    return Ending(found, text, DiceSigns(found), (box().label,))
