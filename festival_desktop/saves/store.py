"""One save file on a disk: read with care, written so that a power cut loses nothing.

A write makes a whole new file next to the old one, waits until the disk has it, and replaces the
old one, which a file system does entirely or not at all. The old one, a step earlier, stays as a
backup, `name.festival~`. So at any moment there is a whole game on the disk, at most one step
behind, whatever fails; a journal would be quicker, but has to be read back and tidied up, and the
longest game is written in a few hundredths of a second (`tests/benchmarks/saves.py`).
"""

import errno
import hashlib
import os
import re
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from festival_desktop.core.errors import BrokenSave, FestivalError
from festival_desktop.core.files import (
    NotRegularFile,
    TooLarge,
    create_private,
    make_private_folder,
    read_regular,
)
from festival_desktop.saves import glance
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.salvage import salvage
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import SIZE_LIMIT, encode, parse, printable

EXTENSION = glance.EXTENSION
WINDOWS = sys.platform == "win32"
DEVICES = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""Names reserved by Windows with any extension."""
LEFT_BEHIND = 3600
"""Seconds after which a temporary file is certainly abandoned."""
_TEMPORARY = re.compile(r"\.[0-9a-f]{16}\.tmp")
_SERIOUS = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
PATIENCE = (0.01, 0.03, 0.09)
"""Seconds between attempts: on Windows, a virus scanner may hold a file briefly."""


class FileTrouble(FestivalError):
    """A file cannot be written or deleted."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A document, and what is wrong with its file if it came from the backup or was salvaged."""

    save: Save
    trouble: BrokenSave | None = None
    fingerprint: str = field(default="", compare=False)
    """Of the bytes it was read from."""


def read(path: Path, follow: bool = True) -> Save:
    """Read the document in a file; raises `BrokenSave`."""
    return parse(read_bytes(path, follow), shown(path))


def read_bytes(path: Path, follow: bool = True) -> bytes:
    """Read all bytes of a file that may be a game; raises `BrokenSave`."""
    name = shown(path)
    try:
        return read_regular(path, SIZE_LIMIT, follow)
    except FileNotFoundError:
        sentence = f"“{name}” can’t be read: there is no such file."
        raise BrokenSave(sentence, "missing") from None
    except NotRegularFile:
        raise BrokenSave(f"“{name}” is not an ordinary file.", "odd") from None
    except TooLarge:
        sentence = f"“{name}” is too large to be a saved game."
        raise BrokenSave(sentence, "large") from None
    except OSError as error:
        sentence = f"“{name}” can’t be read: {_reason(error)}."
        raise BrokenSave(sentence, "unreadable") from error


def read_or_rescue(path: Path) -> Opened:
    """Read the file, its backup, or what is left of either; raises `BrokenSave`.

    Nothing replaces a file of a newer version, which is not damaged.
    """
    broken: BrokenSave | None = None
    damaged: list[bytes] = []
    for place, follow in ((path, True), (backup(path), False)):
        try:
            raw = read_bytes(place, follow)
            damaged.append(raw)
            return Opened(parse(raw, shown(place)), broken, fingerprint_of(raw))
        except BrokenSave as error:
            if isinstance(error, NewerSave) and place == path:
                raise
            broken = broken or error
    assert broken is not None
    for raw in damaged:
        with suppress(BrokenSave):
            return Opened(salvage(raw, broken), broken, fingerprint_of(raw))
    raise broken


def write(path: Path, save: Save) -> None:
    """Write the document; raises `FileTrouble`, and then the old file is unchanged."""
    write_bytes(path, encode(save))


def write_bytes(path: Path, raw: bytes) -> None:
    """Do the same for the bytes of any document, which gets a backup as well."""
    if WINDOWS and DEVICES.fullmatch(path.name):
        raise FileTrouble(f"“{shown(path)}” is a name that Windows reserves.")
    folder = path.parent
    fresh, old = _temporary(folder), _temporary(folder)
    try:
        make_private_folder(folder)
        _write_through(fresh, raw)
        kept = _keep(path, old)
        _replace(fresh, path)
        if kept:
            with suppress(OSError):  # The game itself is safe already.
                _replace(old, backup(path))
        _flush_folder(folder)
    except OSError as error:
        raise FileTrouble(f"“{shown(path)}” can’t be written: {_reason(error)}.") from error
    finally:
        for left in (fresh, old):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def fingerprint(path: Path) -> str | None:
    """Identify the contents of a file to detect outside changes; None if there is none."""
    try:
        return fingerprint_of(read_regular(path, SIZE_LIMIT, follow=False))
    except FileNotFoundError:
        return None
    except OSError:  # Differs from what was written, for whatever reason.
        return ""


def fingerprint_of(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def delete(path: Path) -> None:
    """Remove a file and its backup; raises `FileTrouble`."""
    try:
        path.unlink(missing_ok=True)
        backup(path).unlink(missing_ok=True)
    except OSError as error:
        raise FileTrouble(f"“{shown(path)}” can’t be deleted: {_reason(error)}.") from error


def backup(path: Path) -> Path:
    return path.with_name(path.name + "~")


def shown(path: Path) -> str:
    """Return the file's name, safe for a sentence."""
    return printable(path.name)


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _temporary(folder: Path) -> Path:
    return folder / f".{os.urandom(8).hex()}.tmp"


def sweep(folder: Path, now: float) -> None:
    """Remove what interrupted writes left in a folder, but nothing of a running one."""
    with suppress(OSError):
        for name in filter(_TEMPORARY.fullmatch, os.listdir(folder)):
            with suppress(OSError):
                # Also those from the future: a file being written now has the current time.
                if abs(now - (folder / name).lstat().st_mtime) > LEFT_BEHIND:
                    (folder / name).unlink()


def _write_through(path: Path, raw: bytes) -> None:
    """Write a new file through to the disk, unbuffered, so that every failure shows here."""
    with create_private(path) as file:
        rest = memoryview(raw)
        while rest:
            rest = rest[file.write(rest) :]
        _flush(file.fileno())


def _flush(descriptor: int) -> None:
    if sys.platform == "darwin":  # There, fsync does not force the disk to write.
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def _keep(path: Path, old: Path) -> bool:
    """Give the present file a second name, or copy it where a disk has no hard links."""
    try:
        os.link(path, old, follow_symlinks=False)
    except FileNotFoundError:
        return False
    except OSError:
        try:
            copy(path, old)
        except OSError:
            return False  # Saving the game is more important than its backup.
    return True


def copy(path: Path, target: Path, follow: bool = False) -> None:
    """Copy the bytes of a possible game to a new file, whole or not at all.

    Raises `OSError`. Nothing that is at `target` already is written to or through.
    """
    raw, fresh = read_regular(path, SIZE_LIMIT, follow), _temporary(target.parent)
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    try:
        _write_through(fresh, raw)
        _replace(fresh, target)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def _replace(source: Path, target: Path) -> None:
    for wait in PATIENCE:
        try:
            return os.replace(source, target)
        except PermissionError:
            time.sleep(wait)
    os.replace(source, target)


def _flush_folder(folder: Path) -> None:
    """Make the new name durable, where a folder can be opened (not on Windows)."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if error.errno in _SERIOUS:  # Others only mean that the disk cannot flush folders.
            raise
