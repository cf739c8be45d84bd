"""The small sheets of the others; pressing one shows it large, or gives its owner the turn.

While one is shaded, its pool is drawn gradually.
"""

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.art.brush import outline, rounded
from festival_desktop.art.faces import paint_face
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEFT, RIGHT, shortened, text, within
from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import linear, pulse_curve
from festival_desktop.scenes.celebration import Sprites
from festival_desktop.scenes.places import split
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.filled_sheet import LaidTile
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    paint_firework_tile,
    paint_part_icon,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import (
    SHORE,
    Pool,
    lit_edge,
    paint_bed,
    paint_pool,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift
from festival_desktop.screens.lanterns_dice.table.table_state import TableState

PENCIL = 2.6
"""Length of the pencil, in sides of a pool."""


def minis(table: TableState) -> PartContent:
    items, regions, places = dict[str, ItemSpec](), dict[Target, QRectF](), dict[Target, QRectF]()
    for seat, rect in zip(table.seating.others, table.layout.minis, strict=False):
        player, sheet = table.session.players[seat], table.position.sheets[seat]
        # Pressing the viewed sheet closes it, even if it may be taken.
        take, looked = seat in table.takable, table.seating.shown == seat
        target = Target(TAKE if take and not looked else "look", (seat,))
        state = "looked" if looked else "active" if table.session.active == seat else "rest"
        state = "hover" if table.hovered == target else state
        part = "take" if take else "open" if seat in table.position.open_parts else ""
        face = (
            seat, player.name, player.level or "", sheet.gifts[0], sheet.score, sheet.pools,
            sheet.tiles, state, part, table.dpr, table.layout.f,
        )  # fmt: skip
        items[f"mini:{seat}"] = ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
        regions[target] = rect
        places[Target("look", (seat,))] = rect  # Events on a sheet are shown there.
    return PartContent(items, regions | places, regions)


def mini_places(rect: QRectF, f: float) -> tuple[QPointF, float, QRectF, QRectF, list[QRectF]]:
    """Lay out a small sheet: origin and side of the lake, name, gifts, parts of the score."""
    pad = 8 * f
    if rect.width() > rect.height() * 2.3:
        k = math.floor(min((rect.height() - 2 * pad) / 6.14, rect.width() * 0.66 / 9.14))
        o = QPointF(rect.left() + pad + k * 0.07, rect.center().y() - 3 * k)
        left = o.x() + 9 * k + 14 * f
        place = QRectF(left, rect.top() + pad, rect.right() - pad - left, rect.height() - 2 * pad)
        name, gifts, *parts = split(place, 5, 1, 0)
        return o, k, name, gifts, parts
    head, foot = 32 * f, 25 * f
    if rect.height() < 8 * head:  # The lake takes the space of the score parts.
        head, foot = 27 * f, 2 * f
    k = math.floor(
        min((rect.width() - 2 * pad) / 9.14, (rect.height() - head - foot - 6 * f) / 6.14)
    )
    free = rect.height() - head - foot - 4 * f - 6 * k
    o = QPointF(rect.center().x() - 4.5 * k, rect.top() + head + 2 * f + free / 2)
    line = QRectF(rect.left() + pad, rect.top() + 2 * f, rect.width() - 2 * pad, head)
    gift = QRectF(rect.right() - pad - 74 * f, line.top(), 44 * f, head)
    low = QRectF(line.left(), rect.bottom() - foot - 2 * f, line.width(), foot)
    return o, k, line, gift, split(low, 3, 3, 0) if foot > head / 2 else []


def _paint_mini(
    p: QPainter,
    rect: QRectF,
    seat: int,
    name: str,
    level: str,
    gifts: int,
    score: tuple[int, int, int],
    pools: tuple[Pool, ...],
    tiles: tuple[LaidTile, ...],
    state: str,
    part: str,
    dpr: float,
    f: float,
) -> None:
    """Paint a player's small sheet: name, gifts, sum, lake, and the parts of the score."""
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
    if level and (not across or rect.width() > 205 * f):
        paint_face(p, QPointF(end - 11 * f, head.center().y()), 10 * f, level)
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
    """Paint the pencil across a corner of the lake, lit where a player may take the turn."""
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
    tiles: tuple[LaidTile, ...],
    dpr: float,
) -> None:
    """Paint pools from the cache one by one, because only a few change in a turn."""
    shore = k * SHORE
    bed = QRectF(origin.x() - shore, origin.y() - shore, 9 * k + 2 * shore, 6 * k + 2 * shore)
    paint_bed(p, bed, k)
    covered = {number for tile in tiles for number in tile.pools}
    for number, pool in enumerate(pools):
        if number not in covered:
            paint = partial(paint_pool, pool=pool, small=True)
            small = cache.pixmap(("small pool", pool), QSizeF(k, k), dpr, paint)
            x, y = xy(number)
            p.drawPixmap(origin + QPointF(x * k, y * k), small)
    for tile in tiles:
        paint_firework_tile(p, origin, k, tile.shape, tile.cells, tile.points, small=True)


RENDERERS = {"mini": Renderer(_paint_mini, pixels=14)}


class MiniShading:
    """Fades from the old pool to the new one under a pencil."""

    def __init__(self, context: SceneContext) -> None:
        self._items = context.items
        self._sprites = Sprites(context)
        self._before: dict[Seat, QPixmap] = {}
        """Picture of each sheet before the step."""

    def keep(self, seats: range) -> None:
        """Remember how the sheets look before another position."""
        items = ((seat, self._items.get(f"mini:{seat}")) for seat in seats)
        self._before = {seat: item.pixmap() for seat, item in items if item is not None}

    def show(self, seat: Seat, area: int, die: str, f: float, delay: int) -> None:
        mini, before = self._items.get(f"mini:{seat}"), self._before.get(seat)
        if mini is None or before is None:
            return
        origin, side, *_ = mini_places(mini.spec.rect, f)
        x, y = xy(area // 2)
        pool = QRectF(origin.x() + x * side, origin.y() + y * side, side, side)
        self._reveal(before, pool, mini.pos() + mini.offset(), delay)
        self._scribble(pool, die, delay)

    def _reveal(self, before: QPixmap, pool: QRectF, corner: QPointF, delay: int) -> None:
        dpr = before.devicePixelRatioF()
        cut = QRectF((pool.topLeft() - corner) * dpr, pool.size() * dpr).toAlignedRect()
        item = self._sprites.add(before.copy(cut))
        item.setOffset(0, 0)
        item.setPos(pool.topLeft())
        item.setVisible(True)

        def step(t: float) -> None:
            left = cut.adjusted(round(cut.width() * t), 0, 0, 0)
            item.setVisible(not left.isEmpty())
            if item.isVisible():  # Qt would copy everything for an empty rectangle.
                item.setPixmap(before.copy(left))
                item.setPos(pool.left() + pool.width() * t, pool.top())

        self._sprites.play(item, durations.DRAW, step, delay, linear)

    def _scribble(self, pool: QRectF, die: str, delay: int) -> None:
        length = pool.width() * PENCIL

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_pencil(p, rect.center(), length, angle=-45, die=die)

        pixmap = self._sprites.painted(("small pencil", die), length * 1.3, paint)
        item = self._sprites.add(pixmap)
        tip = QPointF(length * 0.4, -length * 0.4)  # from the tip to the middle

        def step(t: float) -> None:
            up = pulse_curve(t * 3.0 % 1.0) * pool.height()
            item.setPos(QPointF(pool.left() + pool.width() * t, pool.bottom() - up) + tip)

        self._sprites.play(item, durations.DRAW, step, delay, linear)
