"""A crash of the process itself, which no Python survives, leaves a trace in the log folder."""

import faulthandler
from contextlib import suppress
from pathlib import Path

CRASH_FILE = "crash.log"
CRASH_SIZE = 200_000


def note_crashes(folder: Path) -> None:
    """Where every thread was, if it ever happens; without a log folder, nothing is noted."""
    path = folder / CRASH_FILE
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > CRASH_SIZE:
            path.replace(path.with_suffix(".1.log"))
        # Open as long as the process lives: when it is needed, nothing can be opened any more.
        faulthandler.enable(path.open("a", encoding="utf-8"))
