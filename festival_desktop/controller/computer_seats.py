"""The seats no person plays: asks for their moves, one at a time, and stops waiting when told to.

Knows what a computer may know: it is asked with a view, never with a position.
"""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

from festival_desktop.ai.players import ComputerPlayer, stream
from festival_desktop.controller.thinker import AtOnce, Question, Thinker
from festival_desktop.core.game import Seat
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match


class ComputerSeats(QObject):
    def __init__(
        self,
        match: Match[Any, Any, Any],
        computers: Mapping[str, ComputerPlayer[Any, Any]],
        thinker: Thinker | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._computers = computers
        self._thinker = thinker or AtOnce()
        self._ticket: int | None = None
        """Of the question a computer is thinking about."""

    def prepare(self) -> None:
        """Before the first question, so that its answer comes quickly."""
        if len(self._match.people) < len(self._match.players):
            self._thinker.prepare(self._match.game.name)

    @property
    def thinking(self) -> bool:
        """A computer was asked for its move and has not decided yet."""
        return self._ticket is not None

    def ask(self, seat: Seat, answer: Callable[[Any], None]) -> None:
        """Get the move of this seat, at once or later."""
        match, level = self._match, self._level(seat)
        question = Question(
            match.game,
            level,
            self._computers[level],
            seat,
            match.game.view(match.state, seat),
            match.game.legal_moves(match.state),
            stream(match.seed, seat, match.cursor),
        )

        def decided(move: Any) -> None:
            if isValid(self):  # a page that was left may be gone before the answer comes
                self._ticket = None
                answer(move)

        self._ticket = self._thinker.think(question, decided)

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def advise(self, session: Session, seat: Seat) -> Any:
        """A move for a person, from what that person may know."""
        usual = next(iter(self._computers.values()))
        chance = stream(self._match.seed, seat, self._match.cursor)
        return usual.choose(session.view, session.moves, chance)

    def _level(self, seat: Seat) -> str:
        """Of this seat's computer; one this version does not have is played by the usual."""
        level = self._match.players[seat].level or ""
        return level if level in self._computers else next(iter(self._computers))
