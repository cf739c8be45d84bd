"""A score sheet as it is filled in: plain values that pictures, keepsakes and paper are made of."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.lake import BOTH_AREAS, HEIGHT, POOLS, WIDTH, members, xy
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import paint_firework_tile
from festival_desktop.screens.lanterns_dice.pictures.lake import (
    SHORE,
    Area,
    Pool,
    paint_bed,
    paint_pool,
)
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED, boat_stands

Cells = tuple[tuple[int, int], ...]


class Tile(NamedTuple):
    """Fireworks on the lake: the id of the shape, the pools under it, its points."""

    shape: str
    cells: Cells
    points: int


class FilledSheet(NamedTuple):
    seat: Seat
    pools: tuple[Pool, ...]
    tiles: tuple[Tile, ...] = ()


def filled_sheet(game: LanternsDice, view: View, seat: Seat) -> FilledSheet:
    tiles = tuple(
        Tile(
            game.content.shapes[move.shape].id,
            tuple(map(xy, members(game.fireworks.pools[move]))),
            points,
        )
        for move, points in view.launched[seat]
    )
    pools = pools_of(game, view.shaded[seat], view.completed[seat])
    return FilledSheet(seat, tuple(pools), tiles)


def blank_sheet(game: LanternsDice) -> FilledSheet:
    return FilledSheet(0, tuple(pools_of(game, 0, 0)))


def pools_of(game: LanternsDice, shaded: int, completed: int) -> Iterable[Pool]:
    content = game.content
    for pool in range(POOLS):
        both = (2 * pool, 2 * pool + 1)
        north, south = (content.areas[area] for area in both)
        feature, stands = "", "open"
        if pool in content.platforms:
            feature = "platform"
            stands = "used" if shaded & BOTH_AREAS[pool] == BOTH_AREAS[pool] else "open"
        elif pool in content.boats:
            feature = "boat"
            found = boat_stands(shaded, completed, pool)
            stands = {SURROUNDED: "lit", LOST: "lost"}.get(found, "open")
        yield Pool(
            areas=(
                Area(content.colors[north.color], north.sides, north.pavilion),
                Area(content.colors[south.color], south.sides, south.pavilion),
            ),
            shaded=(bool(shaded >> both[0] & 1), bool(shaded >> both[1] & 1)),
            feature=feature,
            stands=stands,
            seed=pool,
            points=content.boat_points,
        )


def lake_side(rect: QRectF) -> float:
    """The side of a pool of a lake that fits into a rectangle with its shore."""
    return min(rect.width() / (WIDTH + 2 * SHORE), rect.height() / (HEIGHT + 2 * SHORE))


def paint_small_lake(p: QPainter, rect: QRectF, sheet: FilledSheet) -> QRectF:
    """The lake as large as fits into the middle of a rectangle; the place it takes."""
    side = lake_side(rect)
    place = QRectF(0, 0, side * (WIDTH + 2 * SHORE), side * (HEIGHT + 2 * SHORE))
    place.moveCenter(rect.center())
    origin = place.topLeft() + QPointF(SHORE, SHORE) * side
    paint_bed(p, place, side)
    for number, pool in enumerate(sheet.pools):
        x, y = xy(number)
        cell = QRectF(origin.x() + x * side, origin.y() + y * side, side, side)
        paint_pool(p, cell, pool, small=True)
    for tile in sheet.tiles:
        paint_firework_tile(p, origin, side, tile.shape, tile.cells, tile.points, small=side < 40)
    return place
