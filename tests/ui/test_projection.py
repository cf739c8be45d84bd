"""The sheet of what everybody would have if the game ended now."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import TWO, table_of

Start = Callable[..., MainWindow]
GAMES = ("festival_of_lanterns", "lanterns_dice", "firefly_festival")


def sit(window: MainWindow, game: str) -> TablePage:
    window.show()
    window.shell.current.begin(NewGame(game, Setup(2), TWO, "jade-owl-7"))
    return table_of(window)


def play(table: TablePage, steps: int) -> None:
    """Two people play at random, up to a decision of somebody who is at the screen."""
    rng = Rng(4)
    while len(table.match.steps) < steps or not table.session.moves:
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
        elif table.session.waiting is not None:
            table.controller.take_over()
        else:
            moves = table.session.moves
            table.controller.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_the_table_projects_for_every_seat(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    table = sit(window, game)
    play(table, 40)
    window.shell.actions["projection"].trigger()
    assert table.projection.isVisible()
    for _ in range(3):
        said = table.projection.accessibleDescription()
        for score in table.session.table.projected(table.session.view).scores:
            assert f"{table.match.players[score.seat].name} {score.total}" in said
            for line in score.lines:
                if line.points:
                    assert f"{table.words.score(line.what)} {line.points}" in said
        play(table, len(table.match.steps) + 3)
    window.shell.actions["projection"].trigger()
    assert not table.projection.isVisible()


def test_a_press_puts_it_away(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice")
    play(table, 4)
    table.toolbar.projection.click()
    assert table.projection.isVisible()
    QTest.mouseClick(table.projection, Qt.MouseButton.LeftButton)
    assert not table.projection.isVisible()


def test_behind_the_curtain_it_is_hidden(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    table.projection.toggle()
    assert table.session.waiting is not None
    assert not table.projection.isVisible()
    table.controller.take_over()
    assert table.projection.isVisible()
