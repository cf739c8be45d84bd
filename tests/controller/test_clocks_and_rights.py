"""What was played last is known without a clock, and nobody else can read it."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.controller import save_repository
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.controller.saved_games import import_games
from festival_desktop.saves import store
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.schema import ORDER_LIMIT
from festival_desktop.ui.settings import Settings
from tests.controller.test_save_repository import new_match, step


@pytest.fixture
def repository(tmp_path: Path, qapp: QCoreApplication) -> Iterator[SaveRepository]:
    made = SaveRepository(tmp_path / "data" / "saves", "0.1.0", catalog.rules)
    yield made
    made.close()


class Clock:
    """Stands in for `datetime` where games are saved."""

    now_is = datetime(2026, 11, 16, 12, tzinfo=UTC)

    @classmethod
    def now(cls, zone: object = None) -> datetime:
        return cls.now_is


def begun(repository: SaveRepository, seed: str) -> Path:
    match = new_match(seed=seed)
    repository.begin(match)
    repository.save(match)
    return repository.folder.path / repository.name


def latest(repository: SaveRepository) -> Path:
    found = SaveFolder(repository.folder.path).latest_unfinished()
    assert found is not None
    return found.path


def test_the_game_played_last_is_continued_whatever_the_clock_says(
    repository: SaveRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_repository, "datetime", Clock)
    first = begun(repository, "jade-owl-1")
    for year in (2099, 1980, 2026, 1999):
        monkeypatch.setattr(Clock, "now_is", datetime(year, 1, 1, tzinfo=UTC))
        other = begun(repository, f"jade-owl-{year}")
        assert latest(repository) == other
    match = repository.open(first).match
    step(match)
    repository.save(match)
    assert latest(repository) == first
    os.utime(first, (0, 0))
    assert latest(repository) == first, "times of files tell nothing"


def test_looking_at_a_game_is_not_playing_it(repository: SaveRepository) -> None:
    first, second = begun(repository, "jade-owl-1"), begun(repository, "jade-owl-2")
    before = first.read_bytes()
    repository.open(first)
    repository.read(first)
    assert first.read_bytes() == before
    assert latest(repository) == second


def test_steps_of_one_game_keep_its_order(repository: SaveRepository) -> None:
    path, match = begun(repository, "jade-owl-1"), new_match(seed="jade-owl-1")
    orders = []
    for _ in range(3):
        step(match)
        repository.save(match)
        orders.append(store.read(path).order)
    assert orders == [1, 1, 1]


def test_files_of_version_1_go_by_their_times_behind_all_others(
    repository: SaveRepository,
) -> None:
    golden = sorted(Path("tests/saves/golden").glob("version-1*taken back*"))[:3]
    old = import_games(golden, repository.folder.path, repository.read).paths
    new = begun(repository, "jade-owl-1")
    games = repository.folder.games()
    assert games[0].path == new
    assert {one.path for one in games[1:]} == set(old)
    times = [one.when for one in games[1:]]
    assert times == sorted(times, reverse=True)
    assert all(one.trouble is None for one in games)


def test_the_highest_order_there_can_be_stops_nothing(repository: SaveRepository) -> None:
    path = begun(repository, "jade-owl-1")
    store.write(path, store.read(path).model_copy(update={"order": ORDER_LIMIT}))
    other = begun(repository, "jade-owl-2")
    assert store.read(other).order == ORDER_LIMIT
    assert {one.path for one in repository.folder.games()} == {path, other}


@pytest.mark.skipif(os.name != "posix", reason="rights as Unix knows them")
def test_whatever_is_saved_is_for_nobody_else(repository: SaveRepository, tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        match = new_match()
        repository.begin(match)
        for _ in range(2):
            step(match)
            repository.save(match)
        foreign = tmp_path / "given.festival"
        foreign.write_bytes((repository.folder.path / repository.name).read_bytes())
        import_games([foreign], repository.folder.path, repository.read)
        settings = Settings(tmp_path / "config")
        settings.theme = "light"
        settings.file.sync()
    finally:
        os.umask(old)
    found = {
        path: stat.S_IMODE(path.stat().st_mode)
        for folder in (tmp_path / "data", tmp_path / "config")
        for path in (folder, *folder.rglob("*"))
    }
    assert len(found) >= 7, "folders, game, backup, lock, import, settings"
    for path, mode in found.items():
        assert mode == (0o700 if path.is_dir() else 0o600), path
