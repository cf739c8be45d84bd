"""Over a table that shows an earlier step: what is looked at, and the way back."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import NO_BRUSH, color, pen
from festival_desktop.art.theme import text_scale, theme
from festival_desktop.art.type import BOLD, MEDIUM, text_width
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Painted, Translated
from festival_desktop.ui.widgets.placing import fill, turn

_FRAME = 5.0
_WIDEST = 720.0


class LookBackMark(Translated, Painted, QWidget):
    """A frame around the table and a strip on it. A press anywhere goes back to the game."""

    end_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.strip = Sheet(self)
        self.title = Label(15, "lacquer", BOLD, wrap=True)
        self.sentence = Label(13, "ink", MEDIUM, wrap=True)
        self.branch = Button("paper", "branch", px=13, height=34)
        self.back = Button("primary", "back", px=13, height=34)
        self.back.clicked.connect(self.end_requested)
        words = self.space(fill(QVBoxLayout(), self.title, self.sentence), spacing=1)
        self._buttons = self.space(fill(QHBoxLayout(), self.branch, self.back), spacing=10)
        self._row = fill(QHBoxLayout(self.strip), (words, 1), self._buttons)
        self.space(self._row, (16, 8, 14, 8), 10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self.retranslate()

    def show_step(self, title: str, sentence: str, staying: bool) -> None:
        """`staying`: not only as long as the pointer is there, so that buttons can be reached."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.title.setVisible(staying)  # while pointing, the toolbar alone says it
        self.branch.setVisible(staying)
        self.back.setVisible(staying)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._place()
        self.show()
        self.raise_()

    def retranslate(self) -> None:
        self.branch.say(self.tr("Try again from here"))
        self.branch.setToolTip(self.tr("In a new game, which is practice"))
        self.back.say(self.tr("Back to the game"))
        self.back.setToolTip(self.tr("Back to the game (Esc)"))

    def _place(self) -> None:
        words = text_width(self.sentence.text(), self.u(13), MEDIUM) + self.u(36)
        widest = self.u(_WIDEST) * max(1.0, text_scale())
        wide = widest if not self.title.isHidden() else words
        wide = round(min(wide, widest, self.width() - self.u(40)))
        below, beside = self._height(True, wide), self._height(False, wide)
        high = self._height(True, wide) if below < beside else beside
        self.strip.setGeometry(QRect((self.width() - wide) // 2, round(self.u(10)), wide, high))

    def _height(self, stacked: bool, wide: int) -> int:
        """With the buttons below the words or beside them, below each other if they must."""
        turn(stacked, self._row)
        turn(False, self._buttons)
        turn(self._row.minimumSize().width() > wide, self._buttons)
        return self._row.totalHeightForWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end_requested.emit()

    def wheelEvent(self, event: QWheelEvent) -> None: ...

    def paint(self, p: QPainter) -> None:
        frame, half = self.u(_FRAME), self.u(_FRAME) / 2
        if not theme().flat:
            p.fillRect(self.rect(), color("night", 0.18))
        p.setBrush(NO_BRUSH)
        p.setPen(pen("light", frame))
        p.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
