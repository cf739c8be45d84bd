"""What lies over the table for a moment: keys, gains, what is carried."""

from PySide6.QtCore import QRectF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Shown
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

SHOWN = 4
"""Kinds of gains shown at one seat."""


def key_hints(table: TableState) -> Shown:
    """What Esc and Shift do while something is held."""
    if not table.selected and table.pointer.lifted is None:
        return NOTHING
    layout, lake, px = table.layout, table.layout.lake, table.layout.m(12, 14)
    high, wide = layout.m(22, 27), layout.m(150, 190)
    rect = QRectF(lake.left() + 13, lake.bottom() - 13 - high, wide, high)
    items = {"keys": ItemSpec("keys", ("Esc", table.label("key:back"), px), rect, zorder.LABEL)}
    if table.other_ways:
        face = ("Shift", table.label("key:ways"), px)
        items["ways"] = ItemSpec("keys", face, rect.translated(wide, 0), zorder.LABEL)
    return Shown(items)


def held(table: TableState) -> Shown:
    """A floor or a Sōrin that a hand has taken from its plaque."""
    lifted, pos, side = table.pointer.lifted, table.pointer.position, table.board.cell * 1.1
    if lifted is None or lifted.kind != "action":
        return NOTHING
    rect = QRectF(pos.x() - side / 2, pos.y() - side / 2, side, side)
    face = ("floor" if lifted.key[0] == Action.PAGODA else "sorin", table.now.view.seat)
    return Shown({"held": ItemSpec("held", face, rect, zorder.CARRIED, area="hand", soft=False)})


def gains(table: TableState) -> Shown:
    """Gains beside the panels of those who got them."""
    layout, items, places = table.layout, dict[str, ItemSpec](), dict[int, int]()
    high = layout.m(26, 32)
    for seat, what, number, missing in table.gains:
        place = places.get(seat, 0)
        if place >= SHOWN:
            continue
        places[seat] = place + 1
        panel = layout.seats[seat]
        wide = high * (1.75 + 0.36 * len(str(number)))
        rect = QRectF(0, panel.top() + 6 + place * (high + 4), wide, high)
        if layout.mirrored:
            rect.moveRight(panel.left() + 4)
        else:
            rect.moveLeft(panel.right() - 4)
        face = (f"+{number}", what, seat, missing)
        items[f"gain:{seat}:{what}:{missing}"] = ItemSpec("gain", face, rect, zorder.BADGE)
    return Shown(items)
