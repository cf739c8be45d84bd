"""Two quick presses and keys that are held down, beside the table itself: one decision only."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.moves import PASS as LEAVE
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH, SHADE
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.press_guard import PressGuard
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from tests.ui import dice
from tests.ui.window import table_of

pytestmark = pytest.mark.sample(5, of="file")

Start = Callable[..., MainWindow]
GAMES = ("festival_of_lanterns", "lanterns_dice", "firefly_festival")
ALONE = (Player("Mira"), Player("Lotte", "plain"))
THREE = (Player("Mira"), Player("Jonas"), Player("Aiko"))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ENTER = Qt.Key.Key_Return


def sit(window: MainWindow, game: str, players: tuple[Player, ...]) -> TablePage:
    window.show()
    window.activateWindow()
    window.shell.current.begin(NewGame(game, Setup(len(players)), players, "jade-owl-7"))
    return table_of(window)


def decided(table: TablePage) -> tuple[object, ...]:
    return (
        table.match.cursor,
        tuple(table.session.selector.selected),
        table.controller.awaiting_end_turn,
    )


def play_on(table: TablePage, until: Callable[[], bool]) -> None:
    """People play at random, and whoever is awaited comes."""
    rng = Rng(4)
    while not until():
        if table.session.waiting is not None:
            table.controller.take_over()
        elif table.controller.pending_action == NEXT_MOVE:
            table.controller.computer_moves()
        elif table.controller.awaiting_end_turn:
            table.controller.go_on()
        else:
            moves = table.session.moves
            table.controller.play(moves[rng.below(len(moves))])


def press_twice(widget: QWidget, spot: QPoint) -> None:
    """As the system reports a double click."""
    QTest.mouseClick(widget, LEFT, NONE, spot)
    QTest.mouseDClick(widget, LEFT, NONE, spot)
    QTest.mouseRelease(widget, LEFT, NONE, spot)


class StoppedClock:
    """Of a guard: however slow the machine is, presses are quick until `wait`."""

    def __init__(self, guard: PressGuard[Any]) -> None:
        self._now = guard.clock()
        guard.clock = lambda: self._now

    def wait(self) -> None:
        self._now += QApplication.styleHints().mouseDoubleClickInterval() / 1000


def middle(view: QListView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def hold_down(key: Qt.Key) -> None:
    """Wherever the focus is, until the key has come again a few times."""
    for again in (False, True, True, True, True):
        widget = QApplication.focusWidget()
        assert widget is not None
        event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, "\r", again)
        QApplication.sendEvent(widget, event)


# -- the list of choices ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_in_the_list_decides_once(start: Start, qtbot: QtBot, game: str) -> None:
    window = start()
    window.settings.pace = "step"
    table = sit(window, game, ALONE)
    window.shell.actions["choices"].trigger()
    view = table.side.choices.list
    play_on(table, lambda: bool(table.session.moves))
    StoppedClock(view.guard)
    spot, before = middle(view, 0), decided(table)
    QTest.mouseClick(view.viewport(), LEFT, NONE, spot)
    once = decided(table)
    assert once != before
    QTest.mouseDClick(view.viewport(), LEFT, NONE, spot)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, spot)
    QTest.mouseClick(view.viewport(), LEFT, NONE, spot)
    assert decided(table) == once, "who goes on pressing is stopped on"


def test_a_hand_that_goes_to_another_row_is_not_kept_waiting(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice", ALONE)
    table.side.show_choices()
    play_on(table, lambda: bool(table.session.moves))
    view = table.side.choices.list
    StoppedClock(view.guard)
    QTest.mouseClick(view.viewport(), LEFT, NONE, middle(view, 0))
    once = decided(table)
    QTest.mouseClick(view.viewport(), LEFT, NONE, middle(view, 1))
    assert decided(table) != once


@pytest.mark.parametrize("game", GAMES)
def test_enter_that_is_held_down_in_the_list_decides_once(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    window.settings.pace = "step"
    table = sit(window, game, ALONE)
    play_on(table, lambda: bool(table.session.moves))
    window.shell.actions["choices"].trigger()
    played = []
    table.session.changed.connect(lambda _: played.append(decided(table)))
    hold_down(ENTER)
    assert len(set(played)) == 1


# -- handing over ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["festival_of_lanterns", "firefly_festival"])
def test_who_ends_the_turn_by_two_quick_presses_does_not_lift_the_curtain(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    table = sit(window, game, THREE)
    play_on(table, lambda: table.controller.awaiting_end_turn)
    clock = StoppedClock(table.hand_over.guard)
    window.shell.actions["go_on"].trigger()
    assert table.session.waiting is not None
    for _ in range(3):
        QTest.keyClick(table.hand_over.lift, ENTER)
        press_twice(table.hand_over.lift, table.hand_over.lift.rect().center())
    assert table.session.waiting is not None
    clock.wait()
    QTest.keyClick(table.hand_over.lift, ENTER)
    assert table.session.waiting is None


def test_enter_that_is_held_down_does_not_lift_the_curtain(start: Start, qtbot: QtBot) -> None:
    window = start()
    table = sit(window, "festival_of_lanterns", THREE)
    play_on(table, lambda: table.controller.awaiting_end_turn)
    StoppedClock(table.hand_over.guard)
    window.shell.actions["choices"].trigger()
    hold_down(ENTER)
    assert table.session.waiting is not None


def two_last_launches() -> AnyMatch:
    """A match in which the next person, too, is asked for a last launch."""
    for seed in range(20):
        match, rng = Match(dice.rules(), Setup(3), THREE, f"amber-fox-{seed}"), Rng(seed)
        while match.state.stage < LAST_LAUNCH:
            match.play(dice.some_move(match, rng))
        after = match.state.copy()
        if match.to_act is not None:
            match.game.play(after, LEAVE, [])
        if after.stage == LAST_LAUNCH:
            return match
    raise LookupError("nobody completed enough pools")


def test_a_key_held_down_since_the_turn_before_ends_no_announcement(
    start: Start, qtbot: QtBot
) -> None:
    table = sit(start(), "lanterns_dice", THREE)
    assert table.banner.isVisible()
    event = QKeyEvent(QEvent.Type.KeyPress, ENTER, NONE, "\r", True)
    QApplication.sendEvent(table.banner, event)
    assert table.banner.isVisible()
    QTest.keyClick(table.banner, ENTER)
    assert not table.banner.isVisible()


def test_a_key_that_goes_on_ends_the_announcement_first(start: Start, qtbot: QtBot) -> None:
    """Otherwise it would leave out the last launch of whoever was announced."""
    window = start()
    window.show()
    window.shell.pages.show_match(two_last_launches())
    table = table_of(window)
    play_on(table, lambda: table.controller.pending_action == PASS)
    go_on = window.shell.actions["go_on"]
    assert not go_on.autoRepeat()
    table.banner.end()
    cursor = table.match.cursor
    go_on.trigger()
    assert table.match.cursor == cursor, "a launch is not left by a key"
    table.session.select(PASS)
    assert table.match.cursor == cursor + 1
    assert table.banner.isVisible()
    go_on.trigger()
    assert table.match.cursor == cursor + 1
    assert not table.banner.isVisible()


# -- the button of the toolbar ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_on_end_turn_does_not_let_the_computer_move(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    window.settings.pace = "step"
    table = sit(window, game, ALONE)
    play_on(table, lambda: table.controller.pending_action == END_TURN)
    button, cursor = table.toolbar.go_on, table.match.cursor
    clock, spot = StoppedClock(button.guard), button.rect().center()
    QCursor.setPos(button.mapToGlobal(spot))
    clock.wait()
    press_twice(button, spot)
    assert table.controller.pending_action == NEXT_MOVE
    qtbot.waitUntil(lambda: not table.controller.thinking, timeout=20_000)
    assert table.match.cursor == cursor
    clock.wait()
    QTest.mouseClick(button, LEFT, NONE, spot)
    qtbot.waitUntil(lambda: table.match.cursor > cursor, timeout=20_000)


# -- coming to the table ---------------------------------------------------------------------------


def double_press(table: TablePage, target: Target) -> None:
    """The second press of a double click on this, and its release."""
    spot = table.scene.presenter.parts.stops()[target].center().toPoint()
    QTest.mouseDClick(table.view.viewport(), LEFT, NONE, spot)
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, spot)


def test_a_double_click_on_continue_decides_nothing_at_the_table(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    table = sit(window, "lanterns_dice", ALONE)
    play_on(table, lambda: table.match.state.stage == SHADE and bool(table.session.moves))
    for _ in range(2):
        window.shell.actions["shelf"].trigger()
        window.shell.continue_latest()
        table, stops = table_of(window), table_of(window).scene.presenter.parts.stops()
        target = next(area for area in stops if table.session.can_select(area))
        before = decided(table)
        double_press(table, target)
        assert decided(table) == before
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, stops[target].center().toPoint())
    assert decided(table) != before
