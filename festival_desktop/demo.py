"""A demonstration without a display: the real window plays a whole game and leaves pictures.

Nothing of the person is read or written: settings and saves live in a folder of their own.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

SEED = "lantern-night-16"
NAMES = ("Mira", "Jonas", "Lotte")
SMALL, LARGE = (1280, 720), (1920, 1080)
REST = 0.5
"""Seconds after which a table in a new size is painted anew."""
PATIENCE = 25.0
"""Seconds after which something must have gone wrong."""


def run(out: Path) -> int:
    """Play, paint into `out`, and say in sentences what happens; the exit code."""
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
    """Mira's seat is played through the table like a person's, the others by themselves."""

    def __init__(self, out: Path) -> None:
        from PySide6.QtWidgets import QApplication

        from festival_desktop import app, paths
        from festival_desktop.ui.settings import Settings
        from festival_desktop.ui.widgets.picture import open_whole

        open_whole()
        running = QApplication.instance()
        self._app = running if isinstance(running, QApplication) else app.make_application()
        settings = Settings(paths.config_dir())
        settings.motion, settings.pace, settings.confirm_end = False, "instant", False
        settings.language = "en"
        self._out = out
        self._program = app.Program(self._app, settings)
        self._window = self._program.window
        self._told = 0

    def go(self) -> int:
        self._window.resize(*SMALL)
        self._program.start([])
        self._until(lambda: self._program.ready)
        try:
            self._say("The shelf: every game begins here.")
            self._picture("1-shelf")
            self._set_up()
            self._play()
            self._look_at_the_end()
        finally:
            self._window.close()
        self._say(f"The pictures are in {self._out}")
        return 0

    # -- the parts of the demonstration ------------------------------------------------------------

    def _set_up(self) -> None:
        from festival_desktop.core.game import Setup
        from festival_desktop.play.seats import Player
        from festival_desktop.ui.pages.new_game import NewGame

        self._window.go_to_setup(self._window.usual_game(), SEED)
        self._say("Setting up: who sits where, and which deal.")
        self._picture("2-setup")
        level = next(iter(self._kit.computers))
        players = (Player(NAMES[0]), *(Player(name, level) for name in NAMES[1:]))
        game = NewGame(self._kit.rules.name, Setup(len(players)), players, SEED)
        self._window.rooms.matches.begin(game)
        self._say(f"{', '.join(NAMES)} play with the seed {SEED}.")

    def _play(self) -> None:
        """The whole game, with pictures on the way."""
        table = self._table
        total = table.session.view.stack_size
        wanted = {"3-early": total * 0.8, "4-hovering": total * 0.45, "5-late": 0}
        while table.match.to_act is not None:
            self._until(lambda: not table.controller.computer_to_move)
            self._tell()
            if table.match.to_act is None:
                break
            left = table.session.view.stack_size
            due = next((name for name, at in wanted.items() if left <= at), None)
            self._mira_moves(due)
            if due is not None and self._placed:
                del wanted[due]
        self._tell()

    def _mira_moves(self, picture: str | None) -> None:
        """One move of Mira's, touched on the table; a picture while a tile hovers."""
        table = self._table
        move = self._choose()
        steps = self._kit.table.touches(move)
        touches = [target for step in steps for target in sorted_targets(step)]
        self._placed = touches[0].kind == "tile"
        if picture is not None and self._placed:
            self._hovering(picture, touches, SMALL)
            if picture == "5-late":
                self._hovering("6-late-large", touches, LARGE)
        for target in touches:
            table.session.touch(target)

    def _hovering(self, picture: str, touches: list[Any], size: tuple[int, int]) -> None:
        """Hold the tile over its cell, turned as it will lie, without letting it go."""
        self._resize(size)
        table = self._table
        tile, cell, turn = touches
        table.session.touch(tile)
        table.scene.turn(turn.key[0] - table.scene.turn_of(tile.key[0]), None)
        table.scene.set_cursor(cell)
        self._picture(picture)
        table.session.clear()
        self._resize(SMALL)

    def _choose(self) -> Any:
        match = self._table.match
        from festival_desktop.ai.players import stream

        game, seat = match.game, match.to_act
        player = next(iter(self._kit.computers.values()))
        moves = game.legal_moves(match.state)
        rng = stream(match.seed, seat, match.cursor)
        return player.choose(game.view(match.state, seat), moves, rng)

    def _look_at_the_end(self) -> None:
        rooms = self._window.rooms
        self._until(lambda: self._window.page is rooms.end)
        self._picture("7-end")
        self._window.go_to_shelf()

    # -- by what means ----------------------------------------------------------------------------

    @property
    def _table(self) -> Any:
        assert self._window.table is not None
        return self._window.table

    @property
    def _kit(self) -> Any:
        return self._window.rooms.workshop.kit(self._window.usual_game())

    def _until(self, done: Callable[[], bool]) -> None:
        from time import monotonic

        from PySide6.QtCore import QEventLoop

        end = monotonic() + PATIENCE
        while not done():
            if monotonic() > end:
                raise RuntimeError("The demonstration got stuck.")
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def _tell(self) -> None:
        """What happened since the last time, as the log says it."""
        log = self._table.session.log
        while self._told < log.rowCount():
            self._say(log.index(self._told).data())
            self._told += 1

    def _resize(self, size: tuple[int, int]) -> None:
        from time import monotonic

        if (self._window.width(), self._window.height()) == size:
            return
        self._window.resize(*size)
        rested = monotonic() + REST
        self._until(lambda: monotonic() > rested)

    def _picture(self, name: str) -> None:
        for _ in range(3):  # lay out, paint, paint what asked to be painted again
            self._app.processEvents()
        path = self._out / f"{name}-{self._window.width()}x{self._window.height()}.png"
        if not self._window.grab().save(str(path)):
            raise OSError(f"{path} cannot be written.")
        self._say(f"Picture: {path.name}")

    @staticmethod
    def _say(sentence: str) -> None:
        print(sentence, flush=True)


def sorted_targets(targets: Any) -> list[Any]:
    """Touches of one set in a fixed order."""
    return sorted(targets, key=lambda target: (target.kind, target.key))
