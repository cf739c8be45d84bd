"""The table of the deal that is set up, as it will lie there."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.ui.pages.table_sketch import TableSketch, paint_water_window
from festival_desktop.ui.widgets.picture import Picture


class DealPicture(Picture):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: TableSketch | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_table(self, table: TableSketch | None) -> None:
        if table != self._table:
            self._table = table
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(216)), round(self.u(150)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.u(170)), round(self.u(90)))

    def key(self) -> Hashable:
        return self._table

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        paint_water_window(p, rect)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._table is None:
            paint_water_window(p, rect)
        else:
            self._table.paint(p, rect)
