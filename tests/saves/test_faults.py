"""Every call to the disk fails once, in every way: the game before or after it is there to load."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.saves import store
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.schema import Save
from festival_desktop.saves.store import FileTrouble, backup, read, read_or_rescue, write
from tests.saves.faults import Disk, PowerCut

FAULTS: list[int | str] = [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, "short", "cut"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "a game.festival"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(store, "PATIENCE", ())
    return Disk(monkeypatch)


@pytest.fixture
def versions(save: Save) -> list[Save]:
    """The same game at three steps."""
    return [save.model_copy(update={"cursor": cursor}) for cursor in (1, 2, 3)]


def fresh(path: Path, saves: list[Save]) -> None:
    """The folder as it is after these were written."""
    for left in path.parent.glob("*") if path.parent.exists() else ():
        left.unlink()
    for left in path.parent.glob(".*") if path.parent.exists() else ():
        left.unlink()
    for save in saves:
        write(path, save)


def each_fault(disk: Disk, prepare: Callable[[], None], act: Callable[[], Any]) -> Iterator[str]:
    """Everything that can go wrong during `act`, one thing at a time."""
    prepare()
    disk.arm(None)
    act()
    calls = list(disk.calls)
    assert {"create", "write", "fsync", "replace"} <= set(calls)
    for number, name in enumerate(calls):
        for fault in FAULTS:
            disk.disarm()
            prepare()
            disk.arm(number, fault)
            yield f"{fault} at call {number}, {name}"
            disk.disarm()


@pytest.mark.parametrize("before", [0, 1, 2])
def test_after_any_fault_the_old_or_the_new_game_is_there(
    path: Path, disk: Disk, versions: list[Save], before: int
) -> None:
    old, new = versions[:before], versions[before]
    for fault in each_fault(disk, lambda: fresh(path, old), lambda: write(path, new)):
        told = False
        try:
            write(path, new)
        except (FileTrouble, PowerCut):
            told = True
        disk.disarm()
        if not path.exists():
            assert told, fault
            assert not old, fault
            continue
        found = read_or_rescue(path)
        assert found.trouble is None, fault
        assert found.save in ([new] if not told else [*old[-1:], new]), fault
        if backup(path).exists():
            assert read(backup(path)) in [*old, new], fault


def test_after_any_fault_the_next_save_works(path: Path, disk: Disk, versions: list[Save]) -> None:
    old, new = versions[:1], versions[2]
    for fault in each_fault(disk, lambda: fresh(path, old), lambda: write(path, new)):
        with suppress(FileTrouble, PowerCut):
            write(path, versions[1])
        disk.disarm()
        write(path, new)
        assert read(path) == new, fault


def test_an_ordinary_fault_leaves_no_temporary_file(
    path: Path, disk: Disk, versions: list[Save]
) -> None:
    for fault in each_fault(
        disk, lambda: fresh(path, versions[:2]), lambda: write(path, versions[2])
    ):
        cut = "unlink" in fault  # tidying up itself fails
        try:
            write(path, versions[2])
        except FileTrouble:
            pass
        except PowerCut:
            cut = True
        disk.disarm()
        left = [name for name in os.listdir(path.parent) if name.endswith(".tmp")]
        assert cut or not left, fault


def test_a_write_in_many_small_parts_is_whole(
    path: Path, versions: list[Save], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    class Drop:
        def __init__(self, file: Any) -> None:
            self.file = file

        def write(self, data: Any) -> int:
            return int(self.file.write(data[:7]))

        def __getattr__(self, name: str) -> Any:
            return getattr(self.file, name)

        def __enter__(self) -> "Drop":
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

    def open_slowly(path: Path, mode: str = "r", *how: Any, **more: Any) -> Any:
        file = opened(path, mode, *how, **more)
        return Drop(file) if "x" in mode else file

    monkeypatch.setattr(Path, "open", open_slowly)
    write(path, versions[0])
    assert read(path) == versions[0]


def test_what_a_power_cut_left_is_swept_later_and_nothing_else(
    path: Path, disk: Disk, versions: list[Save]
) -> None:
    cuts = 0
    for fault in each_fault(
        disk, lambda: fresh(path, versions[:2]), lambda: write(path, versions[2])
    ):
        with suppress(FileTrouble, PowerCut):
            write(path, versions[2])
        disk.disarm()
        names = set(os.listdir(path.parent))
        left = {name for name in names if name.endswith(".tmp")}
        cuts += bool(left)
        now = path.parent.stat().st_mtime
        store.sweep(path.parent, now)
        assert set(os.listdir(path.parent)) == names, "somebody may still be writing it"
        store.sweep(path.parent, now + 2 * store.LEFT_BEHIND)
        assert set(os.listdir(path.parent)) == names - left, fault
    assert cuts


def test_files_of_others_are_never_swept(tmp_path: Path) -> None:
    theirs = ["notes.tmp", ".hidden.tmp", ".0123456789abcdef.tmp.txt", "0123456789abcdef.tmp"]
    theirs += [".0123456789ABCDEF.tmp", "a.festival", "a.festival~"]
    for name in [*theirs, ".0123456789abcdef.tmp"]:
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    (tmp_path / ".fedcba9876543210.tmp").mkdir()
    store.sweep(tmp_path, 1e9)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*theirs, ".fedcba9876543210.tmp"}
    store.sweep(tmp_path / "nowhere", 1e9)


def test_temporary_files_from_a_wrong_clock_are_swept(tmp_path: Path) -> None:
    left = tmp_path / ".0123456789abcdef.tmp"
    left.touch()
    os.utime(left, (4e9, 4e9))
    store.sweep(tmp_path, 1e9)
    assert not left.exists()


def test_after_any_fault_no_neighbour_is_lost(path: Path, disk: Disk, versions: list[Save]) -> None:
    def prepare() -> None:
        fresh(path, versions[:1])
        write(path.with_name("neighbour.festival"), versions[0])

    for fault in each_fault(disk, prepare, lambda: write(path, versions[1])):
        with suppress(FileTrouble, PowerCut):
            write(path, versions[1])
        disk.disarm()
        games = SaveFolder(path.parent).games()
        assert {one.path.stem for one in games} == {"a game", "neighbour"}, fault
        assert all(one.trouble is None for one in games), fault
