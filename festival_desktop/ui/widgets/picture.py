"""Painted scenes, cached as pixmaps."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.widgets.base import Painted


class Picture(Painted, QWidget):
    """A cached painted scene. Subclasses define its key and paint it."""

    def key(self) -> Hashable:
        """Return everything the picture depends on besides its size and the theme."""
        return scale_of(self)

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        """Paint a quick substitute; nothing by default."""

    def picture(self, p: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def paint(self, p: QPainter) -> None:
        if ready(self):
            draw_kept(p, self, (type(self).__name__, self.key()), self.picture)
        else:
            self.sketch(p, QRectF(self.rect()))
