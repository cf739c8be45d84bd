"""The log of a game, a row per step, in texts supplied by the user interface."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from festival_desktop.core.decision import Reason
from festival_desktop.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One step as the viewer may know it.

    `sealed`: undo does not reach behind it. `reason`: why a computer made its move.
    """

    number: int
    seat: Seat
    events: tuple[Event, ...]
    sealed: bool
    reason: Reason = ()


class LogRole(IntEnum):
    ENTRY = Qt.ItemDataRole.UserRole
    REASON = Qt.ItemDataRole.UserRole + 1
    LEFT_OUT = Qt.ItemDataRole.UserRole + 2
    """Nothing changed in this step, so a list of what happened leaves it out."""


class LogModel(QStandardItemModel):
    def __init__(
        self,
        words: Callable[[LogEntry], str],
        why: Callable[[Reason], str] | None = None,
        changes_nothing: Callable[[LogEntry], bool] = lambda entry: False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(0, 1, parent)
        self._words, self._why, self._changes_nothing = words, why, changes_nothing
        self._entries: list[LogEntry] = []

    @property
    def entries(self) -> Sequence[LogEntry]:
        return self._entries

    def show(self, entries: Sequence[LogEntry]) -> int | None:
        """Show these entries, keeping the common start; return the first row that differs."""
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same == len(self._entries) == len(entries):
            return None
        self.removeRows(same, len(self._entries) - same)
        self._entries[same:] = entries[same:]
        self.invisibleRootItem().appendRows([self._told(entry) for entry in entries[same:]])
        return same

    def _told(self, entry: LogEntry) -> QStandardItem:
        told = QStandardItem()
        told.setData(entry, LogRole.ENTRY)
        told.setData(self._changes_nothing(entry), LogRole.LEFT_OUT)
        self._tell(told)
        return told

    def _tell(self, told: QStandardItem) -> None:
        """Set the text of a row, with its reason."""
        entry: LogEntry = told.data(LogRole.ENTRY)
        words = self._words(entry)
        reason = self._why(entry.reason) if self._why and entry.reason else ""
        told.setText(words)
        told.setData(reason, LogRole.REASON)
        told.setAccessibleText(f"{words} {reason}".rstrip())

    def retranslate(self) -> None:
        for row in range(self.rowCount()):
            self._tell(self.item(row))
