"""The end of a game of Firefly Festival."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.play.match import Match
from festival_desktop.screens.firefly_festival.pages.end_words import FireflyEndWords
from festival_desktop.screens.firefly_festival.pages.result import FireflyResult, result, rules_of
from festival_desktop.screens.firefly_festival.pictures.marks import paint_coin
from festival_desktop.screens.firefly_festival.thumbnail import thumbnail
from festival_desktop.ui.pages import end_page
from festival_desktop.ui.pages.score_sheet import Said
from festival_desktop.ui.thumbnail import Thumbnail


class FireflySigns:
    """Points are told in words; coins break ties."""

    def parts(self, line: int, seat: int) -> int:
        return 0

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        """There is none."""

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        paint_coin(p, spot.x(), spot.y(), size * 0.9)


class EndPage(end_page.EndPage[FireflyResult]):
    def __init__(self, content: Content, parent: QWidget | None = None) -> None:
        self._words = FireflyEndWords(content)
        super().__init__(parent)
        self._words.setParent(self)

    def found_in(self, match: Match[Any, Any, Any]) -> FireflyResult:
        return result(match)

    def said(self, found: FireflyResult) -> Said:
        return self._words.said(found)

    def signs(self, found: FireflyResult) -> FireflySigns:
        return FireflySigns()

    def view(self, match: Match[Any, Any, Any]) -> Thumbnail:
        rules = rules_of(match)
        return thumbnail(rules, rules.view(match.state_at(len(match.steps)), None))

    def game_title(self) -> str:
        return self.tr("Firefly Festival")
