"""Pictures that are slow to paint: kept as pixmaps, and painted right after the first frame."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from festival_desktop.art.cache import pixmap, prepare
from festival_desktop.ui.widgets.look import Scaled


class Late(Scaled):
    """Mixed into a widget: its first paint is a quick sketch, the picture follows at once.

    So a window is on the screen before its most costly parts are painted.
    """

    _ready = False

    def ready(self) -> bool:
        """Whether to paint the picture now; False the first time, and then it is on its way."""
        if not self._ready:
            QTimer.singleShot(0, self, self.finish)
        return self._ready

    def finish(self) -> None:
        """From now on, the whole picture."""
        if not self._ready:
            self._ready = True
            self.update()


class Picture(Late, QWidget):
    """A painted scene in a rectangle. Subclasses say what it depends on and paint it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def key(self) -> Hashable:
        """Everything the picture depends on besides its size and the theme."""
        raise NotImplementedError

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        """Something quick in its place; nothing by default."""

    def picture(self, p: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def pixmap(self) -> QPixmap:
        key = (type(self).__name__, self.key())
        return pixmap(key, QSizeF(self.size()), self.devicePixelRatioF(), self.picture)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        if self.ready():
            p.drawPixmap(0, 0, self.pixmap())
        else:
            self.sketch(p, QRectF(self.rect()))
        p.end()
