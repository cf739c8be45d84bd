"""A quick scan of a folder of games for the first picture of the window.

It reads a few small pieces of files and checks only what it shows, because neither pydantic nor
dates may be loaded yet. `SaveFolder` reads everything, with certainty, soon after.
"""

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from festival_desktop.core.files import open_regular
from festival_desktop.saves.names import clean_name

if TYPE_CHECKING:
    from festival_desktop.saves.schema import Head

EXTENSION = ".festival"
SIZE_LIMIT = 2_000_000
HEAD_SIZE = 4096
"""Number of bytes that usually contain the head of a file."""
FIRST_OF_THE_REST = b'\n"files": '
"""Beginning of the first line after the head."""
END = b'"}\n}\n'
"""Ending of every file."""
CLOCK_ERROR = 24 * 60 * 60
"""Times this many seconds in the future come from a wrong clock."""
MOST_READ = 24
"""Maximum number of files read, most recent first."""


class Waiting(NamedTuple):
    """A game that can be continued."""

    game: str
    players: int
    names: tuple[str, ...]
    seat: int
    """The seat to move."""

    @classmethod
    def of(cls, head: "Head") -> "Waiting":
        names = tuple(seat.name for seat in head.seats)
        return cls(head.game, head.setup.players, names, head.summary.to_act or 0)


class Glance(NamedTuple):
    games: int
    """Estimated number of games."""
    latest: Waiting | None
    certain: bool
    """Whether all files could be read; otherwise, the game to continue may be another one."""


def glance(folder: Path) -> Glance:
    """Find the game to continue by a quick scan."""
    try:
        with os.scandir(folder) as entries:
            files = [(changed_ns(one), one.path) for one in entries if is_game(one)]
    except OSError:  # Nothing saved yet, or the folder is unreadable.
        return Glance(0, None, certain=True)
    heads = {path: _head(path) for _, path in sorted(files, reverse=True)[:MOST_READ]}
    latest = _latest({path: head for path, head in heads.items() if head is not None})
    return Glance(len(files), latest, certain=None not in heads.values())


def is_game(entry: "os.DirEntry[str]") -> bool:
    """Return whether an entry is named like a game; a link is listed, but never followed."""
    name = entry.name
    named = name.lower().endswith(EXTENSION) and not name.startswith(".")
    return named and not entry.is_dir(follow_symlinks=False)


def changed_ns(entry: "os.DirEntry[str]") -> int:
    try:
        return entry.stat(follow_symlinks=False).st_mtime_ns
    except OSError:  # deleted meanwhile
        return 0


def _head(path: str) -> dict[str, Any] | None:
    try:
        raw = read_beginning(Path(path))
        head, found, _ = (raw or b"").partition(FIRST_OF_THE_REST)
        data = json.loads(head.rstrip(b",") + b"}") if found else None
        return data if _is_plausible(data) else None
    except (OSError, ValueError, RecursionError):
        return None
    except (TypeError, LookupError, AttributeError):  # not written by the program
        return None


def _is_plausible(head: Any) -> bool:
    """Return whether the compared and shown fields are plausible; raises if hardly any is."""
    names = [seat["name"] for seat in head["seats"]]
    return (
        all(clean_name(text) == text for text in (head["game"], head["saved"], *names))
        and type(head["order"]) is int
        and head["setup"]["players"] in range(1, 7)
        and head["summary"]["to_act"] in (None, *range(len(names)))
    )


def read_beginning(path: Path) -> bytes | None:
    """Read the first bytes of a file that ends as ours do; raises `OSError`."""
    with open_regular(path, SIZE_LIMIT, follow=False) as file:
        beginning = file.read(HEAD_SIZE)
        file.seek(-min(len(END), len(beginning)), os.SEEK_END)
        return beginning if file.read() == END else None


def _latest(heads: dict[str, dict[str, Any]]) -> Waiting | None:
    """Return the latest game; times compare as texts, and future ones count least."""
    soon = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(time.time() + CLOCK_ERROR))
    waiting = [
        (head["order"], head["saved"] < soon, head["saved"], path)
        for path, head in heads.items()
        if head["summary"]["to_act"] is not None
    ]
    if not waiting:
        return None
    head = heads[max(waiting)[-1]]
    names = tuple(seat["name"] for seat in head["seats"])
    return Waiting(head["game"], head["setup"]["players"], names, head["summary"]["to_act"])
