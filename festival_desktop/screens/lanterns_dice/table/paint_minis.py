"""Painters of the sheets of the others, seen from afar."""

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art import cache
from festival_desktop.art.brush import outline, rounded
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.tokens import paint_robot, paint_token
from festival_desktop.art.type import BOLD, LEFT, RIGHT, shortened, text, within
from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import paint_firework_tile
from festival_desktop.screens.lanterns_dice.pictures.lake import (
    Pool,
    lit_edge,
    paint_bed,
    paint_pool,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift
from festival_desktop.screens.lanterns_dice.table.paint_reckoning import paint_part_icon


def mini_places(rect: QRectF, f: float) -> tuple[QPointF, float, QRectF, QRectF, list[QRectF]]:
    """Origin and side of the lake, places of the name, the gifts, and the parts of the score."""
    pad = 8 * f
    if rect.width() > rect.height() * 1.5:
        k = math.floor(min((rect.height() - 2 * pad) / 6.14, rect.width() * 0.66 / 9.14))
        o = QPointF(rect.left() + pad + k * 0.07, rect.center().y() - 3 * k)
        left = o.x() + 9 * k + 14 * f
        place = QRectF(left, rect.top() + pad, rect.right() - pad - left, rect.height() - 2 * pad)
        h = place.height() / 5
        rows = [QRectF(place.left(), place.top() + n * h, place.width(), h) for n in range(5)]
        return o, k, rows[0], rows[1], rows[2:]
    head, foot = 32 * f, 25 * f
    k = math.floor(
        min((rect.width() - 2 * pad) / 9.14, (rect.height() - head - foot - 6 * f) / 6.14)
    )
    free = rect.height() - head - foot - 4 * f - 6 * k
    o = QPointF(rect.center().x() - 4.5 * k, rect.top() + head + 2 * f + free / 2)
    line = QRectF(rect.left() + pad, rect.top() + 2 * f, rect.width() - 2 * pad, head)
    gift = QRectF(rect.right() - pad - 84 * f, line.top(), 44 * f, head)
    w = (rect.width() - 2 * pad) / 3
    y = rect.bottom() - foot - 2 * f
    parts = [QRectF(rect.left() + pad + n * w, y, w, foot) for n in range(3)]
    return o, k, line, gift, parts


def paint_mini(
    p: QPainter,
    rect: QRectF,
    seat: int,
    name: str,
    computer: bool,
    gifts: int,
    score: tuple[int, int, int],
    pools: tuple[Pool, ...],
    tiles: tuple[Any, ...],
    state: str,
    part: str,
    dpr: float,
    f: float,
) -> None:
    """Somebody's sheet seen from afar: name, gifts, sum, lake, and the parts of the score."""
    if state in ("hover", "looked", "active"):
        ink = "light" if state == "active" else "white"
        lit_edge(p, rounded(rect, 8), ink, 3.0, 0.9)
    paint_paper(p, rect, 8, lift=0.7)
    o, k, head, gift, parts = mini_places(rect, f)
    high = min(head.height(), 34 * f)
    paint_token(p, QPointF(head.left() + 9 * f, head.center().y()), 8 * f, seat, edge="ink")
    across = head.top() == gift.top()
    end = gift.left() if across else head.right() - 44 * f
    left = head.left() + 22 * f
    if computer and (not across or rect.width() > 205 * f):
        paint_robot(p, QPointF(end - 11 * f, head.center().y()), 8 * f)
        end -= 22 * f
    place = QRectF(left, head.top(), end - left, head.height())
    px = min(16 * f, high * 0.6)
    short = shortened(name, place.width(), min(11, 13 * f))
    text(p, place, short, within(place, px), "ink", BOLD, LEFT, floor=9)
    total = QRectF(head.right() - 42 * f, head.top(), 42 * f, head.height())
    text(p, total, str(sum(score)), 22 * f, "ink", BOLD, RIGHT, scaled=False, floor=8)
    paint_gift(p, QPointF(gift.left() + 9 * f, gift.center().y() + f), 7.5 * f)
    place = QRectF(gift.left() + 20 * f, gift.top(), 26 * f, gift.height())
    text(p, place, f"×{gifts}", 13.5 * f, "ink", BOLD, LEFT, scaled=False, floor=8)
    _paint_small_lake(p, o, k, pools, tiles, dpr)
    for n, line in enumerate(parts):
        x = line.left() + (10 * f if not across else line.width() * 0.28)
        paint_part_icon(p, QPointF(x, line.center().y()), min(17 * f, line.height() * 0.8), n)
        place = QRectF(x + 14 * f, line.top(), 34 * f, line.height())
        number_line = min(15 * f, line.height() * 0.75)
        text(p, place, str(score[n]), number_line, "ink", BOLD, LEFT, scaled=False, floor=7)
    if part:
        _paint_pencil(p, o + QPointF(9 * k, 6 * k), 44 * f, part == "take")


def _paint_pencil(p: QPainter, corner: QPointF, length: float, lit: bool) -> None:
    """It lies across a corner of the lake, in light where somebody may take it up."""
    middle = corner - QPointF(length * 0.3, length * 0.48)
    if lit:
        half = QPointF(length, -length) * 0.36
        for ink, wide in (("ink", 0.36), ("light", 0.3)):
            p.setPen(outline(ink, length * wide))
            p.drawLine(middle - half, middle + half)
    paint_pencil(p, middle, length, angle=-45.0)


def _paint_small_lake(
    p: QPainter,
    origin: QPointF,
    k: float,
    pools: tuple[Pool, ...],
    tiles: tuple[Any, ...],
    dpr: float,
) -> None:
    """Pools come from the cache one by one, because only a few of them change in a turn."""
    shore = k * 0.07
    bed = QRectF(origin.x() - shore, origin.y() - shore, 9 * k + 2 * shore, 6 * k + 2 * shore)
    paint_bed(p, bed, k)
    covered = {cell for tile in tiles for cell in tile.cells}
    size = QSizeF(k, k)
    for n in range(WIDTH * HEIGHT):
        y, x = divmod(n, WIDTH)
        if (x, y) not in covered:
            pool = pools[n]

            def paint(q: QPainter, rect: QRectF, pool: Any = pool) -> None:
                paint_pool(q, rect, pool, small=True)

            small = cache.pixmap(("small pool", pool), size, dpr, paint)
            p.drawPixmap(origin + QPointF(x * k, y * k), small)
    for tile in tiles:
        paint_firework_tile(p, origin, k, tile.shape, tile.cells, tile.points, small=True)
