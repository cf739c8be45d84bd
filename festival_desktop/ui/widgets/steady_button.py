"""A button that does different things in one place."""

from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.scenes.press_guard import PressGuard
from festival_desktop.ui.widgets.buttons import Button


class SteadyButton(Button):
    """A press counts only after what it does has stood under the pointer for a moment."""

    def __init__(
        self, kind: str, icon: str, *, px: float, height: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(kind, icon, px=px, height=height, parent=parent)
        self._does: object = None
        self.guard: PressGuard[None] = PressGuard(lambda _: self._does)

    def set_meaning(self, does: object) -> None:
        """Equal for presses that do the same."""
        self._does = does
        if self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.guard.change(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.guard.stops(None):
            super().mousePressEvent(event)
