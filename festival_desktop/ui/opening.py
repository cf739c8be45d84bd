"""Deferred work while the program opens.

The first frame of the first window is a sketch, so that it appears early; the whole picture follows
right away. Later everything is painted whole from the start.
"""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


class _Opening:
    over = False
    sketched = False
    """Whether the first frame has been sketched."""


_waiting: list[Callable[[], None]] = []


def open_whole() -> None:
    """Stop sketching."""
    _Opening.over = True


def after_opening(do: Callable[[], None]) -> None:
    """Call `do` once the first picture is whole, or now if it is."""
    if _Opening.over:
        do()
    else:
        _waiting.append(do)


def ready(widget: QWidget) -> bool:
    """Return whether to paint a widget whole now; otherwise repaint it later."""
    if not _Opening.over:
        if not _Opening.sketched:
            _Opening.sketched = True
            QTimer.singleShot(0, _complete)
        QTimer.singleShot(0, widget, widget.update)
    return _Opening.over


def _complete() -> None:
    open_whole()
    _Opening.sketched = False
    QTimer.singleShot(0, _go_on)  # Requested repaints run before timers.


def _go_on() -> None:
    while _waiting:
        _waiting.pop(0)()
