"""Odd names, folders and clocks, and a disk that fails: they work, or it is said what is wrong."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.game import Setup
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.saves.store import EXTENSION, FileTrouble
from festival_desktop.ui.dialogs.save_questions import Confirmations, Unsaved, UnsavedQuestion
from festival_desktop.ui.words.saves import SaveWords
from tests.saves.faults import Disk
from tests.ui.window import TWO, Start, begin, play_person, saved_files, table_of

pytestmark = pytest.mark.sample(8, of="file")

LONGEST = "x" * (255 - len(EXTENSION))
NAMES = [
    "Lantern night 🏮👨‍👩‍👧",
    "ليلة الفوانيس",
    "ערב \u202e טוב",
    "two  spaces ",
    "dots...",
    "e\u0301 or é",
    "a'b\"c$(d)`e`;f&g|h",
    "-rf",
    "CON",
    LONGEST,
    "🏮" * ((255 - len(EXTENSION)) // 4),
]

Full = Callable[[Unsaved], list[str]]


@pytest.fixture
def played(start: Start, qtbot: QtBot) -> Path:
    """The file of a game of two steps that was left."""
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 2)
    window.close()
    (path,) = saved_files()
    return path


@pytest.fixture
def repository(tmp_path: Path, qapp: QCoreApplication) -> Iterator[SaveRepository]:
    repository = SaveRepository(tmp_path / "saves", "0.1.0", catalog.rules)
    yield repository
    repository.close()


@pytest.fixture
def match() -> AnyMatch:
    rules = catalog.rules("festival_of_lanterns")
    return Match(rules, Setup(2), TWO, "jade-owl-7")


def step(match: AnyMatch) -> None:
    match.play(match.game.legal_moves(match.state)[0])


@pytest.mark.sample(5)
@pytest.mark.skipif(sys.platform == "win32", reason="some of these are no names there")
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_game_of_any_name_is_listed_opened_saved_and_copied(
    name: str, repository: SaveRepository, match: AnyMatch, tmp_path: Path
) -> None:
    path = repository.folder.path / (name + EXTENSION)
    repository.export(match, path)
    (listed,) = repository.folder.games()
    assert listed.path == path
    assert listed.trouble is None
    opened = repository.open(path).match
    assert repository.holds(path)
    for _ in range(2):
        step(opened)
        repository.save(opened)
    assert len(store.read(path).moves) == 2
    assert [one.path for one in repository.folder.games()] == [path]
    repository.export(opened, tmp_path / (name + EXTENSION))
    assert repository.open(tmp_path / (name + EXTENSION)).match.cursor == 2


def test_a_hidden_file_is_nobodys_game(repository: SaveRepository, match: AnyMatch) -> None:
    repository.export(match, repository.folder.path / ("." + EXTENSION))
    assert repository.folder.games() == []


def test_a_name_that_is_too_long_is_told(start: Start, tmp_path: Path) -> None:
    window = start()
    begin(window, TWO)
    assert not window.shell.current.export(tmp_path / ("x" + LONGEST + EXTENSION))
    assert table_of(window).notice.words == "The game couldn’t be saved: the name is too long."


def test_a_place_that_is_not_there_is_told(start: Start, tmp_path: Path) -> None:
    window = start()
    begin(window, TWO)
    (tmp_path / "file").touch()
    assert not window.shell.current.export(tmp_path / "file" / "a.festival")
    assert "the folder no longer exists" in table_of(window).notice.words


@pytest.mark.parametrize("device", ["CON", "nul", "Com1", "lpt9.txt", "aux. "])
def test_on_windows_a_name_of_a_device_is_refused_before_it_does_harm(
    device: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(store, "WINDOWS", True)
    with pytest.raises(FileTrouble, match="is a name that Windows reserves"):
        store.write_bytes(tmp_path / (device + EXTENSION), b"")
    assert list(tmp_path.iterdir()) == []


# -- clocks ----------------------------------------------------------------------------------------


def saved_at(repository: SaveRepository, match: AnyMatch, name: str, when: datetime) -> Path:
    path = repository.folder.path / (name + EXTENSION)
    store.write(path, document(match, "0.1.0", when))
    return path


def test_a_clock_that_was_ahead_for_a_while_does_not_hide_the_game_to_continue(
    repository: SaveRepository, match: AnyMatch
) -> None:
    saved_at(repository, match, "from the future", datetime(2099, 1, 1, tzinfo=UTC))
    path = saved_at(repository, match, "of today", datetime.now(UTC))
    latest = repository.folder.latest_unfinished()
    assert latest is not None
    assert latest.path == path


def test_where_all_games_are_from_the_future_the_newest_comes_first(
    repository: SaveRepository, match: AnyMatch
) -> None:
    for days in (400, 500, 450):
        saved_at(repository, match, str(days), datetime.now(UTC) + timedelta(days=days))
    assert [one.path.stem for one in repository.folder.games()] == ["500", "450", "400"]


@pytest.mark.parametrize("seconds", [0, 4e9])
def test_a_file_of_any_time_is_opened_and_saved(
    repository: SaveRepository, match: AnyMatch, seconds: float
) -> None:
    path = saved_at(repository, match, "a", datetime.now(UTC))
    os.utime(path, (seconds, seconds))
    opened = repository.open(path).match
    step(opened)
    assert repository.save(opened) is None
    assert len(store.read(path).moves) == 1


# -- a disk that fails while people play -----------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "you don’t have permission"),
        (errno.EROFS, "nothing can be saved there"),
        (errno.EIO, "the disk reports an error"),
    ],
)
def test_every_fault_is_told_in_one_sentence_and_the_game_goes_on(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
) -> None:
    monkeypatch.setattr(store, "PATIENCE", ())
    window = start()
    begin(window, TWO)
    current: CurrentMatch = window.shell.current
    current.save_unconditionally()
    said: list[str] = []
    words = SaveWords()
    current.reported.connect(lambda report: said.append(words.report(report)[0]))
    disk = Disk(monkeypatch)
    number = told = 0
    while number < 12:
        said.clear()
        disk.arm(number, code)
        steps = len(table_of(window).match.steps)
        play_person(window, qtbot, 1)
        current.save()
        failed = current.failure is not None
        assert len(table_of(window).match.steps) == steps + 1
        disk.disarm()
        if failed:
            told += 1
            assert said == [f"The game couldn’t be saved: {reason}."]
        (path,) = saved_files()
        on_disk = store.read_or_rescue(path)
        assert on_disk.trouble is None
        assert len(on_disk.save.moves) >= steps
        assert current.save()
        assert len(store.read(path).moves) == steps + 1
        if failed:
            assert said[1:] == ["Automatic saving is working again."]
        number += 1
    assert told >= 3, "creating, writing, flushing"


def test_a_folder_that_is_read_only_is_told_and_the_game_goes_on(
    played: Path, start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As root nothing is read-only, so the system's answer is pretended."""
    window = start()
    window.shell.continue_latest()

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(store, "_write_through", refuse)
    before = played.read_bytes()
    assert play_person(window, qtbot, 2) == 2
    window.shell.current.save()
    assert "couldn’t be saved: nothing can be saved there" in table_of(window).notice.words
    assert played.read_bytes() == before


