"""Saved games copied into the folder of saved games, and out of it to where somebody wants them."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from festival_desktop.core.errors import BrokenSave, FestivalError
from festival_desktop.core.files import read_regular
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.store import FileTrouble
from festival_desktop.saves.text import SIZE_LIMIT


class Failure(NamedTuple):
    """A file for which something could not be done, and why."""

    path: Path
    error: FestivalError


class Outcome(NamedTuple):
    """Where the files are for which it could be done, and the others."""

    paths: list[Path]
    failures: list[Failure]


def import_games(files: Iterable[Path], folder: Path) -> Outcome:
    """Copies of files from elsewhere; what is no game stays out."""
    outcome = Outcome([], [])
    for path in files:
        try:
            store.read_or_rescue(path)
            outcome.paths.append(file_operations.import_copy(path, folder))
        except (BrokenSave, FileTrouble) as error:
            outcome.failures.append(Failure(path, error))
    return outcome


def export_game(path: Path, target: Path) -> None:
    """A copy at `target`, even over an older one; raises `FileTrouble`."""
    try:
        store.write_bytes(target, read_regular(path, SIZE_LIMIT))
    except OSError as error:
        raise FileTrouble(str(error)) from error
