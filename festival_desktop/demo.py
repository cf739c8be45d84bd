"""A demonstration without a display: the window plays each game and saves pictures.

Nothing of the person is read or written: settings and saves are in a temporary folder.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import mode
from time import monotonic
from typing import Any

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from festival_desktop import app, catalog, paths
from festival_desktop.ai.arena import play_out
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.ui.opening import open_whole
from festival_desktop.ui.settings import Settings

SEED = "lantern-night-16"
NAMES = ("Mira", "Jonas", "Lotte")
SMALL, LARGE = (1280, 720), (1920, 1080)
REST = 0.5
"""Seconds until a resized table is repainted sharply."""
PATIENCE = 25.0
"""Seconds after which the run is considered stuck."""


def run(out: Path) -> int:
    """Play, paint into `out`, and describe what happens; return the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="festival-demo-") as home:
        before = os.environ.get("FESTIVAL_DESKTOP_HOME")
        os.environ["FESTIVAL_DESKTOP_HOME"] = home
        try:
            return _Demonstration(out).go()
        finally:
            if before is None:
                del os.environ["FESTIVAL_DESKTOP_HOME"]
            else:
                os.environ["FESTIVAL_DESKTOP_HOME"] = before


class _Demonstration:
    """Mira's seat is played through the table like a person's, the others by computers."""

    def __init__(self, out: Path) -> None:
        open_whole()
        running = QApplication.instance()
        self._app = running if isinstance(running, QApplication) else app.make_application()
        settings = Settings(paths.config_dir())
        settings.motion, settings.pace, settings.confirm_end = False, "instant", False
        settings.language, settings.muted = "en", True
        self._out = out
        self._program = app.Program(self._app, settings)
        self._window = self._program.window
        self._pictures = self._told = 0

    def go(self) -> int:
        self._window.resize(*SMALL)
        self._program.start([])
        self._until(lambda: self._program.ready)
        try:
            self._say("The shelf: every game begins here.")
            self._picture("shelf")
            for game in catalog.GAMES:
                self._show(game)
        finally:
            self._window.close()
        self._say(f"The pictures are in {self._out}")
        return 0

    # -- the parts of the demonstration ------------------------------------------------------------

    def _show(self, game: str) -> None:
        """Play one game from its setup to its score sheet."""
        window = self._window
        window.shell.pages.go_to_setup(game, SEED)
        self._say(f"{window.shell.context.manifest(game).title}: who sits where, and which deal.")
        self._picture(f"{game}-setup")
        manifest, setup = window.shell.context.manifest(game), Setup(len(NAMES))
        level, computer = next(iter(manifest.computers.items()))
        # The same seed gives the same game, as Mira plays like a computer player.
        moves = play_out(manifest.rules, setup, [computer] * len(NAMES), SEED).moves
        self._begin(game, setup, level)
        self._play(game, moves)
        self._until(lambda: window.page is window.shell.pages.end)
        self._picture(f"{game}-end")
        window.shell.navigation.go_to_shelf()

    def _begin(self, game: str, setup: Setup, level: str) -> None:
        players = (Player(NAMES[0]), *(Player(name, level) for name in NAMES[1:]))
        self._window.shell.current.begin(NewGame(game, setup, players, SEED))
        self._told = 0
        self._say(f"{', '.join(NAMES)} play with the seed {SEED}.")

    def _play(self, game: str, moves: tuple[Any, ...]) -> None:
        """Play the whole game, with pictures at several stages."""
        table = self._table
        due = {"early": 0.2, "middle": 0.5, "late": 0.85}
        held = mode(type(move).__name__ for move in moves if len(self._selections(move)) > 1)
        while table.match.to_act is not None:
            self._until(lambda: not table.controller.computer_to_move)
            self._tell()
            if table.match.to_act is None:
                break
            move = moves[table.match.cursor]
            selections = self._selections(move)
            part = table.match.cursor / len(moves)
            name = next((name for name, at in due.items() if part >= at), None)
            if name is not None and type(move).__name__ == held:
                del due[name]
                self._hovering(f"{game}-{name}", selections, LARGE if name == "late" else SMALL)
            for target in selections:
                table.session.select(target)
        self._tell()

    def _selections(self, move: Any) -> list[Target]:
        steps = self._table.session.table.selections(move)
        return [target for step in steps for target in sorted(step)]

    def _hovering(self, picture: str, selections: list[Target], size: tuple[int, int]) -> None:
        """Start a move: hold the first target over the second."""
        self._resize(size)
        table = self._table
        table.session.select(selections[0])
        table.scene.set_focus(selections[1])
        self._picture(picture)
        table.session.clear()
        self._resize(SMALL)

    # -- helpers ----------------------------------------------------------------------------------

    @property
    def _table(self) -> Any:
        assert self._window.table is not None
        return self._window.table

    def _until(self, done: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not done():
            if monotonic() > end:
                raise RuntimeError("The demonstration got stuck.")
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def _tell(self) -> None:
        """Print the new lines of the log."""
        log = self._table.session.log
        while self._told < log.rowCount():
            self._say(log.index(self._told, 0).data())
            self._told += 1

    def _resize(self, size: tuple[int, int]) -> None:
        if (self._window.width(), self._window.height()) == size:
            return
        self._window.resize(*size)
        rested = monotonic() + REST
        self._until(lambda: monotonic() > rested)

    def _picture(self, name: str) -> None:
        for _ in range(3):  # layout, painting, requested repaints
            self._app.processEvents()
        self._pictures += 1
        size = f"{self._window.width()}x{self._window.height()}"
        path = self._out / f"{self._pictures:02d}-{name}-{size}.png"
        if not self._window.grab().save(str(path)):
            raise OSError(f"{path} can’t be written.")
        self._say(f"Picture: {path.name}")

    @staticmethod
    def _say(sentence: str) -> None:
        print(sentence, flush=True)
