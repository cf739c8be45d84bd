"""Keeps games on the disk: begins them, writes them after every step, reads them back.

Never asks and never shows anything; what goes wrong is raised as one sentence.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Game
from festival_desktop.play.match import Match
from festival_desktop.saves import store
from festival_desktop.saves.document import Restored, Trouble, document, restore
from festival_desktop.saves.shelf import SaveShelf, Shelved

AnyMatch = Match[Any, Any, Any]


class Keeper:
    """Knows the one folder of saved games, and which file the match at the table belongs to."""

    def __init__(
        self, folder: Path, version: str, rules: Callable[[str], Game[Any, Any, Any]]
    ) -> None:
        self.shelf = SaveShelf(folder)
        self._version = version
        self._rules = rules
        self._path: Path | None = None

    @property
    def name(self) -> str:
        """The name of the file the match at the table belongs to."""
        return self._path.name if self._path is not None else ""

    def games(self) -> list[Shelved]:
        return self.shelf.games()

    def begin(self, match: AnyMatch) -> None:
        """A match that was just dealt gets a file of its own."""
        now = datetime.now(UTC)
        self._path = self.shelf.new_path(match.game.name, match.seed, now.astimezone())

    def open(self, path: Path) -> Restored:
        """The match of a file, or what can be rescued of it; raises `BrokenSave`.

        A file from elsewhere is never written to: the game goes on in the folder of saved games.
        """
        opened = store.read_or_backup(path)
        restored = restore(opened.save, self._rules)
        if path.resolve().parent == self.shelf.folder.resolve():
            self._path = path
        else:
            self.begin(restored.match)
        if opened.trouble is None:
            return restored
        backup = Trouble("step", opened.trouble)  # it ends before the last save
        return replace(restored, troubles=(backup, *restored.troubles))

    def holds(self, path: Path) -> bool:
        """Whether this is the file of the match at the table."""
        return path == self._path

    def peek(self, shelved: Shelved) -> Restored:
        """The match of a file, without bringing it to the table; raises `BrokenSave`."""
        if shelved.save is None:
            raise BrokenSave(shelved.trouble or "")
        return restore(shelved.save, self._rules)

    def save(self, match: AnyMatch) -> None:
        """Write the match to its file; raises `FileTrouble`."""
        if self._path is None:
            self.begin(match)
        assert self._path is not None
        self.export(match, self._path)

    def export(self, match: AnyMatch, path: Path) -> None:
        """Write a copy anywhere; raises `FileTrouble`."""
        store.write(path, document(match, self._version, datetime.now(UTC)))
