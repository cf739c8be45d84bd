"""The program's own lantern beside the name of who has won: alight if it is a person.

Who played alone has a medal in its place, if they earned one.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.awards import paint_award
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.ui.widgets.look import Glowing


class WinnersLantern(Glowing, QWidget):
    preferred, glow = (60, 72), 40

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lit, self.medal = True, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_won(self, lit: bool, medal: str = "") -> None:
        """`lit`: whether somebody has won who sits at this screen; `medal`: what they earned."""
        self.lit, self.medal = lit, medal
        self.update()

    def paint(self, p: QPainter) -> None:
        centre = QPointF(self.width() / 2, self.height() / 2 - self.u(4))
        if self.medal:
            size = self.u(72)
            paint_award(
                p, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), self.medal
            )
            return
        p.setOpacity(1.0 if self.lit else 0.5)
        paint_festival_lantern(p, centre, self.u(54), shine=0.7 if self.lit else 0.0)
