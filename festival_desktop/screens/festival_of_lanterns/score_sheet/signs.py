"""The small pictures on a score sheet of Festival of Lanterns."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.lanterns import paint_lantern, paint_mooncake
from festival_desktop.art.theme import LANTERNS
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
)
from festival_desktop.screens.festival_of_lanterns.score_sheet.result import FestivalResult


class FestivalSigns:
    """Dedications by their tiles; Mooncakes and lanterns left break ties."""

    def __init__(self, result: FestivalResult) -> None:
        self._made = result.made

    def parts(self, line: int, seat: int) -> int:
        return len(self._made[line][seat])

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        made = self._made[line][seat][number]
        paint_dedication(p, box, DEDICATIONS[3 if made.generic else line], made.points)

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        if number == 0:
            paint_mooncake(p, spot, size)
        else:
            paint_lantern(p, spot, size, next(iter(LANTERNS)), letter=False, light=False)
