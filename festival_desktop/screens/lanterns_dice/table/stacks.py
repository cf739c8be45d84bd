"""The stacks of fireworks, their top tiles, and what keys do with the one that is held."""

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.layout import Cells, Layout, size_of
from festival_desktop.screens.lanterns_dice.table.paint_stacks import stack_cell
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.screens.lanterns_dice.table.targets import PLACES

KEYS = (("R", "turn"), ("F", "flip"), ("G", "places"), ("Esc", "back"))


def stacks(table: TableState) -> Shown:
    layout, regions = table.layout, dict[Target, QRectF]()
    title = (table.label("stacks"), layout.px(15.5), "light_hi")
    items = {
        "shelf": ItemSpec("shelf", (), layout.stacks, zorder.PANEL, soft=False),
        "stacks-title": ItemSpec("heading", title, layout.stacks_title, zorder.LABEL),
    }
    for slot, piece in enumerate(table.area("stacks")):
        shape, points, left = piece.face
        target, cells = Target("stack", (shape,)), table.interaction.launching.cells(shape)
        fits = bool(table.position.room(table.seating.own, shape))
        held = table.tile is not None and table.tile.shape == shape
        note = table.label("fits" if fits else "no-room" if left else "none-left")
        if (
            table.planning
            and left
            and not fits
            and (short := table.position.short(table.seating.own, shape))
        ):
            note = table.label("short", short)
        state = "held" if held else table.mood(target)
        face = (cells, points, left, table.label("left", left), note, state, layout.f)
        regions[target] = layout.stack[slot]
        items[piece.id] = ItemSpec("stack", face, regions[target], zorder.ON_PANEL, soft=False)
        if left:
            items[f"top:{shape}"] = _top(table, slot, shape, fits, held)
    signs = {Target("shelf"): layout.stacks}
    stops = table.selectable(regions)
    if table.tile is None:
        words = (table.label("stacks-note"), layout.px(13), "light_hi", "right", False)
        items["stacks-note"] = ItemSpec("note", words, layout.stacks_note, zorder.LABEL)
        return Shown(items, regions, stops, signs)
    hints = tuple((key, table.label(f"key:{name}")) for key, name in KEYS)
    keys = (hints, table.tile.everywhere, table.button(PLACES), layout.px(12.5))
    items["keys"] = ItemSpec("keys", keys, layout.stacks_note, zorder.TOOL, soft=False)
    regions[PLACES] = stops[PLACES] = layout.stacks_note
    return Shown(items, regions, stops, signs)


def _top(table: TableState, slot: int, shape: int, fits: bool, held: bool) -> ItemSpec:
    """The top tile; as large as on the lake while it is dragged."""
    cells, z = table.interaction.launching.cells(shape), zorder.CHOSEN
    rect = top_rect(table.layout, slot, cells)
    if table.pointer.carried == f"top:{shape}":
        middle = rect.center()
        rect.setSize(size_of(cells) * table.layout.side)
        rect.moveCenter(middle)
        z = zorder.CARRIED
    elif held:
        rect.translate(0, -table.layout.px(4))
    face = (table.game.content.shapes[shape].id, cells, not fits, 0)
    return ItemSpec("top", face, rect, z, area="stack", soft=False)


def top_rect(layout: Layout, slot: int, cells: Cells) -> QRectF:
    """The top tile on its stack, as it is turned."""
    origin, side = stack_cell(layout.stack[slot], cells, layout.f)
    return QRectF(origin, size_of(cells) * side)
