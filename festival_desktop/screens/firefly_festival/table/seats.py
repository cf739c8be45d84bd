"""The panels of the players: points, coins, supplies, powers.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Words are handed in.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    NO_PEN,
    Ink,
    color,
    down,
    halo,
    mix,
    outline,
    put,
    rounded,
    saved,
)
from festival_desktop.art.surfaces import paint_panel, paint_paper
from festival_desktop.art.tokens import paint_robot, seat_color
from festival_desktop.art.type import (
    BOLD,
    LEAST,
    LEFT,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    number,
    shortened,
    side_by_side,
    text,
    text_width,
    within,
)
from festival_desktop.games.firefly_festival.state import NO_POWER, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER, View
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.marks import start_marker
from festival_desktop.scenes.shown import ItemSpec, Renderer, Shown
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

PURSE, PURSE_LOW = 0.42, 0.555
"""How far down a seat's panel its coins are, in a high one and in a low one."""
FISH = 3
NOTE_FLOOR = 9
BETWEEN = " · "
"""Between two things that are said in one line."""
LOW_FLOORS = 2
"""So few floors left are shown as a warning."""


class Seat(NamedTuple):
    """What a panel shows of a player."""

    seat: int
    name: str
    computer: bool
    active: bool
    compact: bool
    note: str
    power: str
    lit: bool
    """The power allows something now that is not allowed to everybody."""
    points: int
    points_word: str
    """How many there would be if the game ended now, or only that they are points."""
    coins: int
    fish: int
    """Fish that are not placed."""
    crow: tuple[int, ...]
    """What the Crow brings each turn, and at the end; nothing: somebody else has it."""
    goals: int
    """Private goals in the hand."""
    supplies: tuple[tuple[str, int, int], ...]
    """Word, left, total: workers, floors, segments."""
    s: float


def seats(table: TableState) -> Shown:
    layout, now = table.layout, table.now
    faces = {(piece.kind, piece.place.index[0]): piece.face for piece in table.area("seat")}
    items = {
        f"seat:{seat}": ItemSpec("seat", (_panel(table, seat, faces),), rect, zorder.PANEL)
        for seat, rect in enumerate(layout.seats)
    }
    if table.bridge is not None and table.lane in now.options.lanes:
        items["becomes"] = _becomes(layout, now.view, table.bridge)
    regions = {Target("seat", (n,)): rect for n, rect in enumerate(layout.seats)}
    marker = start_marker(table, now.view.first, layout.seats[now.view.first])
    stops = {} if table.selected else regions
    return Shown({**items, **marker.items}, regions, stops, marker.signs)


def _panel(table: TableState, seat: int, faces: dict[tuple[str, int], tuple[int, ...]]) -> Seat:
    label, player, compact = table.label, table.session.players[seat], table.layout.compact
    points, coins, fish, workers, floors, segments, hand, islands = faces["seat", seat]
    now, box, score = table.now, table.content.box, table.now.projected[seat]
    then = {line.what: line.points for line in score.lines}
    more = then["chain"] + then["longest"]
    chain = label("chain-points", islands, more) if more else label("chain", islands)
    crow: tuple[int, ...] = ()
    if ("crow", seat) in faces:  # the last that it costs is what it costs at the end
        crow = box.crow_income, score.lines[Why.CROW].parts[-1]
    (held,) = faces["power", seat]
    power = ""
    if held != NO_POWER:
        power = label("power-secret" if held == UNKNOWN_POWER else f"power:{held}")
    asks = now.options.special or (bool(now.options.spots) and not now.view.turns)
    active = table.session.active == seat
    notes = [power if compact and power else chain]
    if active and not table.session.can_select(END_TURN):
        notes.insert(0, label("to-move"))
    supplies = (
        (label("workers"), workers, box.workers),
        (label("floors"), floors, box.floors),
        (label("bridges"), segments, box.segments),
    )
    return Seat(
        seat, player.name, bool(player.computer), active, compact, BETWEEN.join(notes),
        "" if compact else power, seat == table.session.viewer and asks, points,
        label("points") if score.total == points else label("at-end", score.total), coins,
        FISH - fish, crow, hand, supplies, table.layout.m(0.8, 1.0),
    )  # fmt: skip


def _becomes(layout: Layout, view: View, bridge: Preview) -> ItemSpec:
    """Beside the coins of whoever builds: how many there would be after it."""
    coins = view.coins[view.seat] + bridge.at_once().in_all(view.seat, Count.COINS)
    panel, s = layout.seats[view.seat], layout.m(0.8, 1.0)
    middle = panel.height() * (PURSE_LOW if layout.compact else PURSE) + 3
    rect = QRectF(panel.left() + 62 * s, panel.top() + middle - 10 * s, 46 * s, 20 * s)
    return ItemSpec("becomes", (f"→ {coins}", 13.5 * s), rect, zorder.CHOSEN, soft=False)


# -- painters --------------------------------------------------------------------------------


