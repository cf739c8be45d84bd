"""The panels of the players: points, coins, supplies, powers."""

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.state import NO_POWER, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.firefly_festival.table.paint_seats import BETWEEN, FISH, Seat
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

PURSE, PURSE_LOW = 0.42, 0.555
"""How far down a seat's panel its coins are, in a high one and in a low one."""


def seats(table: TableState) -> Shown:
    layout, pieces = table.layout, table.area("seat")
    faces = {(piece.kind, piece.place.index[0]): piece.face for piece in pieces}
    items = {
        f"seat:{seat}": ItemSpec("seat", (_panel(table, seat, faces),), rect, zorder.PANEL)
        for seat, rect in enumerate(layout.seats)
    }
    if table.bridge is not None and table.lane in table.now.options.lanes:
        items["becomes"] = _becomes(table, table.bridge)
    regions = {Target("seat", (n,)): rect for n, rect in enumerate(layout.seats)}
    return Shown(items, regions, {} if table.selected else regions)


def _panel(table: TableState, seat: int, faces: dict[tuple[str, int], tuple[int, ...]]) -> Seat:
    label, player, compact = table.label, table.session.players[seat], table.layout.compact
    points, coins, fish, workers, floors, segments, hand, islands = faces["seat", seat]
    active, box, score = table.session.active == seat, table.content.box, table.now.projected[seat]
    points_then = {line.what: line.points for line in score.lines}
    chain = label("chain", islands)
    if more := points_then["chain"] + points_then["longest"]:
        chain = label("chain-points", islands, more)
    crow: tuple[int, ...] = ()
    if ("crow", seat) in faces:  # the last that it costs is what it costs at the end
        crow = box.crow_income, score.lines[Why.CROW].parts[-1]
    power = _power(table, faces["power", seat][0])
    moving = active and not table.session.can_select(END_TURN)
    note = label("to-move") if moving else chain
    if compact and power:
        note = power if not moving else BETWEEN.join((note, power))
    elif moving:
        note = BETWEEN.join((note, chain))
    supplies = (
        (label("workers"), workers, box.workers),
        (label("floors"), floors, box.floors),
        (label("bridges"), segments, box.segments),
    )
    return Seat(
        seat, player.name, bool(player.computer), active, compact, note,
        "" if compact else power, _asks(table, seat), points,
        label("points") if score.total == points else label("at-end", score.total), coins,
        FISH - fish, crow, hand, supplies, table.layout.m(0.8, 1.0),
    )  # fmt: skip


def _asks(table: TableState, seat: int) -> bool:
    """The power of this seat allows something now that is not allowed to everybody."""
    return seat == table.session.viewer and table.now.options.any and table.now.power_asks


def _power(table: TableState, power: int) -> str:
    if power == NO_POWER:
        return ""
    return table.label("power-secret" if power == UNKNOWN_POWER else f"power:{power}")


def _becomes(table: TableState, bridge: Preview) -> ItemSpec:
    """Beside the coins of whoever builds: how many there would be after it."""
    layout, view = table.layout, table.now.view
    coins = view.coins[view.seat] + bridge.at_once().in_all(view.seat, Count.COINS)
    panel, s = layout.seats[view.seat], layout.m(0.8, 1.0)
    middle = panel.height() * (PURSE_LOW if layout.compact else PURSE) + 3
    rect = QRectF(panel.left() + 62 * s, panel.top() + middle - 10 * s, 46 * s, 20 * s)
    return ItemSpec("becomes", (f"→ {coins}", 13.5 * s), rect, zorder.CHOSEN, soft=False)
