"""The computers' thinking: in another process, so that the window never waits.

The process is started with the first table that has a computer, and lives as long as the program.
When its answer is late, missing or no legal move, the program thinks itself: no game is lost.
Either way the same question gets the same answer. Knows no match.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

from festival_desktop.ai.answers import (
    OtherRules,
    UnclearAnswer,
    read,
    read_outlook,
    read_verdict,
)
from festival_desktop.ai.luck import luck_by
from festival_desktop.ai.players import ComputerPlayer
from festival_desktop.ai.turn_review import UNLOOKED, Line, Verdict
from festival_desktop.ai.worker import (
    READY,
    cancellation,
    luck_question,
    outlook_question,
    preparation,
    question,
    turn_question,
)
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Game, Json, Seat
from festival_desktop.core.rng import Rng

WAITING_MS = 2_000
"""Extra milliseconds a person waits for an answer before the program decides in its own process."""
MOST_FAILURES = 3
"""After so many processes that failed without one good answer between, no other is started."""
CLOSING_MS = 500
"""Milliseconds to wait for a process to exit."""
SAID = 2_000
"""Characters kept of what a process writes about its errors."""


Computers = Mapping[str, ComputerPlayer[Any, Any]]
"""Computer players by level, the default level first."""


@dataclass(frozen=True)
class Question:
    """A computer's decision to make. `level` is that of the player in the other process."""

    game: Game[Any, Any, Any]
    level: str
    player: ComputerPlayer[Any, Any]
    """Fast player that decides in this process if the window has to wait."""
    seat: Seat
    view: Any
    moves: Sequence[Any]
    chance: Rng
    seconds: float = 0.3
    """Thinking time in seconds."""

    between: bool = False
    """Whether only the given `moves` are compared, rather than all legal ones."""

    def decide(self) -> Decision[Any]:
        return self.player.decide(self.view, self.moves, self.chance.copy())

    def written(self, number: int) -> Json:
        asked = self.game, self.view, self.seat, self.level, self.chance, self.seconds
        return question(number, *asked, self.moves if self.between else None)

    def read(self, answer: Json) -> Decision[Any]:
        return read(self.game, self.moves, answer)


@dataclass(frozen=True)
class Outlook:
    """Every seat's prospects in a position of a finished game, so that all may be known."""

    game: Game[Any, Any, Any]
    player: ComputerPlayer[Any, Any]
    state: Any
    chance: Rng
    seconds: float = 5.0

    def decide(self) -> tuple[list[float], list[float]]:
        """Estimate quickly, because the window waits, without errors."""
        worths = self.player.outlook(self.state)
        return worths, [0.0] * len(worths)

    def written(self, number: int) -> Json:
        return outlook_question(number, self.game, self.state, self.chance)

    def read(self, answer: Json) -> tuple[list[float], list[float]]:
        return read_outlook(len(self.game.standing(self.state).scores), answer)


@dataclass(frozen=True)
class TurnQuestion:
    """A question about the cost of a turn, answered only in the other process.

    Only a long look can be sure, and the window would wait for it.
    """

    game: Game[Any, Any, Any]
    seat: Seat
    view: Any
    line: Line
    chance: Rng
    against: Line = ()
    """The line to compare with; none: it is to be found."""
    seconds: float = 60.0

    def decide(self) -> Verdict:
        return UNLOOKED

    def written(self, number: int) -> Json:
        asked = self.game, self.view, self.seat, self.line, self.chance, self.seconds
        return turn_question(number, *asked, self.against)

    def read(self, answer: Json) -> Verdict:
        state = self.game.imagine(self.view, self.chance.copy())
        return read_verdict(self.game, state, self.seat, answer)


@dataclass(frozen=True)
class LuckQuestion:
    """What chance gave to every seat by a move of a game that is over."""

    game: Game[Any, Any, Any]
    player: ComputerPlayer[Any, Any]
    before: Any
    move: Any
    chance: Rng
    seconds: float = 5.0

    def decide(self) -> list[float]:
        return luck_by(self.game, self.player, self.before, self.move, self.chance.copy())

    def written(self, number: int) -> Json:
        return luck_question(number, self.game, self.before, self.move, self.chance)

    def read(self, answer: Json) -> list[float]:
        return read_outlook(len(self.game.standing(self.before).scores), answer)[0]


Ask = Question | Outlook | TurnQuestion | LuckQuestion
Answer = Callable[[Any], None]
"""Is given the `Decision`, the worth of each seat, or the `Verdict`."""


class Thinker(Protocol):
    def prepare(self, game: str) -> None:
        """Load a game about which computers will decide."""

    def think(self, ask: Ask, answer: Answer) -> int | None:
        """Decide now, or later: then return the ticket to cancel it with.

        Only one question is open, a new one replaces it.
        """

    def cancel(self, ticket: int) -> None:
        """Cancel a question."""


