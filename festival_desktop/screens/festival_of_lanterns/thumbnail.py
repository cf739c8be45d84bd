"""The thumbnail of a table: the display in the middle, seats around it, stacks and lanterns."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import at, glow, inside
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.theme import LANTERNS, MOON
from festival_desktop.art.tokens import paint_token
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.screens.festival_of_lanterns.open_table import LaidTile, OpenTable
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
)
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_cell, paint_match
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile
from festival_desktop.ui.thumbnail import Thumbnail


def tiles_laid(content: Content, players: int) -> int:
    """Return how many tiles a game takes; solo, the stack and the opening hand."""
    challenge = content.moon_dancer
    if players == 1:
        return challenge.sky + challenge.fireworks + content.hand
    return content.tables[players].tiles


def open_table(game: FestivalOfLanterns, view: View) -> OpenTable:
    content = game.content
    moon = view.gala is not None and view.gala.level != NO_LEVEL
    table = content.tables[view.players]
    tiles = tuple(
        LaidTile(
            *GRID.xy(cell),
            tuple(content.lanterns[lantern] for lantern in game.sides[laid]),
            content.tiles[laid // 4].pet,
        )
        for cell, laid in view.display.items()
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


def thumbnail(game: FestivalOfLanterns, view: View) -> Thumbnail:
    return Thumbnail(open_table(game, view), paint_window, paint_keepsake)


def matches(tiles: tuple[LaidTile, ...]) -> Iterator[tuple[LaidTile, int]]:
    """Yield each matching seam once: the tile west or north of it, and its side."""
    lie = {(tile.x, tile.y): tile for tile in tiles}
    for tile in tiles:
        for side, dx, dy in ((1, 1, 0), (2, 0, 1)):
            other = lie.get((tile.x + dx, tile.y + dy))
            if other and other.sides[side ^ 2] == tile.sides[side]:
                yield tile, side


def paint_display(p: QPainter, rect: QRectF, table: OpenTable, most: float) -> QRectF:
    """Paint the tiles as large as they fit up to `most`; return their rectangle."""
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
        spot = at(cell(tile.x, tile.y).center(), seam, side / 2)
        paint_match(p, spot, side, horizontal=seam == 2)
    for x, y in table.glowing:
        paint_cell(p, cell(x, y), match=True)
    return place


def paint_window(p: QPainter, rect: QRectF, table: OpenTable) -> None:
    scene = QRectF(0, 0, rect.width(), min(rect.height(), rect.width() * 0.6))
    scene.moveCenter(rect.center())
    edge = scene.height() * 0.135
    middle = scene.adjusted(scene.width() * 0.21, edge, -scene.width() * 0.21, -edge)
    place = paint_display(p, middle, table, scene.height() * 0.39)
    _paint_seats(p, scene, place, edge, table)
    _paint_stacks(p, scene, table)
    _paint_supply(p, scene)


def paint_keepsake(p: QPainter, rect: QRectF, table: OpenTable) -> None:
    """Paint the final display."""
    paint_display(p, rect, table, rect.height() * 0.36)


def _paint_seats(p: QPainter, rect: QRectF, place: QRectF, edge: float, table: OpenTable) -> None:
    centre, size = rect.center(), edge * 0.30
    spots = (
        QPointF(centre.x(), rect.top() + edge * 0.5),
        QPointF(place.right() + edge * 0.6, centre.y()),
        QPointF(centre.x(), rect.bottom() - edge * 0.5),
        QPointF(place.left() - edge * 0.6, centre.y()),
    )
    for seat, side in enumerate(table.facing):
        if seat == table.active:
            glow(p, spots[side], size * 3, "light", 0.9)
        paint_token(p, spots[side], size, MOON if table.moon and seat else seat)


def _paint_stacks(p: QPainter, rect: QRectF, table: OpenTable) -> None:
    high = min(rect.height() * 0.26, rect.width() * 0.105)
    for row, points in enumerate(table.tops):
        centre = inside(rect, 0.08, 0.5 + (row - 1) * 0.30)
        box = QRectF(0, 0, high * 0.84, high)
        box.moveCenter(centre)
        kind = DEDICATIONS[row] if points else DEDICATIONS[3]
        paint_dedication(p, box, kind, points or 4)


def _paint_supply(p: QPainter, rect: QRectF) -> None:
    size = min(rect.height() * 0.072, rect.width() * 0.032)
    for number, lantern in enumerate(LANTERNS):
        column, row = (0, number) if number < 4 else (1, number - 4)
        x = rect.right() - rect.width() * 0.135 + column * size * 2.3
        y = rect.center().y() + (row - (1.5 if column == 0 else 1)) * rect.height() * 0.21
        paint_lantern(p, QPointF(x, y), size, lantern, letter=False)
