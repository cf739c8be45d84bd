"""Seeing a game again: by keys, buttons and the strip, from everywhere, and trying again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.__main__ import main
from festival_desktop.cli import run_command
from festival_desktop.controller import replay_controller
from festival_desktop.play.replay import OPEN, SPECTATOR, Perspective
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.replay import ReplayPage
from tests.ui.window import (
    ALONE,
    GAME,
    NOBODY,
    Start,
    begin,
    play_person,
    saved_files,
    shorten,
    table_of,
)

pytestmark = pytest.mark.sample(5, of="file")

LEFT = Qt.MouseButton.LeftButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.festival"
    assert run_command(["simulate", GAME, "--players", "2", "--out", str(path)]) == 0
    return path


def replay_of(window: MainWindow) -> ReplayPage:
    page = window.page
    assert isinstance(page, ReplayPage)
    return page


def shown_again(window: MainWindow) -> list[ReplayPage]:
    pages = map(window.stack.widget, range(window.stack.count()))
    return [page for page in pages if isinstance(page, ReplayPage)]


def test_a_finished_file_opens_in_the_replay(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    assert OPEN in page.controller.perspectives
    assert page.controller.place == 0
    assert saved_files() == [], "it is only looked at"
    QTest.keyClick(page.timeline, Qt.Key.Key_Escape)
    assert window.page is window.shelf
    assert shown_again(window) == []


def test_a_running_file_opens_to_play_on(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, ALONE)
    play_person(window, qtbot, 2)
    path = tmp_path / "running.festival"
    window.shell.current.export(path)
    window = start((str(path),))
    qtbot.waitUntil(lambda: window.table is not None)
    assert window.page is window.table


def test_keys_go_through_the_game(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    controller, strip = page.controller, page.timeline
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert controller.place == 1
    assert page.session.log.rowCount() == 1
    QTest.keyClick(strip, Qt.Key.Key_End)
    assert controller.place == controller.end
    assert page.session.active is None
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert controller.place == controller.end - 1
    QTest.keyClick(strip, Qt.Key.Key_Home)
    assert controller.place == 0
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert controller.direction == 1
    assert page.toolbar.play.label == "Pause"
    QTest.keyClick(strip, Qt.Key.Key_Space, SHIFT)
    assert controller.direction == -1
    QTest.keyClick(strip, Qt.Key.Key_Plus)
    assert controller.speed == 2.0
    for _ in range(9):
        QTest.keyClick(strip, Qt.Key.Key_Minus)
    assert controller.speed == replay_controller.SPEEDS[0]
    QTest.keyClick(strip, Qt.Key.Key_Space, SHIFT)
    assert controller.direction == 0


def test_buttons_go_through_the_game(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    toolbar, controller = page.toolbar, page.controller

    def press(button: QWidget) -> None:
        QTest.mouseClick(button, LEFT, pos=button.rect().center())

    assert not toolbar.before.isEnabled()
    press(toolbar.next)
    press(toolbar.next)
    press(toolbar.before)
    assert controller.place == 1
    press(toolbar.last)
    assert controller.place == controller.end
    assert not toolbar.next.isEnabled()
    press(toolbar.first)
    press(toolbar.play)
    assert controller.direction == 1
    press(toolbar.play)
    assert controller.direction == 0
    press(toolbar.reverse)
    assert controller.direction == -1
    assert controller.place == controller.end, "backwards begins at the end"
    press(toolbar.reverse)


def test_the_strip_is_scrubbed(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    strip, controller = page.timeline, page.controller

    def spot(place: int) -> QPoint:
        return QPoint(round(strip.track().xs[place]), strip.height() // 2)

    QTest.mousePress(strip, LEFT, pos=spot(5))
    assert controller.place == 5
    QTest.mouseMove(strip, spot(9))
    assert controller.place == 9
    QTest.mouseRelease(strip, LEFT, pos=spot(9))
    assert controller.place == 9


def test_a_line_of_the_log_is_gone_to(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    page.controller.go(30)
    qtbot.wait(30)  # the log follows to its newest line
    at = QPoint(40, 60)
    row = page.log.indexAt(at).row()
    assert 0 < row < 29
    QTest.mouseClick(page.log.viewport(), LEFT, pos=at)
    assert page.controller.place == row + 1


def test_everybody_can_be_looked_with_once_it_is_over(
    start: Start, qtbot: QtBot, finished: Path
) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    words = [page.toolbar.sight.itemText(row) for row in range(page.toolbar.sight.count())]
    assert words[2:] == ["Spectator", "All open"]
    assert len(words) == 4
    page.toolbar.sight.setCurrentIndex(1)
    page.toolbar.sight.activated.emit(1)
    assert page.controller.sight == Perspective(1)
    assert page.session.viewer == 1
    page.controller.see(SPECTATOR)
    assert page.toolbar.sight.currentText() == "Spectator"


def test_a_game_at_the_table_is_seen_again_and_goes_on(start: Start, qtbot: QtBot) -> None:
    window = start()
    assert not window.shell.actions["replay"].isEnabled()
    begin(window, ALONE)
    play_person(window, qtbot, 4)
    table = table_of(window)
    assert window.shell.actions["replay"].isEnabled()
    cursor = table.match.cursor
    window.shell.actions["replay"].trigger()
    page = replay_of(window)
    assert page.controller.perspectives == [SPECTATOR, Perspective(0)]
    page.controller.go(2)
    page.toolbar.back.click()
    assert window.page is table
    assert table.match.cursor == cursor
    assert table.session.log.rowCount() == cursor


def test_from_the_end_the_game_is_seen_again(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, NOBODY)
    shorten(window, 2)
    qtbot.waitUntil(lambda: window.page is window.shell.pages.end, timeout=20_000)
    end = window.shell.pages.end
    QTest.mouseClick(end.replay, LEFT, pos=end.replay.rect().center())
    assert replay_of(window).controller.place == 0
    replay_of(window).toolbar.back.click()
    assert window.page is end


def test_a_saved_game_is_seen_again(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, ALONE)
    play_person(window, qtbot, 2)
    window.shell.navigation.go(window.shell.files.saves)
    saves = window.shell.files.saves
    qtbot.waitUntil(lambda: not saves.model.reading)
    QTest.mouseClick(
        saves.detail.buttons["replay"], LEFT, pos=saves.detail.buttons["replay"].rect().center()
    )
    page = replay_of(window)
    assert page.controller.end == table_of(window).match.cursor
    page.toolbar.back.click()
    assert window.page is saves


def test_settings_come_back_to_the_replay(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    page.controller.go(7)
    page.controller.play(1)
    window.shell.pages.go_to_settings()
    assert page.controller.direction == 0
    window.shell.pages.settings.back_requested.emit()
    assert window.page is page
    assert page.controller.place == 7
    window.shell.navigation.go_to_shelf()
    assert shown_again(window) == []


def test_trying_again_from_a_replay(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    page.controller.go(12)
    state = page.match.state_at(12)
    QTest.keyClick(page.timeline, Qt.Key.Key_T, CONTROL)
    assert window.page is window.table
    match = table_of(window).match
    assert match.steps[11].state == state
    assert match.practice
    window.shell.current.save()
    assert len(saved_files()) == 1


def test_a_damaged_file_is_seen_as_far_as_it_goes(
    start: Start, qtbot: QtBot, finished: Path
) -> None:
    raw = finished.read_bytes()
    finished.write_bytes(raw[: len(raw) // 2])
    window = start()
    window.shell.files.replay(finished)
    assert replay_of(window).controller.end > 0
    assert "damaged" in window.notice.words
    finished.write_text("{")
    window.shell.files.replay(finished)
    assert "Nothing was changed." in window.notice.words


def test_other_words_and_looks_reach_the_replay(start: Start, qtbot: QtBot, finished: Path) -> None:
    window = start((str(finished),))
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = replay_of(window)
    page.controller.go(9)
    window.settings.language = "de"
    qtbot.waitUntil(lambda: page.toolbar.play.label == "Abspielen")
    assert page.toolbar.title.text() == "Wiederholung: Fest der Laternen"
    assert "legte" in page.session.log.index(0, 0).data()
    height = page.log.sizeHintForRow(0)
    window.settings.text_scale = 1.5
    assert page.log.sizeHintForRow(0) > height
    page.grab()
    window.settings.text_scale = 1.0


def test_the_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    finished: Path,
) -> None:
    assert main(["replay", str(tmp_path / "gone.festival")]) == 2
    assert "There is no file" in capsys.readouterr().err
    letter = tmp_path / "letter.festival"
    letter.write_text("Dear Mira")
    assert main(["replay", str(letter)]) == 2
    assert "letter.festival" in capsys.readouterr().err
    opened: list[object] = []

    def run_window(files: list[str], replay: bool) -> int:
        opened.append((files, replay))
        return 0

    monkeypatch.setattr("festival_desktop.app.run_window", run_window)
    assert main(["replay", str(finished)]) == 0
    assert opened == [([str(finished)], True)]
