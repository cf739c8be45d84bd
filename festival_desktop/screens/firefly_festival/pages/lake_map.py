"""The lake of the deal that is set up, as it will lie on the table."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.screens.firefly_festival.thumbnail import SmallLake, of_lake
from festival_desktop.ui.thumbnail import paint_water_window
from festival_desktop.ui.widgets.picture import Picture


class LakeMap(Picture):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lake: SmallLake | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_lake(self, lake: SmallLake | None) -> None:
        if lake != self._lake:
            self._lake = lake
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(216)), round(self.u(150)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.u(170)), round(self.u(90)))

    def key(self) -> Hashable:
        return self._lake

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        paint_water_window(p, rect)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._lake is None:
            paint_water_window(p, rect)
        else:
            of_lake(self._lake).paint(p, rect)
