"""Saved games as files at rest: trash, names, copies, import and export."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from festival_desktop import catalog
from festival_desktop.controller.save_repository import OpenElsewhere
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
from festival_desktop.saves.document import document
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
    return SavedGames(folder, Trash(folder.parent / "trash"), lambda path: path not in held)


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
    outcome = import_games([good, letter, tmp_path / "gone.festival"], folder)
    assert outcome.paths == [folder / "one 2.festival"]
    assert [failure.path for failure in outcome.failures] == [letter, tmp_path / "gone.festival"]
    assert all(isinstance(failure.error, BrokenSave) for failure in outcome.failures)


def test_an_export_that_fails_says_why(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        export_game(tmp_path / "gone.festival", tmp_path / "copy.festival")
    with pytest.raises(FileTrouble):
        export_game(folder / "one.festival", folder / "two.festival" / "x.festival")
