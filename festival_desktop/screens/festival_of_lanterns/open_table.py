"""The public position for a thumbnail: placed tiles, seats around them, Dedications.

A hand is never part of it. Loads no rules: the shelf shows one in its first picture.
"""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class LaidTile(NamedTuple):
    """A placed tile: its cell, its lanterns from north on, its pet."""

    x: int
    y: int
    sides: tuple[str, ...]
    pet: str | None = None


class OpenTable(NamedTuple):
    tiles: tuple[LaidTile, ...]
    facing: tuple[int, ...]
    """The side each seat sits at, by seat."""
    active: int | None
    tops: tuple[int, ...]
    """Points on top of each Dedication stack; 0 for an empty stack."""
    placed: int = 0
    total: int = 0
    """Number of tiles in the whole game; like `placed`, it does not count the starting tile."""
    glowing: tuple[tuple[int, int], ...] = ()
    """Highlighted cells where a tile can be placed."""
    moon: bool = False
    """Whether Moon Dancer has the second seat."""

    def progress(self) -> str:
        if not self.total:
            return ""
        words = QCoreApplication.translate("OpenTable", "tile {number} of {all}")
        return words.format(number=self.placed, all=self.total)


def _lesson(*rows: str) -> tuple[LaidTile, ...]:
    tiles = []
    for row in rows:
        x, y, *names = row.split()
        pet = names.pop() if len(names) > 4 else None
        tiles.append(LaidTile(int(x), int(y), tuple(names), pet))
    return tuple(tiles)


LESSON = OpenTable(
    tiles=_lesson(
        "0 0 fluttershy twilight pinkie applejack",
        "-1 0 pinkie applejack rainbow fluttershy",
        "1 0 rainbow fluttershy fluttershy twilight winona",
        "0 -1 rarity starlight fluttershy rainbow",
        "1 -1 applejack rainbow rainbow starlight gummy",
    ),
    facing=(2, 3, 0),
    active=0,
    tops=(8, 9, 10),
    glowing=((-1, -1),),
)
"""The table shown while there is no game to continue: several matches, one inviting cell."""
