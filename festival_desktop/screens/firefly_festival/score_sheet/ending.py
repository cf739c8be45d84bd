"""What the end page shows of a game of Firefly Festival."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.play.match import Match
from festival_desktop.screens.firefly_festival.box import box
from festival_desktop.screens.firefly_festival.pictures.marks import paint_coin
from festival_desktop.screens.firefly_festival.score_sheet.result import result
from festival_desktop.screens.firefly_festival.score_sheet.words import FireflyEndWords
from festival_desktop.ui.pages.end.result import Ending


class FireflySigns:
    """Points are told in words; coins break ties."""

    def parts(self, line: int, seat: int) -> int:
        return 0

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        """There is none."""

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        paint_coin(p, spot.x(), spot.y(), size * 0.9)


def ending(rules: FireflyFestival, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    text = FireflyEndWords(rules.content).said(found)
    return Ending(found, text, FireflySigns(), (box().label,))
