"""The sheet before a newcomer's first move: what wins and how, in three pictures."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEFT, text

SIDE = 100.0
"""Side of the square the pictures are painted in."""


class Lead(NamedTuple):
    """A picture and its sentence."""

    paint: Callable[[QPainter, QRectF], None]
    """Paints the picture into a square on dark water."""
    words: str


class FirstMove(NamedTuple):
    """The contents of the sheet for a game, in the current language."""

    leads: tuple[Lead, ...]
    begin: str
    """Text of the button that closes the sheet."""


def paint_arrow(p: QPainter, start: QPointF, end: QPointF) -> None:
    """Paint a short straight arrow of light."""
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    neck = end - along * 9
    tip = [end, neck + across * 6, neck - across * 6]
    p.strokePath(
        brush.polygon([(start.x(), start.y()), (neck.x(), neck.y())]), brush.pen("light", 4)
    )
    brush.draw_path(p, brush.polygon([(spot.x(), spot.y()) for spot in tip]), "light")


def paint_most_points(p: QPainter, rect: QRectF) -> None:
    """Paint two scores, the higher one lit."""
    for row, (seat, points) in enumerate(((0, 41), (1, 36))):
        line = QRectF(rect.left() + 6, rect.top() + 12 + 40 * row, rect.width() - 12, 36)
        if row == 0:
            edge = brush.outline("badge_edge", 1.4)
            brush.draw_rounded(p, line, 9, brush.vertical_gradient(line, "light_hi", "light"), edge)
            star = QRectF(line.right() - 24, line.center().y() - 8, 16, 16)
            paint_icon(p, star, "star", "lacquer")
        paint_token(p, QPointF(line.left() + 14, line.center().y()), 8, seat)
        ink = "ink" if row == 0 else "on_dark"
        text(p, line.adjusted(28, 0, -20, 0), str(points), 22, ink, BOLD, LEFT)
