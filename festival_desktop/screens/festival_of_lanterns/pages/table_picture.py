"""A small picture of an open table: tiles as they lie, seats around them, Dedications on top.

Only what everybody at the table sees; a hand is never part of it.
"""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

if TYPE_CHECKING:  # the shelf is on the screen before any rules are needed
    from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
    from festival_desktop.games.festival_of_lanterns.views import View


class LaidTile(NamedTuple):
    """A tile of the display: where it lies, its lanterns from north on, its pet."""

    x: int
    y: int
    sides: tuple[str, ...]
    pet: str | None = None


class OpenTable(NamedTuple):
    tiles: tuple[LaidTile, ...]
    facing: tuple[int, ...]
    """Seat → the side it sits at."""
    active: int | None
    tops: tuple[int, ...]
    """The points on top of each Dedication stack; 0 where none is left."""
    placed: int = 0
    total: int = 0
    """Tiles placed, and tiles of the whole game; the starting tile counts for neither."""
    glowing: tuple[tuple[int, int], ...] = ()
    """Cells that invite a tile."""
    moon: bool = False
    """Whether Moon Dancer has the second seat."""

    def progress(self) -> str:
        if not self.total:
            return ""
        words = QCoreApplication.translate("OpenTable", "tile {number} of {all}")
        return words.format(number=self.placed, all=self.total)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.screens.festival_of_lanterns.pages.table_painter import (
            paint_open_table,
        )

        paint_open_table(p, rect, self)


def open_table(game: "FestivalOfLanterns", view: "View") -> OpenTable:
    from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
    from festival_desktop.games.festival_of_lanterns.state import GRID
    from festival_desktop.screens.festival_of_lanterns.pages.result import tiles_laid

    content = game.content
    moon = view.gala is not None and view.gala.level != NO_LEVEL
    table = content.tables[view.players]
    tiles = tuple(
        LaidTile(
            *GRID.xy(cell),
            tuple(content.lanterns[lantern] for lantern in game.sides[laid]),
            content.tiles[laid // 4].pet,
        )
        for cell, laid in view.display
    )
    return OpenTable(
        tiles=tiles,
        facing=table.facing,
        active=view.seat if any(view.hand_sizes) else None,
        tops=tuple(
            game.stacks[view.players][kind][-left] if left else 0
            for kind, left in enumerate(view.left[:3])
        ),
        placed=len(tiles) - 1,
        total=tiles_laid(content, 1 if moon else view.players),
        moon=moon,
    )


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
"""Shown while there is no game to continue: several matches, and one cell that invites."""
