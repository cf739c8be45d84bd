"""The real window plays a few moves of each game: `festival-desktop smoke-test`.

`selftest` starts it in another process. Nothing of the person is read or written.
"""

import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QEventLoop

from festival_desktop import catalog, paths
from festival_desktop.app import Program, run_window
from festival_desktop.core.game import Setup
from festival_desktop.core.step import digest
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.settings import Settings

SEED = "smoke-test"
MOVES = 10
PATIENCE = 60.0
"""Seconds after which the run is considered stuck."""
FAILED = 1


def run() -> int:
    """Open the window, play, and close it; return the exit code. Errors go to stderr."""
    with tempfile.TemporaryDirectory(prefix="festival-smoke-test-") as home:
        os.environ["FESTIVAL_DESKTOP_HOME"] = home
        settings = Settings(paths.config_dir())
        settings.welcomed, settings.muted = True, True
        settings.motion, settings.pace, settings.confirm_end = False, "instant", False
        settings.file.sync()
        return run_window([], then=_play_and_close)


def _play_and_close(program: Program) -> None:
    test = _SmokeTest(program)
    sys.excepthook = test.note_error
    code = 0
    try:
        for game in catalog.GAMES:
            test.play(game)
    except Exception:
        traceback.print_exc()
        code = FAILED
    program.app.exit(code)


class _SmokeTest:
    """The first seat is played through the table like a person's, the other by a computer."""

    def __init__(self, program: Program) -> None:
        self._app, self._window = program.app, program.window
        self._error: BaseException | None = None

    def note_error(self, kind: type[BaseException], error: BaseException, where: Any) -> None:
        """Record an error in a method that Qt called, for `sys.excepthook`."""
        self._error = error.with_traceback(where)

    def play(self, game: str) -> None:
        """Play some moves of a game, and open the file that they were saved in."""
        shell = self._window.shell
        level = next(iter(shell.context.manifest(game).computers))
        players = (Player("Mira"), Player("Lotte", level))
        shell.current.begin(NewGame(game, Setup(len(players)), players, SEED))
        match = self._table.match
        while len(match.steps) < MOVES and match.to_act is not None:
            self._move()
        if not shell.current.save_unconditionally():
            raise RuntimeError("The game couldn’t be saved.")
        shell.navigation.go_to_shelf()
        shell.files.open_or_replay(paths.saves_dir() / shell.context.repository.name)
        self._see_table()
        again = self._table.match
        if again is match or digest(again.game, again.state) != digest(match.game, match.state):
            raise RuntimeError("The opened game isn’t the one that was saved.")
        print(f"{game}: {len(match.steps)} moves", flush=True)

    def _move(self) -> None:
        table = self._table
        self._until(lambda: not table.controller.computer_to_move)
        self._see_table()
        match = table.match
        if match.to_act is None:
            return
        move = match.game.legal_moves(match.state)[0]
        steps = len(match.steps)
        for targets in table.session.table.selections(move):
            for target in sorted(targets):
                table.session.select(target)
        self._until(lambda: len(match.steps) > steps)

    @property
    def _table(self) -> Any:
        assert self._window.table is not None
        return self._window.table

    def _see_table(self) -> None:
        self._until(lambda: self._window.page is self._window.table)
        if self._window.grab().isNull():
            raise RuntimeError("The table can’t be drawn.")

    def _until(self, done: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not done():
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            if self._error is not None:
                raise self._error
            if monotonic() > end:
                raise RuntimeError("The game doesn’t continue.")
