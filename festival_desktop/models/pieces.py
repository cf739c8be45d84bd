"""The pieces on the table as a Qt model: the one source of what is there.

Rows are the areas of the table. A move, undo, redo, load, replay and a change of viewer are all the
same call, `show`; a scene part observes whether its area is among those that differ.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from festival_desktop.play.table import Piece

Index = QModelIndex | QPersistentModelIndex


class PieceModel(QAbstractListModel):
    """`dataChanged` names each area in which a piece differs.

    An area that was once filled stays a row, so that its observers notice when it becomes empty.
    """

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._areas: dict[str, tuple[Piece, ...]] = {}

    def area(self, name: str) -> tuple[Piece, ...]:
        """Return the pieces of an area, in the order of the table."""
        return self._areas.get(name, ())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._areas)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        shown = index.isValid() and role == Qt.ItemDataRole.DisplayRole
        return list(self._areas)[index.row()] if shown else None

    def show(self, pieces: Sequence[Piece]) -> None:
        """Show these pieces and announce the areas that differ; others keep their values."""
        lying: dict[str, list[Piece]] = {}
        for piece in pieces:
            lying.setdefault(piece.place.area, []).append(piece)
        if new := [name for name in lying if name not in self._areas]:
            first = len(self._areas)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._areas |= dict.fromkeys(new, ())
            self.endInsertRows()
        differing = []
        for row, (name, before) in enumerate(self._areas.items()):
            if (now := tuple(lying.get(name, ()))) != before:
                self._areas[name] = now
                differing.append(self.index(row))
        for index in differing:
            self.dataChanged.emit(index, index)
