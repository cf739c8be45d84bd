"""The pieces on the table as a Qt model that changes as little as possible.

A move, undo, redo, load, replay and a change of viewer are all the same call: `show`.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from festival_desktop.play.table import Piece

Index = QModelIndex | QPersistentModelIndex


class PieceRole(IntEnum):
    PIECE = Qt.ItemDataRole.UserRole


class PieceModel(QAbstractListModel):
    """Rows are pieces. Only rows whose piece differs are told to have changed."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []

    @property
    def pieces(self) -> Sequence[Piece]:
        return self._pieces

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._pieces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        piece = self._pieces[index.row()]
        if role == PieceRole.PIECE:
            return piece
        return piece.id if role == Qt.ItemDataRole.DisplayRole else None

    def show(self, pieces: Sequence[Piece]) -> None:
        """Become these pieces: remove what is gone, change what differs, add what is new."""
        wanted = {piece.id: piece for piece in pieces}
        for row in range(len(self._pieces) - 1, -1, -1):
            if self._pieces[row].id not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._pieces[row]
                self.endRemoveRows()
        for row, old in enumerate(self._pieces):
            new = wanted.pop(old.id)
            if new != old:
                self._pieces[row] = new
                self.dataChanged.emit(self.index(row), self.index(row), [PieceRole.PIECE])
        if wanted:
            first = len(self._pieces)
            self.beginInsertRows(QModelIndex(), first, first + len(wanted) - 1)
            self._pieces += wanted.values()
            self.endInsertRows()
