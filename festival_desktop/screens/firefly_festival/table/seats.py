"""The panels of the players: points, coins, supplies, powers."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Score
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import NO_POWER, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.models.session import END_TURN
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import WordedPart
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.paint_seats import BETWEEN, FISH, Seat
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

PURSE, PURSE_LOW = 0.42, 0.555
"""How far down a seat's panel its coins are, in a high one and in a low one."""


class SeatsData(NamedTuple):
    layout: Layout
    pieces: tuple[Piece, ...]
    players: Sequence[Player]
    active: int | None
    lit: int | None
    """The seat whose power allows something now that is not allowed to everybody."""
    coins_then: tuple[int, int] | None
    """A seat, and how many coins it would have after what the hand is about to do."""
    projected: tuple[Score, ...]
    """Seat → its score if the game ended now."""
    told: bool
    """Panels can be read with the keyboard."""
    over: bool
    """The turn of the active seat is over, but not yet ended."""


def seats_data(table: TableState) -> SeatsData:
    session, now, bridge, coins_then = table.session, table.now, table.bridge, None
    view, viewer = now.view, session.viewer
    if bridge is not None and table.lane in now.options.lanes:
        coins = view.coins[view.seat] + bridge.at_once().in_all(view.seat, Count.COINS)
        coins_then = view.seat, coins
    asks = viewer is not None and now.options.any and now.power_asks
    return SeatsData(
        table.layout, session.pieces.area("seat"), session.players, session.active,
        viewer if asks else None, coins_then, now.projected, table.nothing_selected,
        session.can_select(END_TURN),
    )  # fmt: skip


class SeatsPart(WordedPart[SeatsData]):
    name = "seats"

    def __init__(self, content: Content, words: TableWords) -> None:
        super().__init__(words)
        self._box = content.box

    def regions(self) -> dict[Target, QRectF]:
        return {Target("seat", (n,)): rect for n, rect in enumerate(self.data.layout.seats)}

    def stops(self) -> dict[Target, QRectF]:
        return self.regions() if self.data.told else {}

    def items(self) -> dict[str, ItemSpec]:
        data = self.data
        faces = {(piece.kind, piece.place.index[0]): piece.face for piece in data.pieces}
        shown = {
            f"seat:{seat}": ItemSpec(
                "seat", tuple(self._panel(seat, faces)), data.layout.seats[seat], zorder.PANEL
            )
            for seat in range(len(data.players))
        }
        if data.coins_then is not None:
            shown["becomes"] = self._becomes(*data.coins_then)
        return shown

    def _panel(self, seat: int, faces: dict[tuple[str, int], tuple[int, ...]]) -> Seat:
        data, label, player = self.data, self._words.label, self.data.players[seat]
        points, coins, fish, workers, floors, segments, hand, islands = faces["seat", seat]
        active, compact = data.active == seat, data.layout.compact
        score = data.projected[seat]
        points_then = {line.what: line.points for line in score.lines}
        chain = label("chain", islands)
        if more := points_then["chain"] + points_then["longest"]:
            chain = label("chain-points", islands, more)
        crow: tuple[int, ...] = ()
        if ("crow", seat) in faces:  # the last that it costs is what it costs at the end
            crow = self._box.crow_income, score.lines[Why.CROW].parts[-1]
        power = self._power(faces["power", seat][0])
        moving = active and not data.over
        note = label("to-move") if moving else chain
        if compact and power:
            note = power if not moving else BETWEEN.join((note, power))
        elif moving:
            note = BETWEEN.join((note, chain))
        supplies = (
            (label("workers"), workers, self._box.workers),
            (label("floors"), floors, self._box.floors),
            (label("bridges"), segments, self._box.segments),
        )
        return Seat(
            seat, player.name, bool(player.computer), active, compact, note,
            "" if compact else power, data.lit == seat, points,
            label("points") if score.total == points else label("at-end", score.total), coins,
            FISH - fish, crow, hand, supplies,
            data.layout.m(0.8, 1.0),
        )  # fmt: skip

    def _power(self, power: int) -> str:
        if power == NO_POWER:
            return ""
        return self._words.label("power-secret" if power == UNKNOWN_POWER else f"power:{power}")

    def _becomes(self, seat: int, coins: int) -> ItemSpec:
        """Beside the coins of a seat: how many there would be."""
        panel, s = self.data.layout.seats[seat], self.data.layout.m(0.8, 1.0)
        middle = panel.height() * (PURSE_LOW if self.data.layout.compact else PURSE) + 3
        rect = QRectF(panel.left() + 62 * s, panel.top() + middle - 10 * s, 46 * s, 20 * s)
        face = (f"→ {coins}", 13.5 * s)
        return ItemSpec("becomes", face, rect, zorder.CHOSEN, soft=False)
