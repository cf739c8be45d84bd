"""What happened, a row per step, told in words that the user interface supplies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from festival_desktop.core.decision import Reason
from festival_desktop.core.game import Event, Seat
from festival_desktop.models.pieces import Index


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One step as the viewer may know it. `sealed`: undo does not reach behind it. `reason`: what
    spoke for a computer's move."""

    number: int
    seat: Seat
    events: tuple[Event, ...]
    sealed: bool
    reason: Reason = ()


class LogRole(IntEnum):
    ENTRY = Qt.ItemDataRole.UserRole
    REASON = Qt.ItemDataRole.UserRole + 1


class LogModel(QAbstractListModel):
    def __init__(
        self,
        words: Callable[[LogEntry], str],
        why: Callable[[Reason], str] | None = None,
        parent: Any = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._why = words, why
        self._entries: list[LogEntry] = []
        self._told: list[str | None] = []
        self._reasons: list[str | None] = []
        """The words of each entry, and why, once somebody has asked for them."""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == LogRole.ENTRY:
            return entry
        if role == LogRole.REASON:
            return self._reason(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._text(index.row())} {self._reason(index.row())}".rstrip()
        return None

    def _reason(self, row: int) -> str:
        told = self._reasons[row]
        if told is None:
            reason = self._entries[row].reason
            told = self._reasons[row] = self._why(reason) if self._why and reason else ""
        return told

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
            del self._entries[same:], self._told[same:], self._reasons[same:]
            self.endRemoveRows()
        if same < len(entries):
            self.beginInsertRows(QModelIndex(), same, len(entries) - 1)
            self._entries += entries[same:]
            self._told += [None] * (len(entries) - same)
            self._reasons += [None] * (len(entries) - same)
            self.endInsertRows()
        return same

    def retranslate(self) -> None:
        self._told = [None] * len(self._entries)
        self._reasons = [None] * len(self._entries)
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))
