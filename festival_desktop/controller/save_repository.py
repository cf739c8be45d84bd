"""The files of saved games: one for each match, written after every step, and read back.

Errors are raised. Nothing is overwritten that this process did not write: not a file that another
process has open or has changed, and not a damaged one, from which more may be rescued.
"""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from festival_desktop.controller.locks import GameLock, remove_stale_locks
from festival_desktop.core.content import ContentFiles
from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves import store
from festival_desktop.saves.document import (
    Marks,
    Restored,
    RestoreIssue,
    document,
    position,
    restore,
)
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import encode

AnyGame = Game[Any, Any, Any]


class OpenElsewhere(FestivalError):
    """Another process has this game open."""


class SaveRepository:
    """Knows the folder of saved games, and the file of the open match."""

    def __init__(
        self,
        folder: Path,
        version: str,
        rules: Callable[[str], AnyGame],
        saved_rules: Callable[[Save], AnyGame] | None = None,
        files: Callable[[AnyGame], ContentFiles | None] = lambda game: None,
    ) -> None:
        """Set up; `saved_rules` returns rules for a save, `files` a game's content files."""
        self.folder = SaveFolder(folder)
        self.rules = rules
        """Returns a game's rules with the current content; raises `LookupError`."""
        self._saved_rules = saved_rules or (lambda save: rules(save.game))
        self._files = files
        self._version = version
        self._lock = GameLock()
        self._path: Path | None = None
        self._ours: set[str] = set()
        """Fingerprints of the file as this process last read it or tried to write it."""
        self._marks = Marks()
        self._order: int | None = None
        """Order number of the open match, once it has been written."""

    def tidy(self) -> None:
        """Remove what interrupted processes have left behind."""
        store.sweep(self.folder.path, time.time())
        remove_stale_locks(self.folder.path)

    @property
    def name(self) -> str:
        """The file name of the open match."""
        return self._path.name if self._path is not None else ""

    @property
    def written(self) -> bool:
        """Whether the open match has a file on the disk."""
        return self._path is not None and self._path.exists()

    # -- choosing the file -----------------------------------------------------------------------

    def begin(self, match: AnyMatch) -> None:
        """Assign a new file to a match that has none, or must leave its old one."""
        now = datetime.now(UTC).astimezone()
        paths = self.folder.new_paths(match.game.name, match.seed, now)
        self._path = next(path for path in paths if self._lock.take(path))
        self._ours, self._order = set(), None

    def open(self, path: Path, copy: bool = False) -> Restored:
        """Open the match of a file, or what can be rescued of it; raises `BrokenSave`.

        The game continues in the same file if that is in the folder of saved games and whole, and
        no copy was requested; raises `OpenElsewhere` if another process has it open.
        """
        ours = self.folder.has(path) and not copy
        if ours and self.open_elsewhere(path):
            raise OpenElsewhere(f"“{store.shown(path)}” is open in another window.")
        opened = self.folder.open(path)
        restored = self._restored(opened)
        if ours and not restored.troubles and self._lock.take(path):
            self._path, self._ours, self._order = path, {opened.fingerprint}, None
        else:
            self.begin(restored.match)
        return restored

    def close(self) -> None:
        """Release the file of the open match."""
        self._lock.release()
        self._path = None

    def holds(self, path: Path) -> bool:
        """Return whether this is the file of the open match."""
        return path == self._path

    def open_elsewhere(self, path: Path) -> bool:
        """Return whether another process has the game of this file open."""
        return self._lock.held_elsewhere(path)

    # -- reading without opening -----------------------------------------------------------------

    def read(self, path: Path) -> Restored:
        """Read the match of a file without locking or changing it; raises `BrokenSave`."""
        return self._restored(self.folder.open(path))

    def _restored(self, opened: store.Opened) -> Restored:
        restored = restore(opened.save, lambda _: self._saved_rules(opened.save))
        game, today = restored.match.game, self.rules(opened.save.game)
        if game is not today:
            same = self._files(game) == self._files(today)
            restored = replace(restored, other="rules" if same else "content")
        if opened.trouble is None:
            return restored
        damage = RestoreIssue("file", str(opened.trouble), len(restored.match.steps))
        return replace(restored, troubles=(damage, *restored.troubles))

    def position(self, path: Path) -> tuple[AnyGame, Any]:
        """Return the rules and position of a file, without replaying; raises `BrokenSave`."""
        save = self.folder.open(path).save
        game = self._saved_rules(save)
        return game, position(save, lambda _: game)

    def is_over(self, path: Path) -> bool:
        """Return whether the game of a file is finished, according to its head."""
        head = self.folder.info(path).save
        return head is not None and head.summary.over

    # -- writing ---------------------------------------------------------------------------------

    def save(self, match: AnyMatch) -> Path | None:
        """Write the match to its file; raises `FileTrouble`.

        If something else has changed the file, it is left alone and returned, and the match
        continues in a new file. A missing file is written again.
        """
        left_alone = None
        if self._path is None:
            self.begin(match)
        elif (now := store.fingerprint(self._path)) is not None and now not in self._ours:
            left_alone = self._path
            self.begin(match)
        assert self._path is not None
        if self._order is None:
            self._order = self.folder.next_order()
        raw = encode(self._document(match, self._order, self._marks))
        written = store.fingerprint_of(raw)
        self._ours.add(written)
        store.write_bytes(self._path, raw)
        self._ours = {written}
        return left_alone

    def _document(self, match: AnyMatch, order: int, marks: Marks | None = None) -> Save:
        files, now = self._files(match.game), datetime.now(UTC)
        return document(match, self._version, now, marks, files, order)

    def own_content(self, match: AnyMatch) -> str:
        """Return the digest of custom content; empty for the built-in content."""
        files = self._files(match.game)
        return "" if files is None or files.built_in else files.digest

    def export(self, match: AnyMatch, path: Path) -> None:
        """Write a copy anywhere; raises `FileTrouble`."""
        if self._path is not None and os.path.realpath(path) == os.path.realpath(self._path):
            self.save(match)  # Its own file is not a copy.
            return
        store.write(path, self._document(match, self._order or 0))
