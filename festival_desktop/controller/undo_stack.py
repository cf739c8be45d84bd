"""Undo and redo of a match: a QUndoStack whose commands hold nothing but an index.

The match's timeline is the only memory; the invariant is `index() == match.cursor`. Moves are
played first, which may fail, and pushed afterwards.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from festival_desktop.play.match import AnyMatch


class PlayCommand(QUndoCommand):
    """The step from `index` to `index + 1`. It was already played when this is pushed."""

    def __init__(self, match: AnyMatch, index: int) -> None:
        super().__init__()
        self._match = match
        self._index = index

    def redo(self) -> None:
        self._match.goto(self._index + 1)

    def undo(self) -> None:
        self._match.goto(self._index)


class StepStack(QUndoStack):
    """A command for every step of a match."""

    def __init__(self, match: AnyMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        cursor, match.cursor = match.cursor, 0  # pushing goes forward over each step
        for index in range(len(match.steps)):
            self.push(PlayCommand(match, index))
        self.setIndex(cursor)

    def push_last(self) -> None:
        """The step that was just played."""
        self.push(PlayCommand(self._match, self._match.cursor - 1))

    def __del__(self) -> None:
        # When the garbage collector takes a `QUndoStack` with commands on it, PySide (6.11)
        # frees them twice, and the process dies some time later.
        if isValid(self):
            self.clear()
