"""Games that were thrown away: kept for a while, so that they can be restored.

Each is in a folder of its own named by the moment, so that equal names do not clash and the order
is known. Their age is counted in days on which the program was used, in a small file: no clock that
jumps can empty the trash.
"""

import json
import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from festival_desktop.core.files import is_folder, read_regular
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.store import EXTENSION, FileTrouble

KEPT = 30
"""Number of days the trash is kept, counting only days the program was used."""
DAYS = "days.json"
DAYS_SIZE_LIMIT = 1_000_000
_STAMP = "%Y%m%d-%H%M%S-%f"


@dataclass(frozen=True, slots=True)
class Thrown:
    path: Path
    when: datetime


class Trash:
    def __init__(self, folder: Path) -> None:
        """Set up without creating anything."""
        self.folder = folder

    def throw(self, path: Path, now: datetime) -> Thrown:
        """Move a game and its backup to the trash; raises `FileTrouble`."""
        when = now.astimezone(UTC)
        while os.path.lexists(place := self.folder / when.strftime(_STAMP)):
            when += timedelta(microseconds=1)
        return Thrown(file_operations.move(path, place), when)

    def games(self) -> list[Thrown]:
        """List all games, what was thrown last first."""
        found: list[Thrown] = []
        for place, when in self._places().items():
            with suppress(OSError):  # An unreadable one must not hide the others.
                games = [path for path in place.iterdir() if path.suffix.lower() == EXTENSION]
                found += [Thrown(path, when) for path in games]
        return sorted(found, key=lambda one: (one.when, one.path), reverse=True)

    def put_back(self, path: Path, folder: Path) -> Path:
        """Restore a game and return its path; raises `FileTrouble`."""
        back = file_operations.move(path, folder)
        with suppress(OSError):
            path.parent.rmdir()
        return back

    def delete(self, path: Path) -> None:
        """Delete a game permanently; raises `FileTrouble`."""
        store.delete(path)
        with suppress(OSError):
            path.parent.rmdir()

    def empty(self) -> None:
        """Delete everything permanently; raises `FileTrouble`."""
        for place in self._places():
            _remove(place)

    def expire(self, now: datetime) -> None:
        """Count this day, and delete what has been here long enough.

        What cannot be deleted stays for the next time.
        """
        places = self._places()
        if not places:
            return
        today, lain = f"{now:%Y-%m-%d}", self._days()
        days = {place.name: {*lain.get(place.name, ()), today} for place in places}
        with suppress(FileTrouble):
            text = json.dumps({name: sorted(known) for name, known in days.items()}, indent=0)
            store.write_bytes(self.folder / DAYS, text.encode())
        for place in places:
            if len(days[place.name]) > KEPT + 1:  # The first day is that of the deletion.
                with suppress(FileTrouble):
                    _remove(place)

    def _days(self) -> dict[str, list[str]]:
        """Map each place to the days on which it was there; empty if that cannot be read."""
        with suppress(AttributeError, OSError, ValueError, RecursionError):
            days = read_regular(self.folder / DAYS, DAYS_SIZE_LIMIT, follow=False)
            data: Any = json.loads(days)
            return {
                str(name): [day for day in known if isinstance(day, str)]
                for name, known in data.items()
                if isinstance(known, list)
            }
        return {}

    def _places(self) -> dict[Path, datetime]:
        """Find the folders that we made; anything else is not ours to delete."""
        found: dict[Path, datetime] = {}
        with suppress(OSError):
            for place in filter(is_folder, self.folder.iterdir()):
                with suppress(ValueError):
                    found[place] = datetime.strptime(place.name, _STAMP).replace(tzinfo=UTC)
        return found


def _remove(place: Path) -> None:
    try:
        shutil.rmtree(place)
    except OSError as error:
        raise FileTrouble(f"“{store.shown(place)}” can’t be deleted.") from error
