"""`check FILE…`: says of every file whether it is a game that can be played on.

Only reads. A game that could be rescued in part is damaged, too: what is wrong is told, and where.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from festival_desktop.core.errors import BrokenSave

if TYPE_CHECKING:
    from festival_desktop.commands import Commands

DAMAGED = 1


def add(commands: "Commands") -> None:
    command = commands.add_parser(
        "check", help="say whether saved games are whole", allow_abbrev=False
    )
    command.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="a saved game (.festival)"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = [_check(path) for path in given.files]
    for path, troubles in zip(given.files, found, strict=True):
        print(f"{path}: {' '.join(troubles) or 'ok'}")
    return DAMAGED if any(found) else 0


def _check(path: Path) -> list[str]:
    """What is wrong with a file, sentence by sentence; nothing if it is whole."""
    from festival_desktop import catalog
    from festival_desktop.saves.document import restore
    from festival_desktop.saves.store import read

    try:
        restored = restore(read(path), catalog.rules)
    except BrokenSave as broken:
        return [str(broken), *_rescued(path, broken)]
    return [trouble.sentence for trouble in restored.troubles]


def _rescued(path: Path, broken: BrokenSave) -> list[str]:
    """What the program would make of a file that cannot be read."""
    from festival_desktop import catalog
    from festival_desktop.saves.document import restore
    from festival_desktop.saves.salvage import salvage
    from festival_desktop.saves.store import read_bytes

    try:
        match = restore(salvage(read_bytes(path), broken), catalog.rules).match
    except BrokenSave:
        return []
    return [f"It can be rescued up to step {len(match.steps)}."]
