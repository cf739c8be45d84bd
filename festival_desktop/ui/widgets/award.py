"""A medal as a widget: earned, or still to be earned."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.awards import paint_award
from festival_desktop.ui.widgets.picture import Picture


class Award(Picture):
    """Nothing is painted without a medal."""

    def __init__(self, high: int = 40, parent: QWidget | None = None) -> None:
        self.preferred = self.least = (round(high * 0.8), high)
        super().__init__(parent)
        self._medal, self._earned = "", True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_medal(self, medal: str, earned: bool = True) -> None:
        self._medal, self._earned = medal, earned
        self.update()

    def key(self) -> Hashable:
        return self._medal, self._earned, self.unit

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._medal:
            paint_award(p, rect, self._medal, earned=self._earned)
