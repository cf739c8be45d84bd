"""A file on a disk that fails at the worst moment: the old game stays, and nothing else."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import store
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import Save
from festival_desktop.saves.store import FileTrouble, backup, delete, read, read_or_rescue, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game.festival"


@pytest.fixture
def older(save: Save) -> Save:
    return save.model_copy(update={"cursor": 1})


def names(path: Path) -> set[str]:
    return {file.name for file in path.parent.iterdir()}


def failing(times: int = 99, code: int = errno.ENOSPC) -> Callable[..., Any]:
    """Stands in for a function of the system that fails so many times, then does nothing."""
    left = [times]

    def fail(*_args: Any, **_options: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError(code, os.strerror(code))

    return fail


# -- writing -----------------------------------------------------------------------------------


def test_what_was_written_is_read(path: Path, save: Save) -> None:
    write(path, save)
    assert read(path) == save
    assert names(path) == {"a game.festival"}


def test_a_missing_folder_is_made(tmp_path: Path, save: Save) -> None:
    path = tmp_path / "new" / "folder" / "a.festival"
    write(path, save)
    assert read(path) == save


def test_one_backup_is_kept(path: Path, save: Save, older: Save) -> None:
    oldest = save.model_copy(update={"cursor": 0})
    for each in (oldest, older, save):
        write(path, each)
    assert read(path) == save
    assert read(backup(path)) == older
    assert names(path) == {"a game.festival", "a game.festival~"}


def test_the_backup_is_a_copy_where_there_are_no_links(
    path: Path, save: Save, older: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", failing(code=errno.EPERM))
    write(path, older)
    write(path, save)
    assert (read(path), read(backup(path))) == (save, older)
    assert names(path) == {"a game.festival", "a game.festival~"}


def test_a_backup_that_cannot_be_made_does_not_keep_the_game_from_being_saved(
    path: Path, save: Save, older: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, older)
    monkeypatch.setattr(os, "link", failing(code=errno.EPERM))
    monkeypatch.setattr(store, "copy", failing())
    write(path, save)
    assert read(path) == save
    assert names(path) == {"a game.festival"}


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failing_disk_changes_no_file_and_leaves_none(
    path: Path, save: Save, older: Save, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    oldest = save.model_copy(update={"cursor": 0})
    write(path, oldest)
    write(path, older)
    with monkeypatch.context() as patched:
        patched.setattr(os, broken, failing())
        with pytest.raises(FileTrouble, match=r"“a game\.festival” can’t be written: No space"):
            write(path, save)
    assert (read(path), read(backup(path))) == (older, oldest)
    assert names(path) == {"a game.festival", "a game.festival~"}
    write(path, save)
    assert (read(path), read(backup(path))) == (save, older)


def test_a_disk_that_fills_up_while_writing_changes_nothing(
    path: Path, save: Save, older: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, older)

    def half(target: Path, raw: bytes) -> None:
        target.write_bytes(raw[: len(raw) // 2])
        failing()()

    monkeypatch.setattr(store, "_write_through", half)
    with pytest.raises(FileTrouble):
        write(path, save)
    assert read(path) == older
    assert names(path) == {"a game.festival"}


def test_a_failure_before_the_first_save_leaves_an_empty_folder(
    path: Path, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", failing())
    with pytest.raises(FileTrouble):
        write(path, save)
    assert names(path) == set()


def test_a_backup_that_cannot_be_put_in_place_leaves_the_new_game(
    path: Path, save: Save, older: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, older)
    replace = os.replace

    def only_the_game(source: Path, target: Path) -> None:
        if target == backup(path):
            failing()()
        replace(source, target)

    monkeypatch.setattr(os, "replace", only_the_game)
    write(path, save)
    assert read(path) == save
    assert names(path) == {"a game.festival"}


def test_a_file_held_by_another_program_is_tried_again(
    path: Path, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, replace = failing(times=2, code=errno.EACCES), os.replace

    def held_at_first(source: Path, target: Path) -> None:
        held()
        replace(source, target)

    monkeypatch.setattr(store, "PATIENCE", (0, 0, 0))
    monkeypatch.setattr(os, "replace", held_at_first)
    write(path, save)
    assert read(path) == save


def test_a_folder_that_is_a_file_is_told(tmp_path: Path, save: Save) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileTrouble, match="can’t be written"):
        write(tmp_path / "file" / "a.festival", save)


def test_the_file_is_flushed_before_it_takes_its_place(
    path: Path, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def noted(name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def note(*args: Any) -> Any:
            done.append(name)
            return real(*args)

        return note

    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, noted(name))
    write(path, save)
    assert done[:2] == ["fsync", "replace"]


# -- reading -----------------------------------------------------------------------------------


def test_a_missing_file_is_told(path: Path) -> None:
    with pytest.raises(BrokenSave, match="there is no such file"):
        read(path)


def test_a_folder_is_no_file(path: Path) -> None:
    path.mkdir()
    with pytest.raises(BrokenSave, match="not an ordinary file"):
        read(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_does_not_keep_us_waiting(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(BrokenSave, match="not an ordinary file"):
        read(path)


def test_a_file_that_cannot_be_opened_gives_the_reason(
    path: Path, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, save)
    monkeypatch.setattr(Path, "open", failing(code=errno.EIO))
    with pytest.raises(BrokenSave, match="can’t be read: Input/output error"):
        read(path)


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are Unicode there")
def test_a_name_of_strange_bytes_can_be_shown(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n\x1b.festival"))
    path.write_text("{")
    with pytest.raises(BrokenSave) as report_errors:
        read(path)
    assert str(report_errors.value).isprintable()


def test_a_damaged_file_gives_its_backup_and_says_why(path: Path, save: Save, older: Save) -> None:
    write(path, older)
    write(path, save)
    assert read_or_rescue(path) == store.Opened(save)
    path.write_bytes(path.read_bytes()[:500])
    opened = read_or_rescue(path)
    assert opened.save == older
    assert opened.trouble is not None
    assert str(opened.trouble).startswith("“a game.festival” is damaged")


def test_a_backup_that_is_damaged_too_leaves_the_first_sentence(path: Path, save: Save) -> None:
    write(path, save)
    write(path, save)
    path.write_text("{")
    backup(path).write_text("[]")
    with pytest.raises(BrokenSave, match=r"“a game\.festival” is damaged"):
        read_or_rescue(path)


def test_a_backup_never_stands_in_for_a_newer_version(path: Path, save: Save) -> None:
    write(path, save)
    write(path, save)
    path.write_text('{"format": "festival-desktop", "version": 99}')
    with pytest.raises(NewerSave):
        read_or_rescue(path)


# -- deleting ----------------------------------------------------------------------------------


def test_a_deleted_game_takes_its_backup_along(path: Path, save: Save) -> None:
    write(path, save)
    write(path, save)
    delete(path)
    assert names(path) == set()
    delete(path)


def test_a_file_that_cannot_be_deleted_is_told(
    path: Path, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, save)
    monkeypatch.setattr(Path, "unlink", failing(code=errno.EACCES))
    with pytest.raises(FileTrouble, match="can’t be deleted: Permission denied"):
        delete(path)
