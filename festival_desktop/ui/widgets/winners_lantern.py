"""The program's own lantern beside the name of who has won: alight if it is a person."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.ui.widgets.look import Glowing


class WinnersLantern(Glowing, QWidget):
    preferred, glow = (60, 72), 40

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lit = True
        """Whether somebody has won who sits at this screen."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint(self, p: QPainter) -> None:
        centre = QPointF(self.width() / 2, self.height() / 2 - self.u(4))
        p.setOpacity(1.0 if self.lit else 0.5)
        paint_festival_lantern(p, centre, self.u(54), shine=0.7 if self.lit else 0.0)
