"""Painted scenes, kept as pixmaps."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.widgets.look import Painted


class Picture(Painted, QWidget):
    """A painted scene in a rectangle, kept. Subclasses say what it depends on and paint it."""

    def key(self) -> Hashable:
        """Everything the picture depends on besides its size and the theme."""
        return scale_of(self)

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        """Something quick in its place; nothing by default."""

    def picture(self, p: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def paint(self, p: QPainter) -> None:
        if ready(self):
            draw_kept(p, self, (type(self).__name__, self.key()), self.picture)
        else:
            self.sketch(p, QRectF(self.rect()))
