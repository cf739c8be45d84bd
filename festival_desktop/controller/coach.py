"""Review a finished game: everyone's prospects, and people's most expensive decisions.

A computer is asked what it would have done with the person's knowledge, one question after another,
so that neither the window nor anyone else has to wait.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.ai.players import stream
from festival_desktop.ai.turn_review import Line, Verdict, turns
from festival_desktop.controller.thinker import (
    Ask,
    Computers,
    LuckQuestion,
    Outlook,
    Thinker,
    TurnQuestion,
)
from festival_desktop.core.game import Seat, early_turn_seat
from festival_desktop.play.match import AnyMatch

MOST_PLACES = 60
"""Maximum number of positions evaluated."""


@dataclass(frozen=True)
class Mistake:
    """A step of a person, the better move, and the difference in points."""

    number: int
    """The first of its steps."""
    seat: Seat
    made: Line
    better: Line
    cost: float
    error: float
    """The standard error of the cost."""

    def differing(self) -> tuple[Line, Line]:
        """Return the moves that only the played turn has, and only the better one."""
        made, better = self.made, self.better
        played = tuple(move for move in made if move not in better)
        other = tuple(move for move in better if move not in made)
        return played or made, other or better


class ChanceEvent(NamedTuple):
    """A step by which chance came."""

    number: int
    luck: tuple[float, ...]
    """Seat → by how much its lead got better than on average."""


@dataclass(frozen=True)
class Review:
    places: tuple[int, ...] = ()
    worths: tuple[tuple[float, ...], ...] = ()
    """Worth of each place for each seat: its points plus prospects."""
    errors: tuple[tuple[float, ...], ...] = ()
    """How far off these may be, as standard errors."""
    mistakes: tuple[Mistake, ...] = ()
    """Mistakes, worst first."""
    events: tuple[ChanceEvent, ...] = ()
    """In their order."""
    unlooked: int = 0
    """Turns that nobody had the time to look at."""


class Coach(QObject):
    progressed = Signal(int, int)
    """So many of so many questions have been answered."""
    finished = Signal(object)
    """Emitted with a `Review`."""

    def __init__(
        self, match: AnyMatch, computers: Computers, thinker: Thinker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match, self._thinker = match, thinker
        self._usual = next(iter(computers.values()))
        self._ticket: int | None = None
        self._study: Generator[Ask, Any, Review] | None = None
        self._done = 0

    @property
    def studying(self) -> bool:
        return self._study is not None

    def start(self) -> None:
        """Start the review, from the beginning if it was stopped."""
        self.stop()
        self._done = 0
        self._thinker.prepare(self._match.game.name)
        self._study = self._steps()
        self._go_on(self._study, None)

    def stop(self) -> None:
        """Stop the review."""
        self._study = None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def _go_on(self, study: Generator[Ask, Any, Review], answer: Any) -> None:
        """Ask the next question, unless the review has been stopped."""
        if self._study is not study:
            return
        self._ticket = None
        try:
            ask = study.send(answer)
        except StopIteration as end:
            self._study = None
            self.finished.emit(end.value)
            return
        if self._study is not study:  # A listener to the progress has stopped it.
            return

        def answered(found: Any) -> None:
            if self._study is study:  # Deferred, so that the window is handled first.
                QTimer.singleShot(0, self, lambda: self._go_on(study, found))

        self._ticket = self._thinker.think(ask, answered)

    # -- questions -----------------------------------------------------------------------------

    def _steps(self) -> Generator[Ask, Any, Review]:
        match = self._match
        places, judged = _spread(len(match.steps), MOST_PLACES), self._turns()
        chances = [number for number, one in enumerate(match.steps) if one.sealed]
        total, mistakes = len(places) + len(chances) + len(judged), list[Mistake]()
        events = list[ChanceEvent]()
        worths, errors = list[tuple[float, ...]](), list[tuple[float, ...]]()
        for place in places:
            state = match.state_at(self._turn_before(place))
            chance = stream(f"{match.seed} prospects", 0, place)
            seen, off = yield Outlook(match.game, self._usual, state, chance)
            worths.append(tuple(seen))
            errors.append(tuple(off))
            self._progress(total)
        for number in chances:
            before, move = match.state_at(number), match.steps[number].move
            chance = stream(f"{match.seed} luck", 0, number)
            found = yield LuckQuestion(match.game, self._usual, before, move, chance)
            events.append(ChanceEvent(number, tuple(found)))
            self._progress(total)
        unlooked = 0
        for turn in judged:
            question = self._question(turn)
            verdict: Verdict = yield question
            unlooked += not verdict.looked
            if verdict.better:
                estimate = verdict.estimate
                told = question.seat, question.line, verdict.better, estimate.cost, estimate.error
                mistakes.append(Mistake(turn.start, *told))
            self._progress(total)
        mistakes.sort(key=lambda mistake: -mistake.cost)
        return Review(
            tuple(places), tuple(worths), tuple(errors), tuple(mistakes), tuple(events), unlooked
        )

    def _turn_before(self, place: int) -> int:
        """Return the start of the turn that is under way at `place`.

        Positions in the middle of a turn look better or worse than they are. A solo player is
        compared with nobody: any position will do.
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

    def _turns(self) -> list[range]:
        """List the turns of people in which there was a choice."""
        match = self._match
        by = [-1 if early_turn_seat(one.events) is not None else one.seat for one in match.steps]
        every = turns(by, [one.sealed for one in match.steps], match.people.__contains__)
        return [turn for turn in every if any(map(self._chooses, turn))]

    def _chooses(self, number: int) -> bool:
        return len(self._match.game.legal_moves(self._match.state_at(number))) > 1

    def _question(self, turn: range) -> TurnQuestion:
        match, first = self._match, turn.start
        seat, state = match.steps[first].seat, match.state_at(first)
        return TurnQuestion(
            match.game,
            seat,
            match.game.view(state, seat),
            tuple(match.steps[number].move for number in turn),
            stream(f"{match.seed} coach", seat, first),
        )


def _spread(last: int, most: int) -> list[int]:
    """List numbers from 0 to `last`, evenly spaced and at most `most` intervals."""
    parts = min(last, most)
    return [round(part * last / parts) for part in range(parts + 1)] if parts else [0]
