"""The buttons that ask what an area is shaded for, beside it."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading


class WaysData(NamedTuple):
    layout: Layout
    pool: int
    """Beside which they stand."""
    ways: tuple[tuple[Target, str, str], ...]
    """What each selects, its label, and its die."""
    hovered: Target | None


def ways_data(r: Reading) -> WaysData:
    area = r.asked_area
    if area is None or not r.seating.at_home:
        return WaysData(r.layout, 0, (), None)
    found = sorted(
        (target for target in r.choices if target.kind in ("by", "area")),
        key=lambda target: (target.kind == "area", target.key),
    )
    return WaysData(r.layout, area // 2, tuple((t, *_way(r, t)) for t in found), r.hovered)


def _way(r: Reading, target: Target) -> tuple[str, str]:
    if target.kind == "area":  # the other half of a pool that the emperor lets you shade whole
        return r.label(f"by:{int(EMPEROR)}"), ""
    source, *platform = target.key
    if platform:
        return r.label(f"by:{source}", pool_name(platform[0])), ""
    color = None
    if source == DIE:
        color = r.faced(r.seating.own)
    elif source == TURN_BONUS:
        color = r.own_sheet.rows[r.view.turn][0]
    return r.label(f"by:{source}"), "" if color is None else r.game.content.colors[color]


class WaysPart(Part[WaysData]):
    def items(self) -> dict[str, ItemSpec]:
        data, rects = self.data, self.regions()
        px = data.layout.px(14)
        return {
            f"way:{n}": ItemSpec(
                "way", (label, die, "hover" if data.hovered == target else "normal", px),
                rects[target], zorder.BADGE,
            )
            for n, (target, label, die) in enumerate(data.ways)
        }  # fmt: skip

    def regions(self) -> Regions:
        data, layout = self.data, self.data.layout
        cell, bed, number = layout.pool(data.pool), layout.bed, len(data.ways)
        wide, high, gap = layout.px(178), layout.px(32) * layout.t, layout.px(4)
        right = cell.right() + wide + gap < bed.right()
        x = cell.right() + gap if right else cell.left() - gap - wide
        y = cell.center().y() - number * (high + gap) / 2
        y = min(max(y, bed.top()), bed.bottom() - number * (high + gap))
        return {
            target: QRectF(x, y + n * (high + gap), wide, high)
            for n, (target, *_) in enumerate(data.ways)
        }

    def stops(self) -> Regions:
        return self.regions()
