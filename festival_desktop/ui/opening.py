"""What is slow waits while the program opens.

The first frame of the first window is sketched, so that it is on the screen early; the whole
picture follows at once. Later on everything is painted whole from the start. Without sketches the
processor works half as long again until the first frame (1.9 × a bare window instead of 1.3 ×).
"""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


class _Opening:
    over = False
    sketched = False
    """Something of the first frame was."""


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


def ready(widget: QWidget) -> bool:
    """Whether to paint the whole picture of a widget now. If not, it will be painted next."""
    if not _Opening.over:
        if not _Opening.sketched:
            _Opening.sketched = True
            QTimer.singleShot(0, _complete)
        QTimer.singleShot(0, widget, widget.update)
    return _Opening.over


def _complete() -> None:
    open_whole()
    _Opening.sketched = False
    QTimer.singleShot(0, _go_on)  # asked-for repaints come before timers


def _go_on() -> None:
    while _waiting:
        _waiting.pop(0)()
