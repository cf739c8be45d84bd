"""A page with a table on it: a toolbar, the strip of steps below it, the scene in the rest."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.table.toolbar import Toolbar

_SMALL, _LARGE = (1280.0, 680.0), 1.34
"""The window the toolbar is drawn for, and how far it grows."""


class Growing(Protocol):
    def set_unit(self, unit: float) -> None: ...


class TableFrame(QWidget):
    """Whoever inherits it makes the parts, says their words, and fills the gap of the scene."""

    toolbar: Toolbar
    timeline: TimelineStrip
    view: TableView
    scene: TableScene

    def growing(self) -> Sequence[Growing]:
        """What grows with the page."""
        return self.toolbar, self.timeline

    def retranslate(self) -> None: ...

    def place_side(self) -> None:
        """Put something where the scene leaves room for it."""

    def place(self) -> None:
        room = min(self.width() / _SMALL[0], self.height() / _SMALL[1])
        unit = min(_LARGE, max(1.0, room))
        for part in self.growing():
            part.set_unit(unit)
        toolbar, strip = self.toolbar.height(), self.timeline.sizeHint().height()
        self.toolbar.setGeometry(0, 0, self.width(), toolbar)
        self.timeline.setGeometry(0, toolbar, self.width(), strip)
        self.view.setGeometry(0, toolbar + strip, self.width(), self.height() - toolbar - strip)
        if not self.scene.canvas.size.isEmpty():  # else it follows when the table is laid out
            self.place_side()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.scene.canvas.relayout()
            self.place()
