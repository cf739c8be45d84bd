"""The real window, offscreen: from the shelf to the end, its commands, its looks."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.app import FirstPaint
from festival_desktop.cli import run_command
from festival_desktop.ui.actions import _KEYS
from tests.ui.window import (
    ALONE,
    GAME,
    NOBODY,
    TWO,
    Start,
    begin,
    choose,
    play_person,
    saved_files,
    shorten,
    table_of,
)

pytestmark = pytest.mark.sample(6, of="file")


def test_the_program_opens_with_the_shelf(start: Start) -> None:
    window = start()
    assert window.page is window.shelf
    assert not window.shelf.card.continues


def test_a_game_is_begun_left_continued_and_finished(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.shell.pages.go_to_setup(GAME)
    window.shell.pages.setup(GAME).play.click()
    table = table_of(window)
    assert window.page is table
    play_person(window, qtbot, 3)
    qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
    state, steps = table.match.state, len(table.match.steps)
    window.close()

    window = start()
    assert window.shelf.card.continues
    window.shelf.card.button.click()
    assert window.page is window.table
    assert table_of(window).match.state == state
    assert len(table_of(window).match.steps) == steps
    play_person(window, qtbot)
    assert table_of(window).match.to_act is None
    qtbot.waitUntil(lambda: window.page is window.shell.pages.end, timeout=5000)
    window.shell.pages.end.look_requested.emit()
    assert window.page is window.table
    table_of(window).toolbar.go_on.click()
    assert window.stack.currentWidget() is window.shell.pages.end

    window = start()
    assert not window.shelf.card.continues, "a finished game is not continued"
    assert len(saved_files()) == 1


def test_the_same_people_can_play_again(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, NOBODY)
    shorten(window, 2)
    qtbot.waitUntil(lambda: window.page is window.shell.pages.end, timeout=20_000)
    first = table_of(window)
    window.shell.pages.end.again_requested.emit()
    assert window.table is not first
    assert table_of(window).match.players == NOBODY
    assert table_of(window).match.seed != first.match.seed
    qtbot.waitUntil(lambda: bool(table_of(window).match.steps))
    assert window.shell.current.save()
    assert len(saved_files()) == 2


def test_every_step_is_on_the_disk_before_the_next(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    play_person(window, qtbot, 1)
    qtbot.waitUntil(lambda: bool(saved_files()))
    before = saved_files()[0].read_bytes()
    play_person(window, qtbot, 1)
    qtbot.waitUntil(lambda: saved_files()[0].read_bytes() != before)


def test_going_to_the_shelf_keeps_computers_waiting(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.settings.pace = "fast"
    begin(window, NOBODY)
    qtbot.waitUntil(lambda: bool(table_of(window).match.steps), timeout=5000)
    window.shell.navigation.go_to_shelf()
    steps = len(table_of(window).match.steps)
    qtbot.wait(400)
    assert len(table_of(window).match.steps) == steps
    assert window.shelf.card.continues


def test_a_finished_game_opens_with_its_scores(start: Start, tmp_path: Path) -> None:
    finished = tmp_path / "finished.festival"
    assert run_command(["simulate", GAME, "--players", "2", "--out", str(finished)]) == 0
    window = start()
    window.shell.current.open(finished)
    assert window.page is window.shell.pages.end


def test_commands_of_a_game_are_there_only_at_a_table(start: Start) -> None:
    window = start()
    assert not window.shell.actions["save"].isEnabled()
    begin(window)
    assert window.shell.actions["save"].isEnabled()
    window.shell.pages.go_to_settings()
    assert not window.shell.actions["save"].isEnabled()
    window.shell.pages.settings.back_requested.emit()
    assert window.page is window.table


def test_the_menu_offers_every_command(start: Start, qtbot: QtBot) -> None:
    window = start()
    menu = window.shell.actions.menu(window)
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert all(words)
    hidden = {name for name in _KEYS if window.shell.actions[name] not in menu.actions()}
    assert hidden == {"explain", "menu"}
    menu.deleteLater()


def test_size_and_place_of_the_window_are_remembered(start: Start) -> None:
    window = start()
    window.resize(1111, 666)
    window = start()
    assert window.height() == 666  # the screen of the tests is narrower than any window


def test_another_language_is_spoken_at_once_everywhere(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    assert "Pass the device" in table.hand_over.pass_on.text()
    window.settings.language = "de"
    qtbot.waitUntil(lambda: "Gib das Gerät" in table.hand_over.pass_on.text())
    table.controller.take_over()
    while not table.match.steps:
        choose(window)
    assert table.toolbar.undo.accessibleName() == "Zurück"
    assert window.windowTitle() == "Fest der Laternen – Festival Desktop"
    assert table.toolbar.turn_bar.turn.steps[0].title == "Tauschen"
    assert "legte" in table.session.log.index(0, 0).data()
    assert "Offen nehmen" in table.session.choices.index(0).data()
    assert table.words.label("supply") == "Vorrat"
    assert window.shell.actions["undo"].text() == "&Rückgängig"
    table.session.refused.emit("not-beside", ())
    assert "Auslage" in table.notice.words
    window.shell.navigation.go_to_shelf()
    assert window.shelf.card.button.text() == "Weiterspielen"
    log = table.session.log.index(0, 0).data()
    window.settings.language = "en"
    qtbot.waitUntil(lambda: window.shelf.card.button.text() == "Continue")
    assert table.session.log.index(0, 0).data() == log, "nobody reads it now"
    window.shell.pages.go_to_table()
    assert "placed" in table.session.log.index(0, 0).data()
    assert table.words.label("mooncake", 1) == "Mooncake"
    assert table.words.label("mooncake", 2) == "Mooncakes"


def test_a_theme_and_a_text_size_reach_the_table_at_once(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    size = table_of(window).side.log.line_height()
    window.settings.text_scale = 1.6
    assert table_of(window).side.log.line_height() > size
    window.settings.theme = "contrast"
    assert table_of(window).grab().toImage().pixelColor(3, 3).isValid()
    window.settings.theme, window.settings.text_scale = "dark", 1.0


def test_nothing_slow_is_loaded_before_the_first_picture() -> None:
    """In a process of its own, because this one has loaded everything."""
    code = (
        "import sys\n"
        "from festival_desktop import app, paths\n"
        "application = app.make_application()\n"
        "program = app.Program(application, app.Settings(paths.config_dir()))\n"
        "slow = 'pydantic asyncio multiprocessing importlib.metadata socket'.split()\n"
        "slow += ['festival_desktop.saves.schema', 'festival_desktop.scenes.table_scene']\n"
        "slow += ['miniaudio', 'festival_desktop.sound']\n"
        "paint = app.FirstPaint(program.window.shelf)\n"
        "def look():\n"
        "    print([name for name in slow if name in sys.modules])\n"
        "    application.exit(7)\n"
        "paint.painted.connect(look)\n"
        "program.window.show()\n"
        "sys.exit(application.exec())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 7, done.stderr
    assert done.stdout.strip() == "[]"


def test_first_paint_is_told_once(start: Start, qtbot: QtBot) -> None:
    window = start()
    told = []
    FirstPaint(window.shelf).painted.connect(lambda: told.append(1))
    window.shelf.update()
    qtbot.waitUntil(lambda: told == [1])
    window.shelf.update()
    qtbot.wait(30)
    assert told == [1]


def test_a_table_left_before_the_first_own_move_leaves_no_game(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    play_person(window, qtbot, 1)
    first = table_of(window).match
    for number in range(9):
        begin(window, ALONE, seed=f"amber-fox-{number}")
        qtbot.waitUntil(lambda: not table_of(window).controller.computer_to_move, timeout=5000)
        if table_of(window).match.steps:
            break
    assert table_of(window).match.steps, "a computer began"
    window.shell.navigation.go_to_shelf()
    (path,) = saved_files()
    assert window.shelf.card.continues
    window.shell.continue_latest()
    assert table_of(window).match.seed == first.seed
    window.close()
    assert saved_files() == [path]
