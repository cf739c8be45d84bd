"""The contents of a book: chapters and their sections; titles that are too long are wrapped."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import font
from festival_desktop.books.book import Section
from festival_desktop.models.pieces import Index
from festival_desktop.ui.widgets.current_item import CurrentWithFocus
from festival_desktop.ui.widgets.look import ink_palette
from festival_desktop.ui.widgets.scroll import BrassBar

_ID = Qt.ItemDataRole.UserRole


class Contents(CurrentWithFocus, QTreeWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(BrassBar(Qt.Orientation.Vertical, self))
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setHeaderHidden(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))

    def show_sections(self, sections: Iterable[Section]) -> None:
        blocked = self.blockSignals(True)
        self.clear()
        chapter: QTreeWidget | QTreeWidgetItem = self
        for section in sections:
            above = self if section.level == 1 else chapter
            item = QTreeWidgetItem(above, [section.title])
            item.setData(0, _ID, section.id)
            if section.level == 1:
                chapter = item
        self.blockSignals(blocked)

    def point_out(self, id: str) -> None:
        """Show where the reader is."""
        blocked = self.blockSignals(True)
        for item in self.items():
            if self.id_of(item) == id:
                self.go_to_index(self.indexFromItem(item))
                item.setExpanded(True)
        self.blockSignals(blocked)

    def items(self) -> list[QTreeWidgetItem]:
        """All of them, open or not."""
        anywhere = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        return self.findItems("", anywhere)

    def id_of(self, item: QTreeWidgetItem) -> str:
        """Of the section that it stands for."""
        return str(item.data(0, _ID))

    def dress(self) -> None:
        self.setFont(font(14))
        self.setPalette(ink_palette("ink"))
        self.setIndentation(round(16 * text_scale() ** 0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # titles need other heights


class _Wrapped(QStyledItemDelegate):
    """Qt asks for the heights of a tree's rows without telling their width."""

    def __init__(self, tree: Contents) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        depth = 2 if index.parent().isValid() else 1
        wide = self._tree.viewport().width() - depth * self._tree.indentation()
        option.rect = QRect(0, 0, max(1, wide), 1)
        return super().sizeHint(option, index)
