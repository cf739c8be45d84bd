"""Keeps games on the disk: begins them, writes them after every step, reads them back.

Never asks and never shows anything; what goes wrong is raised as one sentence. Nothing is ever
overwritten that this process did not write: not a file that another one has open or has changed,
and not a damaged one, from which more may be rescued some day.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game
from festival_desktop.play.match import Match
from festival_desktop.saves import store
from festival_desktop.saves.document import Marks, Restored, Trouble, document, restore
from festival_desktop.saves.glance import position
from festival_desktop.saves.shelf import SaveShelf, Shelved
from festival_desktop.saves.text import encode
from festival_desktop.ui.locks import GameLock, forget_stale

AnyMatch = Match[Any, Any, Any]


class OpenElsewhere(FestivalError):
    """Another window has this game at its table."""


class Keeper:
    """Knows the one folder of saved games, and which file the match at the table belongs to."""

    def __init__(
        self, folder: Path, version: str, rules: Callable[[str], Game[Any, Any, Any]]
    ) -> None:
        self.shelf = SaveShelf(folder)
        self._version = version
        self._rules = rules
        self._lock = GameLock()
        self._path: Path | None = None
        self._ours: set[str] = set()
        """Fingerprints of what this process has read from the file or tried to write to it last."""
        self._marks = Marks()

    def tidy(self) -> None:
        """Remove what processes that were cut short have left behind."""
        store.sweep(self.shelf.folder, time.time())
        forget_stale(self.shelf.folder)

    @property
    def name(self) -> str:
        """The name of the file the match at the table belongs to."""
        return self._path.name if self._path is not None else ""

    def games(self) -> list[Shelved]:
        return self.shelf.games()

    # -- which file ------------------------------------------------------------------------------

    def begin(self, match: AnyMatch) -> None:
        """A match that was just dealt, or goes on elsewhere, gets a file of its own."""
        now = datetime.now(UTC).astimezone()
        paths = self.shelf.new_paths(match.game.name, match.seed, now)
        self._path = next(path for path in paths if self._lock.take(path))
        self._ours = set()

    def open(self, path: Path, copy: bool = False) -> Restored:
        """The match of a file, or what can be rescued of it; raises `BrokenSave`.

        The game goes on in the same file if it lies in the folder of saved games and is whole, and
        if nobody asked for a copy; raises `OpenElsewhere` if it is at another table already.
        """
        ours = path.resolve().parent == self.shelf.folder.resolve() and not copy
        if ours and self.open_elsewhere(path):
            raise OpenElsewhere(f"“{store.shown(path)}” is open in another window.")
        before = store.fingerprint(path)
        restored = self._restored(path)
        if ours and not restored.troubles and self._lock.take(path):
            self._path, self._ours = path, {before or ""}
        else:
            self.begin(restored.match)
        return restored

    def _restored(self, path: Path) -> Restored:
        opened = store.read_or_rescue(path)
        restored = restore(opened.save, self._rules)
        if opened.trouble is None:
            return restored
        damage = Trouble("file", str(opened.trouble), len(restored.match.steps))
        return replace(restored, troubles=(damage, *restored.troubles))

    def close(self) -> None:
        """No match is at the table any more."""
        self._lock.release()
        self._path = None

    def holds(self, path: Path) -> bool:
        """Whether this is the file of the match at the table."""
        return path == self._path

    def open_elsewhere(self, path: Path) -> bool:
        """Whether another process has the game of this file at its table."""
        return self._lock.held_elsewhere(path)

    def peek(self, shelved: Shelved) -> Restored:
        """The match of a file, without bringing it to the table; raises `BrokenSave`."""
        return self._restored(shelved.path)

    def glance(self, path: Path) -> tuple[str, Any]:
        """Which game a file is of, and its position, without replaying; raises `BrokenSave`."""
        save = store.read_or_rescue(path).save
        return save.game, position(save, self._rules)

    # -- writing ---------------------------------------------------------------------------------

    def save(self, match: AnyMatch) -> Path | None:
        """Write the match to its file; raises `FileTrouble`.

        If somebody else has changed the file meanwhile, that one is left alone and returned, and
        the match goes on in a new file.
        """
        left_alone = None
        if self._path is None:
            self.begin(match)
        elif self._changed_meanwhile(self._path):
            left_alone = self._path
            self.begin(match)
        assert self._path is not None
        raw = encode(document(match, self._version, datetime.now(UTC), self._marks))
        self._ours.add(store.fingerprint_of(raw))
        store.write_bytes(self._path, raw)
        self._ours = {store.fingerprint_of(raw)}
        return left_alone

    def _changed_meanwhile(self, path: Path) -> bool:
        """A file that is gone was not changed: the match at the table brings it back."""
        now = store.fingerprint(path)
        return now is not None and now not in self._ours

    def export(self, match: AnyMatch, path: Path) -> None:
        """Write a copy anywhere; raises `FileTrouble`."""
        if self._path is not None and path.resolve() == self._path.resolve():
            self.save(match)  # its own file is no copy
            return
        store.write(path, document(match, self._version, datetime.now(UTC)))
