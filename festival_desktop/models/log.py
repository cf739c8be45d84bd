"""What happened, a row per step, told in words that the user interface supplies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from festival_desktop.core.game import Event, Seat
from festival_desktop.models.pieces import Index


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One step as the viewer may know it. `sealed`: undo does not reach behind it."""

    number: int
    seat: Seat
    events: tuple[Event, ...]
    sealed: bool


class LogRole(IntEnum):
    ENTRY = Qt.ItemDataRole.UserRole


class LogModel(QAbstractListModel):
    def __init__(self, words: Callable[[LogEntry], str], parent: Any = None) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: list[LogEntry] = []
        self._told: list[str | None] = []
        """The words of each entry, once somebody has asked for them."""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == LogRole.ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(index.row())
        return None

    @property
    def entries(self) -> Sequence[LogEntry]:
        return self._entries

    def _text(self, row: int) -> str:
        told = self._told[row]
        if told is None:
            told = self._told[row] = self._words(self._entries[row])
        return told

    def show(self, entries: Sequence[LogEntry]) -> int | None:
        """Become these entries, keeping the common beginning; the first row that differs."""
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same == len(self._entries) == len(entries):
            return None
        if same < len(self._entries):
            self.beginRemoveRows(QModelIndex(), same, len(self._entries) - 1)
            del self._entries[same:], self._told[same:]
            self.endRemoveRows()
        if same < len(entries):
            self.beginInsertRows(QModelIndex(), same, len(entries) - 1)
            self._entries += entries[same:]
            self._told += [None] * (len(entries) - same)
            self.endInsertRows()
        return same

    def retranslate(self) -> None:
        self._told = [None] * len(self._entries)
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))
