"""The end of a game of Lanterns Dice."""

from typing import Any

from PySide6.QtWidgets import QWidget

from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.pages.end_words import DiceEndWords
from festival_desktop.screens.lanterns_dice.pages.result import DiceResult, result, rules_of
from festival_desktop.screens.lanterns_dice.pages.sheet_signs import DiceSigns
from festival_desktop.screens.lanterns_dice.thumbnail import thumbnail
from festival_desktop.ui.pages import end_page
from festival_desktop.ui.pages.score_sheet import Said
from festival_desktop.ui.thumbnail import Thumbnail


class EndPage(end_page.EndPage[DiceResult]):
    has_papers = True
    scenery = end_page.EndPage.scenery._replace(moon=(0.488, 0.058, 19))

    def __init__(self, parent: QWidget | None = None) -> None:
        self._words = DiceEndWords()
        super().__init__(parent)
        self._words.setParent(self)

    def found_in(self, match: Match[Any, Any, Any]) -> DiceResult:
        return result(match)

    def said(self, found: DiceResult) -> Said:
        assert self._match is not None
        return self._words.said(rules_of(self._match).content, found)

    def signs(self, found: DiceResult) -> DiceSigns:
        return DiceSigns(found)

    def view(self, match: Match[Any, Any, Any]) -> Thumbnail:
        rules = rules_of(match)
        return thumbnail(rules, rules.view(match.state_at(len(match.steps)), None))

    def game_title(self) -> str:
        return box().label
