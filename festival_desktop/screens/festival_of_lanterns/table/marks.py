"""Marks over the table: captions, key hints, the keyboard's focus, what is pointed out."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Mark, Parts, WordedPart
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

TILES = ("tile", "cell", "turn", "stack", "face-up", "laid")
"""Targets as large as tiles."""


class MarksData(NamedTuple):
    captions: tuple[tuple[str, QRectF, float, bool], ...]
    """Key of the words, place, size of letters, centred."""
    keys: tuple[str, ...]
    """Keys that mean something while something is held: R, Esc."""
    keys_rect: QRectF
    keys_px: float
    focus: tuple[Mark, float | None] | None
    """Where the keyboard is, and the radius of its ring; None: that of a tile."""
    highlighted: tuple[Mark, ...]


def marks_data(table: TableState, parts: Parts) -> MarksData:
    """Last, because marks are around what other parts show."""
    layout, captions = table.layout, []
    for name, rect in layout.captions.items():
        in_tray = name not in SIDE_CAPTIONS
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        captions.append((name, rect, px, in_tray))
    keys: tuple[str, ...] = ("Esc",) if table.selected else ()
    if table.selected and table.interaction.turned_tile is not None:
        keys = ("R", "Esc")
    highlighted = parts.marks(table.pointer.highlighted)
    return MarksData(
        tuple(captions), keys, layout.keys, layout.px(12, 14), _focus(table, parts), highlighted
    )


def _focus(table: TableState, parts: Parts) -> tuple[Mark, float | None] | None:
    focus = table.pointer.focus
    rect = None if focus is None else parts.stops().get(focus)
    if focus is None or rect is None:
        return None
    return parts.mark(focus, rect), None if focus.kind in TILES else 7.0


KEY_WORDS = {"R": "key:turn", "Esc": "key:back"}


class MarksPart(WordedPart[MarksData]):
    def items(self) -> dict[str, ItemSpec]:
        data, words = self.data, self._words.label
        shown = {
            f"caption:{name}": ItemSpec("caption", (words(name), px, centred), rect, zorder.LABEL)
            for name, rect, px, centred in data.captions
        }
        if data.keys:
            hints = tuple((key, words(KEY_WORDS[key])) for key in data.keys)
            shown["keys"] = ItemSpec("keys", (hints, data.keys_px), data.keys_rect, zorder.LABEL)
        z = zorder.FOCUS
        for n, (rect, framed) in enumerate(data.highlighted):
            around = rect.adjusted(-4, -4, 4, 4)  # what is asked for has a ring already
            shown[f"pointed:{n}"] = ItemSpec("light", (1.0, None), around, z, framed=framed)
        if data.focus is not None:
            (rect, framed), radius = data.focus
            shown["focus"] = ItemSpec("focus", (radius,), rect, z, soft=False, framed=framed)
        return shown
