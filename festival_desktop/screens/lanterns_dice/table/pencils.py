"""The pointer as a pencil whose lead has the colour that is to be shaded."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QCursor, QPainter

from festival_desktop.art import cache
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil

SIDE, TIP = 44.0, 4.0


def pencil_cursor(die: str, dpr: float) -> QCursor:
    """Its tip is what points."""

    def paint(p: QPainter, rect: QRectF) -> None:
        length = rect.width() * 0.95
        way = length * 0.57 * math.sqrt(0.5)
        centre = QPointF(TIP + way, rect.height() - TIP - way)
        paint_pencil(p, centre, length, angle=-45, die=die)

    picture = cache.pixmap(("pencil", die), QSizeF(SIDE, SIDE), dpr, paint)
    return QCursor(picture, round(TIP), round(SIDE - TIP))
