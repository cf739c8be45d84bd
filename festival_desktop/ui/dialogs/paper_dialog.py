"""A dialog that looks like a sheet of paper."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import grain, rounded
from festival_desktop.art.cache import Paint
from festival_desktop.art.theme import text_scale
from festival_desktop.ui.style import BLEED, draw_kept
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.layouts import STRETCH, fill, turn
from festival_desktop.ui.widgets.scroll import Scroll

FRAME = QSize(16, 48)
"""Space for the window frame and title bar."""

_HELP = QKeySequence(Qt.Key.Key_F1)


class PaperDialog(QDialog):
    """A dialog with text in `column` and buttons in `feet`; Escape closes it.

    It is no larger than its parent window: the text scrolls where it needs more room.
    """

    preferred = QSize(620, 0)
    """Size at the usual text size; it grows with the text and never cuts off the contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:  # F1 help works here, too.
            keys = [action for action in parent.window().actions() if action.shortcut() == _HELP]
            self.addActions(keys)
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(BLEED, BLEED, BLEED + 8, BLEED)
        self.column.setSpacing(12)
        self.feet = fill(QHBoxLayout(), STRETCH)
        self.feet.setSpacing(12)
        self._area = Scroll(self._content)
        self._whole = fill(QVBoxLayout(self), (self._area, 1), self.feet)
        self._whole.setContentsMargins(28 - BLEED, 24 - BLEED, 28 - BLEED, 22)
        self._whole.setSpacing(18 - BLEED)
        self.feet.setContentsMargins(BLEED, 0, BLEED, 0)

    def fit(self) -> None:
        """Resize to fit the text, within the window."""
        owner = self.parentWidget()
        room = (owner.window().size() if owner else self.screen().availableSize()) - FRAME
        wish = self.preferred * max(1.0, text_scale()) ** 0.5
        edges = self._whole.contentsMargins()
        beside = edges.left() + edges.right()
        turn(False, self.feet)
        self.arrange(narrow=False)
        if self._content_width() + beside > room.width():
            self.arrange(narrow=True)
        least = max(self._content_width(), self.feet.minimumSize().width())
        width = min(room.width(), max(wish.width(), least + beside))
        turn(self.feet.minimumSize().width() + beside > width, self.feet)
        flows = self.column.hasHeightForWidth()
        high = (
            self.column.heightForWidth(width - beside) if flows else self.column.sizeHint().height()
        )
        high += self._whole.spacing() + self.feet.sizeHint().height() + edges.top() + edges.bottom()
        self._whole.activate()
        self.resize(width, min(room.height(), max(high, wish.height())))

    def arrange(self, narrow: bool) -> None:
        """Stack side-by-side contents if the window is too `narrow`."""

    def _content_width(self) -> int:
        """Return the width of the contents with the scroll bar."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        return self._content.minimumSizeHint().width() + bar

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)

    def add_button(
        self,
        kind: str,
        icon: str | None,
        words: str,
        do: Callable[[], object],
        make: type[Button] = Button,
    ) -> Button:
        button = make(kind, icon, px=15, height=38)
        button.say(words)
        button.clicked.connect(lambda: do())
        fill(self.feet, button)
        return button

    def run(self) -> int:
        """Run until closed and delete the dialog; return the result code."""
        code = self.exec()
        self.deleteLater()
        return code

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self)


class Drawing(Painted, QWidget):
    """A small picture next to a text."""

    def __init__(self, width: float, height: float, paint: Paint) -> None:
        super().__init__()
        self.preferred = self.least = width, height
        self._paint = paint

    def paint(self, p: QPainter) -> None:
        self._paint(p, QRectF(self.rect()))


def paint_ground(window: QWidget) -> None:
    """Paint a window's paper background."""
    p = QPainter(window)
    p.fillRect(window.rect(), window.palette().window())
    draw_kept(p, window, "dialog", lambda p, rect: grain(p, rounded(rect, 0), 0.10))
    p.end()
