"""A small picture of an open table: tiles as they lie, seats around them, Dedications on top.

Only what everybody at the table sees; a hand is never part of it.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.brush import radial, rounded
from festival_desktop.ui.pages.table_sketch import TableSketch
from festival_desktop.ui.widgets.picture import Picture

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

    def paint(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.ui.pages.festival_of_lanterns.table_painter import paint_open_table

        paint_open_table(p, rect, self)


def open_table(game: "FestivalOfLanterns", view: "View") -> OpenTable:
    from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
    from festival_desktop.games.festival_of_lanterns.state import GRID
    from festival_desktop.ui.pages.festival_of_lanterns.result import tiles_laid

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


def paint_water_window(p: QPainter, rect: QRectF) -> None:
    """The water a small table lies on."""
    stops = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
    p.fillPath(rounded(rect, 8), radial(rect.center(), rect.width() * 0.7, *stops))


class TablePicture(Picture):
    """A window on a table that was left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: TableSketch = LESSON
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: TableSketch) -> None:
        self._table = table
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(424)), round(self.u(188)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.u(200)), round(self.u(120)))

    def key(self) -> Hashable:
        return self._table

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        paint_water_window(p, rect)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        self._table.paint(p, rect)
