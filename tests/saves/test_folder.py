"""A folder of games: newest first, the damaged among them, each under a name of its own."""

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.saves.document import document
from festival_desktop.saves.folder import STEM_LIMIT, SaveFolder, safe_stem
from festival_desktop.saves.glance import glance
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import Save
from festival_desktop.saves.store import EXTENSION, backup, delete, write

NOW = datetime(2026, 10, 14, 18, 30, 5, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves")


@pytest.fixture(scope="session")
def unfinished(play: Callable[..., Any]) -> Save:
    return document(play(3, 10), "0.1.0", NOW)


def put(folder: SaveFolder, name: str, save: Save, minutes: int = 0) -> Path:
    path = folder.path / (name + EXTENSION)
    write(path, save.model_copy(update={"saved": NOW + timedelta(minutes=minutes)}))
    return path


def listed(folder: SaveFolder) -> list[str]:
    return [one.path.stem for one in folder.games()]


def next_path(folder: SaveFolder, game: str, seed: str, when: datetime) -> Path:
    return next(folder.new_paths(game, seed, when))


def test_a_shelf_that_was_never_used_is_empty(folder: SaveFolder) -> None:
    assert folder.games() == []
    assert folder.latest_unfinished() is None
    assert not folder.path.exists()


def test_games_are_listed_newest_first(folder: SaveFolder, save: Save) -> None:
    put(folder, "b", save, 1)
    put(folder, "a", save, 3)
    put(folder, "c", save, 2)
    assert listed(folder) == ["a", "c", "b"]


def test_a_listed_game_tells_about_itself(folder: SaveFolder, save: Save) -> None:
    path = put(folder, "a", save, 5)
    (one,) = folder.games()
    assert (one.path, one.when, one.trouble) == (path, NOW + timedelta(minutes=5), None)
    assert one.save is not None
    assert one.save.summary == save.summary


def test_only_games_are_listed(folder: SaveFolder, save: Save) -> None:
    put(folder, "a", save)
    put(folder, "a", save)
    for name in ("notes.txt", "._a.festival", ".0123.tmp"):
        (folder.path / name).write_text("{")
    (folder.path / "folder.festival").mkdir()
    assert listed(folder) == ["a"]


def test_a_damaged_file_is_listed_and_hides_no_other(folder: SaveFolder, save: Save) -> None:
    put(folder, "good", save)
    damaged = put(folder, "damaged", save)
    damaged.write_text('{"format"')
    newer = put(folder, "newer", save)
    newer.write_text('{"format": "festival-desktop", "version": 99}')
    for path, minutes in ((damaged, 10), (newer, -10)):
        at = (NOW + timedelta(minutes=minutes)).timestamp()
        os.utime(path, (at, at))
    assert listed(folder) == ["damaged", "good", "newer"]
    first, _, last = folder.games()
    assert first.save is None
    assert first.trouble is not None
    assert str(first.trouble).startswith("“damaged.festival” is damaged")
    assert isinstance(last.trouble, NewerSave)
    assert "newer version" in str(last.trouble)


def test_a_damaged_file_with_a_backup_can_be_continued(
    folder: SaveFolder, unfinished: Save
) -> None:
    path = put(folder, "a", unfinished, 1)
    put(folder, "a", unfinished, 2)
    path.write_text("")
    (one,) = folder.games()
    assert one.save is not None
    assert one.trouble is not None
    assert one.when == NOW + timedelta(minutes=1)
    latest = folder.latest_unfinished()
    assert latest is not None
    assert latest.path == one.path


def test_the_game_to_continue_is_the_newest_that_is_not_over(
    folder: SaveFolder, save: Save, unfinished: Save
) -> None:
    put(folder, "over", save, 9)
    assert folder.latest_unfinished() is None
    put(folder, "old", unfinished, 1)
    put(folder, "new", unfinished, 2)
    (folder.path / "damaged.festival").write_text("{")
    latest = folder.latest_unfinished()
    assert latest is not None
    assert latest.path.stem == "new"


def test_a_deleted_game_is_gone_with_its_backup(folder: SaveFolder, save: Save) -> None:
    put(folder, "a", save)
    put(folder, "a", save)
    put(folder, "b", save)
    delete(next(one.path for one in folder.games() if one.path.stem == "a"))
    assert [path.name for path in folder.path.iterdir()] == ["b.festival"]


def test_a_new_game_gets_a_readable_name_of_its_own(folder: SaveFolder, save: Save) -> None:
    expected = "festival-of-lanterns jade-owl-1 2026-10-14 183005"
    found = []
    for _ in range(3):
        path = next_path(folder, "festival_of_lanterns", "jade-owl-1", NOW)
        write(path, save)
        found.append(path)
    assert [path.name for path in found] == [
        f"{expected}.festival",
        f"{expected} 2.festival",
        f"{expected} 3.festival",
    ]
    assert all(path.parent == folder.path for path in found)


def test_a_new_game_never_takes_over_the_backup_of_another(folder: SaveFolder, save: Save) -> None:
    path = next_path(folder, "festival_of_lanterns", "a", NOW)
    write(path, save)
    path.rename(backup(path))
    assert next_path(folder, "festival_of_lanterns", "a", NOW) != path


@given(st.text(max_size=300))
def test_every_text_makes_a_name_that_every_system_takes(text: str) -> None:
    stem = safe_stem(text)
    assert 0 < len(stem.encode()) <= STEM_LIMIT + 5
    assert not set(stem) & set('<>:"/\\|?*.')
    assert stem.isprintable()
    assert stem == stem.strip()
    assert safe_stem(stem) == stem


@pytest.mark.parametrize("device", ["con", "NUL", "Com1", "lpt9", "AUX", "prn"])
def test_names_of_devices_are_no_file_names(device: str) -> None:
    assert safe_stem(device) == f"game {device}"


def test_a_name_leads_nowhere_else() -> None:
    assert safe_stem("../../etc/passwd") == "etc-passwd"
    assert safe_stem("") == "game"


# -- links -----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
@pytest.mark.parametrize("kind", ["looped", "to nowhere", "to a game elsewhere", "to a folder"])
def test_a_link_hides_no_game_and_is_not_followed(
    folder: SaveFolder, save: Save, unfinished: Save, tmp_path: Path, kind: str
) -> None:
    put(folder, "a", unfinished)
    elsewhere = tmp_path / "elsewhere.festival"
    write(elsewhere, unfinished)
    link = folder.path / "z.festival"
    link.symlink_to(
        {
            "looped": link,
            "to nowhere": tmp_path / "nothing",
            "to a game elsewhere": elsewhere,
            "to a folder": tmp_path,
        }[kind]
    )
    games = {one.path.stem: one for one in folder.games()}
    assert games.keys() == {"a", "z"}
    assert games["a"].trouble is None
    assert games["z"].save is None
    assert games["z"].trouble is not None
    assert games["z"].trouble.reason == "odd"
    assert glance(folder.path).games == 2
    latest = folder.latest_unfinished()
    assert latest is not None
    assert latest.path.stem == "a"


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
def test_a_backup_that_is_a_link_is_not_read(
    folder: SaveFolder, unfinished: Save, tmp_path: Path
) -> None:
    path = put(folder, "a", unfinished)
    path.write_text("{")
    elsewhere = tmp_path / "elsewhere.festival"
    write(elsewhere, unfinished)
    backup(path).symlink_to(elsewhere)
    assert folder.info(path).save is None
