"""The score track, and what is left of what belongs to all."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.paint_shared import track_x
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.screens.firefly_festival.table.table_state import TableState

LAP = 100
"""The score track grows by this."""


class TrackData(NamedTuple):
    layout: Layout
    now: Situation
    players: Sequence[Player]


def track_data(table: TableState) -> TrackData:
    return TrackData(table.layout, table.now, table.session.players)


class TrackPart(WordedPart[TrackData]):
    name = "track"

    def __init__(self, content: Content, words: TableWords) -> None:
        super().__init__(words)
        self._tables = content.tables

    def items(self) -> dict[str, ItemSpec]:
        layout, now, players = self.data
        view, label, warning = now.view, self._words.label, now.warning(players)
        face = (
            label("sorin"), view.sorin, self._tables[view.players].sorin,
            label("deck", view.deck_size), label(*warning) if warning else "",
            layout.m(0.85, 1.05),
        )  # fmt: skip
        return self._track() | {"stocks": ItemSpec("stocks", face, layout.stocks, zorder.PANEL)}

    def signs(self) -> Regions:
        layout = self.data.layout
        return {Target("track"): layout.track, Target("stocks"): layout.stocks}

    def _track(self) -> dict[str, ItemSpec]:
        """Markers where points are; those with about the same points stand behind each other."""
        rect, points = self.data.layout.track, self.data.now.view.points
        most = LAP * max(1, -(-max(points) // LAP))
        face = (most, self.data.layout.m(0.85, 1.1))
        shown = {"track": ItemSpec("track", face, rect, zorder.PANEL)}
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
