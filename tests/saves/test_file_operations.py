"""Saved games as files: renamed, doubled, brought in, thrown away and put back."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from festival_desktop.controller.saved_games import export_game
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.store import FileTrouble
from festival_desktop.saves.trash import DAYS, KEPT, Trash

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


def game(folder: Path, name: str = "evening", backup: bool = True) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.festival"
    path.write_text(f"the game {name}")
    if backup:
        store.backup(path).write_text("its backup")
    return path


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Grandma’s 80th 🎉", "Grandma’s 80th 🎉"),
        ("  two   spaces ", "two spaces"),
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c:d", "a b c d"),
        ("con", ""),
        ("...", ""),
        ("", ""),
        ("\x00\n", ""),
        ("ערב טוב", "ערב טוב"),
        ("é" * 200, "é" * 90),
    ],
)
def test_a_title_is_what_every_system_takes(text: str, name: str) -> None:
    assert file_operations.clean_title(text) == name


def test_a_name_that_nobody_chose_is_no_title() -> None:
    ours = "festival-of-lanterns amber-fox-1 2026-11-16 061500"
    assert file_operations.title(Path(f"{ours}.festival")) == ""
    assert file_operations.title(Path(f"{ours} 2.festival")) == ""
    assert file_operations.title(Path("Sunday with Ember.festival")) == "Sunday with Ember"


def test_a_game_and_its_backup_are_renamed_together(tmp_path: Path) -> None:
    old = game(tmp_path)
    new = file_operations.rename(old, "morning")
    assert new == tmp_path / "morning.festival"
    assert sorted(path.name for path in tmp_path.iterdir()) == [new.name, new.name + "~"]


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    one, two = game(tmp_path, "one"), game(tmp_path, "two")
    assert file_operations.rename(one, "two").name == "two 2.festival"
    assert two.read_text() == "the game two"
    assert file_operations.rename(two, "two") == two, "its own name is not taken"


def test_a_double_is_a_file_of_its_own(tmp_path: Path) -> None:
    old = game(tmp_path)
    new = file_operations.duplicate(old, "evening")
    assert new.name == "evening 2.festival"
    assert new.read_text() == old.read_text()


def test_a_file_from_elsewhere_is_copied_and_stays_there(tmp_path: Path) -> None:
    outside = game(tmp_path / "desktop")
    new = file_operations.import_copy(outside, tmp_path / "saves")
    assert new.parent == tmp_path / "saves"
    assert outside.exists()


def test_what_is_not_there_cannot_be_moved(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        file_operations.rename(tmp_path / "gone.festival", "other")


def test_a_thrown_game_can_be_put_back(tmp_path: Path) -> None:
    path, trash = game(tmp_path / "saves"), Trash(tmp_path / "trash")
    thrown = trash.throw(path, NOW)
    assert not path.exists()
    assert not store.backup(path).exists()
    assert trash.games() == [thrown]
    assert trash.put_back(thrown.path, tmp_path / "saves") == path
    assert path.read_text() == "the game evening"
    assert store.backup(path).exists()
    assert trash.games() == []
    assert list(trash.folder.iterdir()) == []


def test_two_games_of_one_name_lie_side_by_side(tmp_path: Path) -> None:
    trash, saves = Trash(tmp_path / "trash"), tmp_path / "saves"
    first = trash.throw(game(saves), NOW)
    second = trash.throw(game(saves), NOW)
    assert trash.games() == [second, first]
    assert trash.put_back(first.path, saves).name == "evening.festival"
    assert trash.put_back(second.path, saves).name == "evening 2.festival"


def test_after_thirty_days_of_use_the_trash_is_emptied(tmp_path: Path) -> None:
    trash, saves = Trash(tmp_path / "trash"), tmp_path / "saves"
    old = trash.throw(game(saves, "old"), NOW)
    (trash.folder / "notes").mkdir()
    for day in range(KEPT + 1):
        trash.expire(NOW + timedelta(days=3 * day))
        trash.expire(NOW + timedelta(days=3 * day, minutes=5))
        assert old in trash.games()
        if not day:
            young = trash.throw(game(saves, "young"), NOW + timedelta(hours=20))
    trash.expire(NOW + timedelta(days=1000))
    assert trash.games() == [young]
    assert (trash.folder / "notes").exists(), "not ours"


def test_no_jump_of_the_clock_empties_the_trash(tmp_path: Path) -> None:
    trash, saves = Trash(tmp_path / "trash"), tmp_path / "saves"
    thrown = trash.throw(game(saves, "old"), datetime(1980, 1, 1, tzinfo=UTC))
    for moment in (NOW, datetime(2099, 1, 1, tzinfo=UTC), datetime(1980, 1, 1, tzinfo=UTC)) * 40:
        trash.expire(moment)
    assert trash.games() == [thrown], "three days of use, however far they are apart"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 7}', "null", '{"a": ["x", 3]}'])
def test_a_damaged_count_of_days_keeps_everything(tmp_path: Path, text: str) -> None:
    trash, saves = Trash(tmp_path / "trash"), tmp_path / "saves"
    thrown = trash.throw(game(saves, "old"), NOW)
    (trash.folder / DAYS).write_text(text)
    trash.expire(NOW + timedelta(days=400))
    assert trash.games() == [thrown]


def test_the_trash_is_emptied_by_hand(tmp_path: Path) -> None:
    trash, saves = Trash(tmp_path / "trash"), tmp_path / "saves"
    one = trash.throw(game(saves, "one"), NOW)
    trash.throw(game(saves, "two"), NOW)
    trash.delete(one.path)
    assert len(trash.games()) == 1
    trash.empty()
    assert trash.games() == []


def test_a_trash_that_never_was_is_empty(tmp_path: Path) -> None:
    trash = Trash(tmp_path / "none")
    assert trash.games() == []
    trash.expire(NOW)
    trash.empty()


# -- links -----------------------------------------------------------------------------------------

links = pytest.mark.skipif(os.name != "posix", reason="links need rights there")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A file of somebody's, with a backup, that nothing here may touch."""
    return game(tmp_path / "elsewhere", "diary")


