"""One save file on a disk: read with care, written so that a power cut loses nothing.

A write makes a whole new file beside the old one and then takes its place. The old one stays
as a backup, `name.festival~`.
"""

import os
import shutil
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from festival_desktop.core.errors import BrokenSave, FestivalError
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import SIZE_LIMIT, encode, parse, printable

EXTENSION = ".festival"
PATIENCE = (0.01, 0.03, 0.09)
"""Seconds between tries: on Windows a virus scanner may hold a file for a moment."""


class FileTrouble(FestivalError):
    """A file cannot be written or deleted."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A document, and why it is only the backup's, if it is."""

    save: Save
    trouble: str | None = None


def read(path: Path) -> Save:
    """The document in a file; raises `BrokenSave`."""
    name = shown(path)
    try:
        if not path.is_file():  # a pipe would keep us waiting
            raise BrokenSave(f"“{name}” cannot be read: there is no such file.")
        with path.open("rb") as file:
            raw = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise BrokenSave(f"“{name}” cannot be read: {_reason(error)}.") from None
    return parse(raw, name)


def read_or_backup(path: Path) -> Opened:
    """The file's document, or else its backup's; raises `BrokenSave` if neither can be used.

    The backup never stands in for a file of a newer version, which is not damaged.
    """
    try:
        return Opened(read(path))
    except NewerSave:
        raise
    except BrokenSave as broken:
        try:
            return Opened(read(backup(path)), str(broken))
        except BrokenSave:
            raise broken from None


def write(path: Path, save: Save) -> None:
    """Put the document into the file; raises `FileTrouble`, and then the old file is unchanged."""
    write_bytes(path, encode(save))


def write_bytes(path: Path, raw: bytes) -> None:
    """The same for the bytes of any document, which gets a backup as well."""
    folder = path.parent
    fresh, old = _temporary(folder), _temporary(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_through(fresh, raw)
        kept = _keep(path, old)
        _replace(fresh, path)
        if kept:
            with suppress(OSError):  # the game itself is safe by now
                _replace(old, backup(path))
        _flush_folder(folder)
    except OSError as error:
        raise FileTrouble(f"“{shown(path)}” cannot be written: {_reason(error)}.") from error
    finally:
        for left in (fresh, old):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def delete(path: Path) -> None:
    """Remove a file and its backup; raises `FileTrouble`."""
    try:
        path.unlink(missing_ok=True)
        backup(path).unlink(missing_ok=True)
    except OSError as error:
        raise FileTrouble(f"“{shown(path)}” cannot be deleted: {_reason(error)}.") from error


def backup(path: Path) -> Path:
    return path.with_name(path.name + "~")


def shown(path: Path) -> str:
    """The file's name for a sentence, whatever it is made of."""
    return printable(path.name)


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _temporary(folder: Path) -> Path:
    return folder / f".{os.urandom(8).hex()}.tmp"


def _write_through(path: Path, raw: bytes) -> None:
    with path.open("xb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())


def _keep(path: Path, old: Path) -> bool:
    """Give the present file a second name, or a copy where a disk knows no second names."""
    try:
        os.link(path, old)
    except FileNotFoundError:
        return False
    except OSError:
        try:
            shutil.copyfile(path, old)
        except OSError:
            return False  # saving the game matters more than its backup
    return True


def _replace(source: Path, target: Path) -> None:
    for wait in PATIENCE:
        try:
            return os.replace(source, target)
        except PermissionError:
            time.sleep(wait)
    os.replace(source, target)


def _flush_folder(folder: Path) -> None:
    """Make the new name itself durable, where a folder can be opened (not on Windows)."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
