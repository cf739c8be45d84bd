"""Games on the disk: opened, copied, dropped, damaged, and a disk that is full."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from festival_desktop.saves import store
from festival_desktop.ui.main_window import MainWindow
from tests.ui.window import TWO, Start, begin, play_person, saved_files, table_of

pytestmark = pytest.mark.sample(6, of="file")


@pytest.fixture
def bad_file(tmp_path: Path) -> Path:
    path = tmp_path / "letter.festival"
    path.write_text("Dear Mira, this is no game.")
    return path


def test_a_file_that_is_no_game_says_so_and_changes_nothing(
    start: Start, qtbot: QtBot, bad_file: Path
) -> None:
    window = start((str(bad_file),))
    qtbot.waitUntil(lambda: window.notice.words != "")
    assert "letter.festival" in window.notice.words
    assert "is not a Festival Desktop game" in window.notice.words
    assert window.page is window.shelf

    begin(window)
    table, state = table_of(window), table_of(window).match.state
    window.shell.current.open(bad_file)
    assert "letter.festival" in table.notice.words
    assert window.table is table
    assert table.match.state == state


def test_a_file_that_is_gone_says_so(start: Start, tmp_path: Path) -> None:
    window = start()
    window.shell.current.open(tmp_path / "gone.festival")
    assert "no longer exists" in window.notice.words


def test_a_copy_can_be_saved_and_opened_without_being_written_to(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window)
    play_person(window, qtbot, 1)
    copy = tmp_path / "for Jonas"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.shell.actions["save_as"].trigger()
    copy = tmp_path / "for Jonas.festival"
    assert "for Jonas.festival" in table_of(window).notice.words
    kept = copy.read_bytes()

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    window.shell.actions["open"].trigger()
    play_person(window, qtbot, 1)
    window.close()
    assert copy.read_bytes() == kept
    assert len(saved_files()) == 2


def test_changing_ones_mind_in_a_file_dialog_does_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window)
    table = table_of(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window.shell.actions["save_as"].trigger()
    window.shell.actions["open"].trigger()
    assert window.table is table
    assert table.notice.words == ""


def drop(window: MainWindow, *paths: Path) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.setAccepted(False)
    window.dropEvent(event)
    return event.isAccepted()


def test_a_game_dropped_on_the_window_is_opened(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, TWO, "dropped-1")
    path = tmp_path / "dropped.festival"
    window.shell.current.export(path)
    window.shell.navigation.go_to_shelf()
    assert drop(window, path)
    assert window.page is window.table
    assert table_of(window).match.seed == "dropped-1"


def test_several_games_dropped_are_kept_and_bad_ones_are_listed(
    start: Start, qtbot: QtBot, tmp_path: Path, bad_file: Path
) -> None:
    window = start()
    begin(window, TWO, "dropped-2")
    path = tmp_path / "dropped.festival"
    window.shell.current.export(path)
    window.shell.current.save()
    before = len(saved_files())
    assert drop(window, path, bad_file)
    saves = window.shell.files.saves
    assert window.page is saves
    assert len(saved_files()) == before + 1
    assert "letter.festival" in saves.messages.said.text()
    assert drop(window, path)
    assert window.page is saves, "on this page one game is kept as well"
    assert len(saved_files()) == before + 2
    assert not drop(window, tmp_path / "picture.png")


def test_a_game_at_the_table_can_be_thrown_away(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    window.shell.current.save()
    window.shell.navigation.go(window.shell.files.saves)
    qtbot.waitUntil(lambda: not window.shell.files.saves.model.reading)
    QTest.keyClick(window.shell.files.saves.table, Qt.Key.Key_Delete)
    assert saved_files() == []
    window.shell.navigation.go_to_shelf()
    assert not window.shelf.card.continues
    window.shell.current.save()
    assert saved_files() == [], "it does not come back by itself"


def test_a_copy_of_a_saved_game_goes_where_somebody_wants_it(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 1)
    window.shell.navigation.go(window.shell.files.saves)
    qtbot.waitUntil(lambda: not window.shell.files.saves.model.reading)
    target = tmp_path / "copy.festival"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(
        window.shell.files.saves.table, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier
    )
    assert store.read(target).seed == "jade-owl-7"
    assert "copy.festival" in window.shell.files.saves.messages.said.text()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(target)], ""))
    window.shell.files.saves.bring_in.click()
    assert len(saved_files()) == 2


def test_saving_by_hand_says_so(start: Start) -> None:
    window = start()
    begin(window)
    window.shell.actions["save"].trigger()
    assert "Saved" in table_of(window).notice.words


def test_a_disk_that_cannot_be_written_is_told_and_play_goes_on(
    start: Start, qtbot: QtBot, home: Path
) -> None:
    window = start()
    (home / "data").mkdir(exist_ok=True)
    (home / "data" / "saves").write_text("a file where the folder should be")
    begin(window)
    play_person(window, qtbot, 1)
    qtbot.waitUntil(lambda: "couldn’t be saved" in table_of(window).notice.words)
    assert play_person(window, qtbot, 2) == 2


def test_a_game_that_goes_on_from_its_backup_says_so(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    window.shell.current.save_unconditionally()
    play_person(window, qtbot, 1)
    window.close()
    (path,) = saved_files()
    path.write_bytes(path.read_bytes()[:-40])
    window = start((str(path),))
    qtbot.waitUntil(lambda: window.table is not None)
    assert table_of(window).match.cursor == 0
    assert "damaged" in table_of(window).notice.words


def test_a_match_that_could_not_be_written_is_continued_as_it_is(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window, TWO)
    window.shell.current.save_unconditionally()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write_through", full)
    play_person(window, qtbot, 1)
    match = table_of(window).match
    window.shell.navigation.go_to_shelf()
    window.shell.continue_latest()
    assert table_of(window).match is match
    assert match.cursor == 1
    assert window.page is window.table


def test_files_are_looked_for_where_they_were_last_or_among_the_persons_own(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    home = Path.home()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(home / "no documents"))
    assert window.shell.files.dialogs.folder == home
    window.settings.folder = str(tmp_path)
    assert window.shell.files.dialogs.folder == tmp_path
    window.settings.folder = str(tmp_path / "a stick that was pulled out")
    assert window.shell.files.dialogs.folder == home


def test_a_file_of_the_first_version_says_that_it_became_practice(
    start: Start, tmp_path: Path
) -> None:
    golden = Path(__file__).parents[1] / "saves" / "golden" / "version-1 from a position.festival"
    path = tmp_path / "old.festival"
    path.write_bytes(golden.read_bytes())
    window = start()
    window.shell.current.open(path)
    assert table_of(window).match.practice
    assert "It’s practice now" in table_of(window).notice.words
