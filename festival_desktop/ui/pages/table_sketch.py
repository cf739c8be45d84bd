"""A table that was left, as a page shows it in passing: a picture, and how far the game has come.

Each game has its own kind of sketch; only what everybody at the table sees is part of it.
"""

from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.brush import radial, rounded
from festival_desktop.ui.widgets.picture import Picture


class TableSketch(Hashable, Protocol):
    def progress(self) -> str:
        """How far the game has come, in a few words; empty if there is nothing to say."""

    def paint(self, p: QPainter, rect: QRectF) -> None: ...


def paint_water_window(p: QPainter, rect: QRectF) -> None:
    """The water a small table lies on."""
    stops = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
    p.fillPath(rounded(rect, 8), radial(rect.center(), rect.width() * 0.7, *stops))


class TablePicture(Picture):
    """A window on a table; on nothing but water without one."""

    def __init__(
        self,
        table: TableSketch | None,
        size: tuple[float, float] = (424, 188),
        least: tuple[float, float] = (200, 120),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._size, self._least = table, size, least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: TableSketch | None) -> None:
        if table != self._table:
            self._table = table
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(*(round(self.u(side)) for side in self._size))

    def minimumSizeHint(self) -> QSize:
        return QSize(*(round(self.u(side)) for side in self._least))

    def key(self) -> Hashable:
        return self._table

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        paint_water_window(p, rect)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._table is None:
            paint_water_window(p, rect)
        else:
            self._table.paint(p, rect)
