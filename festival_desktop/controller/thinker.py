"""Where computers decide: in a process of their own, so that the window never waits for them.

The process is started with the first table that has a computer at it, and lives as long as the
program. When it cannot be started, dies or does not answer, the program thinks itself, and says so
in its log: no game is lost. Either way the same question gets the same answer. Knows no match.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from festival_desktop.ai.players import ComputerPlayer
from festival_desktop.ai.worker import READY, preparation, question
from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game, Json, Seat
from festival_desktop.core.rng import Rng

STARTING_MS = 2_000
"""How long a first question waits for the process to start, until the program thinks itself."""
THINKING_MS = 15_000
"""How long a process may think before it is given up."""
CLOSING_MS = 500
"""How long a process that was ended may take."""
SAID = 2_000
"""Characters kept of what a process says about its mistakes."""


@dataclass(frozen=True)
class Question:
    """What a computer is to decide. `level` is the name of its `player`."""

    game: Game[Any, Any, Any]
    level: str
    player: ComputerPlayer[Any, Any]
    seat: Seat
    view: Any
    moves: Sequence[Any]
    chance: Rng

    def decide(self) -> Any:
        return self.player.choose(self.view, self.moves, self.chance.copy())


Answer = Callable[[Any], None]
"""Gets the move."""


class Thinker(Protocol):
    def prepare(self, game: str) -> None:
        """Computers will have to decide about this game."""

    def think(self, ask: Question, answer: Answer) -> int | None:
        """Decide now, or later: then the ticket to cancel it with.

        Only one question is open, a new one takes its place."""

    def cancel(self, ticket: int) -> None:
        """Nobody waits for this answer any more."""


class AtOnce:
    """Decides while the caller waits."""

    def prepare(self, game: str) -> None:
        pass

    def think(self, ask: Question, answer: Answer) -> int | None:
        answer(ask.decide())
        return None

    def cancel(self, ticket: int) -> None:
        pass


def own_command() -> list[str]:
    """How to start this program once more, only to think."""
    packaged = getattr(sys, "frozen", False)
    return [sys.executable, *([] if packaged else ["-m", "festival_desktop"]), "think"]


class ProcessThinker(QObject):
    """Asks one process. Questions are numbered, and answers to older ones are dropped."""

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
        self._given_up = False
        self._ready = False
        self._prepared: set[str] = set()
        self._number = 0
        self._open: tuple[Question, Answer] | None = None
        self._said = ""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._too_late)

    @property
    def apart(self) -> bool:
        """Whether a process is there and can be asked."""
        return self._ready

    # -- asking ------------------------------------------------------------------------------

    def prepare(self, game: str) -> None:
        if self._process is None and not self._given_up:
            self._start()
        if game not in self._prepared:
            self._prepared.add(game)
            self._send(preparation(game))

    def think(self, ask: Question, answer: Answer) -> int | None:
        self._drop()
        self.prepare(ask.game.name)
        if self._process is None:
            answer(ask.decide())
            return None
        self._number += 1
        self._open = ask, answer
        self._send(question(self._number, ask.game, ask.view, ask.seat, ask.level, ask.chance))
        self._patience.start(THINKING_MS if self._ready else STARTING_MS)
        return self._number

    def cancel(self, ticket: int) -> None:
        """The process goes on: it will soon be done, and nobody listens."""
        if ticket == self._number:
            self._drop()

    def _drop(self) -> None:
        self._open = None
        self._patience.stop()

    def close(self) -> None:
        """The program ends, and the process with it: it has nothing to lose."""
        self._drop()
        self._given_up = True
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        self._ready = False
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(CLOSING_MS)
            process.deleteLater()

    # -- the process -------------------------------------------------------------------------

    def _start(self) -> None:
        process = self._process = QProcess(self)
        process.setProcessEnvironment(_environment())
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
            line = bytes(self._process.readLine().data())
            try:
                self._heard(json.loads(line))
            except ValueError:
                self._give_up("it does not speak clearly")

    def _heard(self, what: Json) -> None:
        if what == READY:
            self._ready = True
            if self._open is not None:
                self._patience.start(THINKING_MS)
            return
        if self._open is None or what.get("number") != self._number:
            return  # an old question, to which nobody waits for an answer
        ask, answer = self._open
        try:
            move = ask.game.read(what["move"])
        except FestivalError as error:
            self._give_up(str(error))
            return
        if move not in ask.moves:  # a person's own content may have changed meanwhile
            self._give_up(f"it plays by other rules ({what['move']})")
            return
        self._drop()
        answer(move)

    def _read_mistakes(self) -> None:
        if self._process is not None:
            heard = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._said = (self._said + heard)[-SAID:]

    def _failed(self, error: QProcess.ProcessError) -> None:
        self._give_up(error.name)

    def _ended(self, code: int) -> None:
        self._give_up(f"it ended with {code}")

    def _too_late(self) -> None:
        if not self._ready:
            self._decide_here()  # the process may still come
        else:
            self._give_up("it does not answer")

    def _give_up(self, reason: str) -> None:
        """The program thinks itself from now on."""
        if self._process is None:
            return
        self._read_mistakes()
        self._given_up = True
        self._end()
        self._log(f"Computers think in the window's process: {reason}. {self._said}".strip())
        self._decide_here()

    def _decide_here(self) -> None:
        if self._open is not None:
            ask, answer = self._open
            self._drop()
            answer(ask.decide())


def _environment() -> QProcessEnvironment:
    """Ours, and where the program lies, wherever it was started from."""
    environment = QProcessEnvironment.systemEnvironment()
    folders = [str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH", "")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    environment.insert("PYTHONIOENCODING", "utf-8")
    return environment
