"""`festival-desktop check`: says of every file whether it is a game that can be played on.

Only reads. A game that could be rescued in part is damaged, too: what is wrong is told, and where.
Each file is told in one line that every terminal can show, whatever the file is called.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from festival_desktop.core.errors import BrokenSave

if TYPE_CHECKING:
    from festival_desktop.saves.schema import Save

LINE = 200
"""Characters of a line, at most."""
NAME = 90
"""Characters of it for the name of the file, the end of which tells more than its folders."""
PLAIN = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "…": "...", "→": "->"})
"""For terminals that have no such signs."""


def check(paths: Sequence[Path], as_json: bool) -> bool:
    """Print what is wrong; whether that is nothing."""
    found = [(path, troubles_of(path)) for path in paths]
    if as_json:
        files = [
            {"file": str(path), "ok": not troubles, "troubles": troubles}
            for path, troubles in found
        ]
        print(json.dumps(files))
    else:
        for path, troubles in found:
            print(_line(str(path), " ".join(troubles) or "ok", sys.stdout.encoding or "ascii"))
    return not any(troubles for _, troubles in found)


def _line(name: str, said: str, encoding: str) -> str:
    name, said = _showable(name, encoding), _showable(said, encoding)
    if len(name) > NAME:
        name = "..." + name[3 - NAME :]
    line = f"{name}: {said}"
    return line if len(line) <= LINE else line[: LINE - 3] + "..."


def _showable(text: str, encoding: str) -> str:
    """Without anything that moves the cursor or that the terminal's encoding does not have."""
    try:
        text.encode(encoding)
    except UnicodeError:
        text = text.translate(PLAIN)
    escaped = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )
    return escaped.encode(encoding, "backslashreplace").decode(encoding)


def troubles_of(path: Path) -> list[str]:
    """What is wrong with a file, sentence by sentence; nothing if it is whole."""
    from festival_desktop import catalog
    from festival_desktop.saves import store
    from festival_desktop.saves.document import Restored, restore
    from festival_desktop.saves.salvage import salvage

    def restored(save: "Save") -> Restored:
        return restore(save, lambda _: catalog.saved_rules(save))

    try:
        return [trouble.sentence for trouble in restored(store.read(path)).troubles]
    except BrokenSave as broken:
        try:
            steps = len(restored(salvage(store.read_bytes(path), broken)).match.steps)
        except BrokenSave:
            return [str(broken)]
        return [str(broken), f"It can be recovered up to step {steps}."]
