"""Two powers to choose from, or the one that was kept until all have chosen."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.layout import Layout


class OffersData(NamedTuple):
    layout: Layout
    pieces: tuple[Piece, ...]
    ready: frozenset[Target]
    """Those that may be chosen now."""
    hovered: Target | None


class OffersPart(Part[OffersData]):
    def __init__(self, words: TableWords) -> None:
        super().__init__()
        self._words = words

    def regions(self) -> dict[Target, QRectF]:
        return {
            Target("power", piece.face[:1]): self.data.layout.offers[piece.place.index[0]]
            for piece in self.data.pieces
        }

    def stops(self) -> dict[Target, QRectF]:
        return {
            target: rect for target, rect in self.regions().items() if target in self.data.ready
        }

    def items(self) -> dict[str, ItemSpec]:
        layout, label, shown = self.data.layout, self._words.label, dict[str, ItemSpec]()
        px = layout.m(14, 17)
        for piece in self.data.pieces:
            power, kept = piece.face
            target = Target("power", (power,))
            state = "disabled"
            if target in self.data.ready:
                state = "hover" if self.data.hovered == target else "normal"
            button = label("kept" if kept else "keep")
            face = (
                label(f"power:{power}"), label(f"power-text:{power}"), button, state, bool(kept),
                px,
            )  # fmt: skip
            rect = layout.offers[piece.place.index[0]]
            shown[piece.id] = ItemSpec("offer", face, rect, zorder.BADGE)
        if shown:
            rect = layout.offers[0].united(layout.offers[1])
            high = layout.m(34, 42)
            head = QRectF(rect.left(), rect.top() - high - layout.m(10, 14), rect.width(), high)
            words = (label("choose-power"), px * 1.15)
            shown["offers"] = ItemSpec("heading", words, head, zorder.BADGE)
        return shown