def test_what_a_power_cut_left_behind_is_swept_at_the_next_start(
    played: Path, start: Start
) -> None:
    left = played.with_name(".0123456789abcdef.tmp")
    left.touch()
    os.utime(left, (0, 0))
    start()
    assert not left.exists()
    assert played.exists()


# -- leaving a game that cannot be saved -----------------------------------------------------------


@pytest.fixture
def full(start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Full:
    """A window whose game cannot be written, and what is answered when it is to be left."""

    def answer(unsaved: Unsaved) -> list[str]:
        asked: list[str] = []

        def ask(question: UnsavedQuestion) -> Unsaved:
            asked.append("asked")
            question.deleteLater()
            return unsaved

        monkeypatch.setattr(UnsavedQuestion, "answer", ask)
        return asked

    return answer


def no_room(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_closing_a_game_that_cannot_be_saved_is_asked_about(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, full: Full
) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 1)
    window.shell.current.save()
    Confirmations(window, window.shell.current, window.shell.files.save_copy)
    with monkeypatch.context() as patched:
        patched.setattr(store, "_write_through", no_room)
        play_person(window, qtbot, 1)
        asked = full(Unsaved.STAY)
        assert not window.close()
        assert window.isVisible()
        begin(window, TWO)
        assert len(table_of(window).match.steps) == 2, "it is still at the table"
        assert len(asked) == 2
        full(Unsaved.COPY)
        patched.setattr(window.shell.files.dialogs, "to_save", lambda _: None)
        assert not window.close(), "somebody changed their mind about the copy"
    full(Unsaved.LOSE)
    assert window.close()


def test_a_copy_elsewhere_lets_the_window_close(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, full: Full, tmp_path: Path
) -> None:
    window = start()
    begin(window, TWO)
    window.shell.current.save()
    Confirmations(window, window.shell.current, window.shell.files.save_copy)
    copy = tmp_path / "copy.festival"
    write_through = store._write_through

    def only_there(path: Path, raw: bytes) -> None:
        if path.parent != tmp_path:
            no_room()
        write_through(path, raw)

    monkeypatch.setattr(store, "_write_through", only_there)
    play_person(window, qtbot, 1)
    full(Unsaved.COPY)
    monkeypatch.setattr(window.shell.files.dialogs, "to_save", lambda _: copy)
    assert window.close()
    assert len(store.read(copy).moves) == 1


def test_no_reason_of_the_system_leaks_out_of_its_language(qapp: QApplication) -> None:
    words = SaveWords()
    for code in (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.ENOENT, errno.EIO):
        trouble = FileTrouble("no")
        trouble.__cause__ = OSError(code, "SYSTEM")
        assert "SYSTEM" not in words.cannot_write(trouble)
