"""A small picture of an open table: tiles as they lie, seats around them, Dedications on top.

Only what everybody at the table sees; a hand is never part of it.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.brush import NO_BRUSH, glow, outline, radial, rounded, saved
from festival_desktop.art.cards import DEDICATIONS, paint_dedication
from festival_desktop.art.cells import paint_cell, paint_match
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.tiles import paint_tile
from festival_desktop.art.tokens import paint_token
from festival_desktop.ui.widgets.picture import Picture

if TYPE_CHECKING:  # the shelf is on the screen before any rules are needed
    from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
    from festival_desktop.games.festival_of_lanterns.views import View

_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class LaidTile:
    """A tile of the display: where it lies, its lanterns from north on, its pet."""

    x: int
    y: int
    sides: tuple[str, ...]
    pet: str | None = None


@dataclass(frozen=True)
class OpenTable:
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


def open_table(game: "FestivalOfLanterns", view: "View") -> OpenTable:
    from festival_desktop.games.festival_of_lanterns.state import GRID

    content = game.content
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
        total=table.tiles,
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


def matches(tiles: tuple[LaidTile, ...]) -> Iterator[tuple[LaidTile, int]]:
    """Each matching seam once: the tile west or north of it, and the side it is on."""
    lie = {(tile.x, tile.y): tile for tile in tiles}
    for tile in tiles:
        for side in (1, 2):
            dx, dy = _STEPS[side]
            other = lie.get((tile.x + dx, tile.y + dy))
            if other and other.sides[side ^ 2] == tile.sides[side]:
                yield tile, side


def paint_display(p: QPainter, rect: QRectF, table: OpenTable, most: float) -> QRectF:
    """The tiles, as large as fits but no larger than `most`; the place they take."""
    cells = [(tile.x, tile.y) for tile in table.tiles] + list(table.glowing)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns = max(x for x, _ in cells) - left + 1
    rows = max(y for _, y in cells) - top + 1
    side = min(rect.width() / columns, rect.height() / rows, most)
    place = QRectF(0, 0, side * columns, side * rows)
    place.moveCenter(rect.center())
    gap = max(0.5, side * 0.02)

    def cell(x: int, y: int) -> QRectF:
        corner = place.topLeft() + QPointF(x - left, y - top) * side
        return QRectF(corner.x() + gap, corner.y() + gap, side - 2 * gap, side - 2 * gap)

    glow(p, place.center(), max(place.width(), place.height()) * 0.75, "light", 0.25)
    for number, tile in enumerate(table.tiles):
        box = cell(tile.x, tile.y)
        paint_tile(p, box, tile.sides, tile.pet, letters=side > 100, seed=number)
    for tile, seam in matches(table.tiles):
        dx, dy = _STEPS[seam]
        spot = cell(tile.x, tile.y).center() + QPointF(dx, dy) * side / 2
        paint_match(p, spot, side, horizontal=seam == 2)
    for x, y in table.glowing:
        paint_cell(p, cell(x, y), pulse=1.0)
    return place


def paint_water_window(p: QPainter, rect: QRectF) -> None:
    """The water a small table lies on."""
    stops = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
    p.fillPath(rounded(rect, 8), radial(rect.center(), rect.width() * 0.7, *stops))


class TablePicture(Picture):
    """A window on a table that was left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = LESSON
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: OpenTable) -> None:
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
        scene = QRectF(0, 0, rect.width(), min(rect.height(), rect.width() * 0.6))
        scene.moveCenter(rect.center())
        edge = scene.height() * 0.135
        with saved(p):
            p.setClipPath(rounded(rect, 8))
            paint_water_window(p, rect)
            middle = scene.adjusted(scene.width() * 0.21, edge, -scene.width() * 0.21, -edge)
            place = paint_display(p, middle, self._table, scene.height() * 0.39)
            self._paint_seats(p, scene, place, edge)
            self._paint_stacks(p, scene)
            self._paint_supply(p, scene)
        with saved(p):
            p.setBrush(NO_BRUSH)
            p.setPen(outline("wood", 1.4))
            p.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), 8, 8)

    def _paint_seats(self, p: QPainter, rect: QRectF, place: QRectF, edge: float) -> None:
        centre, size = rect.center(), edge * 0.30
        spots = (
            QPointF(centre.x(), rect.top() + edge * 0.5),
            QPointF(place.right() + edge * 0.6, centre.y()),
            QPointF(centre.x(), rect.bottom() - edge * 0.5),
            QPointF(place.left() - edge * 0.6, centre.y()),
        )
        for seat, side in enumerate(self._table.facing):
            if seat == self._table.active:
                glow(p, spots[side], size * 3, "light", 0.9)
            paint_token(p, spots[side], size, seat)

    def _paint_stacks(self, p: QPainter, rect: QRectF) -> None:
        high = min(rect.height() * 0.26, rect.width() * 0.12)
        for row, points in enumerate(self._table.tops):
            centre = QPointF(
                rect.left() + rect.width() * 0.09,
                rect.center().y() + (row - 1) * rect.height() * 0.30,
            )
            box = QRectF(0, 0, high * 0.84, high)
            box.moveCenter(centre)
            kind = DEDICATIONS[row] if points else DEDICATIONS[3]
            paint_dedication(p, box, kind, points or 4)

    def _paint_supply(self, p: QPainter, rect: QRectF) -> None:
        size = min(rect.height() * 0.072, rect.width() * 0.032)
        for number, lantern in enumerate(LANTERNS):
            column, row = (0, number) if number < 4 else (1, number - 4)
            x = rect.right() - rect.width() * 0.135 + column * size * 2.3
            y = rect.center().y() + (row - (1.5 if column == 0 else 1)) * rect.height() * 0.21
            paint_lantern(p, QPointF(x, y), size, lantern, letter=False)
