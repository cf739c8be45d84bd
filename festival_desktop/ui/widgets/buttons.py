"""Buttons of every material: red lacquer (one a page), paper, night lacquer, wood."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from festival_desktop.art.type import CENTER
from festival_desktop.ui.style import BLEED, remeasure, split
from festival_desktop.ui.widgets.base import Control

_ICON = QSize(24, 24)
"""Dummy size: the style chooses the real size of an icon."""


class PressButton(Control, QPushButton):
    """A button that Enter and Space press; only its body is hit."""

    bleed = BLEED

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(True)  # Enter presses the focused button.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Ctrl+Enter to the table."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Button(PressButton):
    """A button of a kind: primary, paper, night, wood. The style draws it."""

    def __init__(
        self,
        kind: str = "paper",
        icon: str | None = None,
        *,
        px: float = 15,
        align: Qt.AlignmentFlag = CENTER,
        height: float = 34,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind, self.icon_name = kind, icon
        self.text_px, self.align, self.least_height = px, align, height
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, label: str, sub: str = "", count: str = "") -> None:
        """Set label, smaller second line, and number in a seal."""
        words = label.replace("&", "&&") + (f"\n{sub}" if sub else "")
        self.setText(words + (f"\t{count}" if count else ""))
        self.setAccessibleName(" ".join(filter(None, (label, count))))
        self.setAccessibleDescription(sub)

    def set_icon(self, icon: str | None) -> None:
        if icon != self.icon_name:
            self.icon_name = icon
            self.setIconSize(_ICON if icon else QSize())  # Updates everything that depends on it.
            self.update()

    def set_bleed(self, bleed: int) -> None:
        """Set the room for light around it: little on a strip."""
        self.bleed = bleed
        remeasure(self)

    @property
    def label(self) -> str:
        return split(self.text())[0]


class DiscardButton(Button):
    """Throws something away: Tab reaches it, arrow keys skip it."""

    discards = True
