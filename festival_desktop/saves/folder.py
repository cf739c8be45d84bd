"""A folder of saved games: which there are, which to continue, and names for new ones.

A list of thousands must not keep anybody waiting, so only the head and the last bytes of a file are
read, and nothing again of a file that has not changed. A file that shows damage there is read
whole, listed with what could be rescued, and never hides the others; damage in the middle shows
when the game is opened.
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
"""What the folder knows of a file: it changes whenever the file does."""


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One file: its head (or what is left of it), and what is wrong with it, if anything is."""

    path: Path
    when: datetime
    save: Head | None
    trouble: BrokenSave | None = None
    steps: int | None = None
    """Of a damaged file: how many moves of it are left."""

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
        """All of them, what was played last first.

        The order in the files counts before their times, because clocks are set back. Files that
        do not say it go by their times; those whose time cannot be right come last.
        """
        found: dict[Path, tuple[_Trace, SaveInfo]] = {}
        for path, trace in self._files():
            old = self._known.get(path)
            found[path] = old if old and old[0] == trace else (trace, self.info(path))
        # What is wrong with a file may be mended without touching it: its backup, its rights.
        self._known = {path: one for path, one in found.items() if one[1].trouble is None}
        soon = datetime.now(UTC) + timedelta(seconds=CLOCK_ERROR)
        games = [info for _, info in found.values()]
        return sorted(
            games,
            key=lambda one: (one.order, one.when < soon, one.when, one.path),
            reverse=True,
        )

    def heads(self) -> list[Head]:
        """Of all games that could be read, what was played last first."""
        return [one.save for one in self.games() if one.save is not None and one.trouble is None]

    def next_order(self) -> int:
        """The order of a game that is played after all others here."""
        return 1 + max((one.order for one in self.games()), default=0)

    def _files(self) -> Iterator[tuple[Path, _Trace]]:
        try:
            with os.scandir(self.path) as entries:
                for entry in entries:
                    if is_game(entry):
                        yield Path(entry.path), _trace(entry)
        except OSError:  # nothing was ever saved, or the folder cannot be read
            return

    def has(self, path: Path) -> bool:
        """Whether this is the path of an entry of the folder."""
        return os.path.realpath(path.parent) == os.path.realpath(self.path)

    def open(self, path: Path) -> Opened:
        """The document of a file, or what is left of it; raises `BrokenSave`.

        A link that lies here is not followed: what is elsewhere is not ours. One that somebody
        chose elsewhere is.
        """
        if path.is_symlink() and self.has(path):
            raise BrokenSave(f"“{store.shown(path)}” is not an ordinary file.", "odd")
        return store.read_or_rescue(path)

    def info(self, path: Path) -> SaveInfo:
        """One file by itself, as it is now."""
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
        """The game to continue."""
        return next((one for one in self.games() if one.unfinished), None)

    def new_paths(self, game: str, seed: str, started: datetime) -> Iterator[Path]:
        """Free names for a match that has just begun, the best first; nothing is written yet."""
        stem = safe_stem(f"{game.replace('_', '-')} {seed} {started:%Y-%m-%d %H%M%S}")
        return free_paths(self.path, stem)


def safe_stem(text: str) -> str:
    """A file name without extension that every system takes: letters, digits, space and hyphen."""
    kept = "".join(char if char.isalnum() or char in " -_" else "-" for char in text)
    stem = kept.encode()[:STEM_LIMIT].decode(errors="ignore").strip(" -")
    return f"game {stem}".strip() if not stem or DEVICES.fullmatch(stem) else stem


def _trace(entry: "os.DirEntry[str]") -> _Trace:
    try:
        about = entry.stat(follow_symlinks=False)
    except OSError:  # it is gone
        return (0, 0, 0)
    return (about.st_mtime_ns, about.st_size, about.st_ino)


def _head(path: Path) -> Head | None:
    """The head of a file that is whole as far as its beginning and its end show."""
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
