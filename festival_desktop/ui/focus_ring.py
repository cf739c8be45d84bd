"""The ring around the control with keyboard focus; buttons have one of their own."""

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget
from shiboken6 import isValid

RING = 12
"""Distance the focus ring and its glow extend around a control."""


def ring_around(widget: QWidget, room: QRectF) -> tuple[QRectF, float]:
    """Return the rectangle and corner radius of the focus ring of a widget."""
    return getattr(widget, "ring", lambda room: (room, 7.0))(room)


class _Ring(QFocusFrame):
    """A focus frame unmasked, because Qt masks what is below the control."""

    def follow(self, control: QWidget) -> None:
        self.setWidget(control)
        self.clearMask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        self.clearMask()
        return done


class FocusRing(QObject):
    """The ring that follows the keyboard focus."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: _Ring | None = None
        app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        target: QWidget | None = getattr(new, "ringed", None)
        if self._frame is not None and isValid(self._frame):  # Deleted together with its window.
            self._frame.setWidget(None)  # type: ignore[arg-type]  # hides it
            self._frame.deleteLater()
        self._frame = None
        if target is not None:
            self._frame = _Ring(target)
            self._frame.follow(target)
