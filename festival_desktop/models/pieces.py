"""The pieces on the table as a Qt model: the one source of what lies there.

Parts of a scene read the pieces of their areas; lists and accessible trees observe the rows. A
move, undo, redo, load, replay and a change of viewer are all the same call: `show`.
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
        self._areas: dict[str, tuple[Piece, ...]] = {}

    @property
    def pieces(self) -> Sequence[Piece]:
        return self._pieces

    def area(self, name: str) -> tuple[Piece, ...]:
        """The pieces that lie in an area, in the order of the table."""
        return self._areas.get(name, ())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._pieces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        piece = self._pieces[index.row()]
        if role == PieceRole.PIECE:
            return piece
        return piece.id if role == Qt.ItemDataRole.DisplayRole else None

    def show(self, pieces: Sequence[Piece]) -> frozenset[str]:
        """Become these pieces; the areas in which something differs now."""
        before, self._areas = self._areas, _by_area(pieces)
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
        names = before.keys() | self._areas.keys()
        return frozenset(name for name in names if before.get(name) != self._areas.get(name))


def _by_area(pieces: Sequence[Piece]) -> dict[str, tuple[Piece, ...]]:
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.place.area, []).append(piece)
    return {name: tuple(those) for name, those in found.items()}
