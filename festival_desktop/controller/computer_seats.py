"""The seats of computers: asks for their moves, one at a time, and can stop waiting.

A computer is asked with a view, never with a position.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

from festival_desktop.ai.levels import HINTS, playable_level, quick_level, seconds
from festival_desktop.ai.players import stream
from festival_desktop.controller.thinker import (
    Answer,
    Computers,
    InProcessThinker,
    Question,
    Thinker,
)
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Seat
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch


class ComputerSeats(QObject):
    def __init__(
        self, match: AnyMatch, computers: Computers, thinker: Thinker | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._computers = computers
        self._thinker = thinker or InProcessThinker()
        self._ticket: int | None = None
        """Ticket of the question a computer is thinking about."""

    def prepare(self) -> None:
        """Load what the first question needs, so that its answer comes quickly."""
        if len(self._match.people) < len(self._match.players):
            self._thinker.prepare(self._match.game.name)

    @property
    def thinking(self) -> bool:
        """Whether a computer was asked and has not decided yet."""
        return self._ticket is not None

    def ask(self, seat: Seat, answer: Answer) -> None:
        """Request the decision of this seat."""
        view = self._match.game.view(self._match.state, seat)
        moves = self._match.game.legal_moves(self._match.state)
        self._think(playable_level(self._match.players[seat].level), seat, view, moves, answer)

    def advise(self, session: Session, seat: Seat, answer: Answer) -> None:
        """Request a decision for a person, from that person's knowledge."""
        self._think(HINTS, seat, session.view, session.moves, answer)

    def _think(
        self, level: str, seat: Seat, view: Any, moves: Sequence[Any], answer: Answer
    ) -> None:
        match, usual = self._match, next(iter(self._computers.values()))

        def decided(decision: Decision[Any]) -> None:
            if isValid(self):  # The page may be gone before the answer arrives.
                self._ticket = None
                answer(decision)

        self._ticket = self._thinker.think(
            Question(
                match.game,
                level,
                self._computers.get(quick_level(level), usual),
                seat,
                view,
                moves,
                stream(match.seed, seat, match.cursor),
                seconds(level),
            ),
            decided,
        )

    def stop(self) -> None:
        """Cancel the open question."""
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None
