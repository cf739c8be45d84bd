"""Words over the table: captions, and what keys do while something is held."""

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState


def captions(table: TableState) -> Shown:
    layout, items = table.layout, dict[str, ItemSpec]()
    for name, rect in layout.captions.items():
        in_tray = name not in SIDE_CAPTIONS
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        face = (table.label(name), px, in_tray)
        items[f"caption:{name}"] = ItemSpec("caption", face, rect, zorder.LABEL)
    if table.selected:
        turns = table.interaction.turned_tile is not None
        keys = [("R", "key:turn")] if turns else []
        keys.append(("Esc", "key:back"))
        hints = tuple((key, table.label(words)) for key, words in keys)
        items["keys"] = ItemSpec("keys", (hints, layout.px(12, 14)), layout.keys, zorder.LABEL)
    return Shown(items)
