"""Lists and trees without a current item while the focus is elsewhere.

Screen readers are told that the current item has the focus, even in an unfocused or hidden list.
The selection stays.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QSignalBlocker
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView

if TYPE_CHECKING:
    _Base = QAbstractItemView
else:
    _Base = object

_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
_NO_UPDATE = QItemSelectionModel.SelectionFlag.NoUpdate


class CurrentWithFocus(_Base):
    _left: QPersistentModelIndex | None = None
    """The item to restore when the focus returns."""

    @property
    def here(self) -> QModelIndex:
        """The current item, or the one that will be."""
        current = self.currentIndex()
        if current.isValid() or self._left is None or not self._left.isValid():
            return current
        return self.model().index(self._left.row(), 0, self._left.parent())

    def go_to_index(self, index: QModelIndex) -> None:
        """Select one item, and make it current if the list has focus."""
        if self.hasFocus():
            self.selectionModel().setCurrentIndex(index, _SELECT)
        else:
            self._left = QPersistentModelIndex(index)
            self.selectionModel().select(index, _SELECT)
        self.scrollTo(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.selectionModel() is not None and self.here.isValid():
            with QSignalBlocker(self):  # The index itself is unchanged.
                self.selectionModel().setCurrentIndex(self.here, _NO_UPDATE)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.selectionModel() is not None:
            self._left = QPersistentModelIndex(self.currentIndex())
            with QSignalBlocker(self):
                self.selectionModel().clearCurrentIndex()
