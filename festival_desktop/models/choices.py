"""The next possible selections as a list: the accessible twin of the scene.

Activating rows plays the whole game by keyboard, and a screen reader can speak it.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from festival_desktop.models.pieces import Index
from festival_desktop.play.table import Target


class ChoiceRole(IntEnum):
    TARGET = Qt.ItemDataRole.UserRole


class ChoicesModel(QAbstractListModel):
    def __init__(self, words: Callable[[Target], str], parent: Any = None) -> None:
        super().__init__(parent)
        self._words = words
        self._targets: list[Target] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._targets)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        target = self._targets[index.row()]
        if role == ChoiceRole.TARGET:
            return target
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(target)
        return None

    def show(self, targets: Sequence[Target]) -> None:
        """Show these choices. Unchanged rows stay in place, but may have a new meaning."""
        if list(targets) == self._targets:
            self.retranslate()
            return
        self.beginResetModel()
        self._targets = list(targets)
        self.endResetModel()

    def retranslate(self) -> None:
        """Refresh the text of every choice."""
        if self._targets:
            self.dataChanged.emit(self.index(0), self.index(len(self._targets) - 1))
