"""`festival-desktop check`: report for each file whether it is a playable saved game.

Only reads. A partly rescued game is damaged, too: the report says what is wrong and where. Each
file is reported in one line that every terminal can show, whatever its name.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from festival_desktop.core.errors import BrokenSave

if TYPE_CHECKING:
    from festival_desktop.saves.schema import Save

LINE = 240
"""Maximum characters per line."""
NAME = 90
"""Maximum characters for the file name, whose end is more informative than its folders."""
PLAIN = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "…": "...", "→": "->"})
"""Replacements for characters that some terminals cannot show."""


def check(paths: Sequence[Path], as_json: bool) -> bool:
    """Print what is wrong; return whether nothing is."""
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
    """Remove cursor movements and characters that the terminal's encoding lacks."""
    try:
        text.encode(encoding)
    except UnicodeError:
        text = text.translate(PLAIN)
    escaped = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )
    return escaped.encode(encoding, "backslashreplace").decode(encoding)


def troubles_of(path: Path) -> list[str]:
    """List what is wrong with a file in sentences; empty if it is whole."""
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
