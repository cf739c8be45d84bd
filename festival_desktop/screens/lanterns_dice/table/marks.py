"""Marks over the table: what was done last, what a score is for, what a hint means, the focus."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, xy
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.lanterns_dice.table.layout import size_of
from festival_desktop.screens.lanterns_dice.table.paint_minis import mini_places
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.selections import attempt


def marks(table: TableState) -> dict[str, ItemSpec]:
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
    return shown


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


def highlights(
    table: TableState,
    targets: Sequence[Target],
    focus: tuple[Target, QRectF] | None,
    place_of: Callable[[Target], QRectF | None],
) -> dict[str, ItemSpec]:
    """What a hint or a line of the log is about, and what the keyboard is on."""
    layout, z, shown = table.layout, zorder.FOCUS, dict[str, ItemSpec]()
    for n, target in enumerate(targets):
        if target.kind == "area":
            area = target.key[0]
            face = (table.areas[area].sides, False)
            shown[f"pointed:{n}"] = ItemSpec("last", face, layout.pool(area // 2), z)
        elif target.kind != "cell" and (place := place_of(target)) is not None:
            shown[f"pointed:{n}"] = ItemSpec("light", (1.0,), place, z)
    launch = attempt(table.game, [t for t in targets if t.kind in ("stack", "cell", "way")])
    if isinstance(launch, Launch):
        for pool in members(table.game.fireworks.pools[launch]):
            shown[f"pointed-pool:{pool}"] = ItemSpec("spot", (1.0,), layout.pool(pool), z)
    if focus is not None:
        shown["focus"] = _focus(table, *focus)
    return shown


def _focus(table: TableState, target: Target, rect: QRectF) -> ItemSpec:
    if target.kind in ("area", "take-back"):
        area = target.key[0]
        pool, face = table.layout.pool(area // 2), (table.areas[area].sides,)
        return ItemSpec("area-focus", face, pool, zorder.FOCUS, soft=False)
    radius = rect.height() / 2 if target.kind == "turn" else 8.0
    return ItemSpec("focus", (radius,), rect, zorder.FOCUS, soft=False)
