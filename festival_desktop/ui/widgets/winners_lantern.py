"""The program's own lantern, alight beside the name of who has won."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.ui.widgets.look import Scaled


class WinnersLantern(Scaled, QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def bleed(self) -> int:
        """Its light reaches further than its place."""
        return round(self.u(40))

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(60)) + 2 * self.bleed, round(self.u(72)) + 2 * self.bleed)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        centre = QPointF(self.width() / 2, self.height() / 2 - self.u(4))
        paint_festival_lantern(p, centre, self.u(54), shine=0.7)
        p.end()
