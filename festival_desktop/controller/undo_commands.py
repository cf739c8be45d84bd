"""Undo commands that hold nothing but an index: the match's timeline is the only memory."""

from typing import Any

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from festival_desktop.play.match import Match


class StepStack(QUndoStack):
    """Lets its commands go before Python does.

    When the garbage collector takes a `QUndoStack` with commands on it, PySide (6.11) frees them
    twice, and the process dies some time later.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()


class PlayCommand(QUndoCommand):
    """The step from `index` to `index + 1`. It was already played when this is pushed."""

    def __init__(self, match: Match[Any, Any, Any], index: int) -> None:
        super().__init__()
        self._match = match
        self._index = index

    def redo(self) -> None:
        self._match.goto(self._index + 1)

    def undo(self) -> None:
        self._match.goto(self._index)
