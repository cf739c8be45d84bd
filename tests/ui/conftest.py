"""A game of Festival of Lanterns to be shown, and the program to show it in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop import paths
from festival_desktop.app import Program
from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.paths import resources
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.festival_of_lanterns.words.words import FestivalWords
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.settings import Settings

NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


@pytest.fixture(scope="session")
def game() -> FestivalOfLanterns:
    return FestivalOfLanterns(load(resources() / "festival_of_lanterns"))


@pytest.fixture
def deal(game: FestivalOfLanterns) -> Callable[..., Match]:
    """A new match of so many people."""

    def dealt(players: int = 3, seed: str = "amber-fox-1", friends: tuple[str, ...] = ()) -> Match:
        seats = [Player(name) for name in NAMES[:players]]
        options = {"friends": friends} if friends else {}
        return Match(game, Setup(players, options), seats, seed)

    return dealt


class Shown:
    """A match, a session that shows it to whoever is to act, and its words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words = FestivalWords(match.game, match.players)
        table = FestivalTable(match.game)
        self.session = Session(match.game, table, match.players, self.words)
        self.words.watch(self.session)
        self.show()

    def show(self) -> None:
        match = self.match
        entries = [
            LogEntry(number, step.seat, step.events, step.sealed)
            for number, step in enumerate(match.steps[: match.cursor])
        ]
        self.session.show(match.state, match.to_act, None, entries, match.to_act is not None)

    def play(self, move: object) -> None:
        self.match.play(move)
        self.show()

    def play_randomly(self, rng: Rng) -> None:
        moves = self.match.game.legal_moves(self.match.state)
        # Kinds first, so that a turn is not always a placement, of which there are most.
        kinds = sorted({type(move).__name__ for move in moves})
        kind = kinds[rng.below(len(kinds))]
        of_kind = [move for move in moves if type(move).__name__ == kind]
        self.play(of_kind[rng.below(len(of_kind))])


@pytest.fixture
def shown(deal: Callable[..., Match], qapp: object) -> Callable[..., Shown]:
    def make(*args: object) -> Shown:
        return Shown(deal(*args))

    make.table = Shown  # a match of one's own
    return make


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FESTIVAL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def start(qapp: QApplication, qtbot, home: Path) -> Iterator[Callable[..., MainWindow]]:
    """Starts the program, again and again if need be; motion off, computers at once."""
    running: list[Program] = []

    def stop() -> None:
        for program in running:
            program.window.close()
            program.window.deleteLater()
            program.language.use("en")
            program.deleteLater()
        running.clear()
        qapp.processEvents()

    def started(files: tuple[str, ...] = ()) -> MainWindow:
        stop()
        settings = Settings(paths.config_dir())
        settings.motion, settings.pace, settings.language = False, "instant", "en"
        settings.tips = False  # tests of tables measure them without the strip
        program = Program(qapp, settings)
        running.append(program)
        program.start(list(files))
        qtbot.waitUntil(lambda: program.ready)
        program.window.shell.current.may_lose = lambda: True  # nobody is here to be asked
        return program.window

    yield started
    stop()
