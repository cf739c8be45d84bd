"""Actions on saved games besides playing: trash, rename, duplicate, import, export.

Only closed files are changed. The open match is closed first, and one that another process has open
is left alone.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from festival_desktop.controller.save_repository import OpenElsewhere
from festival_desktop.core.errors import BrokenSave, FestivalError
from festival_desktop.core.files import read_regular
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.store import EXTENSION, FileTrouble, shown
from festival_desktop.saves.text import SIZE_LIMIT
from festival_desktop.saves.trash import Trash

Files = list[tuple[Path, float]]
"""Paths of games with their time of writing or deletion."""


class Failure(NamedTuple):
    """A file for which an action failed, and why."""

    path: Path
    error: FestivalError


class Outcome(NamedTuple):
    """The files for which an action succeeded, and the failures."""

    paths: list[Path]
    failures: list[Failure]


class UnusableName(FestivalError):
    """No file can have this name."""


class SavedGames:
    def __init__(
        self,
        folder: Path,
        trash: Trash,
        let_go: Callable[[Path], bool],
        read: Callable[[Path], object],
    ) -> None:
        """Set up.

        `let_go` closes the game of a file, and returns False if another process has it open; `read`
        replays a file, and raises `BrokenSave` if it can never be opened.
        """
        self._read = read
        self.folder = folder
        self.trash = trash
        self._let_go = let_go
        self._thrown: list[Path] = []
        """Games restored by the next undo."""

    # -- contents ------------------------------------------------------------------------------

    def games(self) -> Files:
        return [(path, _changed(path)) for path in _games_in(self.folder)]

    def tidy(self) -> None:
        """Delete what has been in the trash for long enough."""
        self.trash.expire(datetime.now(UTC))

    def thrown(self) -> Files:
        return [(one.path, one.when.timestamp()) for one in self.trash.games()]

    # -- trash ---------------------------------------------------------------------------------

    def throw(self, paths: Sequence[Path]) -> Outcome:
        """Move files to the trash."""
        now = datetime.now(UTC)
        outcome = _for_each(paths, lambda p: self.trash.throw(self._closed(p), now).path)
        self._thrown = outcome.paths or self._thrown
        return outcome

    @property
    def can_undo(self) -> bool:
        return bool(self._thrown)

    def undo(self) -> Outcome:
        """Restore what was thrown away last."""
        paths, self._thrown = self._thrown, []
        return self.put_back([path for path in paths if os.path.lexists(path)])

    def put_back(self, paths: Sequence[Path]) -> Outcome:
        return _for_each(paths, lambda p: self.trash.put_back(self._closed(p), self.folder))

    def delete(self, paths: Sequence[Path]) -> Outcome:
        """Delete files in the trash permanently."""

        def delete(path: Path) -> Path:
            self.trash.delete(self._closed(path))
            return path

        return _for_each(paths, delete)

    def empty_trash(self) -> Outcome:
        try:
            self.trash.empty()
        except FileTrouble as error:
            return Outcome([], [Failure(self.trash.folder, error)])
        return Outcome([], [])

    # -- names and copies ----------------------------------------------------------------------

    def rename(self, path: Path, name: str) -> Outcome:
        title = file_operations.clean_title(name)
        if not title:
            return Outcome([], [Failure(path, UnusableName(f"A file can’t be called {name!r}."))])
        return _for_each([path], lambda p: file_operations.rename(self._closed(p), title))

    def duplicate(self, path: Path, name: str) -> Outcome:
        """Copy a game next to it; it may stay open."""
        title = file_operations.clean_title(name)
        return _for_each([path], lambda p: file_operations.duplicate(p, title))

    def bring_in(self, files: Iterable[Path]) -> Outcome:
        """Copy files from elsewhere, except those that can never be opened."""
        return import_games(files, self.folder, self._read)

    def _closed(self, path: Path) -> Path:
        """Close the game of a file and return its path; raises `OpenElsewhere`."""
        if not self._let_go(path):
            raise OpenElsewhere(f"“{shown(path)}” is open in another window.")
        return path


def _for_each(paths: Iterable[Path], do: Callable[[Path], Path]) -> Outcome:
    outcome = Outcome([], [])
    for path in paths:
        try:
            outcome.paths.append(do(path))
        except (BrokenSave, OpenElsewhere, FileTrouble) as error:
            outcome.failures.append(Failure(path, error))
    return outcome


def _games_in(folder: Path) -> list[Path]:
    try:
        return [
            path
            for path in folder.iterdir()
            if path.suffix.lower() == EXTENSION and not path.name.startswith(".")
        ]
    except OSError:  # Nothing saved yet, or the folder is unreadable.
        return []


def _changed(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


# -- export and import ----------------------------------------------------------------------------


def import_games(files: Iterable[Path], folder: Path, read: Callable[[Path], object]) -> Outcome:
    """Copy files from elsewhere, except those that `read` refuses."""

    def copy(path: Path) -> Path:
        read(path)
        return file_operations.import_copy(path, folder)

    return _for_each(files, copy)


def export_game(path: Path, target: Path) -> None:
    """Write a copy at `target`, even over an older one; raises `FileTrouble`."""
    try:
        store.write_bytes(target, read_regular(path, SIZE_LIMIT, follow=False))
    except OSError as error:
        raise FileTrouble(str(error)) from error