def _paint_becomes(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    put(p, rounded(rect, rect.height() / 2), "light", outline("badge_edge", 1))
    number(p, rect, label, px)


def _paint_seat(p: QPainter, rect: QRectF, it: Seat) -> None:
    """A player: name and points, coins and fish, and what is left in the supply."""
    s, high, team = it.s, rect.height(), seat_color(it.seat)
    if it.active:
        halo(p, rect, 12 * s, "light", 8, 0.8)
        paint_paper(p, rect, 12 * s)
        put(p, rounded(rect, 12 * s), None, outline("light", 2))
    else:
        paint_panel(p, rect, 12 * s)
    ink, soft = ("ink", "ink_soft") if it.active else ("on_dark", "on_dark_soft")
    band = QRectF(rect.left() + 2, rect.top() + 2, 11 * s, high - 4)
    fill = down(band, (0, mix(team, "white", 0.15)), (0.5, team), (1, mix(team, "black", 0.2)))
    put(p, rounded(band, 5 * s), fill)
    head = QRectF(rect.left() + 20 * s, rect.top(), rect.width() - 30 * s, 0)
    head.setHeight(high * (0.42 if it.compact else 0.32))
    _paint_head(p, head, it, ink, soft)
    line = QRectF(head.left(), head.bottom() + 1, head.width(), 1)
    p.fillRect(line, color(soft, 0.35))
    row = QRectF(head.left(), line.bottom() + 1, head.width(), high * (0.27 if it.compact else 0.2))
    _paint_purse(p, row, it, ink)
    rest = QRectF(head.left(), row.bottom(), head.width(), rect.bottom() - row.bottom() - 4 * s)
    (_paint_numbers if it.compact else _paint_bars)(p, rest, it, ink, soft)


def _paint_head(p: QPainter, head: QRectF, it: Seat, ink: Ink, soft: Ink) -> None:
    s, h = it.s, head.height()
    radius = min(16 * s, h * 0.36)
    marks.paint_medal(p, head.left() + radius + 1, head.top() + h * 0.54, radius, it.seat)
    x = head.left() + 2 * radius + 9 * s
    wide = max(38 * s, text_width(str(it.points), 32 * s, BOLD, scaled=False) + 4)
    points = QRectF(head.right() - wide, head.top() + h * 0.1, wide, h * 0.56)
    number(p, points, it.points, min(32 * s, h * 0.62), ink)
    name = QRectF(x, head.top() + h * 0.12, points.left() - 4 - x, h * 0.46)
    if it.computer:
        side = min(15 * s, h * 0.3)
        paint_robot(p, QPointF(name.right() - side / 2, name.center().y()), side / 2, soft)
        name.setRight(name.right() - side - 3)
    px = within(name, 17.5 * s)
    text(p, name, shortened(it.name, name.width()), px, ink, BOLD, LEFT)
    _paint_note(p, QRectF(x, head.top() + h * 0.6, head.right() - x, h * 0.36), it, soft)


def _paint_note(p: QPainter, line: QRectF, it: Seat, soft: Ink) -> None:
    """What is to be said of somebody, and what the points above are."""
    label, word, room, px = it.note, it.points_word, line.width() - 3, 12.5 * it.s
    if _least(label, word) > room:
        label = label.split(BETWEEN)[0]  # the first matters most
    if _least(label, word) > room:
        word = ""
    low = QRectF(0, 0, 0, line.height() * 0.83)
    note, below = side_by_side(line, (label, px, SEMIBOLD), (word, px, REGULAR), 2)
    note.setWidth(max(note.width(), _least(label)))
    below.setLeft(note.right() + 2)
    below.adjust(0, line.height() * 0.22, 0, line.height() * 0.05)
    ink = "lacquer" if it.active else soft
    text(p, note, label, within(line, px), ink, SEMIBOLD, LEFT, floor=NOTE_FLOOR)
    text(p, below, word, within(low, px), soft, align=RIGHT, floor=7)


def _least(label: str, word: str = "") -> float:
    """The room that both need in the smallest letters."""
    beside = text_width(word, LEAST, scaled=False)
    return text_width(label, NOTE_FLOOR, SEMIBOLD, scaled=False) + beside


def _paint_purse(p: QPainter, row: QRectF, it: Seat, ink: Ink) -> None:
    """Coins, the Crow, private goals in the hand, fish."""
    s, y, h = it.s, row.center().y(), row.height()
    radius = min(11 * s, h * 0.42)
    marks.paint_coin(p, row.left() + radius + 1, y, radius)
    place = QRectF(row.left() + 2 * radius + 5, row.top(), 28 * s, h)
    text(p, place, str(it.coins), 18 * s, ink, BOLD, LEFT, scaled=False)
    x = row.right()
    for n in range(FISH):
        marks.paint_fish(p, x - (12 + 27 * n) * s, y, 22 * s, here=n < it.fish)
    x -= (27 * FISH + 4) * s
    if it.goals:
        marks.paint_goal_sign(p, x - 17 * s, y, min(17 * s, h * 0.8))
        number(p, QRectF(x - 11 * s, row.top(), 12 * s, h), it.goals, 13 * s, ink)
        x -= 28 * s
    if it.crow:
        chip = QRectF(x - 41 * s, y - min(h * 0.44, 13 * s), 39 * s, min(h * 0.88, 26 * s))
        put(p, rounded(chip, 7 * s), color("well", 0.72), outline("brass", 1, 0.8))
        marks.paint_crow(p, chip.left() + 12 * s, chip.center().y(), 18 * s)
        for n, (brings, ink_) in enumerate(zip(it.crow, ("light_hi", "on_warn"), strict=True)):
            half = QRectF(chip.left() + 20 * s, chip.top() + n * chip.height() / 2, 20 * s, 0)
            half.setHeight(chip.height() / 2)
            number(p, half, f"{brings:+}".replace("-", "−"), 11 * s, ink_)


def _paint_supply(p: QPainter, centre: QPointF, h: float, kind: int, it: Seat, size: float) -> None:
    x, y = centre.x(), centre.y()
    if kind == 0:
        marks.paint_figure(p, x, y + h * 0.46, h * 0.95, it.seat)
    elif kind == 1:
        marks.paint_floor(p, x, y + h * 0.46, size, h * 0.9, it.seat)
    else:
        ink = mix(seat_color(it.seat), "black" if it.active else "white", 0.12)
        marks.paint_bridge_sign(p, x, y + h * 0.14, size * 0.9, ink)


def _paint_numbers(p: QPainter, rest: QRectF, it: Seat, ink: Ink, soft: Ink) -> None:
    """Three numbers in a row, for low panels; the power below them has no room."""
    s, wide = it.s, rest.width() / 3
    for n, (_, left, _) in enumerate(it.supplies):
        x, y = rest.left() + n * wide, rest.center().y()
        h = min(rest.height() * 0.86, 24 * s)
        _paint_supply(p, QPointF(x + 12 * s, y), h, n, it, 25 * s)
        place = QRectF(x + 27 * s, y - h / 2, 25 * s, h)
        _paint_left(p, place, left, n == 1 and left <= LOW_FLOORS, 15.5 * s, ink)


def _paint_left(p: QPainter, place: QRectF, left: int, low: bool, px: float, ink: Ink) -> None:
    if low:
        put(p, rounded(place, 5), "warn")
    number(p, place, left, px, "white" if low else ink)


def _paint_bars(p: QPainter, rest: QRectF, it: Seat, ink: Ink, soft: Ink) -> None:
    s = it.s
    rows = 3 + bool(it.power)
    h = rest.height() / rows
    for n, (word, left, total) in enumerate(it.supplies):
        y = rest.top() + n * h
        high = min(h * 0.9, 27 * s)
        _paint_supply(
            p, QPointF(rest.left() + 12 * s, y + h / 2), high, n, it, min(25 * s, h * 1.1)
        )
        label = QRectF(rest.left() + 29 * s, y, 64 * s, h)
        text(p, label, word, within(label, 12.5 * s), soft, align=LEFT, floor=8)
        low = n == 1 and left <= LOW_FLOORS
        tray = QRectF(label.right() + 3, y + h / 2 - 4.5 * s, rest.width() - 127 * s, 9 * s)
        _paint_tally(p, tray, left, total, "warn" if low else seat_color(it.seat), soft, s)
        place = QRectF(rest.right() - 28 * s, y + h / 2 - high / 2, 27 * s, high)
        _paint_left(p, place, left, low, min(16.5 * s, h), ink)
    if it.power:
        place = QRectF(rest.left(), rest.bottom() - h, rest.width(), h)
        _paint_power(p, place, it.power, it.lit, 12.5 * s)


def _paint_tally(
    p: QPainter, tray: QRectF, left: int, total: int, ink: Ink, soft: Ink, s: float
) -> None:
    step = tray.width() / total
    with saved(p):
        p.setPen(NO_PEN)
        p.setBrush(mix(ink, "white", 0.08))
        for n in range(total):
            if n == left:
                p.setBrush(color(soft, 0.22))
            x, wide = tray.left() + n * step, step - max(1.0, 1.4 * s)
            p.drawRoundedRect(QRectF(x, tray.top(), wide, tray.height()), 1.6, 1.6)


def _paint_power(p: QPainter, rect: QRectF, name: str, lit: bool, px: float) -> None:
    """The name of a power on a ribbon."""
    h = min(rect.height() * 0.86, 22.0 + px * 0.2)
    ribbon = QRectF(rect.left(), rect.center().y() - h / 2, rect.width(), h)
    if lit:
        halo(p, ribbon, h / 2, "light", 5, 0.8)
    top, low = ("light_hi", "light") if lit else ("seal_hi", "lacquer")
    put(p, rounded(ribbon, h / 2), down(ribbon, (0, top), (1, low)), outline("brass", 1))
    ink = "ink" if lit else "on_seal"
    text(p, ribbon.adjusted(8, 0, -8, 0), name, within(ribbon, px), ink, SEMIBOLD, floor=9)


RENDERERS = {
    "seat": Renderer(_paint_seat, pixels=14),
    "becomes": Renderer(_paint_becomes, pixels=2),
}
