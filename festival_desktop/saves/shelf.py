"""A folder of saved games: which there are, which to continue, and names for new ones.

A damaged file is listed with its sentence, and never hides the others.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import store
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import Save
from festival_desktop.saves.store import EXTENSION

STEM_LIMIT = 100
_DEVICES = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9¹²³]", re.IGNORECASE)
"""Names Windows keeps for itself, whatever the extension."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """One file: its document (or its backup's), and what is wrong with it, if anything is."""

    path: Path
    when: datetime
    save: Save | None
    trouble: str | None = None
    newer: bool = False
    """Nothing is wrong with it, but only a newer version of the program can read it."""

    @property
    def unfinished(self) -> bool:
        return self.save is not None and not self.save.summary.over


class SaveShelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[Shelved]:
        """All of them, newest first."""
        try:
            paths = [path for path in self.folder.iterdir() if _is_game(path)]
        except OSError:  # nothing was ever saved, or the folder cannot be read
            return []
        return sorted(map(_shelved, paths), key=lambda one: (one.when, one.path), reverse=True)

    def latest_unfinished(self) -> Shelved | None:
        """The game to continue."""
        return next((one for one in self.games() if one.unfinished), None)

    def new_path(self, game: str, seed: str, started: datetime) -> Path:
        """A file of its own for a match that has just begun; nothing is written yet."""
        stem = safe_stem(f"{game.replace('_', '-')} {seed} {started:%Y-%m-%d %H%M%S}")
        path = self.folder / (stem + EXTENSION)
        number = 2
        while path.exists() or store.backup(path).exists():
            path = self.folder / f"{stem} {number}{EXTENSION}"
            number += 1
        return path

    def delete(self, shelved: Shelved) -> None:
        """Remove the game for good; raises `FileTrouble`."""
        store.delete(shelved.path)


def safe_stem(text: str) -> str:
    """A file name without extension that every system takes: letters, digits, space and hyphen."""
    kept = "".join(char if char.isalnum() or char in " -_" else "-" for char in text)
    stem = kept.encode()[:STEM_LIMIT].decode(errors="ignore").strip(" -")
    return f"game {stem}".strip() if not stem or _DEVICES.fullmatch(stem) else stem


def _is_game(path: Path) -> bool:
    return path.suffix.lower() == EXTENSION and not path.name.startswith(".") and not path.is_dir()


def _shelved(path: Path) -> Shelved:
    try:
        opened = store.read_or_backup(path)
    except BrokenSave as broken:
        newer = isinstance(broken, NewerSave)
        return Shelved(path, _changed(path), None, str(broken), newer)
    return Shelved(path, opened.save.saved, opened.save, opened.trouble)


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.min.replace(tzinfo=UTC)
