"""Pipes, devices, sockets, folders and endless files: nowhere opened, nowhere copied."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog, paths
from festival_desktop.check import troubles_of
from festival_desktop.controller.locks import GameLock, remove_stale_locks
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.controller.saved_games import export_game, import_games
from festival_desktop.core.errors import BadContent, BrokenSave
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.store import FileTrouble
from festival_desktop.saves.trash import DAYS, Trash
from festival_desktop.ui.settings import Settings
from tests.core.odd_files import KINDS, ODD

every_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
def odd(kind: str, tmp_path: Path) -> Path:
    path = tmp_path / "saves" / "a.festival"
    path.parent.mkdir()
    ODD[kind](path)
    return path


@pytest.fixture
def untouched(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens the odd file fails the test."""
    opened: Callable[..., Any] = Path.open

    def guarded(path: Path, *how: Any, **more: Any) -> Any:
        assert path != odd, "opened"
        return opened(path, *how, **more)

    monkeypatch.setattr(Path, "open", guarded)


@every_kind
@pytest.mark.usefixtures("untouched")
def test_a_game_is_refused_by_whatever_reads_it(odd: Path) -> None:
    for read in (store.read, store.read_or_rescue, store.read_bytes):
        with pytest.raises(BrokenSave) as refused:
            read(odd)
        assert refused.value.reason in ("odd", "large")
    assert store.fingerprint(odd) == "", "not what we wrote"
    (told,) = troubles_of(odd)
    assert "ordinary" in told or "too large" in told


@every_kind
@pytest.mark.usefixtures("untouched")
def test_a_list_of_games_tells_it_and_shows_the_others(odd: Path, tmp_path: Path) -> None:
    games = SaveFolder(odd.parent).games()
    assert all(one.trouble is not None for one in games)
    assert SaveFolder(odd.parent).latest_unfinished() is None


@every_kind
@pytest.mark.usefixtures("untouched")
def test_it_is_neither_imported_nor_exported_nor_doubled(odd: Path, tmp_path: Path) -> None:
    read = SaveRepository(tmp_path / "games", "0.1.0", catalog.rules).read
    outcome = import_games([odd], tmp_path / "games", read)
    assert outcome.paths == []
    assert [failure.path for failure in outcome.failures] == [odd]
    with pytest.raises(FileTrouble):
        export_game(odd, tmp_path / "copy.festival")
    with pytest.raises(FileTrouble):
        file_operations.duplicate(odd, "copy")
    assert not list(tmp_path.rglob("copy*"))
    assert not (tmp_path / "games").exists()


@every_kind
@pytest.mark.usefixtures("untouched")
def test_the_open_game_goes_on_beside_it(odd: Path, qapp: QCoreApplication) -> None:
    """As if somebody had put it in the place of the file while the game was open."""
    repository = SaveRepository(odd.parent, "0.1.0", catalog.rules)
    with pytest.raises(BrokenSave):
        repository.open(odd)
    repository.close()


@every_kind
def test_records_are_left_alone(kind: str, tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    ODD[kind](book.path)
    assert book.games == ()
    assert book.trouble == "unreadable"
    assert book.path.exists()


@every_kind
def test_days_of_the_trash_are_counted_anew(kind: str, tmp_path: Path) -> None:
    from datetime import UTC, datetime

    trash = Trash(tmp_path / "trash")
    (tmp_path / "a.festival").touch()
    thrown = trash.throw(tmp_path / "a.festival", datetime(2026, 1, 1, tzinfo=UTC))
    ODD[kind](trash.folder / DAYS)
    trash.expire(datetime(2030, 1, 1, tzinfo=UTC))
    assert trash.games() == [thrown]


@every_kind
def test_content_is_refused_with_the_reason(kind: str, tmp_path: Path) -> None:
    from festival_desktop.content.lanterns_dice import load

    folder = tmp_path / "content"
    shutil.copytree(paths.resources() / "lanterns_dice", folder)
    (folder / "lake.json").unlink()
    ODD[kind](folder / "lake.json")
    with pytest.raises(BadContent, match=r"lake\.json is (not an ordinary file|too large)"):
        load(folder)


@every_kind
def test_settings_are_kept_in_another_file(
    kind: str, tmp_path: Path, qapp: QCoreApplication
) -> None:
    ODD[kind](tmp_path / "settings.ini")
    settings = Settings(tmp_path)
    settings.theme = "light"
    settings.file.sync()
    assert Settings(tmp_path).theme == "light"
    assert (tmp_path / "settings-2.ini").is_file()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "folder" not in kind])
def test_a_lock_that_is_no_lock_keeps_nobody_waiting(
    kind: str, tmp_path: Path, qapp: QCoreApplication
) -> None:
    lock = GameLock()
    assert lock.take(tmp_path / "a.festival")
    (place,) = tmp_path.glob(".*.lock")
    lock.release()
    ODD[kind](place)
    remove_stale_locks(tmp_path)
    assert lock.take(tmp_path / "a.festival")
    lock.release()
