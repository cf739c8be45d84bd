"""Playing in the real window, for tests."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from festival_desktop import paths
from festival_desktop.core.game import Setup
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage

Start = Callable[..., MainWindow]
"""Starts the program with these files."""

GAME = "festival_of_lanterns"
ALONE = (Player("Mira"), Player("Lotte", "friend"))
TWO = (Player("Mira"), Player("Jonas"))
NOBODY = (Player("Lotte", "friend"), Player("Aiko", "friend"))


def begin(
    window: MainWindow,
    players: tuple[Player, ...] = ALONE,
    seed: str = "jade-owl-7",
    relaxed: bool = False,
) -> None:
    window.shell.current.begin(NewGame(GAME, Setup(len(players)), players, seed, relaxed))


def table_of(window: MainWindow) -> TablePage:
    """The page of the match that is open."""
    assert window.table is not None
    return window.table


def shorten(window: MainWindow, tiles: int) -> None:
    """Leave so many tiles to the match that has just begun: its end comes soon."""
    start = table_of(window).match.start
    del start.stack[max(0, tiles - len(start.hands)) :]
    for hand in start.hands:
        del hand[1:]
    table_of(window).controller.start()


def saved_files() -> list[Path]:
    return sorted(paths.saves_dir().glob("*.festival"))


def choose(window: MainWindow, row: int = 0) -> None:
    choices = table_of(window).session.choices
    table_of(window).session.select(choices.index(row).data(ChoiceRole.TARGET))


def choose_in_the_list(window: MainWindow, move: object) -> None:
    """Press the rows of the list that make this move."""
    session = table_of(window).session
    for step in session.table.selections(move):
        for _ in step:
            rows = range(session.choices.rowCount())
            targets = [session.choices.index(row).data(ChoiceRole.TARGET) for row in rows]
            session.select(next(target for target in targets if target in step))


def play_person(window: MainWindow, qtbot: QtBot, moves: int = 10_000) -> int:
    """Make so many moves of the person by the first choice of the list; how many were made."""
    table, made = table_of(window), 0
    while made < moves:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
        if table.match.to_act is None:
            break
        if table.session.waiting is not None:
            table.controller.take_over()
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
            continue
        before = len(table.match.steps)
        while len(table.match.steps) == before:
            choose(window)
        made += 1
    return made
