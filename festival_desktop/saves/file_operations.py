"""File operations on saved games: rename, duplicate, move, import.

A game and its backup stay together. Nothing is ever overwritten: a name that is taken gets a
number.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

from festival_desktop.core.files import is_regular, make_private_folder
from festival_desktop.saves import store
from festival_desktop.saves.store import EXTENSION, FileTrouble

TITLE_BYTES = 180
"""Maximum bytes of a title: the file name limit of most disks less number and extension."""
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_OURS = re.compile(r" \d{4}-\d\d-\d\d \d{6}( \d+)?")
"""Ending of automatically generated names."""


def title(path: Path) -> str:
    """Return the name a person gave to a game; empty without one."""
    return "" if _OURS.search(path.stem) else store.shown(path.with_suffix(""))


def clean_title(text: str) -> str:
    """Return a text as a file name for every system; empty if nothing of it is valid."""
    kept = _FORBIDDEN.sub(" ", "".join(char for char in text if char.isprintable()))
    words = " ".join(kept.split()).encode()[:TITLE_BYTES].decode(errors="ignore").strip(" .~")
    return "" if store.DEVICES.fullmatch(words) else words


def rename(path: Path, name: str) -> Path:
    """Rename a game and return its path; raises `FileTrouble`."""
    if name == path.stem:
        return path
    return _transfer(path, path.parent, name, _rename)


def duplicate(path: Path, name: str) -> Path:
    """Copy a game next to it; raises `FileTrouble`."""
    return _transfer(path, path.parent, name, store.copy)


def import_copy(path: Path, folder: Path) -> Path:
    """Copy a file from elsewhere into this folder; raises `FileTrouble`."""
    stem = clean_title(path.stem) or "game"
    return _transfer(path, folder, stem, partial(store.copy, follow=True))


def move(path: Path, folder: Path) -> Path:
    """Move a game into a folder and return its path; raises `FileTrouble`."""
    return _transfer(path, folder, path.stem, _rename)


def free_paths(folder: Path, stem: str) -> Iterator[Path]:
    """Yield unused paths in the folder that begin with this name."""
    for number in count(1):
        path = folder / f"{stem}{f' {number}' if number > 1 else ''}{EXTENSION}"
        if not any(map(os.path.lexists, (path, store.backup(path)))):
            yield path


def _transfer(path: Path, folder: Path, stem: str, how: Callable[[Path, Path], object]) -> Path:
    target = next(free_paths(folder, stem))
    try:
        make_private_folder(target.parent)
        how(path, target)
        if is_regular(store.backup(path)):
            how(store.backup(path), store.backup(target))
    except (OSError, shutil.Error) as error:
        raise FileTrouble(f"“{store.shown(path)}” can’t be moved.") from error
    return target


def _rename(path: Path, target: Path) -> None:
    try:
        os.rename(path, target)
    except OSError:
        if not os.path.lexists(path):
            raise
        shutil.move(path, target)  # to another disk
