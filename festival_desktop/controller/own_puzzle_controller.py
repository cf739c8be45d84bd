"""A turn that cost points, played once more: when it is over, the coach compares it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.ai.players import stream
from festival_desktop.ai.turn_review import Verdict
from festival_desktop.controller.puzzle_controller import PuzzleController
from festival_desktop.controller.thinker import Thinker, TurnQuestion
from festival_desktop.models.session import Session
from festival_desktop.play.own_puzzle import OwnAttempt


class OwnPuzzleController(PuzzleController):
    attempt: OwnAttempt

    def __init__(
        self,
        attempt: OwnAttempt,
        session: Session,
        pause: Callable[[], int],
        thinker: Thinker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(attempt, session, pause, parent)
        self._thinker, self._ticket = thinker, 0
        self.judging = False
        """The coach compares the turn that was played."""

    def try_move(self, move: Any) -> None:
        self.showing = False
        self.play_scripted(move)
        if self.attempt.over:
            self.judging = True
        self.position_changed(self.last_events())
        if self.judging:
            self._ask()

    def _ask(self) -> None:
        attempt, match = self.attempt, self.match
        if attempt.line == tuple(attempt.solution()):
            self._judged(0.0)
            return
        question = TurnQuestion(
            match.game,
            attempt.seat,
            match.game.view(match.start, attempt.seat),
            attempt.line,
            stream("puzzle", attempt.seat, len(attempt.line)),
            tuple(attempt.solution()),
        )
        self._ticket += 1
        ticket = self._ticket

        def answered(verdict: Verdict) -> None:
            if self.judging and ticket == self._ticket:
                self._judged(verdict.estimate.cost if verdict.better else None)

        self._thinker.prepare(match.game.name)
        self._thinker.think(question, answered)

    def _judged(self, cost: float | None) -> None:
        self.judging, self.attempt.cost = False, cost
        self.changed.emit()
        if self.attempt.solved:
            self.solved.emit()

    def _moved(self) -> None:
        self.judging, self.attempt.cost = False, None
        super()._moved()
