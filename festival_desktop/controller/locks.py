"""Lock files that tell which saved game is open in which process.

A lock is a small hidden file in the folder of saved games with the process and the computer that
hold it. One whose process is gone, after a crash or a power cut, is ignored.
"""

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from festival_desktop.core.files import (
    PRIVATE_FILE,
    NotRegularFile,
    TooLarge,
    make_private_folder,
    require_regular,
)

SIZE_LIMIT = 10_000
_NAME = re.compile(r"\.[0-9a-f]{16}\.lock")


class GameLock:
    """A lock on one file at a time."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._lock: QLockFile | None = None

    def take(self, path: Path) -> bool:
        """Lock this file and release the one before; return False if another process holds it.

        Where no lock can be made (a folder that is read-only) nothing can be overwritten either.
        """
        if self._lock is not None and path == self._path:
            return True
        lock = _lock(path)
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            return False
        self.release()
        with suppress(OSError):
            Path(lock.fileName()).chmod(PRIVATE_FILE)
        self._path, self._lock = path, lock
        return True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._path = self._lock = None

    def held_elsewhere(self, path: Path) -> bool:
        """Return whether another process has this game open."""
        if path == self._path:
            return False
        lock = _lock(path)
        taken = lock.tryLock(0)
        lock.unlock()
        return not taken and lock.error() == QLockFile.LockError.LockFailedError


def remove_stale_locks(folder: Path) -> None:
    """Remove the locks of processes that are gone."""
    with suppress(OSError):
        for name in filter(_NAME.fullmatch, os.listdir(folder)):
            if _is_lock(folder / name):
                QLockFile(str(folder / name)).removeStaleLockFile()


def _is_lock(path: Path) -> bool:
    """Return whether this path can be a lock; a pipe would keep Qt waiting."""
    try:
        require_regular(path, SIZE_LIMIT)
    except (NotRegularFile, TooLarge):
        return False
    except OSError:  # no lock file
        pass
    return True


def _lock(path: Path) -> QLockFile:
    """Make a lock named by a digest, because a game's name may be as long as a name can be."""
    name = hashlib.sha256(os.path.normcase(path.name).encode(errors="surrogateescape"))
    with suppress(OSError):
        make_private_folder(path.parent)
    place = path.with_name(f".{name.hexdigest()[:16]}.lock")
    if not _is_lock(place):
        with suppress(OSError):
            place.unlink()
    lock = QLockFile(str(place))
    lock.setStaleLockTime(0)  # A game may stay open for days.
    return lock
