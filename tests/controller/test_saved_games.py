"""Saved games as files at rest: trash, names, copies, import and export."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.controller.save_repository import OpenElsewhere, SaveRepository
from festival_desktop.controller.saved_games import (
    SavedGames,
    UnusableName,
    export_game,
    import_games,
)
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import Restored, document
from festival_desktop.saves.schema import Save
from festival_desktop.saves.store import FileTrouble
from festival_desktop.saves.trash import Trash


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    players = [Player("Mira"), Player("Jonas")]
    match = Match(catalog.rules("lanterns_dice"), Setup(2), players, "jade-owl-7")
    for name in ("one", "two"):
        path = tmp_path / "saves" / f"{name}.festival"
        store.write(path, document(match, "0.1.0", datetime(2026, 11, 16, tzinfo=UTC)))
    return tmp_path / "saves"


@pytest.fixture
def held() -> set[Path]:
    """Files that another process has open."""
    return set()


@pytest.fixture
def games(folder: Path, held: set[Path]) -> SavedGames:
    trash = Trash(folder.parent / "trash")
    return SavedGames(folder, trash, lambda path: path not in held, reader(folder))


def reader(folder: Path) -> Callable[[Path], Restored]:
    return SaveRepository(folder, "0.1.0", catalog.rules, catalog.saved_rules).read


def names(games: SavedGames) -> list[str]:
    return sorted(path.stem for path, _ in games.games())


def test_what_was_thrown_away_last_comes_back(games: SavedGames, folder: Path) -> None:
    thrown = games.throw([folder / "one.festival", folder / "two.festival"])
    assert (len(thrown.paths), thrown.failures) == (2, [])
    assert names(games) == []
    assert len(games.thrown()) == 2
    assert games.undo().paths
    assert names(games) == ["one", "two"]
    assert not games.can_undo


def test_what_another_process_has_open_stays(
    games: SavedGames, folder: Path, held: set[Path]
) -> None:
    held.add(folder / "one.festival")
    outcome = games.throw([folder / "one.festival", folder / "two.festival"])
    (failure,) = outcome.failures
    assert failure.path == folder / "one.festival"
    assert isinstance(failure.error, OpenElsewhere)
    assert names(games) == ["one"]
    (copy,) = games.duplicate(folder / "one.festival", "copy").paths
    assert copy.exists(), "a copy takes nothing away"


def test_a_name_is_changed_if_a_file_can_have_it(games: SavedGames, folder: Path) -> None:
    assert games.rename(folder / "one.festival", "a/b").paths == [folder / "a b.festival"]
    (failure,) = games.rename(folder / "two.festival", "///").failures
    assert isinstance(failure.error, UnusableName)
    assert names(games) == ["a b", "two"]


def test_games_are_imported_and_other_files_are_not(folder: Path, tmp_path: Path) -> None:
    good, letter = tmp_path / "one.festival", tmp_path / "letter.txt"
    export_game(folder / "one.festival", good)
    letter.write_text("Dear Mira")
    files = [good, letter, tmp_path / "gone.festival"]
    outcome = import_games(files, folder, reader(folder))
    assert outcome.paths == [folder / "one 2.festival"]
    assert [failure.path for failure in outcome.failures] == [letter, tmp_path / "gone.festival"]
    assert all(isinstance(failure.error, BrokenSave) for failure in outcome.failures)


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("game", {"game": "go"}),
        ("setup", {"setup": {"players": 2, "options": {"features": ["dragons"]}}}),
        ("edition", {"edition": 999}),
    ],
)
def test_what_can_never_be_opened_is_not_imported(
    games: SavedGames, folder: Path, tmp_path: Path, reason: str, changes: dict[str, Any]
) -> None:
    """The files are whole otherwise, down to their chains."""
    forged = tmp_path / "forged.festival"
    save = store.read(folder / "one.festival")
    store.write(forged, Save.model_validate(save.model_dump() | changes))
    (failure,) = games.bring_in([forged]).failures
    assert isinstance(failure.error, BrokenSave)
    assert failure.error.reason == reason
    assert names(games) == ["one", "two"]


def test_an_export_that_fails_says_why(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        export_game(tmp_path / "gone.festival", tmp_path / "copy.festival")
    with pytest.raises(FileTrouble):
        export_game(folder / "one.festival", folder / "two.festival" / "x.festival")
