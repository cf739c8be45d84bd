"""Lists on paper: rows of wrapped sentences that grow with the text size."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QScrollBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from festival_desktop.art.theme import FINGER, text_scale
from festival_desktop.art.type import TOP_LEFT, line_height, text, wrapped_height
from festival_desktop.models.pieces import Index
from festival_desktop.ui.widgets.base import Themed, ink_palette
from festival_desktop.ui.widgets.current_item import CurrentWithFocus

LEAST_LINES = 4
"""Minimum number of one-line rows visible while a list is in use."""
PX, PAD = 12.5, 4.5
"""Font size, and padding around the text of a row."""


class PaperList(CurrentWithFocus, Themed, QListView):
    """A list without frame or background; its rows wrap and are painted by a `RowPainter`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(QScrollBar(Qt.Orientation.Vertical, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        self.apply_theme()

    def apply_theme(self) -> None:
        self.setPalette(ink_palette("ink"))
        self.measure_rows()

    def measure_rows(self, first: int = 0) -> None:
        """Measure the rows from this one on again."""
        if isinstance(painter := self.itemDelegate(), RowPainter):
            painter.sizes = {row: size for row, size in painter.sizes.items() if row < first}
        self.scheduleDelayedItemsLayout()

    def line_height(self) -> float:
        """Return the height of a row with a single line."""
        return max(FINGER, round(line_height(self.px(PX)) + 2 * self.px(PAD)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.measure_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.measure_rows()

    def reset(self) -> None:
        super().reset()
        self.measure_rows()

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        super().rowsAboutToBeRemoved(parent, start, end)
        self.measure_rows(start)

    def dataChanged(self, first: Index, last: Index, /, roles: Sequence[int] = ()) -> None:
        super().dataChanged(first, last, roles)
        self.measure_rows(first.row())


class RowPainter(QStyledItemDelegate):
    """Lays a row out: room at the left for a sign, the wrapped sentence, room below."""

    lead = 24.0
    """Space before the text, in units."""

    def __init__(self, view: PaperList) -> None:
        super().__init__(view)
        self.view = view
        self.sizes: dict[int, QSize] = {}
        """Of the rows that are shown; they are asked for whenever a row comes or goes."""
        self._heights: dict[tuple[str, float, float], float] = {}
        """Cached heights of wrapped text: wrapping is slow, and texts repeat."""

    def below(self, index: Index) -> float:
        """Return the room between this row and the next."""
        return 0.0

    def words_in(self, row: QRectF, index: Index) -> QRectF:
        pad, lead = self.view.px(PAD), self.view.px(self.lead)
        above = max(pad, (FINGER - self.wrapped(str(index.data()))) / 2)
        bottom = -above - self.below(index)
        if self.view.isRightToLeft():
            return row.adjusted(pad * 1.6, above, -lead, bottom)
        return row.adjusted(lead, above, -pad * 1.6, bottom)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if size := self.sizes.get(index.row()):
            return size
        height = self.wrapped(str(index.data())) + 2 * self.view.px(PAD)
        whole = round(max(FINGER, height) + self.below(index))
        size = self.sizes[index.row()] = QSize(self.view.viewport().width(), whole)
        return size

    def wrapped(self, words: str, px: float = PX) -> float:
        """Return the height of a text in a row."""
        u = self.view.px
        room = max(40.0, self.view.viewport().width() - u(self.lead) - u(PAD) * 1.6)
        key = words, room, u(px) * text_scale()
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = wrapped_height(words, room, u(px))
        return height

    def paint_words(
        self, p: QPainter, where: QRectF, words: str, ink: str = "ink", px: float = PX
    ) -> None:
        align = TOP_LEFT
        if self.view.isRightToLeft():
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        text(p, where, words, self.view.px(px), ink, align=align, wrap=True)
