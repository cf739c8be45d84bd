"""The buttons that ask what an area is shaded for, beside it."""

from PySide6.QtCore import QRectF

from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Shown
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def ways(table: TableState) -> Shown:
    area, px = table.asked_area, table.layout.px(14)
    if area is None or not table.seating.at_home:
        return NOTHING
    found = sorted(
        (target for target in table.choices if target.kind in ("by", "area")),
        key=lambda target: (target.kind == "area", target.key),
    )
    regions = dict(zip(found, _places(table.layout, area // 2, len(found)), strict=True))
    items = dict[str, ItemSpec]()
    for n, (target, rect) in enumerate(regions.items()):
        face = (*_way(table, target), table.button(target), px)
        items[f"way:{n}"] = ItemSpec("way", face, rect, zorder.BADGE)
    return Shown(items, regions, regions)


def _places(layout: Layout, pool: int, number: int) -> list[QRectF]:
    """Below each other beside a pool."""
    cell, bed = layout.pool(pool), layout.bed
    wide, high, gap = layout.px(178), layout.px(32) * layout.t, layout.px(4)
    right = cell.right() + wide + gap < bed.right()
    x = cell.right() + gap if right else cell.left() - gap - wide
    y = cell.center().y() - number * (high + gap) / 2
    y = min(max(y, bed.top()), bed.bottom() - number * (high + gap))
    return [QRectF(x, y + n * (high + gap), wide, high) for n in range(number)]


def _way(table: TableState, target: Target) -> tuple[str, str]:
    """Its label, and its die."""
    if target.kind == "area":  # the other half of a pool that the emperor lets you shade whole
        return table.label(f"by:{int(EMPEROR)}"), ""
    source, *platform = target.key
    if platform:
        return table.label(f"by:{source}", pool_name(platform[0])), ""
    color = None
    if source == DIE:
        color = table.faced(table.seating.own)
    elif source == TURN_BONUS:
        color = table.own_sheet.rows[table.view.turn][0]
    return table.label(f"by:{source}"), "" if color is None else table.game.content.colors[color]
