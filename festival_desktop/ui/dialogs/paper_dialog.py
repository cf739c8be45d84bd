"""A dialog that looks like a sheet of paper."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import grain, rounded
from festival_desktop.art.cache import pixmap
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.placing import put


class PaperDialog(QDialog):
    """Words in `column`, buttons in `feet`; Escape closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout()
        self.column.setSpacing(12)
        self.feet = QHBoxLayout()
        self.feet.setSpacing(12)
        self.feet.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(28, 24, 28, 22)
        whole.setSpacing(18)
        whole.addLayout(self.column, 1)
        whole.addLayout(self.feet)

    def add_button(self, kind: str, icon: str | None, words: str) -> Button:
        button = Button(kind, icon, px=15, height=38)
        button.say(words)
        put(self.feet, button)
        return button

    def run(self) -> int:
        """Show it until it is closed, and delete it; the result code."""
        code = self.exec()
        self.deleteLater()
        return code

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        size = QSizeF(self.size())
        p.fillRect(self.rect(), self.palette().window())
        p.drawPixmap(0, 0, pixmap("dialog", size, self.devicePixelRatioF(), _paint_grain))
        p.end()


def _paint_grain(p: QPainter, rect: QRectF) -> None:
    grain(p, rounded(rect, 0), 0.10)
