"""Marks over the table: what was done last, what a score is for, where a hint lays a tile."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, xy
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.layout import size_of
from festival_desktop.screens.lanterns_dice.table.paint_minis import mini_places
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.selections import attempt


def marks(table: TableState) -> Shown:
    """What was shaded or launched last, and what the thing under the pointer is about."""
    shaded, pools = list[int](), dict[Seat, Sequence[int]]()
    for event in table.position.history.events:
        if isinstance(event, told.FireworksLaunched):
            pools[event.seat] = members(event.pools)
        elif isinstance(event, told.AreaShaded):
            if event.seat == table.seating.shown:
                shaded.append(event.area)
            else:
                pools[event.seat] = (event.area // 2,)
    shown, back = dict[str, ItemSpec](), table.taking_back
    for area in shaded if back is None else {*shaded, back}:
        face = (table.areas[area].sides, area == back)
        shown[f"last:{area}"] = ItemSpec(
            "last", face, table.layout.pool(area // 2), zorder.GHOST + 1
        )
    for seat, touched in pools.items():
        shown |= _contour(table, seat, touched)
    for pool in _reasons(table):
        rect = table.layout.pool(pool)
        shown[f"reason:{pool}"] = ItemSpec("spot", (0.9,), rect, zorder.SEAM, soft=False)
    return Shown(shown | _pointed_pools(table))


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


def _pointed_pools(table: TableState) -> dict[str, ItemSpec]:
    """Where a tile would lie that a hint tells to launch."""
    told = [t for t in table.pointer.highlighted if t.kind in ("stack", "cell", "way")]
    launch, shown = attempt(table.game, told), dict[str, ItemSpec]()
    if isinstance(launch, Launch):
        for pool in members(table.game.fireworks.pools[launch]):
            rect = table.layout.pool(pool)
            shown[f"pointed-pool:{pool}"] = ItemSpec("spot", (1.0,), rect, zorder.FOCUS)
    return shown
