"""Arrows on the rim of a tray in a hand: to which side each die will turn on by itself.

Painted anew for every angle, because no two pictures of it are alike.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.scenes import zorder
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_way_to_rest


class Arrows(QGraphicsItem):
    def __init__(self) -> None:
        super().__init__()
        self._radius = 1.0
        self._dice: dict[int, str] = {}
        self._angle = 0.0
        self.setZValue(zorder.ON_PANEL + 1)
        self.setVisible(False)

    def point(self, centre: QPointF, radius: float, dice: dict[int, str], angle: float) -> None:
        """For a tray at this angle; `dice` by the side of the screen they will face."""
        self.prepareGeometryChange()
        self._radius, self._dice = radius, dice
        self._angle = angle - round(angle / 90.0) * 90.0
        self.setPos(centre)

    def boundingRect(self) -> QRectF:
        r = self._radius * 1.05
        return QRectF(-r, -r, 2 * r, 2 * r)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        prepare(painter)
        paint_way_to_rest(painter, QPointF(0, 0), self._radius, self._dice, self._angle)
