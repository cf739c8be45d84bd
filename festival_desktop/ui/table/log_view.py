"""The log: a sentence per step, the newest at the bottom, a lock where undo ends."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from festival_desktop.art.brush import color, draw_rounded, outline, square
from festival_desktop.art.cache import prepare
from festival_desktop.art.plates import lock_line_height, paint_lock_line, paint_number
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.tokens import paint_token
from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogEntry, LogModel, LogRole
from festival_desktop.models.pieces import Index
from festival_desktop.models.recap import Recap
from festival_desktop.ui.table.rows import PaperList, RowPainter

_NOTE, _LOCK = 11.0, 11.5
"""Font sizes of the text below a line and of the lock where undo ends."""


class LogView(PaperList):
    """Follows the newest line unless the person has scrolled up to read."""

    pressed_entry = Signal(object)
    """Emitted with a `LogEntry` to show on the table."""

    def __init__(
        self,
        log: LogModel,
        token: Callable[[Seat], Seat] = lambda seat: seat,
        *,
        lit: bool = True,
        follow: bool = True,
    ) -> None:
        """Set up.

        `token`: which token marks the steps of a seat. `lit`: the newest line is lit; `follow`: it
        is scrolled to.
        """
        super().__init__()
        self.token, self.lit = token, lit
        self.floor = 0
        """Number of steps that cannot be undone."""
        self.recap, self.told = Recap(), 0
        """Entries of the recap, which are marked and numbered, and the number of the one being
        shown.
        """
        self._open: tuple[int, str] = (-1, "")
        """Index of the expanded row, and its additional text."""
        self.setItemDelegate(_LogRow(self))
        self.clicked.connect(self._press)
        self._at_end, self._follows = follow, follow
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.scrollToBottom)
        self.verticalScrollBar().rangeChanged.connect(self._range_changed)
        self.verticalScrollBar().valueChanged.connect(self._value_changed)
        self.setModel(log)
        self._leave_out(QModelIndex(), 0, log.rowCount() - 1)
        log.rowsInserted.connect(self._leave_out)
        log.rowsInserted.connect(self.show_newest)
        self.retranslate()

    def _press(self, index: QModelIndex) -> None:
        self.pressed_entry.emit(index.data(LogRole.ENTRY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.lit and self.currentIndex().isValid():
            self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            whole, row = self.viewport().rect(), self.visualRect(self.currentIndex())
            ring = row if whole.contains(row) else whole
            p = QPainter(self.viewport())
            prepare(p)
            paint_focus_ring(p, QRectF(ring).adjusted(6, 6, -6, -6), 4)
            p.end()

    def open_row(self, row: int, more: str) -> None:
        """Show a text below a line, or close the line if it was open."""
        self._open = (-1, "") if row == self._open[0] else (row, more)
        self.measure_rows()

    def last_row(self, before: int) -> int:
        """Return the last visible row above `before`; -1 if there is none."""
        shown = (row for row in reversed(range(before)) if not self.isRowHidden(row))
        return next(shown, -1)

    def _leave_out(self, parent: QModelIndex, first: int, last: int) -> None:
        """Hide the steps that changed nothing."""
        for row in range(first, last + 1):
            self.setRowHidden(row, self.model().index(row, 0).data(LogRole.LEFT_OUT))

    def note(self, index: Index) -> str:
        """Return the text below a line: the reason, and alternatives if it is open."""
        row, more = self._open
        return "\n".join(
            filter(None, (index.data(LogRole.REASON), more if row == index.row() else ""))
        )

    def show_recap(self, recap: Recap, told: int = 0) -> None:
        """Mark these steps; `told`: scroll to the one of this number."""
        self.recap, self.told = recap, told
        if told:
            self.scrollTo(self.model().index(recap.news[told - 1].number, 0))
        self.viewport().update()

    def set_floor(self, floor: int) -> None:
        if floor != self.floor:
            first = max(0, self.last_row(min(floor, self.floor)))
            self.floor = floor
            self.measure_rows(first)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Log"))
        self.lock_words = self.tr("Undo stops here")
        self.viewport().update()

    def show_newest(self) -> None:
        if self._open[0] >= 0:
            self.open_row(*self._open)
        self._at_end = self._follows
        if self._follows:
            self._follow.start()
        self.viewport().update()  # Remove the previous row's highlight.

    def _range_changed(self) -> None:
        if self._at_end:
            self._follow.start()

    def _value_changed(self, value: int) -> None:
        if not self._follow.isActive():
            self._at_end = self._follows and value >= self.verticalScrollBar().maximum() - 4


class _LogRow(RowPainter):
    view: LogView

    def below(self, index: Index) -> float:
        note, lock = self.view.note(index), self._lock_line(index).height()
        return (lock and lock + self.view.px(4)) + (self.wrapped(note, _NOTE) if note else 0.0)

    def _lock_line(self, index: Index) -> QRectF:
        """Return the size of the lock line below this row; empty where there is none."""
        if index.row() != self.view.last_row(self.view.floor):
            return QRectF()
        width, px = self.view.viewport().width() - 8, self.view.px(_LOCK)
        return QRectF(0, 0, width, lock_line_height(self.view.lock_words, width, px))

    def _light(self, index: Index, number: int | None) -> float:
        """Return how brightly a row is lit; `number` is that of its news."""
        view = self.view
        if view.told:
            return 0.5 if number == view.told else 0.0
        if number is not None:
            return 0.22
        return 0.38 if view.lit and index.row() == view.last_row(index.model().rowCount()) else 0.0

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        view, u, row = self.view, self.view.px, QRectF(option.rect)
        words, lock = self.words_in(row, index), self._lock_line(index)
        entry: LogEntry = index.data(LogRole.ENTRY)
        number = view.recap.number(entry.number)
        if light := self._light(index, number):
            end = 1 if lock.isEmpty() else 1 + lock.height() + u(4)
            draw_rounded(p, row.adjusted(1, 1, -1, -end), 6, color("light", light))
        elif lock.isEmpty():
            p.setPen(outline("paper_edge", 1, 0.35))
            y = row.bottom() - 0.5
            p.drawLine(QPointF(words.left(), y), QPointF(words.right(), y))
        x = row.right() - u(12) if view.isRightToLeft() else row.left() + u(12)
        spot = QPointF(x, words.top() + u(8.5))
        if number is None:
            paint_token(p, spot, u(5.5), view.token(entry.seat), edge="ink")
        else:
            paint_number(p, square(spot, u(18)), str(number), lit=number == view.told)
        self.paint_words(p, words, str(index.data()))
        if note := view.note(index):
            below = words.translated(0, words.height())
            below.setHeight(self.wrapped(note, _NOTE))
            self.paint_words(p, below, note, "ink_soft", _NOTE)
        if not lock.isEmpty():
            lock.moveBottomLeft(QPointF(row.left() + 4, row.bottom() - u(3)))
            paint_lock_line(p, lock, view.lock_words, px=u(_LOCK))
