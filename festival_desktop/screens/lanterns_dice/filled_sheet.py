"""A filled-in score sheet: plain values for pictures, keepsakes and paper."""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.lake import HEIGHT, NEIGHBOURS, POOLS, WIDTH, members, xy
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
from festival_desktop.tables.lanterns_dice.pieces import boat_stands

GIFTS = 12
"""Circles for gifts on a sheet; what goes beyond is told as a number."""


class LaidTile(NamedTuple):
    """Fireworks on the lake: the id of the shape, the pools under it, its points."""

    shape: str
    pools: tuple[int, ...]
    points: int

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        return tuple(map(xy, self.pools))


class FilledSheet(NamedTuple):
    seat: Seat
    pools: tuple[Pool, ...]
    tiles: tuple[LaidTile, ...] = ()


def filled_sheet(game: LanternsDice, view: View, seat: Seat) -> FilledSheet:
    tiles = tuple(
        LaidTile(
            game.content.shapes[move.shape].id, tuple(members(game.fireworks.pools[move])), points
        )
        for move, points in view.launched[seat]
    )
    pools = pools_of(game.content, view.shaded[seat], view.completed[seat])
    return FilledSheet(seat, pools, tiles)


def areas_of(content: Content) -> tuple[Area, ...]:
    """Return the areas of every lake."""
    return tuple(
        Area(content.colors[area.color], area.sides, area.pavilion) for area in content.areas
    )


def pools_of(
    content: Content, shaded: int, done: int, pending: Collection[int] = ()
) -> tuple[Pool, ...]:
    """Return all pools; `done` are completed, `pending` platforms have an unused bonus."""
    areas = areas_of(content)

    def pool(n: int) -> Pool:
        both = (areas[2 * n], areas[2 * n + 1])
        marked = (bool(shaded >> 2 * n & 1), bool(shaded >> 2 * n + 1 & 1))
        if n in content.boats:
            stands = ("open", "lit", "lost")[boat_stands(shaded, done, n)]
            beside = tuple(bool(done >> there & 1) for there in NEIGHBOURS[n])
            points = content.boat_points if stands == "lit" else 0
            return Pool(both, marked, "boat", stands, beside, n, points)
        if n in content.platforms:
            used = "pending" if n in pending else "used" if all(marked) else "open"
            return Pool(both, marked, "platform", used, (), n)
        return Pool(both, marked, seed=n)

    return tuple(map(pool, range(POOLS)))


def paint_small_lake(p: QPainter, rect: QRectF, sheet: FilledSheet) -> QRectF:
    """Paint the lake as large as it fits; return its rectangle."""
    wide, high = WIDTH + 2 * SHORE, HEIGHT + 2 * SHORE
    side = min(rect.width() / wide, rect.height() / high)
    place = QRectF(0, 0, side * wide, side * high)
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