def untouched(elsewhere: Path) -> bool:
    return elsewhere.read_text() == "the game diary" and store.backup(elsewhere).exists()


@links
def test_nothing_is_written_through_a_link_that_lies_in_the_way(
    tmp_path: Path, elsewhere: Path
) -> None:
    nowhere = tmp_path / "elsewhere" / "new"
    saves = tmp_path / "saves"
    path = game(saves, "evening")
    for target in (elsewhere, nowhere):
        for name in ("morning.festival", "noon.festival~"):
            (saves / name).unlink(missing_ok=True)
            (saves / name).symlink_to(target)
        assert file_operations.duplicate(path, "morning").name == "morning 2.festival"
        assert file_operations.duplicate(path, "noon").name == "noon 2.festival"
        for made in saves.glob("* 2.festival*"):
            made.unlink()
        with pytest.raises(OSError, match="exists"):
            store.copy(path, saves / "morning.festival")
        assert untouched(elsewhere)
        assert not nowhere.exists()


@links
def test_a_game_that_is_a_link_is_neither_doubled_nor_exported(
    tmp_path: Path, elsewhere: Path
) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    link = saves / "evening.festival"
    link.symlink_to(elsewhere)
    with pytest.raises(FileTrouble):
        file_operations.duplicate(link, "copy")
    with pytest.raises(FileTrouble):
        export_game(link, tmp_path / "out.festival")
    assert [path.name for path in saves.iterdir()] == [link.name]
    store.delete(link)
    assert untouched(elsewhere)


@links
def test_a_backup_that_is_a_link_stays_where_it_is(tmp_path: Path, elsewhere: Path) -> None:
    path = game(tmp_path / "saves", backup=False)
    store.backup(path).symlink_to(elsewhere)
    assert not store.backup(file_operations.duplicate(path, "copy")).exists()
    assert untouched(elsewhere)


@links
def test_the_trash_follows_no_link(tmp_path: Path, elsewhere: Path) -> None:
    trash = Trash(tmp_path / "trash")
    trash.folder.mkdir()
    (trash.folder / "20200101-000000-000000").symlink_to(elsewhere.parent)
    (trash.folder / f"{NOW:%Y%m%d-%H%M%S-%f}").symlink_to(tmp_path / "nothing")
    (trash.folder / DAYS).symlink_to(elsewhere)
    assert trash.games() == []
    thrown = trash.throw(game(tmp_path / "saves"), NOW)
    assert trash.games() == [thrown]
    for day in range(KEPT + 3):
        trash.expire(NOW + timedelta(days=day))
    trash.empty()
    assert untouched(elsewhere)
    assert not (tmp_path / "nothing").exists()


@links
def test_a_place_in_the_trash_that_cannot_be_looked_into_hides_no_other(tmp_path: Path) -> None:
    trash = Trash(tmp_path / "trash")
    one = trash.throw(game(tmp_path / "saves", "one"), NOW)
    two = trash.throw(game(tmp_path / "saves", "two"), NOW)
    one.path.parent.chmod(0)
    try:
        found = trash.games()
    finally:
        one.path.parent.chmod(0o700)
    assert two in found
