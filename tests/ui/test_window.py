"""The real window, offscreen: games begun, left, continued, finished, opened and saved."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from festival_desktop import paths
from festival_desktop.app import FirstPaint, Program
from festival_desktop.core.game import Setup
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.play.seats import Player
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.new_game import NewGame
from festival_desktop.ui.settings import Settings

GAME = "festival_of_lanterns"
ALONE = (Player("Mira"), Player("Lotte", "plain"))
TWO = (Player("Mira"), Player("Jonas"))
NOBODY = (Player("Lotte", "plain"), Player("Aiko", "plain"))


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
        program = Program(qapp, settings)
        running.append(program)
        program.start(list(files))
        qtbot.waitUntil(lambda: program.ready)
        return program.window

    yield started
    stop()


def begin(
    window: MainWindow, players: tuple[Player, ...] = ALONE, seed: str = "jade-owl-7"
) -> None:
    window.rooms.matches.begin(NewGame(GAME, Setup(len(players)), players, seed))


def saved_files() -> list[Path]:
    return sorted(paths.saves_dir().glob("*.festival"))


def choose(window: MainWindow, row: int = 0) -> None:
    choices = window.table.session.choices
    window.table.session.touch(choices.index(row).data(ChoiceRole.TARGET))


def play_person(window: MainWindow, qtbot, moves: int = 10_000) -> int:
    """Make so many moves of the person by the first choice of the list; how many were made."""
    table, made = window.table, 0
    while made < moves and table.match.to_act is not None:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
        if table.match.to_act is None:
            break
        if table.session.waiting is not None:
            table.controller.lift_curtain()
        if table.controller.holding:
            table.go_on()
            continue
        before = len(table.match.steps)
        while len(table.match.steps) == before:
            choose(window)
        made += 1
    return made


# -- from the shelf to the end ---------------------------------------------------------------------


def test_the_program_opens_with_the_shelf(start: Callable) -> None:
    window = start()
    assert window.page is window.shelf
    assert not window.shelf.card.continues


def test_a_game_is_begun_left_continued_and_finished(start: Callable, qtbot) -> None:
    window = start()
    window.go_to_setup(GAME)
    window.rooms.setup(GAME).play.click()
    table = window.table
    assert window.page is table
    play_person(window, qtbot, 3)
    qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
    state, steps = table.match.state, len(table.match.steps)
    window.close()

    window = start()
    assert window.shelf.card.continues
    window.shelf.card.button.click()
    assert window.page is window.table
    assert window.table.match.state == state
    assert len(window.table.match.steps) == steps
    play_person(window, qtbot)
    assert window.table.match.to_act is None
    qtbot.waitUntil(lambda: window.page is window.rooms.end, timeout=5000)
    window.rooms.end.look_requested.emit()
    assert window.page is window.table
    window.table.beam.go_on.click()
    assert window.page is window.rooms.end

    window = start()
    assert not window.shelf.card.continues, "a finished game is not continued"
    assert len(saved_files()) == 1


def test_the_same_people_can_play_again(start: Callable, qtbot) -> None:
    window = start()
    begin(window, NOBODY)
    qtbot.waitUntil(lambda: window.page is window.rooms.end, timeout=20_000)
    first = window.table
    window.rooms.end.again_requested.emit()
    assert window.table is not first
    assert window.table.match.players == NOBODY
    assert window.table.match.seed != first.match.seed
    assert len(saved_files()) == 2 or window.rooms.matches.save()


def test_every_step_is_on_the_disk_before_the_next(start: Callable, qtbot) -> None:
    window = start()
    begin(window)
    qtbot.waitUntil(lambda: bool(saved_files()))
    before = saved_files()[0].read_bytes()
    play_person(window, qtbot, 1)
    qtbot.waitUntil(lambda: saved_files()[0].read_bytes() != before)


def test_going_to_the_shelf_keeps_computers_waiting(start: Callable, qtbot) -> None:
    window = start()
    window.settings.pace = "fast"
    begin(window, NOBODY)
    window.go_to_shelf()
    steps = len(window.table.match.steps)
    qtbot.wait(400)
    assert len(window.table.match.steps) == steps
    assert window.shelf.card.continues


def test_a_finished_game_opens_with_its_scores(start: Callable, qtbot) -> None:
    window = start()
    begin(window, NOBODY)
    qtbot.waitUntil(lambda: window.page is window.rooms.end, timeout=20_000)
    window = start((str(saved_files()[0]),))
    qtbot.waitUntil(lambda: window.page is window.rooms.end)


# -- files -----------------------------------------------------------------------------------------


@pytest.fixture
def bad_file(tmp_path: Path) -> Path:
    path = tmp_path / "letter.festival"
    path.write_text("Dear Mira, this is no game.")
    return path


def test_a_file_that_is_no_game_says_so_and_changes_nothing(
    start: Callable, qtbot, bad_file: Path
) -> None:
    window = start((str(bad_file),))
    qtbot.waitUntil(lambda: window.notice.words != "")
    assert "letter.festival" in window.notice.words
    assert "no saved game" in window.notice.words
    assert window.page is window.shelf

    begin(window)
    table, state = window.table, window.table.match.state
    window.open_file(bad_file)
    assert "letter.festival" in table.notice.words
    assert window.table is table
    assert table.match.state == state


def test_a_file_that_is_gone_says_so(start: Callable, tmp_path: Path) -> None:
    window = start()
    window.open_file(tmp_path / "gone.festival")
    assert "not there any more" in window.notice.words


def test_a_copy_can_be_saved_and_opened_without_being_written_to(
    start: Callable, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window)
    play_person(window, qtbot, 1)
    copy = tmp_path / "for Jonas"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.commands["save_as"].trigger()
    copy = tmp_path / "for Jonas.festival"
    assert "for Jonas.festival" in window.table.notice.words
    kept = copy.read_bytes()

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    window.commands["open"].trigger()
    play_person(window, qtbot, 1)
    window.close()
    assert copy.read_bytes() == kept
    assert len(saved_files()) == 2


def test_changing_ones_mind_in_a_file_dialog_does_nothing(
    start: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window)
    table = window.table
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window.commands["save_as"].trigger()
    window.commands["open"].trigger()
    assert window.table is table
    assert table.notice.words == ""


def test_a_game_dropped_on_the_window_is_opened(start: Callable, qtbot, tmp_path: Path) -> None:
    window = start()
    begin(window, TWO, "dropped-1")
    path = tmp_path / "dropped.festival"
    window.rooms.matches.export(path)
    window.go_to_shelf()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    assert event.isAccepted()
    assert window.page is window.table
    assert window.table.match.seed == "dropped-1"


def test_saving_by_hand_says_so(start: Callable) -> None:
    window = start()
    begin(window)
    window.commands["save"].trigger()
    assert "Saved" in window.table.notice.words


def test_a_disk_that_cannot_be_written_is_told_and_play_goes_on(
    start: Callable, qtbot, home: Path
) -> None:
    window = start()
    (home / "data").mkdir(exist_ok=True)
    (home / "data" / "saves").write_text("a file where the folder should be")
    begin(window)
    qtbot.waitUntil(lambda: "could not be saved" in window.table.notice.words)
    assert play_person(window, qtbot, 2) == 2


# -- the table -------------------------------------------------------------------------------------


def test_the_whole_game_is_played_by_keys_in_the_list_of_choices(start: Callable, qtbot) -> None:
    window = start()
    begin(window)
    table = window.table
    window.commands["choices"].trigger()
    keys = 0
    while table.match.to_act is not None:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
        if table.controller.holding:
            qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif table.match.to_act is not None:
            if keys % 3 == 0:
                qtbot.keyClick(table.side.choices.list, Qt.Key.Key_Down)
            qtbot.keyClick(table.side.choices.list, Qt.Key.Key_Return)
        keys += 1
        assert keys < 1000
    assert table.match.standing.winners


def test_escape_in_the_list_takes_the_last_choice_back(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    window.table.controller.lift_curtain()
    choices = window.table.side.choices
    window.commands["choices"].trigger()
    qtbot.keyClick(choices.list, Qt.Key.Key_Return)
    assert len(window.table.session.picker.touched) == 1
    assert not choices.back.isHidden()
    qtbot.keyClick(choices.list, Qt.Key.Key_Escape)
    assert not window.table.session.picker.touched
    assert choices.back.isHidden()
    qtbot.keyClick(choices.list, Qt.Key.Key_Return)
    qtbot.mouseClick(choices.back, Qt.MouseButton.LeftButton, pos=choices.back.rect().center())
    assert not window.table.session.picker.touched


def test_a_click_in_the_list_touches(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    window.table.controller.lift_curtain()
    window.commands["choices"].trigger()
    view = window.table.side.choices.list
    spot = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert len(window.table.session.picker.touched) == 1


def test_undo_and_redo_by_keys_follow_what_the_rules_allow(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    table.controller.lift_curtain()
    assert not window.commands["undo"].isEnabled()
    assert not table.beam.undo.isEnabled()
    while not table.match.steps:
        choose(window)
    assert table.beam.undo.isEnabled()
    window.commands["undo"].trigger()
    assert table.match.cursor == 0
    assert window.commands["redo"].isEnabled()
    window.commands["redo"].trigger()
    assert table.match.cursor == 1
    choose(window)  # the refill reveals a tile and hands the laptop on
    assert not table.beam.undo.isEnabled()
    assert "hidden" in table.beam.undo.toolTip()


def test_a_refusal_is_said_and_goes_away(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    table.controller.lift_curtain()
    table.session.refused.emit("not-beside", "…")
    assert table.notice.words == "A tile must share a side with the display."
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.notice.words == ""
    table.session.refused.emit("not-beside", "…")
    qtbot.mouseClick(table.notice, Qt.MouseButton.LeftButton)
    assert table.notice.words == ""


def test_the_curtain_covers_the_page_until_the_person_is_there(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    assert table.curtain.isVisible()
    assert table.curtain.geometry() == table.rect()
    name = table.match.players[table.match.to_act].name
    assert name in table.curtain.pass_on.text()
    qtbot.keyClick(table.curtain, Qt.Key.Key_Return)
    assert not table.curtain.isVisible()
    play_person(window, qtbot, 2)
    assert table.curtain.isVisible()
    assert table.curtain.lines.model().rowCount() == 2
    other = table.match.players[table.match.to_act].name
    assert other != name
    assert other in table.curtain.lift.text()


def test_the_turn_bar_says_what_may_and_must_be_done(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    assert table.beam.turn_bar.turn.steps == ()
    table.controller.lift_curtain()
    turn = table.beam.turn_bar.turn
    assert [step.title for step in turn.steps] == ["Exchange", "Dedicate", "Count", "Place"]
    assert len(table.beam.turn_bar.places()) == 4
    assert table.beam.turn_bar.accessibleName() == turn.sentence
    assert table.side.choices.sentence.text() == turn.sentence


def test_step_by_step_the_button_makes_the_next_move(start: Callable, qtbot) -> None:
    window = start()
    window.settings.pace = "step"
    begin(window, NOBODY)
    table = window.table
    assert table.beam.go_on.isVisible()
    assert table.beam.go_on.text() == "Next move"
    table.beam.go_on.click()
    table.beam.go_on.click()
    assert table.match.cursor == 2
    window.settings.pace = "instant"
    qtbot.waitUntil(lambda: table.match.cursor > 4)


def test_a_hint_shows_a_legal_move_and_what_it_brings(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    assert not table.beam.hint.isEnabled()
    table.controller.lift_curtain()
    choose(window)
    qtbot.mouseClick(
        table.beam.hint, Qt.MouseButton.LeftButton, pos=table.beam.hint.rect().center()
    )
    assert [target.kind for target in table.scene.pointed] == ["tile", "cell", "turn"]
    assert table.notice.words.startswith("Place the lit tile on the lit cell.")
    assert table.match.cursor == 0
    for target in table.scene.pointed:
        assert table.session.touch(target)
    assert table.match.cursor == 1


def test_a_line_of_the_log_lights_its_place(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    table.controller.lift_curtain()
    while not table.match.steps:
        choose(window)
    table.side.log.setCurrentIndex(table.session.log.index(0))
    qtbot.keyClick(table.side.log, Qt.Key.Key_Return)
    (place,) = table.scene.pointed
    assert place.kind == "cell"


# -- the window ------------------------------------------------------------------------------------


def test_commands_of_a_game_are_there_only_at_a_table(start: Callable) -> None:
    window = start()
    assert not window.commands["save"].isEnabled()
    begin(window)
    assert window.commands["save"].isEnabled()
    window.go_to_settings()
    assert not window.commands["save"].isEnabled()
    window.rooms.back_wanted.emit()
    assert window.page is window.table


def test_the_menu_offers_every_command(start: Callable, qtbot) -> None:
    window = start()
    menu = window.commands.menu(window)
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert all(words)
    assert len(words) == 18
    menu.deleteLater()


def test_size_and_place_of_the_window_are_remembered(start: Callable) -> None:
    window = start()
    window.resize(1111, 666)
    window = start()
    assert window.height() == 666  # the screen of the tests is narrower than any window


def test_another_language_is_spoken_at_once_everywhere(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    table = window.table
    assert "Pass the laptop" in table.curtain.pass_on.text()
    window.settings.language = "de"
    qtbot.waitUntil(lambda: "Gib den Laptop" in table.curtain.pass_on.text())
    table.controller.lift_curtain()
    while not table.match.steps:
        choose(window)
    assert table.beam.undo.text() == "Zurück"
    assert table.beam.title.text() == "Fest der Laternen"
    assert table.beam.turn_bar.turn.steps[0].title == "Tauschen"
    assert "legte" in table.session.log.index(0).data()
    assert "Nimm offen" in table.session.choices.index(0).data()
    assert table.scene.words.label("supply") == "Vorrat"
    assert window.commands["undo"].text() == "&Rückgängig"
    table.session.refused.emit("not-beside", "…")
    assert "Auslage" in table.notice.words
    window.go_to_shelf()
    assert window.shelf.card.button.text() == "Weiterspielen"
    window.settings.language = "en"
    qtbot.waitUntil(lambda: window.shelf.card.button.text() == "Continue")
    assert "placed" in table.session.log.index(0).data()
    assert table.words.label("mooncake", 1) == "Mooncake"
    assert table.words.label("mooncake", 2) == "Mooncakes"


def test_a_theme_and_a_text_size_reach_the_table_at_once(start: Callable, qtbot) -> None:
    window = start()
    begin(window)
    height = window.table.beam.height()
    window.settings.text_scale = 1.6
    assert window.table.beam.height() > height
    window.settings.theme = "contrast"
    assert window.table.grab().toImage().pixelColor(3, 3).isValid()
    window.settings.theme, window.settings.text_scale = "dark", 1.0


def test_nothing_slow_is_loaded_before_the_first_picture() -> None:
    """In a process of its own, because this one has loaded everything."""
    import subprocess
    import sys

    code = (
        "import sys\n"
        "from festival_desktop import app, paths\n"
        "application = app.make_application()\n"
        "program = app.Program(application, app.Settings(paths.config_dir()))\n"
        "slow = 'pydantic asyncio multiprocessing importlib.metadata socket'.split()\n"
        "slow += ['festival_desktop.saves.schema', 'festival_desktop.scenes.stage']\n"
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


def test_first_paint_is_told_once(start: Callable, qtbot) -> None:
    window = start()
    told = []
    FirstPaint(window.shelf).painted.connect(lambda: told.append(1))
    window.shelf.update()
    qtbot.waitUntil(lambda: told == [1])
    window.shelf.update()
    qtbot.wait(30)
    assert told == [1]
