"""The score track, and what is left of what belongs to all."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.paint_shared import track_x

LAP = 100
"""The score track grows by this."""


class TrackData(NamedTuple):
    rect: QRectF
    scale: float
    points: tuple[int, ...]


class TrackPart(Part[TrackData]):
    """Markers where points are; those with about the same points stand behind each other."""

    def items(self) -> dict[str, ItemSpec]:
        rect, s, points = self.data
        most = LAP * max(1, -(-max(points) // LAP))
        shown = {"track": ItemSpec("track", (most, s), rect, zorder.PANEL)}
        side = rect.height() * 0.94
        taken: list[float] = []
        for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
            x = track_x(rect, points[seat], most)
            crowd = sum(abs(x - other) < side * 0.5 for other in taken)
            taken.append(x)
            shift = crowd * side * 0.42
            if x + shift > rect.right() - side / 2:
                shift = -shift
            spot = QRectF(x - side / 2 + shift, rect.top() - 2, side, side * 0.9)
            z = zorder.ON_PANEL + 0.01 * seat
            shown[f"boat:{seat}"] = ItemSpec("boat", (seat, bool(crowd)), spot, z, area="track")
        return shown


class StocksData(NamedTuple):
    rect: QRectF
    scale: float
    sorin: int
    sorin_total: int
    deck: int
    warning: tuple[str | int, ...]
    """The label of the end that is near, and its values; empty if none is."""


class StocksPart(Part[StocksData]):
    def __init__(self, words: TableWords) -> None:
        super().__init__()
        self._words = words

    def items(self) -> dict[str, ItemSpec]:
        data, label = self.data, self._words.label
        warning = label(str(data.warning[0]), *data.warning[1:]) if data.warning else ""
        deck = label("deck", data.deck)
        face = (label("sorin"), data.sorin, data.sorin_total, deck, warning, data.scale)
        return {"stocks": ItemSpec("stocks", face, data.rect, zorder.PANEL)}
