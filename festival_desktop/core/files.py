"""The files of people: what may be read, and who may read what is written.

Only regular files of a sensible size are opened. A pipe would keep the program waiting, a device
may do something when it is opened, and a file without end would fill the memory or the disk.
Links are followed where a person chose the file; in folders of the program none is (`follow`).
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


class OddFile(OSError):
    """Not a regular file: a folder, a pipe, a device or a socket, or a link to one."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is not an ordinary file", str(path))


class TooLarge(OSError):
    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "it is too large", str(path))


def require_regular(path: Path, limit: int, follow: bool = True) -> os.stat_result:
    """What there is; raises `OSError` if that may not be opened. Opens nothing itself."""
    about = path.stat(follow_symlinks=follow)
    if not stat.S_ISREG(about.st_mode):
        raise OddFile(path)
    if about.st_size > limit:
        raise TooLarge(path)
    return about


def is_regular(path: Path) -> bool:
    """Whether there is a regular file, not a link to one."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Whether there is a folder, not a link to one."""
    try:
        return stat.S_ISDIR(path.lstat().st_mode)
    except OSError:
        return False


def open_regular(path: Path, limit: int, follow: bool = True) -> IO[bytes]:
    """A file of at most `limit` bytes, open for reading, unbuffered; raises `OSError`."""
    about = require_regular(path, limit, follow)
    file = path.open("rb", buffering=0)
    if not os.path.samestat(about, os.fstat(file.fileno())):  # something else took its place
        file.close()
        raise OddFile(path)
    return file


def read_regular(path: Path, limit: int, follow: bool = True) -> bytes:
    """The bytes of a file of at most `limit` bytes; raises `OSError`."""
    with open_regular(path, limit, follow) as file:
        raw = bytearray()
        while more := file.read(limit + 1 - len(raw)):
            raw += more
    if len(raw) > limit:
        raise TooLarge(path)
    return bytes(raw)


# -- who may read what is written ------------------------------------------------------------------


def create_private(path: Path) -> IO[bytes]:
    """A new file that nobody else may read, unbuffered; raises `OSError`."""
    file = path.open("xb", buffering=0)
    with suppress(OSError):  # some disks know no rights
        path.chmod(PRIVATE_FILE)
    return file


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it, for nobody else; one that is there stays as it is."""
    if not folder.is_dir():
        if folder.parent != folder:
            make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private(folder: Path) -> None:
    """Take the rights of others from a folder and all in it. What cannot be changed stays."""
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
