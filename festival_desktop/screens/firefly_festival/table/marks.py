"""What lies over the table for a moment: focus ring, highlights, keys, gains, what is carried."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Mark, Part, WordedPart
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.gains import Gain

ROUND = {"goal": 8.0, "secret": 8.0, "action": 9.0, "crow": 9.0, "fish": 9.0, "lane": 10.0}
"""How round the focus ring is, by the kind of what it is around."""
SHOWN = 4
"""Kinds of gains shown at one seat."""


class FocusData(NamedTuple):
    kind: str
    """Of what has the focus."""
    focus: Mark | None
    highlighted: tuple[Mark, ...]
    """Places that are pointed out, as by a hint."""


class FocusPart(Part[FocusData]):
    def items(self) -> dict[str, ItemSpec]:
        shown = {
            f"pointed:{n}": ItemSpec("light", (10.0,), rect, zorder.FOCUS, framed=framed)
            for n, (rect, framed) in enumerate(self.data.highlighted)
        }
        if self.data.focus is not None:
            rect, framed = self.data.focus
            shown["focus"] = ItemSpec(
                "focus", (ROUND.get(self.data.kind, 12.0),), rect, zorder.FOCUS,
                soft=False, framed=framed,
            )  # fmt: skip
        return shown


class KeyHintsData(NamedTuple):
    layout: Layout
    held: bool
    """Something can be put back."""
    other_ways: bool
    """Somebody could be paid though one's own bridges lead there."""


def key_hints_data(table: TableState) -> KeyHintsData:
    held = not table.nothing_selected or table.pointer.lifted is not None
    return KeyHintsData(table.layout, held, table.other_ways)


class KeyHintsPart(WordedPart[KeyHintsData]):
    """What Esc and Shift do while something is held."""

    def items(self) -> dict[str, ItemSpec]:
        layout, held, other_ways = self.data
        if not held:
            return {}
        lake, high, wide, px = layout.lake, layout.m(22, 27), layout.m(150, 190), layout.m(12, 14)
        rect = QRectF(lake.left() + 13, lake.bottom() - 13 - high, wide, high)
        face = ("Esc", self._words.label("key:back"), px)
        shown = {"keys": ItemSpec("keys", face, rect, zorder.LABEL)}
        if other_ways:
            face = ("Shift", self._words.label("key:ways"), px)
            shown["ways"] = ItemSpec("keys", face, rect.translated(wide, 0), zorder.LABEL)
        return shown


class HeldPart(Part[ItemSpec | None]):
    """A floor or a Sōrin that a hand has taken from its plaque."""

    def items(self) -> dict[str, ItemSpec]:
        return {} if self.data is None else {"held": self.data}


class GainsData(NamedTuple):
    layout: Layout
    gains: tuple[Gain, ...]


class GainsPart(Part[GainsData]):
    """Gains beside the panels of those who got them."""

    def items(self) -> dict[str, ItemSpec]:
        layout, gains = self.data
        shown: dict[str, ItemSpec] = {}
        places: dict[int, int] = {}
        high = layout.m(26, 32)
        for seat, what, number, missing in gains:
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
            shown[f"gain:{seat}:{what}:{missing}"] = ItemSpec("gain", face, rect, zorder.BADGE)
        return shown