class InProcessThinker:
    """Decides while the caller waits."""

    def prepare(self, game: str) -> None:
        pass

    def think(self, ask: Ask, answer: Answer) -> int | None:
        answer(ask.decide())
        return None

    def cancel(self, ticket: int) -> None:
        pass


def own_command(word: str = "think") -> list[str]:
    """Return the command that starts this program again for one subcommand.

    Isolated and by its path: `-m` would look for modules in the current folder first, where other
    people's files may be.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, word]
    return [sys.executable, "-I", str(Path(__file__).resolve().parents[1] / "__main__.py"), word]


class ProcessThinker(QObject):
    """Asks one process. Questions are numbered, and late answers are dropped."""

    def __init__(
        self,
        log: Callable[[str], None],
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._command = list(command or own_command())
        self._process: QProcess | None = None
        self._closed = False
        self._ready = False
        self._late = False
        """Whether an answer was missed; until the process answers, nobody waits for it again."""
        self._failures = 0
        """Failures since the last good answer."""
        self._prepared: set[str] = set()
        self._number = 0
        self._open: tuple[Ask, Answer] | None = None
        self._said = ""
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._too_late)

    @property
    def apart(self) -> bool:
        """Whether the process is ready for questions."""
        return self._ready and not self._late

    # -- questions ---------------------------------------------------------------------------

    def prepare(self, game: str) -> None:
        if self._process is None and not self._closed and self._failures < MOST_FAILURES:
            self._start()
        if self._process is not None and game not in self._prepared:
            self._prepared.add(game)
            self._send(preparation(game))

    def think(self, ask: Ask, answer: Answer) -> int | None:
        self._drop()
        self.prepare(ask.game.name)
        if self._process is None or self._late:
            answer(ask.decide())
            return None
        self._number += 1
        self._open = ask, answer
        self._send(ask.written(self._number))
        self._patience.start(WAITING_MS + int(ask.seconds * 1000))
        return self._number

    def cancel(self, ticket: int) -> None:
        """Cancel a question; an answer that still comes is ignored."""
        if ticket == self._number and self._open is not None:
            self._send(cancellation(ticket))
            self._drop()

    def _drop(self) -> None:
        self._open = None
        self._patience.stop()

    def close(self) -> None:
        """End the process with the program: it has nothing to lose."""
        self._drop()
        self._closed = True
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        self._ready = self._late = False
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(CLOSING_MS)
            process.deleteLater()

    # -- process -----------------------------------------------------------------------------

    def _start(self) -> None:
        self._said = ""
        self._prepared.clear()
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_mistakes)
        process.errorOccurred.connect(self._failed)
        process.finished.connect(self._ended)
        process.start(self._command[0], self._command[1:])

    def _send(self, what: Json) -> None:
        if self._process is not None:
            self._process.write(json.dumps(what).encode() + b"\n")

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self._heard(bytes(self._process.readLine().data()))

    def _heard(self, line: bytes) -> None:
        try:
            what = json.loads(line)
        except ValueError:
            what = None
        match what:
            case str() if what == READY:
                self._ready, self._late = True, False
            case {"number": int(number)}:
                self._late = False
                if number == self._number and self._open is not None:
                    self._answered(*self._open, what)
            case _:
                self._fail("it gives no answer")

    def _answered(self, ask: Ask, answer: Answer, what: Json) -> None:
        try:
            found = ask.read(what)
        except (OtherRules, UnclearAnswer) as unclear:  # own content may have changed meanwhile
            self._fail(f"it gives no answer ({str(unclear)[:SAID]!r})")
        else:
            self._failures = 0
            self._drop()
            answer(found)

    def _read_mistakes(self) -> None:
        if self._process is not None:
            heard = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._said = (self._said + heard)[-SAID:]

    def _failed(self, error: QProcess.ProcessError) -> None:
        self._fail(error.name)

    def _ended(self, code: int) -> None:
        self._fail(f"it ended with {code}")

    def _too_late(self) -> None:
        """Decide here; a slow answer may still come, and nothing more is asked until then."""
        self._late = True
        self._decide_here()

    def _fail(self, reason: str) -> None:
        """End the process and decide here; the next question starts another one."""
        if self._process is None:
            return
        self._read_mistakes()
        self._end()
        self._failures += 1
        self._log(f"Computers think in the window's process: {reason}. {self._said}".strip())
        self._decide_here()

    def _decide_here(self) -> None:
        if self._open is not None:
            ask, answer = self._open
            self._drop()
            answer(ask.decide())
