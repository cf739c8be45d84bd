"""What people do to saved games besides playing: trash, rename, duplicate, import, export.

Only files that are not open are selected. The open match is closed first, and one that another
process has open is left alone.
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
"""Games and when they were written, or thrown away."""


class Failure(NamedTuple):
    """A file for which something could not be done, and why."""

    path: Path
    error: FestivalError


class Outcome(NamedTuple):
    """Where the files are for which it could be done, and the others."""

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
        """`let_go` closes the game of a file, and is False if another process has it open; `read`
        plays a file again, and raises `BrokenSave` if it can never be opened.
        """
        self._read = read
        self.folder = folder
        self.trash = trash
        self._let_go = let_go
        self._thrown: list[Path] = []
        """What one undo puts back."""

    # -- what there is -------------------------------------------------------------------------

    def games(self) -> Files:
        return [(path, _changed(path)) for path in _games_in(self.folder)]

    def tidy(self) -> None:
        """Delete what has been in the trash for long enough."""
        self.trash.expire(datetime.now(UTC))

    def thrown(self) -> Files:
        return [(one.path, one.when.timestamp()) for one in self.trash.games()]

    # -- trash ---------------------------------------------------------------------------------

    def throw(self, paths: Sequence[Path]) -> Outcome:
        """Into the trash."""
        now = datetime.now(UTC)
        outcome = _for_each(paths, lambda p: self.trash.throw(self._closed(p), now).path)
        self._thrown = outcome.paths or self._thrown
        return outcome

    @property
    def can_undo(self) -> bool:
        return bool(self._thrown)

    def undo(self) -> Outcome:
        """Put back what was thrown away last."""
        paths, self._thrown = self._thrown, []
        return self.put_back([path for path in paths if os.path.lexists(path)])

    def put_back(self, paths: Sequence[Path]) -> Outcome:
        return _for_each(paths, lambda p: self.trash.put_back(self._closed(p), self.folder))

    def delete(self, paths: Sequence[Path]) -> Outcome:
        """For good, out of the trash."""

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
        """A second file of this game beside it; it may stay open."""
        title = file_operations.clean_title(name)
        return _for_each([path], lambda p: file_operations.duplicate(p, title))

    def bring_in(self, files: Iterable[Path]) -> Outcome:
        """Copies of files from elsewhere; what can never be opened stays out."""
        return import_games(files, self.folder, self._read)

    def _closed(self, path: Path) -> Path:
        """The same file, once its game is closed; raises `OpenElsewhere`."""
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
    except OSError:  # nothing was ever saved, or the folder cannot be read
        return []


def _changed(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


# -- out of the folder and into it ----------------------------------------------------------------


def import_games(files: Iterable[Path], folder: Path, read: Callable[[Path], object]) -> Outcome:
    """Copies of files from elsewhere; what can never be opened stays out. `read` tries that."""

    def copy(path: Path) -> Path:
        read(path)
        return file_operations.import_copy(path, folder)

    return _for_each(files, copy)


def export_game(path: Path, target: Path) -> None:
    """A copy at `target`, even over an older one; raises `FileTrouble`."""
    try:
        store.write_bytes(target, read_regular(path, SIZE_LIMIT, follow=False))
    except OSError as error:
        raise FileTrouble(str(error)) from error
