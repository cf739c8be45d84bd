"""The strip of steps at the table: pressed, dragged, by keys, its lock, and trying again."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from tests.ui.window import (
    ALONE,
    GAME,
    TWO,
    Start,
    begin,
    choose,
    play_person,
    saved_files,
    shorten,
    table_of,
)

pytestmark = pytest.mark.sample(5, of="file")

LEFT = Qt.MouseButton.LeftButton


def spot(strip: TimelineStrip, place: int) -> QPoint:
    return QPoint(round(strip.track().xs[place]), strip.height() // 2)


def place_tile(window: MainWindow) -> None:
    steps = len(table_of(window).match.steps)
    while len(table_of(window).match.steps) == steps:
        choose(window)


def relaxed(start: Start, qtbot: QtBot, moves: int = 4) -> MainWindow:
    window = start()
    begin(window, ALONE, relaxed=True)
    play_person(window, qtbot, moves)
    table = table_of(window)
    qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
    return window


def test_a_press_goes_to_a_decision_of_a_person(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    table, strip = table_of(window), table_of(window).timeline
    end = table.match.cursor
    stops = strip.line.stops
    assert stops[-1] == end
    QTest.mouseClick(strip, LEFT, pos=spot(strip, stops[1]))
    assert table.match.cursor == stops[1]
    assert strip.value() == stops[1]
    assert len(strip.line.entries) == end, "what was taken back is still on the strip"
    QTest.mouseClick(strip, LEFT, pos=spot(strip, end))
    assert table.match.cursor == end
    computers = next(n for n in range(end) if n not in stops and n > stops[0])
    QTest.mouseClick(strip, LEFT, pos=spot(strip, computers))
    assert table.match.cursor == strip.line.stop_near(computers)


def test_a_press_leaves_the_keys_with_the_table(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    window.activateWindow()
    table_of(window).view.setFocus()
    QTest.mouseClick(table_of(window).timeline, LEFT, pos=spot(table_of(window).timeline, 0))
    assert window.focusWidget() is table_of(window).view


def test_a_finger_that_slips_off_goes_nowhere(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    strip, cursor = table_of(window).timeline, table_of(window).match.cursor
    QTest.mousePress(strip, LEFT, pos=spot(strip, 0))
    QTest.mouseMove(strip, spot(strip, 1))
    QTest.mouseRelease(strip, LEFT, pos=QPoint(20, 300))
    assert table_of(window).match.cursor == cursor


def test_keys_go_from_decision_to_decision(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    table, strip = table_of(window), table_of(window).timeline
    stops = strip.line.stops
    strip.setFocus()
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert table.match.cursor == stops[-2]
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert table.match.cursor == stops[-1]
    QTest.keyClick(strip, Qt.Key.Key_Home)
    assert table.match.cursor == stops[0]
    QTest.keyClick(strip, Qt.Key.Key_PageDown)
    assert table.match.cursor > stops[0]
    QTest.keyClick(strip, Qt.Key.Key_End)
    assert table.match.cursor == stops[-1]
    QTest.keyClick(strip, Qt.Key.Key_PageUp)
    assert table.match.cursor < stops[-1]
    assert "a move from here makes this game practice" in table.notice.words
    assert not table.match.practice, "looking back changes nothing"
    table.controller.play(table.session.moves[0])
    assert bool(table.match.practice)
    assert strip.words.count(strip.line).startswith("practice · ")


def test_a_locked_stretch_says_why(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table, strip = table_of(window), table_of(window).timeline
    table.controller.take_over()
    place_tile(window)
    choose(window)  # the refill reveals a tile
    table.controller.go_on()
    table.controller.take_over()
    place_tile(window)
    assert strip.line.floor == 2
    cursor = table.match.cursor
    QTest.mouseClick(strip, LEFT, pos=spot(strip, 0))
    assert table.match.cursor == cursor
    assert table.notice.words.startswith("Step 2 revealed something hidden, so undo stops there: ")
    assert table.looking_back.place == 0, "it can be looked at all the same"
    table.looking_back.end()
    assert table.session.log.index(1, 0).data() in table.notice.words
    table.notice.hide()
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert table.match.cursor == 2, "the own tile is taken back"
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert table.match.cursor == 2
    assert "something hidden" in table.notice.words


def test_the_strip_says_what_it_is(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot, 2)
    strip = table_of(window).timeline
    assert strip.accessibleName() == "Steps of the game"
    assert strip.accessibleDescription().startswith(f"Step {strip.line.cursor}: ")
    tips = [strip.words.tip(strip.line, place) for place in range(strip.maximum() + 1)]
    assert tips[0] == "Start"
    assert tips[1].startswith("Step 1: ")
    at = spot(strip, 1)
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, at, strip.mapToGlobal(at)))
    window.settings.language = "de"
    qtbot.waitUntil(lambda: strip.accessibleName() == "Schritte des Spiels")


def test_a_game_that_has_just_begun_fills_the_strip_little_by_little(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO)
    table_of(window).controller.take_over()
    strip = table_of(window).timeline
    strip.grab()
    place_tile(window)
    track = strip.track()
    assert track.xs[1] - track.xs[0] < 50
    assert track.end > window.width() * 0.9
    QTest.mouseClick(strip, LEFT, pos=QPoint(round(track.end), strip.height() // 2))
    assert table_of(window).match.cursor == 1, "behind the last step is the last step"
    QTest.mouseClick(strip, LEFT, pos=spot(strip, 0))
    assert table_of(window).match.cursor == 0


def test_the_strip_is_out_of_reach_behind_the_curtain(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    assert not table_of(window).timeline.isEnabled()
    table_of(window).controller.take_over()
    assert table_of(window).timeline.isEnabled()


def test_from_right_to_left_the_deal_is_on_the_right(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    strip, table = table_of(window).timeline, table_of(window)
    strip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert strip.track().xs[0] > strip.track().xs[1]
    QTest.mouseClick(strip, LEFT, pos=spot(strip, 0))
    assert table.match.cursor == strip.line.stop_near(0) or strip.line.stop_near(0) is None
    QTest.keyClick(strip, Qt.Key.Key_End)
    before = table.match.cursor
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert table.match.cursor < before
    strip.grab()


def menu_of(window: MainWindow, qtbot: QtBot) -> QMenu:
    QTest.keyClick(table_of(window).timeline, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def act(menu: QMenu, words: str) -> None:
    action = next(action for action in menu.actions() if words in action.text())
    menu.close()
    action.trigger()


def test_trying_again_is_a_new_game_and_the_old_one_stays(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, ALONE)
    play_person(window, qtbot, 4)
    old = table_of(window).match
    steps, view = list(old.steps), old.game.view(old.state, 0)
    window.shell.current.save()
    act(menu_of(window, qtbot), "Try again from here")
    new = table_of(window).match
    assert new is not old
    assert new.practice
    assert old.steps == steps
    assert not old.practice
    assert new.game.view(new.start, 0) == view, "all the person knew is as it was"
    assert "re-dealt" in table_of(window).notice.words
    window.shell.current.save()
    assert len(saved_files()) == 2
    again = window.shell.context.repository
    state = new.state
    opened = [again.read(path).match for path in saved_files()]
    assert [match.state for match in opened if match.practice] == [state]


def test_trying_again_a_finished_game_has_the_same_past(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    shorten(window, 4)
    play_person(window, qtbot)
    old = table_of(window).match
    assert old.to_act is None
    table_of(window).last_look.stop()
    table_of(window).branch(2)
    new = table_of(window).match
    assert new.steps == old.steps[:2]
    assert new.practice
    assert window.page is window.table
    table_of(window).controller.take_over()


def test_the_strip_leads_into_the_replay(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot)
    act(menu_of(window, qtbot), "Replay from here")
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert replay.controller.place == table_of(window).match.cursor


def test_a_step_that_goes_away_under_the_pointer_is_not_painted(start: Start, qtbot: QtBot) -> None:
    window = relaxed(start, qtbot, moves=6)
    table, strip = table_of(window), table_of(window).timeline
    end = len(table.match.steps)
    while table.controller.history.can_undo:
        table.controller.history.undo()
    QTest.mouseMove(strip, spot(strip, 1))
    QTest.mouseMove(strip, spot(strip, end))  # a step that was taken back
    strip.set_looked(end)
    table.looking_back.end()
    choose_whole_move(window)
    assert len(strip.line.entries) < end
    assert not strip.grab().isNull()
    QTest.mouseMove(strip, spot(strip, 0))
    strip.leaveEvent(QEvent(QEvent.Type.Leave))
    strip.set_looked(end)
    assert not strip.grab().isNull()


def choose_whole_move(window: MainWindow) -> None:
    """Another one than before, by the last row of the list."""
    table = table_of(window)
    steps = list(table.match.steps)
    while table.match.steps[: len(steps)] == steps:
        choose(window, table.session.choices.rowCount() - 1)


def test_a_head_start_is_marked_on_the_table(start: Start) -> None:
    window = start()
    setup = Setup(2, {"ahead": ("far", "even")})
    window.shell.current.begin(NewGame(GAME, setup, TWO, "jade-owl-7", relaxed=False))
    strip = table_of(window).timeline
    assert strip.words.count(strip.line).startswith("even chances · ")
    assert strip.words.tip(strip.line, 0) == "The deal (even chances: Mira: Far ahead)"
    begin(window, TWO)
    strip = table_of(window).timeline
    assert "even chances" not in strip.words.count(strip.line)
