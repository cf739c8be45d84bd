"""Games that were thrown away: kept for a while, so that they can be put back.

Each lies in a folder of its own that is called by the moment, so that two of one name are no
trouble and the order is known. How long they have lain here is counted in days on which the
program was used, in a small file beside them: no clock that jumps can empty the trash.
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
"""Days on which the program was used."""
DAYS = "days.json"
DAYS_SIZE_LIMIT = 1_000_000
_STAMP = "%Y%m%d-%H%M%S-%f"


@dataclass(frozen=True, slots=True)
class Thrown:
    path: Path
    when: datetime


class Trash:
    def __init__(self, folder: Path) -> None:
        """Makes nothing yet."""
        self.folder = folder

    def throw(self, path: Path, now: datetime) -> Thrown:
        """Take a game and its backup away; raises `FileTrouble`."""
        when = now.astimezone(UTC)
        while os.path.lexists(place := self.folder / when.strftime(_STAMP)):
            when += timedelta(microseconds=1)
        return Thrown(file_operations.move(path, place), when)

    def games(self) -> list[Thrown]:
        """All of them, what was thrown last first."""
        found: list[Thrown] = []
        for place, when in self._places().items():
            with suppress(OSError):  # one that cannot be looked into hides no other
                games = [path for path in place.iterdir() if path.suffix.lower() == EXTENSION]
                found += [Thrown(path, when) for path in games]
        return sorted(found, key=lambda one: (one.when, one.path), reverse=True)

    def put_back(self, path: Path, folder: Path) -> Path:
        """To the other games; where it is now. Raises `FileTrouble`."""
        back = file_operations.move(path, folder)
        with suppress(OSError):
            path.parent.rmdir()
        return back

    def delete(self, path: Path) -> None:
        """For good; raises `FileTrouble`."""
        store.delete(path)
        with suppress(OSError):
            path.parent.rmdir()

    def empty(self) -> None:
        """Delete everything for good; raises `FileTrouble`."""
        for place in self._places():
            _remove(place)

    def expire(self, now: datetime) -> None:
        """Count this day, and delete what has lain here long enough.

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
            if len(days[place.name]) > KEPT + 1:  # the first is the day it was thrown away
                with suppress(FileTrouble):
                    _remove(place)

    def _days(self) -> dict[str, list[str]]:
        """Name of a place → days on which it was there; nothing if that cannot be read."""
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
        """Only folders that we made: whatever else somebody put here is not ours to delete, and
        links lead elsewhere."""
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
