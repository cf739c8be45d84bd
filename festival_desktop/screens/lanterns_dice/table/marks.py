"""Marks over the table: what was done last, what a score is for, where a hint lays a tile."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import circle, color, halo, pen, put, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, xy
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, Renderer, Shown
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import Cells, cells_path
from festival_desktop.screens.lanterns_dice.pictures.lake import (
    CORNER,
    cell,
    in_area,
    lit_edge,
    paint_last,
    rounded_cell,
)
from festival_desktop.screens.lanterns_dice.table.layout import size_of
from festival_desktop.screens.lanterns_dice.table.minis import mini_places
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.selections import attempt


def marks(table: TableState) -> Shown:
    """What was shaded or launched last, and what the thing under the pointer is about."""
    shaded, touched, lake = list[int](), dict[Seat, Sequence[int]](), table.layout.pools
    for event in table.position.history.events:
        if isinstance(event, told.FireworksLaunched):
            touched[event.seat] = members(event.pools)
        elif isinstance(event, told.AreaShaded):
            if event.seat == table.seating.shown:
                shaded.append(event.area)
            else:
                touched[event.seat] = (event.area // 2,)
    shown, back = dict[str, ItemSpec](), table.taking_back
    for area in shaded if back is None else {*shaded, back}:
        face = (table.areas[area].sides, area == back)
        shown[f"last:{area}"] = ItemSpec("last", face, lake[area // 2], zorder.GHOST + 1)
    for seat, pools in touched.items():
        shown |= _contour(table, seat, pools)
    for pool in _reasons(table):
        shown[f"reason:{pool}"] = ItemSpec("spot", (0.9,), lake[pool], zorder.SEAM, soft=False)
    for pool in _pointed_pools(table):
        shown[f"pointed-pool:{pool}"] = ItemSpec("spot", (1.0,), lake[pool], zorder.FOCUS)
    return Shown(shown)


def _reasons(table: TableState) -> Sequence[int]:
    """Under the pointer, a part of the score shows what it is for, and a stack where it fits."""
    if table.hovered is None:
        return ()
    if table.hovered.kind == "reason":
        lit = [n for n, pool in enumerate(table.sheet.pools) if pool.stands == "lit"]
        return ([*table.sheet.covered], table.sheet.group, lit)[table.hovered.key[0]]
    if table.hovered.kind == "stack" and table.tile is None:
        return sorted(table.position.room(table.seating.shown, table.hovered.key[0]))
    return ()


def _contour(table: TableState, seat: Seat, pools: Sequence[int]) -> dict[str, ItemSpec]:
    """Light along the outline of these pools, on the large sheet or on a small one."""
    layout, k = table.layout, table.layout.side
    rect, cells = layout.over(pools)
    if seat != table.seating.shown:
        places = dict(zip(table.seating.others, layout.minis, strict=False))
        if layout.large or seat not in places:
            return {}
        origin, k, *_ = mini_places(places[seat], layout.f)
        west, north = (min(xy(pool)[axis] for pool in pools) for axis in (0, 1))
        rect = QRectF(origin + QPointF(west, north) * k, size_of(cells) * k)
    return {f"last-pools:{seat}": ItemSpec("contour", (cells, k), rect, zorder.BADGE)}


def _pointed_pools(table: TableState) -> Sequence[int]:
    """Where a tile would lie that a hint tells to launch."""
    told = [t for t in table.pointer.highlighted if t.kind in ("stack", "cell", "way")]
    launch = attempt(table.game, told) if told else None
    return members(table.game.fireworks.pools[launch]) if isinstance(launch, Launch) else ()


def _paint_last(p: QPainter, rect: QRectF, sides: str, back: bool) -> None:
    """A thin halo; with an arrow back while pressing it would take it back."""
    paint_last(p, rect, sides)
    if back:
        side = rect.width() * 0.3
        middle = in_area(rect, sides, 0.3, 0.3)
        disc = circle(middle.x(), middle.y(), side * 0.8)
        put(p, disc, color("night", 0.88), pen("white", 1.5))
        paint_icon(p, square(middle, side), "undo", "light_hi")


def _paint_contour(p: QPainter, rect: QRectF, cells: Cells, side: float) -> None:
    """White light along the outline of pools."""
    path = cells_path(rect.topLeft(), side, cells, side * 0.02)
    lit_edge(p, path, "white", max(1.6, side * 0.035), 0.9)


def _paint_spot(p: QPainter, rect: QRectF, strength: float) -> None:
    """Light around a pool."""
    halo(p, cell(rect), rect.width() * CORNER, "light", rect.width() * 0.1, strength)
    wide = max(1.5, rect.width() * 0.04)
    lit_edge(p, rounded_cell(rect), "legal_hi", wide, strength, "light_hi")


def _paint_light(p: QPainter, rect: QRectF, strength: float) -> None:
    halo(p, rect, 10, "light", 11, strength)


RENDERERS = {
    "last": Renderer(_paint_last, part=0.08),
    "contour": Renderer(_paint_contour, pixels=8),
    "spot": Renderer(_paint_spot, part=0.2),
    "light": Renderer(_paint_light, pixels=13),
}
