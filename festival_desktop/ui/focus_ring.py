"""The ring around the control that has the keyboard's focus; buttons have one in their own room."""

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget
from shiboken6 import isValid

RING = 12
"""How far the ring of the focus and its light reach around a control."""


def ring_around(widget: QWidget, room: QRectF) -> tuple[QRectF, float]:
    """Where the ring of the focus is, of a widget that fills a `room`; radius of its corners."""
    return getattr(widget, "ring", lambda room: (room, 7.0))(room)


class _Ring(QFocusFrame):
    """Qt masks what lies below the control; rings of knobs are there, too."""

    def follow(self, control: QWidget) -> None:
        self.setWidget(control)
        self.clearMask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        self.clearMask()
        return done


class FocusRing(QObject):
    """The ring around the control that has the keyboard's focus, wherever that goes."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: _Ring | None = None
        app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        target: QWidget | None = getattr(new, "ringed", None)
        if self._frame is not None and isValid(self._frame):  # it goes with the window it was in
            self._frame.setWidget(None)  # type: ignore[arg-type]  # hides it
            self._frame.deleteLater()
        self._frame = None
        if target is not None:
            self._frame = _Ring(target)
            self._frame.follow(target)
