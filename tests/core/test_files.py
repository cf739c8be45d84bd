"""Only regular files of a sensible size are opened, and what is written is for nobody else."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.core.files import (
    NotRegularFile,
    TooLarge,
    create_private,
    make_private,
    make_private_folder,
    read_regular,
)
from tests.core.odd_files import KINDS, ODD

posix = pytest.mark.skipif(os.name != "posix", reason="rights and pipes as Unix knows them")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_no_regular_file_is_not_opened(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a file"
    ODD[kind](path)
    monkeypatch.setattr(Path, "open", None)
    with pytest.raises((NotRegularFile, TooLarge)):
        read_regular(path, 1000)


def test_a_link_to_a_regular_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"lantern")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert read_regular(tmp_path / "b", 7) == b"lantern"
    with pytest.raises(TooLarge):
        read_regular(tmp_path / "b", 6)
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "c", 6)


def test_a_file_that_grows_while_it_is_read_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 10)
    opened: Callable[..., Any] = Path.open

    def growing(path: Path, *how: Any, **more: Any) -> Any:
        with opened(path, "ab") as file:
            file.write(b"y" * 10)
        return opened(path, *how, **more)

    monkeypatch.setattr(Path, "open", growing)
    with pytest.raises(TooLarge):
        read_regular(path, 15)


@posix
def test_new_files_and_folders_are_private(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        make_private_folder(tmp_path / "a" / "b")
        with create_private(tmp_path / "a" / "b" / "c") as file:
            file.write(b"x")
    finally:
        os.umask(old)
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700
    assert mode(tmp_path / "a" / "b" / "c") == 0o600


@posix
def test_those_that_are_there_are_tightened_and_what_they_link_to_is_not(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    (data / "saves").mkdir(parents=True)
    game = data / "saves" / "a.festival"
    for path in (game, elsewhere, data / "read only"):
        path.touch()
        path.chmod(0o644)
    (data / "read only").chmod(0o444)
    (data / "link").symlink_to(elsewhere)
    data.chmod(0o755)
    (data / "saves").chmod(0o777)
    make_private(data)
    assert [mode(data), mode(data / "saves"), mode(game)] == [0o700, 0o700, 0o600]
    assert mode(data / "read only") == 0o400
    assert mode(elsewhere) == 0o644
    make_private(tmp_path / "nowhere")
