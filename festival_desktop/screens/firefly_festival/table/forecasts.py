"""Festivals before they are held: the card of an island, and all islands at once."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import WordedPart
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.tables.firefly_festival.forecast import Forecast
from festival_desktop.tables.firefly_festival.vocabulary import Missing


class ForecastsData(NamedTuple):
    board: Board
    lake: QRectF
    scale: float
    everywhere: tuple[Forecast, ...]
    """Festivals that are shown on their islands."""
    here: Forecast | None
    """The one that is told on a card."""
    tile: int
    """Which tile that island is."""


class ForecastsPart(WordedPart[ForecastsData]):
    on_board = True

    def items(self) -> dict[str, ItemSpec]:
        shown = {f"forecast:{seen.island}": self._forecast(seen) for seen in self.data.everywhere}
        here = self.data.here
        if here is None:
            return shown
        order = sorted(range(len(here.points)), key=lambda seat: (-here.weights[seat], seat))
        shown["card"] = self._card(here, order)
        beads = tuple((seat, here.pieces[seat]) for seat in order if here.pieces[seat])
        if beads:
            block, c = self.data.board.block(here.island), self.data.board.cell
            tray = QRectF(block.left() + 0.2 * c, block.top() - 0.22 * c, 2.6 * c, 0.34 * c)
            shown["beads"] = ItemSpec("beads", beads, tray, zorder.SEAM, soft=False)
        return shown

    def _forecast(self, seen: Forecast) -> ItemSpec:
        most = max(seen.weights)
        rows = tuple(
            (seat, points, seen.weights[seat] == most > 0, seat == seen.host)
            for seat, points in enumerate(seen.points)
        )
        missing = tuple((str(what), number) for what, number in seen.missing)
        face = (rows, missing, not missing)
        return ItemSpec("forecast", face, self.data.board.block(seen.island), zorder.SEAM + 1)

    def _card(self, seen: Forecast, order: list[int]) -> ItemSpec:
        label, s = self._words.label, self.data.scale * max(1.0, min(1.15, text_scale()))
        rows = tuple(
            (seat, seen.pieces[seat], seen.value, seen.points[seat], seat == seen.host)
            for seat in order
            if seen.pieces[seat] or seat == seen.host or len(order) <= 4
        )
        heading = label("festival", label(f"tile:{self.data.tile}"))
        face = (heading, _conditions(seen), rows, self._verdict(seen), not seen.missing, s)
        size = QRectF(0, 0, 158 * s, (22 + 39 + 34) * s + len(rows) * 19 * s)
        room = self.data.lake.adjusted(9, 9, -9, -9)
        spot = _beside(size, self.data.board.block(seen.island), room)
        return ItemSpec("festival", face, spot, zorder.BADGE, soft=False)

    def _verdict(self, seen: Forecast) -> str:
        if not seen.missing:
            return self._words.label("hold")
        what, number = seen.missing[0]
        values = () if what in (Missing.WORKER, Missing.SORIN) else (number,)
        return self._words.label(f"needs-{what}", *values)


def _conditions(seen: Forecast) -> tuple[tuple[str, str, bool], ...]:
    own = seen.weights[seen.host]
    best = max(weight for seat, weight in enumerate(seen.weights) if seat != seen.host)
    missing = {what for what, _ in seen.missing}
    return (
        ("pagoda", f"{seen.floors[0]}/{max(seen.floors[1], 1)}", Missing.FLOORS not in missing),
        ("bridge", f"{seen.bridges[0]}/{max(seen.bridges)}", Missing.BRIDGES not in missing),
        ("worker", str(seen.workers), Missing.WORKER not in missing),
        (str(seen.host), f"{own}:{best}", Missing.PIECES not in missing),
    )


def _beside(card: QRectF, block: QRectF, room: QRectF) -> QRectF:
    """Beside an island, never over it, within the lake."""
    card.moveCenter(block.center())
    if block.right() + card.width() + 4 <= room.right():
        card.moveLeft(block.right() + 4)
    else:
        card.moveRight(block.left() - 4)
    card.moveTop(min(max(card.top(), room.top()), room.bottom() - card.height()))
    return card
