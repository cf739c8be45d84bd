"""Safe access to people's files: what may be opened, and who may read what is written.

Only regular files of a sensible size are opened: a pipe would block the program, a device may act
when opened, and an endless file would fill memory or disk. Links are followed only where a person
chose the file, never inside the program's own folders (`follow`).
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


class NotRegularFile(OSError):
    """Not a regular file: a folder, a pipe, a device or a socket, or a link to one."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is not an ordinary file", str(path))


class TooLarge(OSError):
    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "it is too large", str(path))


def require_regular(path: Path, limit: int, follow: bool = True) -> os.stat_result:
    """Return the status of a regular file without opening it; raises `OSError`."""
    about = path.stat(follow_symlinks=follow)
    if not stat.S_ISREG(about.st_mode):
        raise NotRegularFile(path)
    if about.st_size > limit:
        raise TooLarge(path)
    return about


def is_regular(path: Path) -> bool:
    """Return whether the path is a regular file and not a link."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Return whether the path is a folder and not a link."""
    try:
        return stat.S_ISDIR(path.lstat().st_mode)
    except OSError:
        return False


def open_regular(path: Path, limit: int, follow: bool = True) -> IO[bytes]:
    """Open a file of at most `limit` bytes, unbuffered; raises `OSError`."""
    about = require_regular(path, limit, follow)
    file = path.open("rb", buffering=0)
    if not os.path.samestat(about, os.fstat(file.fileno())):  # Another file took its place.
        file.close()
        raise NotRegularFile(path)
    return file


def read_regular(path: Path, limit: int, follow: bool = True) -> bytes:
    """Return the bytes of a file of at most `limit` bytes; raises `OSError`."""
    with open_regular(path, limit, follow) as file:
        raw = bytearray()
        while more := file.read(limit + 1 - len(raw)):
            raw += more
    if len(raw) > limit:
        raise TooLarge(path)
    return bytes(raw)


# -- permissions -----------------------------------------------------------------------------------


def create_private(path: Path) -> IO[bytes]:
    """Create a file readable only by its owner, unbuffered; raises `OSError`."""
    file = path.open("xb", buffering=0)
    with suppress(OSError):  # Some file systems have no permissions.
        path.chmod(PRIVATE_FILE)
    return file


def make_private_folder(folder: Path) -> None:
    """Create a folder and its parents for the owner only; keep existing ones as they are."""
    if not folder.is_dir():
        if folder.parent != folder:
            make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private(folder: Path) -> None:
    """Remove other people's access to a folder and its contents, where that is possible."""
    with suppress(OSError):
        _restrict(folder, PRIVATE_FOLDER)
    for here, folders, files in os.walk(folder):
        for names, mode in ((folders, PRIVATE_FOLDER), (files, PRIVATE_FILE)):
            for name in names:
                with suppress(OSError):
                    _restrict(Path(here, name), mode)


def _restrict(path: Path, mode: int) -> None:
    about = path.lstat()
    plain = stat.S_ISREG(about.st_mode) or stat.S_ISDIR(about.st_mode)
    if plain and stat.S_IMODE(about.st_mode) & ~mode:
        path.chmod(stat.S_IMODE(about.st_mode) & mode)
