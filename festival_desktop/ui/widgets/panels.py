"""Surfaces that group widgets: a sheet of paper, a night lacquer board."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QWidget

from festival_desktop.ui.style import BLEED, PANEL_BLEED, body_of
from festival_desktop.ui.widgets.base import Themed, painting
from festival_desktop.ui.widgets.layouts import Margins


class Group(Themed, QGroupBox):
    """Groups widgets, with room around them for the light of buttons."""

    bleed = BLEED
    padding: Margins = (0, 0, 0, 0)
    """Padding between the contents and the edges, in units."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._measure_room()

    def _measure_room(self) -> None:
        """Measure again: in its constructor Qt knew no class of ours."""
        QGroupBox.changeEvent(self, QEvent(QEvent.Type.StyleChange))

    def body(self) -> QRectF:
        return body_of(self)


class Panel(Group):
    """A surface: paper (read, fill in) or board (groups and acts). The style draws it."""

    bleed = PANEL_BLEED

    def __init__(self, kind: str = "paper", parent: QWidget | None = None) -> None:
        self.kind = kind
        super().__init__(parent)

    def paint(self, p: QPainter) -> None:
        """Paint what is on the surface besides widgets."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as p:
            self.paint(p)

    def set_padding(self, left: float, top: float, right: float, bottom: float) -> None:
        self.padding = (left, top, right, bottom)
        self._measure_room()
