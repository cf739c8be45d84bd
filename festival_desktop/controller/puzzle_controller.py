"""A puzzle on the screen: plays chosen moves, judges the turn, shows the solution."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from festival_desktop.controller.guided_controller import GuidedController
from festival_desktop.controller.undo_history import UndoHistory
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.puzzle import Attempt, certain
from festival_desktop.play.seats import HandOver


class PuzzleController(GuidedController):
    solved = Signal()
    """Emitted when the player has reached the goal."""
    uncertain = Signal()
    """Emitted when a move was not made because its outcome is unknowable."""

    def __init__(
        self,
        attempt: Attempt[Any, Any, Any],
        session: Session,
        pause: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Set up; `pause` returns the milliseconds before each move of the solution."""
        super().__init__(session, attempt.seat, pause, parent)
        self.attempt = attempt
        self.showing = False
        """Whether the position comes from the solution rather than the player."""
        self.history = UndoHistory(attempt.match, HandOver(attempt.match.people), self)
        self.history.moved.connect(self._moved)

    @property
    def match(self) -> AnyMatch:
        return self.attempt.match

    def may_act(self) -> bool:
        return not self.attempt.over

    @property
    def coming(self) -> Any:
        """The next move of the solution; None while it is not shown."""
        return self._script[0] if self._script else None

    def again(self) -> None:
        """Start over."""
        if self.match.cursor:
            self.history.jump(0)
        else:
            self._moved()

    def show_solution(self) -> None:
        """Play the solution from the start, move by move."""
        self.again()
        self.showing = True
        self.go_through(self.attempt.solution())

    def try_move(self, move: Any) -> None:
        attempt = self.attempt
        if not certain(attempt.game, attempt.match.state, move):
            self.session.clear()
            self.uncertain.emit()
            return
        self.showing = False
        self.play_scripted(move)
        self.position_changed(self.last_events())
        if attempt.solved:
            self.solved.emit()

    def play_scripted(self, move: Any) -> None:
        self.match.play(move)
        self.history.stack.push_last()

    def _moved(self) -> None:
        self.stop()
        self.showing = False
        self.position_changed(())
