"""The small pictures on a score sheet of Lanterns Dice."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    paint_firework_tile,
    paint_part_icon,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_medal
from festival_desktop.screens.lanterns_dice.score_sheet.result import DiceResult

FIREWORKS, GROUP, BOATS = range(3)
"""The lines, as in the standing; fireworks break ties."""


class DiceSigns:
    """Tiles with their points, the second group as a few pools, boats."""

    def __init__(self, result: DiceResult) -> None:
        self._result = result

    def parts(self, line: int, seat: int) -> int:
        found = self._result
        if line == GROUP:
            return int(bool(found.points[GROUP][seat]))
        return len(found.launched[seat] if line == FIREWORKS else found.boats[seat])

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        if line == FIREWORKS:
            self._paint_tile(p, box, seat, number)
        elif line == GROUP:
            paint_part_icon(p, box.center(), box.width() * 0.95, GROUP)
        else:
            paint_boat(p, box.center(), box.width(), state="lit")

    def _paint_tile(self, p: QPainter, box: QRectF, seat: int, number: int) -> None:
        tile = self._result.launched[seat][number]
        wide, high = (max(cell[axis] for cell in tile.cells) + 1 for axis in (0, 1))
        side = box.width() / 3
        origin = QPointF(box.center().x() - wide * side / 2, box.top() + (3 - high) * side / 2)
        paint_firework_tile(p, origin, side, tile.shape, tile.cells, small=True)
        spot = QPointF(box.center().x(), box.bottom() - box.height() * 0.2)
        paint_medal(p, spot, box.height() * 0.23, tile.points)

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        paint_part_icon(p, spot, size * 1.9, FIREWORKS)
