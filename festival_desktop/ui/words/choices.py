"""The rows of the choices list: those of a game, and what lets any game go on."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES
from festival_desktop.play.table import Target
from festival_desktop.ui.words.game_words import GameWords


class ChoicesWords(QObject):
    def __init__(self, words: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entry, self.reason = words.entry, words.reason
        self._words = words

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        if target == END_TURN:
            return self.tr("End the turn")
        if target == NEXT_MOVE:
            return self.tr("Let the computer make its next move")
        if target == SCORES:
            return self.tr("See the score sheet")
        words = self._words.target(target, selected)
        claims = self._words.turn().claims if target == PASS else ""
        if not claims:
            return words
        return self.tr("{choice}, without claiming {claims}").format(choice=words, claims=claims)
