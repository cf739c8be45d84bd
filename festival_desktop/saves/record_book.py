"""The file of records, rewritten after each finished challenge.

It is read again before that, because another window may have written to it. A damaged file is moved
aside, and what can be rescued of it or of its backup is used. A file of a newer version, or an
unreadable one, is left alone and never overwritten.
"""

import os
import time
from collections.abc import Iterable
from pathlib import Path

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.files import read_regular
from festival_desktop.saves import records, store
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.records import Challenge

NAME = "moon-dancer.json"


class RecordBook:
    def __init__(self, folder: Path, name: str = NAME) -> None:
        """Set up the records of one challenge; read nothing yet."""
        self.path = folder / name
        self._games: list[Challenge] | None = None
        self._locked = False
        self.trouble: str | None = None
        """Read error, set once: "damaged", "newer" or "unreadable"."""

    @property
    def games(self) -> tuple[Challenge, ...]:
        """All games, the first one first."""
        if self._games is None:
            self._games = self._read()
        return tuple(self._games)

    def add(self, game: Challenge) -> bool:
        """Add a finished game; return False if it was added before.

        Raises `FileTrouble` if it cannot be written; it still counts until the program ends.
        """
        games = self._games = self._with_those_of_other_windows()
        if _counted(game, games):
            return False
        games.append(game)
        if not self._locked:
            store.write_bytes(self.path, records.encode(games))
        return True

    # -- reading -------------------------------------------------------------------------------

    def _read(self) -> list[Challenge]:
        store.sweep(self.path.parent, time.time())
        try:
            found = self._parse(self.path)
        except FileNotFoundError:
            return []
        except NewerSave:
            return self._leave_alone("newer")
        except OSError:
            return self._leave_alone("unreadable")
        except BrokenSave:
            return self._rescue([])
        return list(found.games) if found.whole else self._rescue(list(found.games))

    def _with_those_of_other_windows(self) -> list[Challenge]:
        known = list(self.games)
        if self._locked:
            return known
        try:
            found = self._parse(self.path).games
        except NewerSave:
            self._leave_alone("newer")
            return known
        except (OSError, BrokenSave):  # Missing or damaged: keep what is known.
            return known
        return [*found, *(game for game in known if not _counted(game, found))]

    def _parse(self, path: Path) -> records.Read:
        return records.parse(read_regular(path, records.SIZE_LIMIT))

    def _leave_alone(self, why: str) -> list[Challenge]:
        self.trouble, self._locked = why, True
        return []

    def _rescue(self, found: list[Challenge]) -> list[Challenge]:
        """Move the damaged file aside; use it or the backup, whichever has more games."""
        self.trouble = "damaged"
        try:
            backup = list(self._parse(store.backup(self.path)).games)
        except (OSError, BrokenSave):
            backup = []
        best = max(found, backup, key=len)
        try:
            os.replace(self.path, self._aside())
            if best:
                store.write_bytes(self.path, records.encode(best))
        except (OSError, store.FileTrouble):
            self._locked = True
        return best

    def _aside(self) -> Path:
        """Return a free name for a damaged file."""
        stem, number = self.path.stem, 1
        while os.path.lexists(aside := self.path.with_name(f"{stem}.damaged-{number}.json")):
            number += 1
        return aside


def _counted(game: Challenge, games: Iterable[Challenge]) -> bool:
    return any(game.save == old.save or game.digest == old.digest for old in games)
