"""What happened: a sentence a step, the newest at the bottom, a lock where undo ends."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from festival_desktop.art.brush import NO_PEN, color, outline, saved
from festival_desktop.art.cache import prepare
from festival_desktop.art.plates import paint_lock_line
from festival_desktop.art.tokens import paint_token
from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogEntry, LogModel, LogRole
from festival_desktop.ui.table.rows import Index, PaperList, RowPainter


class LogView(PaperList):
    """Follows the newest line unless somebody has scrolled up to read."""

    pressed_entry = Signal(object)
    """A `LogEntry` somebody wants to see on the table."""

    def __init__(self, parent: QWidget | None = None, *, lit: bool = True) -> None:
        super().__init__(parent)
        self.lit = lit
        """The newest line has light on it."""
        self.floor = 0
        """How many steps are out of reach of undo."""
        self.token: Callable[[Seat], Seat] = lambda seat: seat
        """Whose token marks the steps of a seat."""
        self.setItemDelegate(_LogRow(self))
        self.clicked.connect(self._press)
        self._at_end = True
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(0)
        self._follow.timeout.connect(self.scrollToBottom)
        self.verticalScrollBar().rangeChanged.connect(self._range_changed)
        self.verticalScrollBar().valueChanged.connect(self._value_changed)

    def show_log(self, log: LogModel) -> None:
        if log is not self.model():
            self.setModel(log)
            log.rowsInserted.connect(self._newest)
        self._newest()

    def _press(self, index: QModelIndex) -> None:
        self.pressed_entry.emit(index.data(LogRole.ENTRY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.lit and self.currentIndex().isValid():
            self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def set_floor(self, floor: int) -> None:
        if floor != self.floor:
            self.floor = floor
            self.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("What happened"))
        self.viewport().update()

    def lock_words(self) -> str:
        return self.tr("Undo ends here")

    def _newest(self) -> None:
        self._at_end = True
        self._follow.start()
        self.viewport().update()  # the line before has lost its light

    def _range_changed(self) -> None:
        if self._at_end:
            self._follow.start()

    def _value_changed(self, value: int) -> None:
        if not self._follow.isActive():
            self._at_end = value >= self.verticalScrollBar().maximum() - 4


class _LogRow(RowPainter):
    view: LogView

    def below(self, index: Index) -> float:
        return self.view.u(20) if self._locked(index) else 0.0

    def _locked(self, index: Index) -> bool:
        return index.row() + 1 == self.view.floor

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        row = QRectF(option.rect)
        words = self.words_in(row, index)
        entry: LogEntry = index.data(LogRole.ENTRY)
        newest = index.row() == index.model().rowCount() - 1 and self.view.lit
        u = self.view.u
        if newest:
            with saved(p):
                p.setPen(NO_PEN)
                p.setBrush(color("light", 0.38))
                p.drawRoundedRect(row.adjusted(1, 1, -1, -1 - self.below(index)), 6, 6)
        elif not self._locked(index):
            with saved(p):
                p.setPen(outline("paper_edge", 1, 0.35))
                y = row.bottom() - 0.5
                p.drawLine(QPointF(words.left(), y), QPointF(words.right(), y))
        mirrored = self.view.isRightToLeft()
        x = row.right() - u(12) if mirrored else row.left() + u(12)
        paint_token(
            p, QPointF(x, words.top() + u(8.5)), u(5.5), self.view.token(entry.seat), edge="ink"
        )
        self.paint_words(p, words, index)
        if self._locked(index):
            line = QRectF(row.left() + 4, row.bottom() - u(19), row.width() - 8, u(16))
            paint_lock_line(p, line, self.view.lock_words(), px=u(11.5))
