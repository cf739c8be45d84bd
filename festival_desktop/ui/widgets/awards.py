"""Medals as widgets, and the lantern next to the winner's name."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.awards import paint_award
from festival_desktop.art.brush import square
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.widgets.labels import Glowing
from festival_desktop.ui.widgets.picture import Picture


class Award(Picture):
    """A medal, earned or not; nothing is painted without one."""

    def __init__(self, high: int) -> None:
        self.preferred = self.least = (round(high * 0.8), high)
        super().__init__()
        self._medal, self._earned = "", True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_medal(self, medal: str, earned: bool = True) -> None:
        self._medal, self._earned = medal, earned
        self.update()

    def key(self) -> Hashable:
        return self._medal, self._earned, scale_of(self)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._medal:
            paint_award(p, rect, self._medal, earned=self._earned)


class WinnersLantern(Glowing):
    """Lit if a person won; a solo player's medal replaces it."""

    preferred, glow = (60, 72), 40

    def __init__(self) -> None:
        super().__init__()
        self.lit, self.medal = True, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_won(self, lit: bool, medal: str = "") -> None:
        """Set whether a person at this screen won, and their medal."""
        self.lit, self.medal = lit, medal
        self.update()

    def paint(self, p: QPainter) -> None:
        # Measured from the far corner: the near one may lack room for the glow.
        far = QPointF(self.width() - self.bleed, self.height() - self.bleed)
        centre = far - QPointF(self.px(30), self.px(40))
        if self.medal:
            paint_award(p, square(centre, self.px(72)), self.medal)
            return
        p.setOpacity(1.0 if self.lit else 0.5)
        paint_festival_lantern(p, centre, self.px(54), shine=0.7 if self.lit else 0.0)
