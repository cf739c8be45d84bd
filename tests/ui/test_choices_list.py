"""The list of choices in the real window: it plays every decision, and the table shows which."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import table_of

Start = Callable[..., MainWindow]
ALONE = (Player("Mira"), Player("Lotte", "friend"))
TWO = (Player("Mira"), Player("Jonas"))
GAMES = {
    "festival_of_lanterns": {"friends": ("trixie", "scootaloo", "rarity")},
    "lanterns_dice": {"emperor": ("A", "B", "B")},
    "firefly_festival": {},
}


def sit(window: MainWindow, game: str, players: tuple[Player, ...] = ALONE) -> TablePage:
    """At the table, with the keys at the list of choices."""
    setup = Setup(len(players), GAMES[game])
    window.shell.current.begin(NewGame(game, setup, players, "jade-owl-7"))
    window.activateWindow()
    if table_of(window).session.waiting is not None:
        table_of(window).controller.take_over()
    window.shell.actions["choices"].trigger()
    return table_of(window)


@pytest.fixture
def listened_to() -> Iterator[None]:
    """A screen reader runs: only then Qt keeps accessible items up to date."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def looks(table: TablePage) -> dict[str, object]:
    return {item.key: item.spec for item in table.scene.canvas.items}


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_played_by_enter_in_the_list(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    window.settings.pace = "step"
    table, rng = sit(window, game), Rng(3)
    for _ in range(60):
        view = table.side.choices.list
        rows = view.model().rowCount()
        assert rows, "the list is never empty"
        before = (table.match.cursor, list(table.session.selector.selected), rows)
        for _ in range(rng.below(rows)):
            QTest.keyClick(view, Qt.Key.Key_Down)
        holding = table.controller.awaiting_end_turn
        QTest.keyClick(view, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not table.controller.thinking, timeout=20_000)
        after = (table.match.cursor, list(table.session.selector.selected), rows)
        assert after != before or holding
        assert table.session.waiting is None
        if table.match.to_act is None:
            break


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_lights_the_row_that_keys_are_on(start: Start, qtbot: QtBot, game: str) -> None:
    window = start()
    table, rng = sit(window, game), Rng(8)
    view = table.side.choices.list
    for _ in range(45):
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=20_000)
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
            continue
        table.scene.point_out(())
        dark = looks(table)
        for row in range(min(12, view.model().rowCount())):
            table.scene.point_out(())
            view.setCurrentIndex(view.model().index(-1, 0))
            view.setCurrentIndex(view.model().index(row, 0))
            target = view.model().index(row, 0).data(ChoiceRole.TARGET)
            assert table.scene.pointer.highlighted[-1] == target
            assert looks(table) != dark, f"nothing shows {target}"
        view.setCurrentIndex(view.model().index(rng.below(view.model().rowCount()), 0))
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_without_the_keys_the_list_lights_nothing(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    table.view.setFocus()
    table.scene.point_out(())
    table.side.choices.list.setCurrentIndex(table.session.choices.index(1, 0))
    assert table.scene.pointer.highlighted == ()


@pytest.mark.usefixtures("listened_to")
@pytest.mark.parametrize("game", GAMES)
def test_an_accessible_item_is_activated_by_its_action(
    start: Start, qtbot: QtBot, game: str
) -> None:
    """As a screen reader does it, on the current row and on any other."""
    table = sit(start(), game)
    view, session = table.side.choices.list, table.session
    for row in (1, 0, 0, 0, 0, 0):
        before = (table.match.cursor, list(session.selector.selected))
        row = min(row, session.choices.rowCount() - 1)
        spoken = QAccessible.queryAccessibleInterface(view).child(row)
        assert spoken.text(QAccessible.Text.Name) == session.choices.index(row, 0).data()
        action = spoken.actionInterface()
        action.doAction(action.actionNames()[0])
        assert (table.match.cursor, list(session.selector.selected)) != before
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=20_000)


@pytest.mark.usefixtures("listened_to")
def test_an_accessible_item_ends_the_turn(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.settings.pace = "step"
    table = sit(window, "festival_of_lanterns")
    table.match.start.stack.clear()  # the open tile is taken without revealing anything
    table.match.start.seat = 0
    table.controller.start()
    view = table.side.choices.list
    while not table.controller.awaiting_end_turn:
        QTest.keyClick(view, Qt.Key.Key_Return)
    spoken = QAccessible.queryAccessibleInterface(view).child(0)
    assert spoken.text(QAccessible.Text.Name) == "End the turn"
    action = spoken.actionInterface()
    action.doAction(action.actionNames()[0])
    assert table.controller.computer_to_move
