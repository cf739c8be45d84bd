"""A dialog that looks like a sheet of paper."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import grain, rounded
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.look import draw_kept
from festival_desktop.ui.widgets.placing import STRETCH, fill

_HELP = QKeySequence(Qt.Key.Key_F1)


class PaperDialog(QDialog):
    """Words in `column`, buttons in `feet`; Escape closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:  # F1 explains here, too
            keys = [action for action in parent.window().actions() if action.shortcut() == _HELP]
            self.addActions(keys)
        self.column = QVBoxLayout()
        self.column.setSpacing(12)
        self.feet = fill(QHBoxLayout(), STRETCH)
        self.feet.setSpacing(12)
        whole = fill(QVBoxLayout(self), (self.column, 1), self.feet)
        whole.setContentsMargins(28, 24, 28, 22)
        whole.setSpacing(18)

    def add_button(
        self, kind: str, icon: str | None, words: str, do: Callable[[], object]
    ) -> Button:
        button = Button(kind, icon, px=15, height=38)
        button.say(words)
        button.clicked.connect(lambda: do())
        fill(self.feet, button)
        return button

    def run(self) -> int:
        """Show it until it is closed, and delete it; the result code."""
        code = self.exec()
        self.deleteLater()
        return code

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), self.palette().window())
        draw_kept(p, self, "dialog", _paint_grain)
        p.end()


def _paint_grain(p: QPainter, rect: QRectF) -> None:
    grain(p, rounded(rect, 0), 0.10)
