"""What is slow to paint waits while the program opens.

The first frame of the first window is sketched, so that it is on the screen early; the whole
picture follows at once. Later on everything is painted whole from the start.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.widgets.look import Painted, Scaled, draw_kept


class _Opening:
    over = False


_waiting: list[Callable[[], None]] = []


def open_whole() -> None:
    """No sketches any more."""
    _Opening.over = True


def after_opening(do: Callable[[], None]) -> None:
    """Do something that takes long once the first picture is whole, or at once if it is."""
    if _Opening.over:
        do()
    else:
        _waiting.append(do)


def _go_on() -> None:
    while _waiting:
        _waiting.pop(0)()


class Late(Scaled):
    """Mixed into a widget that sketches itself in the very first frame."""

    _waits = False

    def ready(self) -> bool:
        """Whether to paint the whole picture now. If not, it will be painted next."""
        if not _Opening.over and not self._waits:
            self._waits = True
            QTimer.singleShot(0, self, self._arrive)
        return _Opening.over

    def _arrive(self) -> None:
        self.update()
        if not _Opening.over:
            open_whole()
            QTimer.singleShot(0, _go_on)  # asked-for repaints come before timers


class Picture(Late, Painted, QWidget):
    """A painted scene in a rectangle, kept. Subclasses say what it depends on and paint it."""

    def key(self) -> Hashable:
        """Everything the picture depends on besides its size and the theme."""
        return self.unit

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        """Something quick in its place; nothing by default."""

    def picture(self, p: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def paint(self, p: QPainter) -> None:
        if self.ready():
            draw_kept(p, self, (type(self).__name__, self.key()), self.picture)
        else:
            self.sketch(p, QRectF(self.rect()))
