"""Looks at a game that is over: how everybody stood, and which decisions cost people most.

A computer is asked what it would have done from what the person knew, one question after the
other, so that the window never waits and nobody has to wait for the end.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.ai.levels import USUAL, quick
from festival_desktop.ai.players import stream
from festival_desktop.controller.thinker import Ask, Computers, Outlook, Question, Thinker
from festival_desktop.core.decision import Decision, Reason
from festival_desktop.core.game import taker
from festival_desktop.play.match import AnyMatch

COACH = "master"
SECONDS = 0.5
"""The time for thinking about a decision."""
MOST_PLACES = 60
"""Positions of which it is worked out how everybody stands."""
MISTAKES = 3
LEAST = 0.5
"""Points that a decision must have cost to be told."""


@dataclass(frozen=True)
class Mistake:
    """A step of a person, what would have been better, and by how many points."""

    number: int
    better: Any
    reason: Reason
    cost: float


@dataclass(frozen=True)
class Review:
    places: tuple[int, ...] = ()
    worths: tuple[tuple[float, ...], ...] = ()
    """Place → seat → what it had and could hope for."""
    mistakes: tuple[Mistake, ...] = ()
    """The worst first."""


class Coach(QObject):
    progressed = Signal(int, int)
    """So many of so many positions have been looked at."""
    finished = Signal(object)
    """A `Review`."""

    def __init__(
        self, match: AnyMatch, computers: Computers, thinker: Thinker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match, self._computers, self._thinker = match, computers, thinker
        self._usual = next(iter(computers.values()))
        self._ticket: int | None = None
        self._study: Generator[Ask, Any, Review] | None = None
        self._done = 0

    @property
    def studying(self) -> bool:
        return self._study is not None

    def start(self) -> None:
        """Begin; from the beginning if it was stopped."""
        self.stop()
        self._done = 0
        self._thinker.prepare(self._match.game.name)
        self._study = self._steps()
        self._go_on(self._study, None)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._study = None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def _go_on(self, study: Generator[Ask, Any, Review], answer: Any) -> None:
        """Ask what comes next, unless somebody has stopped it meanwhile."""
        if self._study is not study:
            return
        self._ticket = None
        try:
            ask = study.send(answer)
        except StopIteration as end:
            self._study = None
            self.finished.emit(end.value)
            return
        if self._study is not study:  # whoever heard of the progress has stopped it
            return

        def answered(found: Any) -> None:
            if self._study is study:  # later, so that the window comes first
                QTimer.singleShot(0, self, lambda: self._go_on(study, found))

        self._ticket = self._thinker.think(ask, answered)

    # -- what is asked -------------------------------------------------------------------------

    def _steps(self) -> Generator[Ask, Any, Review]:
        places = _spread(len(self._match.steps), MOST_PLACES)
        decisions = [number for number in range(len(self._match.steps)) if self._decides(number)]
        total, worths, mistakes = len(places) + len(decisions), [], list[Mistake]()
        for place in places:
            state = self._match.state_at(self._turn_before(place))
            worths.append(tuple((yield Outlook(self._match.game, self._usual, state))))
            self._progress(total)
        for number in decisions:
            mistake = yield from self._judge(number)
            if mistake is not None and mistake.cost >= LEAST:
                mistakes.append(mistake)
            self._progress(total)
        mistakes.sort(key=lambda mistake: -mistake.cost)
        return Review(tuple(places), tuple(worths), tuple(mistakes[:MISTAKES]))

    def _turn_before(self, place: int) -> int:
        """Where the turn began that goes on there: positions in the middle of one look better or
        worse than they are. Who plays alone is compared with nobody: any position will do.
        """
        if len(self._match.players) == 1:
            return place
        steps = self._match.steps
        while 0 < place < len(steps) and steps[place - 1].seat == steps[place].seat:
            place -= 1
        return place

    def _progress(self, total: int) -> None:
        self._done += 1
        self.progressed.emit(self._done, total)

    def _decides(self, number: int) -> bool:
        match, played = self._match, self._match.steps[number]
        if played.seat not in match.people or taker(played.events) is not None:
            return False
        return len(match.game.legal_moves(match.state_at(number))) > 1

    def _judge(self, number: int) -> Generator[Ask, Any, Mistake | None]:
        """Compare what was done with what the coach would have done."""
        made = self._match.steps[number].move
        first: Decision[Any] = yield self._question(number, COACH)
        if first.move == made:
            return None
        for level in (COACH, USUAL):  # what is far behind is not searched by the first of them
            pair = (first.move, made)
            second: Decision[Any] = yield self._question(number, level, pair)
            if second.move == made:
                return None
            for other in second.alternatives:
                if other.move == made:
                    return Mistake(number, first.move, second.reason, other.behind)
        return None

    def _question(
        self, number: int, level: str, between: tuple[Any, ...] | None = None
    ) -> Question:
        match, seat = self._match, self._match.steps[number].seat
        state = match.state_at(number)
        return Question(
            match.game,
            level,
            self._computers.get(quick(level), self._usual),
            seat,
            match.game.view(state, seat),
            match.game.legal_moves(state) if between is None else between,
            stream(match.seed, seat, number),
            SECONDS,
            between is not None,
        )


def _spread(last: int, most: int) -> list[int]:
    """Numbers from 0 to `last`, all of them or so many at equal distances."""
    parts = min(last, most)
    return [round(part * last / parts) for part in range(parts + 1)] if parts else [0]
