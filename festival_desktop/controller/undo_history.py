"""Undo, redo and jumps of one match, as far as the person may go.

The commands of the QUndoStack hold nothing but an index: the match's timeline is the only memory,
and the invariant is `index() == match.cursor`. Moves are played first, which may fail, and pushed
afterwards.
"""

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogEntry
from festival_desktop.models.timeline import Timeline
from festival_desktop.play.match import AnyMatch, UndoReach
from festival_desktop.play.seats import HandOver


class PlayCommand(QUndoCommand):
    """The step from `index` to `index + 1`.

    Pushing it changes nothing if the match is behind that step already, as after playing it.
    """

    def __init__(self, match: AnyMatch, index: int) -> None:
        super().__init__()
        self._match = match
        self._index = index

    def redo(self) -> None:
        if self._match.cursor <= self._index:
            self._match.goto(self._index + 1)

    def undo(self) -> None:
        self._match.goto(self._index)


class StepStack(QUndoStack):
    """A command for every step of a match."""

    def __init__(self, match: AnyMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        cursor = match.cursor
        for index in range(len(match.steps)):
            self.push(PlayCommand(match, index))
        self.setIndex(cursor)

    def push_last(self) -> None:
        """Push the step that was just played."""
        self.push(PlayCommand(self._match, self._match.cursor - 1))

    def __del__(self) -> None:
        # When the garbage collector takes a `QUndoStack` with commands on it, PySide (6.11) frees
        # them twice and the process dies some time later.
        if isValid(self):
            self.clear()


class UndoHistory(QObject):
    moved = Signal()
    """Emitted when the cursor moves to another step."""

    def __init__(self, match: AnyMatch, hand_over: HandOver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._hand_over = hand_over
        self._reach: tuple[object, UndoReach] | None = None
        self.stack = StepStack(match, self)

    @property
    def reach(self) -> UndoReach:
        """How far the person may go from here; computed once for each position."""
        match, by = self._match, self._by()
        last = match.steps[-1] if match.steps else None
        asked = (match.cursor, len(match.steps), id(last), by)
        if self._reach is None or self._reach[0] != asked:
            self._reach = asked, match.undo_reach(by)
        return self._reach[1]

    def _by(self) -> Seat | None:
        """Return the person at the screen; without secrets, the one who moved last."""
        if not self._hand_over.secrets:
            for played in self._match.steps[: self._match.cursor][::-1]:
                if played.seat in self._match.people:
                    return played.seat
        return self._hand_over.viewer

    @property
    def can_undo(self) -> bool:
        return self.reach.undo_to is not None

    @property
    def can_redo(self) -> bool:
        return self._match.redo_to() is not None

    def undo(self) -> None:
        self._go_to(self.reach.undo_to)

    def redo(self) -> None:
        self._go_to(self._match.redo_to())

    def jump(self, index: int) -> None:
        """Go to a place within reach; ignore any other."""
        if index != self._match.cursor and index in self.reach.stops:
            self._go_to(index)

    def _go_to(self, index: int | None) -> None:
        if index is not None:
            self.stack.setIndex(index)
            self.moved.emit()

    def branch(self, index: int) -> AnyMatch:
        """Start a new game from a place of the timeline; this one stays unchanged."""
        return self._match.branch(index, self._hand_over.visible_seat, Rng(secrets.randbits(64)))

    def timeline(self, entries: Sequence[LogEntry]) -> Timeline:
        """Build the timeline of all steps."""
        reach, match = self.reach, self._match
        return Timeline(
            entries=tuple(entries),
            cursor=match.cursor,
            floor=reach.floor,
            stops=reach.stops,
            lock=reach.lock,
            practice=match.practice,
            knows_ahead=match.knows_ahead,
        )
