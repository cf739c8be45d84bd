"""A dark place for one sentence: what is under the pointer, or what is wrong."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import SEMIBOLD, line_height
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


class Explained(Scaled, QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Label(14, "on_dark", SEMIBOLD, wrap=True)
        self._column = QVBoxLayout(self)
        put(self._column, self.sentence, 1)
        self.dress()

    def dress(self) -> None:
        edge, low = round(self.u(12)), round(self.u(5))
        self._column.setContentsMargins(edge, low, edge, low)
        # Two lines from the start, so that nothing moves while sentences change.
        self.sentence.setMinimumHeight(round(2 * line_height(self.u(14), SEMIBOLD)))

    def say(self, words: str, wrong: bool = False) -> None:
        self.sentence.setText(words)
        self.sentence.set_ink("on_warn" if wrong else "on_dark")

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_well(p, QRectF(self.rect()), 8)
        p.end()
