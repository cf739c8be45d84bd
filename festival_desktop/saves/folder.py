"""A folder of saved games: its list, the game to continue, and names for new ones.

A list of thousands must appear quickly, so only the head and the last bytes of a file are read, and
nothing again of an unchanged file. A file that shows damage there is read whole, listed with what
could be rescued, and never hides the others; damage in the middle shows when the game is opened.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import store
from festival_desktop.saves.file_operations import free_paths
from festival_desktop.saves.glance import CLOCK_ERROR, is_game, read_beginning
from festival_desktop.saves.salvage import LONG_AGO
from festival_desktop.saves.schema import Head, Save
from festival_desktop.saves.store import DEVICES, Opened
from festival_desktop.saves.text import parse_head

STEM_LIMIT = 100
_Trace = tuple[int, int, int]
"""Values that change whenever the file does."""


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One file: its head (or what is left of it), and what is wrong with it, if anything."""

    path: Path
    when: datetime
    save: Head | None
    trouble: BrokenSave | None = None
    steps: int | None = None
    """Number of recoverable moves of a damaged file."""

    @property
    def order(self) -> int:
        return 0 if self.save is None else self.save.order

    @property
    def unfinished(self) -> bool:
        return self.save is not None and not self.save.summary.over


class SaveFolder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[Path, tuple[_Trace, SaveInfo]] = {}

    def games(self) -> list[SaveInfo]:
        """List all games, most recently played first.

        The order stored in the files counts before their times, because clocks are set back. Files
        without it are ordered by time; those with an impossible time come last.
        """
        found: dict[Path, tuple[_Trace, SaveInfo]] = {}
        for path, trace in self._files():
            old = self._known.get(path)
            found[path] = old if old and old[0] == trace else (trace, self.info(path))
        # A problem may be solved without changing the file, by its backup or its permissions.
        self._known = {path: one for path, one in found.items() if one[1].trouble is None}
        soon = datetime.now(UTC) + timedelta(seconds=CLOCK_ERROR)
        games = [info for _, info in found.values()]
        return sorted(
            games,
            key=lambda one: (one.order, one.when < soon, one.when, one.path),
            reverse=True,
        )

    def heads(self) -> list[Head]:
        """List the heads of all readable games, most recently played first."""
        return [one.save for one in self.games() if one.save is not None and one.trouble is None]

    def next_order(self) -> int:
        """Return the order of a game played after all others here."""
        return 1 + max((one.order for one in self.games()), default=0)

    def _files(self) -> Iterator[tuple[Path, _Trace]]:
        try:
            with os.scandir(self.path) as entries:
                for entry in entries:
                    if is_game(entry):
                        yield Path(entry.path), _trace(entry)
        except OSError:  # Nothing saved yet, or the folder is unreadable.
            return

    def has(self, path: Path) -> bool:
        """Return whether a path is an entry of the folder."""
        return os.path.realpath(path.parent) == os.path.realpath(self.path)

    def open(self, path: Path) -> Opened:
        """Read the document of a file, or what is left of it; raises `BrokenSave`.

        A link in this folder is not followed: its target is not ours. A chosen link elsewhere is.
        """
        if path.is_symlink() and self.has(path):
            raise BrokenSave(f"“{store.shown(path)}” is not an ordinary file.", "odd")
        return store.read_or_rescue(path)

    def info(self, path: Path) -> SaveInfo:
        """Read the current state of one file."""
        head = _head(path)
        if head is not None:
            return SaveInfo(path, head.saved, head)
        try:
            opened = self.open(path)
        except BrokenSave as broken:
            return SaveInfo(path, _changed(path), None, broken)
        save: Save = opened.save
        if opened.trouble is None:
            return SaveInfo(path, save.saved, save)
        when = save.saved if save.saved != LONG_AGO else _changed(path)
        return SaveInfo(path, when, save, opened.trouble, len(save.moves))

    def latest_unfinished(self) -> SaveInfo | None:
        """Return the game to continue."""
        return next((one for one in self.games() if one.unfinished), None)

    def new_paths(self, game: str, seed: str, started: datetime) -> Iterator[Path]:
        """Yield free paths for a new match, the best first; write nothing yet."""
        stem = safe_stem(f"{game.replace('_', '-')} {seed} {started:%Y-%m-%d %H%M%S}")
        return free_paths(self.path, stem)


def safe_stem(text: str) -> str:
    """Return a file name that every system takes: letters, digits, space and hyphen."""
    kept = "".join(char if char.isalnum() or char in " -_" else "-" for char in text)
    stem = kept.encode()[:STEM_LIMIT].decode(errors="ignore").strip(" -")
    return f"game {stem}".strip() if not stem or DEVICES.fullmatch(stem) else stem


def _trace(entry: "os.DirEntry[str]") -> _Trace:
    try:
        about = entry.stat(follow_symlinks=False)
    except OSError:  # deleted meanwhile
        return (0, 0, 0)
    return (about.st_mtime_ns, about.st_size, about.st_ino)


def _head(path: Path) -> Head | None:
    """Read the head of a file that looks whole at its beginning and its end."""
    try:
        beginning = read_beginning(path)
    except OSError:
        return None
    return parse_head(beginning) if beginning is not None else None


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.lstat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.min.replace(tzinfo=UTC)
