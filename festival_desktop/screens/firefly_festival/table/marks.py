"""Temporary things over the table: keys, gains, and what is carried."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_path, glow, outline, rounded, vertical_gradient
from festival_desktop.art.plates import paint_key_hint
from festival_desktop.art.type import SEMIBOLD, number
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.intent import Intent
from festival_desktop.screens.firefly_festival.table.table_state import Situation, TableState
from festival_desktop.tables.firefly_festival import Action

SHOWN = 4
"""Maximum number of gains shown at one seat."""


def key_hints(table: TableState) -> PartContent:
    """Show what Esc and Shift do while something is held."""
    if not table.selected and table.pointer.lifted is None:
        return NOTHING
    layout, lake, px = table.layout, table.layout.lake, table.layout.px(12)
    high, wide = layout.px(22), layout.px(150)
    rect = QRectF(lake.left() + 13, lake.bottom() - 13 - high, wide, high)
    items = {"keys": ItemSpec("keys", ("Esc", table.label("key:back"), px), rect, zorder.LABEL)}
    if _other_ways(table.now, table.intent, table.island):
        face = ("Shift", table.label("key:ways"), px)
        items["ways"] = ItemSpec("keys", face, rect.translated(wide, 0), zorder.LABEL)
    return PartContent(items)


def _other_ways(now: Situation, intent: Intent, island: int | None) -> bool:
    """Return whether another player could be paid although own bridges lead there."""
    if intent.action is not Action.MOVE or intent.origin is None or island is None:
        return False
    if intent.destination is not None:
        return False  # already in question
    ways = now.options.ways_to(intent.origin, island)
    single = all(way.number == 1 for way in ways)
    return single and len(ways) > 1 and any(way.owner == now.view.seat for way in ways)


def held(table: TableState) -> PartContent:
    """Show a floor or a Sōrin taken from its plaque."""
    lifted, pos, side = table.pointer.lifted, table.pointer.position, table.board.cell * 1.1
    if lifted is None or lifted.kind != "action":
        return NOTHING
    rect = QRectF(pos.x() - side / 2, pos.y() - side / 2, side, side)
    face = ("floor" if lifted.key[0] == Action.PAGODA else "sorin", table.now.view.seat)
    return PartContent(
        {"held": ItemSpec("held", face, rect, zorder.CARRIED, area="hand", soft=False)}
    )


def gains(table: TableState) -> PartContent:
    """Show gains next to the panels, real ones or those of the target under the pointer."""
    layout, items, places = table.layout, dict[str, ItemSpec](), dict[int, int]()
    high = layout.px(26)
    for seat, what, count, missing in table.gains or table.promised:
        place = places.get(seat, 0)
        if place >= SHOWN:
            continue
        places[seat] = place + 1
        panel = layout.seats[seat]
        wide = high * (1.75 + 0.36 * len(str(count)))
        rect = QRectF(0, panel.top() + 6 + place * (high + 4), wide, high)
        if layout.mirrored:
            rect.moveRight(panel.left() + 4)
        else:
            rect.moveLeft(panel.right() - 4)
        face = (f"+{count}", what, seat, missing)
        items[f"gain:{seat}:{what}:{missing}"] = ItemSpec("gain", face, rect, zorder.BADGE)
    return PartContent(items)


# -- painters --------------------------------------------------------------------------------


def _paint_keys(p: QPainter, rect: QRectF, key: str, label: str, px: float) -> None:
    paint_key_hint(p, rect, key, label, px, "on_dark", SEMIBOLD, gap=6)


def _paint_held(p: QPainter, rect: QRectF, what: str, seat: int) -> None:
    """Paint a floor or a Sōrin taken from its plaque."""
    if what == "floor":
        marks.paint_floor(
            p, rect.center().x(), rect.bottom(), rect.width(), rect.height() * 0.8, seat
        )
    else:
        glow(p, rect.center(), rect.width() * 0.8, "light", 0.7)
        marks.paint_sign(p, rect.center().x(), rect.center().y(), rect.height(), what, seat)


def _paint_gain(p: QPainter, rect: QRectF, label: str, what: str, seat: int, missing: bool) -> None:
    """Paint what a seat has just gained."""
    h = rect.height()
    top, low = ("badge_none0", "badge_none1") if missing else ("light_hi", "light")
    edge = outline("warn" if missing else "badge_edge", 1.4)
    draw_path(p, rounded(rect, h / 2), vertical_gradient(rect, (0, top), (1, low)), edge)
    place = QRectF(rect.left() + h * 0.16, rect.top(), rect.width() - h * 1.1, h)
    number(p, place, label, h * 0.62, "on_dark" if missing else "ink")
    x = rect.right() - h * 0.56
    if what == "fish":
        marks.paint_fish(p, x, rect.center().y(), h * 0.8)
    else:
        marks.paint_sign(p, x, rect.center().y(), h * 0.72, what, seat)


RENDERERS = {
    "keys": Renderer(_paint_keys, pixels=8),
    "held": Renderer(_paint_held, part=0.5),
    "gain": Renderer(_paint_gain, pixels=3),
}
