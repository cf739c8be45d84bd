"""A game of Festival of Lanterns to be shown, and the program to show it in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from festival_desktop import paths
from festival_desktop.app import Program
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.ui.language import Language
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.settings import Settings
from tests.ui.festival import Shown, rules

NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """With its plural forms, for what is shown without the program."""
    language = Language(paths.translations())
    language.use("en")
    yield
    delete(language)


@pytest.fixture(scope="session")
def game() -> FestivalOfLanterns:
    return rules()


@pytest.fixture
def deal(game: FestivalOfLanterns) -> Callable[..., AnyMatch]:
    """A new match of so many people."""

    def dealt(
        players: int = 3, seed: str = "amber-fox-1", friends: tuple[str, ...] = ()
    ) -> AnyMatch:
        seats = [Player(name) for name in NAMES[:players]]
        options = {"friends": friends} if friends else {}
        return Match(game, Setup(players, options), seats, seed)

    return dealt


@pytest.fixture
def shown(deal: Callable[..., AnyMatch], qapp: object) -> Callable[..., Shown]:
    def make(*args: object) -> Shown:
        return Shown(deal(*args))

    return make


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FESTIVAL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, home: Path) -> Iterator[Callable[..., MainWindow]]:
    """Starts the program, again and again if need be; motion off, computers at once."""
    running: list[Program] = []

    def stop() -> None:
        for program in running:
            program.window.close()
            program.window.deleteLater()
            program.language.use("en")
            delete(program.language)  # now: its words are not for the tests that follow
            program.deleteLater()
        running.clear()
        qapp.processEvents()

    def started(files: tuple[str, ...] = ()) -> MainWindow:
        stop()
        settings = Settings(paths.config_dir())
        settings.motion, settings.pace, settings.language = False, "instant", "en"
        settings.muted = True
        settings.tips = False  # tests of tables measure them without the strip
        program = Program(qapp, settings)
        running.append(program)
        program.start(list(files))
        qtbot.waitUntil(lambda: program.ready)
        program.window.shell.current.may_lose = lambda: True  # nobody is here to be asked
        return program.window

    yield started
    stop()
