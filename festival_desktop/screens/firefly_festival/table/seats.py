"""The panels of the players: points, coins, supplies, powers.

`s` is the size of a panel: 1 for one that is 98 high. Texts are passed in.
"""

from functools import partial
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    NO_PEN,
    Ink,
    color,
    draw_path,
    halo,
    mix,
    outline,
    rounded,
    saved,
    vertical_gradient,
)
from festival_desktop.art.faces import paint_face
from festival_desktop.art.surfaces import paint_panel, paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import BOLD, RIGHT, SEMIBOLD, number, shortened, text, within
from festival_desktop.games.firefly_festival.state import NO_POWER, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.marks import start_marker
from festival_desktop.scenes.panel import Cell, Column, Label, Picture, Row, Space
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

LOW, HIGH = 102.0, 168.0
"""Content heights of a low and a high panel."""
NOTE = 18.0
"""How much of that is the line below the name."""
LARGE = 1.25
"""From this text size on low panels leave that line to their explanation: what counts is larger."""
NARROWEST = 150.0
"""Minimum width of the content of a panel."""
EDGE = 16.0
"""Left margin of the content."""
FISH = 3
LOW_FLOORS = 2
"""At or below this many floors left, the number is shown as a warning."""


class Seat(NamedTuple):
    """The contents of a player's panel."""

    seat: int
    name: str
    level: str
    """Level of a computer player; empty for a person."""
    active: bool
    compact: bool
    note: str
    power: str
    lit: bool
    """Whether the power currently allows something others may not do."""
    points: int
    at_end: str
    """The projected final score; empty if equal to the current one."""
    coins: int
    fish: int
    """Number of unplaced fish."""
    crow: tuple[int, ...]
    """Income of the Crow each turn and its cost at the end; empty if another seat has it."""
    goals: int
    """Number of private goals in the hand."""
    supplies: tuple[tuple[str, int, int], ...]
    """Word, remaining number and total of the workers, floors and segments."""
    s: float


def seats(table: TableState) -> PartContent:
    layout, now = table.layout, table.now
    faces = {(piece.kind, piece.place.index[0]): piece.face for piece in table.area("seat")}
    items = {
        f"seat:{seat}": ItemSpec("seat", (_panel(table, seat, faces),), rect, zorder.PANEL)
        for seat, rect in enumerate(layout.seats)
    }
    if table.bridge is not None and table.lane in now.options.lanes:
        panel = _panel(table, now.view.seat, faces)
        items["becomes"] = _becomes(panel, layout.seats[panel.seat], table.bridge)
    regions = {Target("seat", (n,)): rect for n, rect in enumerate(layout.seats)}
    marker = start_marker(table, now.view.first, layout.seats[now.view.first])
    stops = {} if table.selected else regions
    return PartContent({**items, **marker.items}, regions, stops, marker.signs)


def _panel(table: TableState, seat: int, faces: dict[tuple[str, int], tuple[int, ...]]) -> Seat:
    label, player, compact = table.label, table.session.players[seat], table.layout.compact
    points, coins, fish, workers, floors, segments, hand, islands = faces["seat", seat]
    now, box, score = table.now, table.content.box, table.now.projected[seat]
    then = {line.what: line.points for line in score.lines}
    more = then["chain"] + then["longest"]
    chain = label("chain-points", islands, more) if more else label("chain", islands)
    crow: tuple[int, ...] = ()
    if ("crow", seat) in faces:  # The last part is the cost at the end.
        crow = box.crow_income, score.lines[Why.CROW].parts[-1]
    (held,) = faces["power", seat]
    power = ""
    if held != NO_POWER:
        power = label("power-secret" if held == UNKNOWN_POWER else f"power:{held}")
    asks = now.options.special or (bool(now.options.spots) and not now.view.turns)
    active = table.session.active == seat
    note = "" if _bare(table.layout) else power if compact and power else chain
    supplies = (
        (label("workers"), workers, box.workers),
        (label("floors"), floors, box.floors),
        (label("bridges"), segments, box.segments),
    )
    return Seat(
        seat, player.name, player.level or "", active, compact, note, "" if compact else power,
        seat == table.session.viewer and asks, points,
        "" if score.total == points else label("at-end", score.total), coins, FISH - fish, crow,
        hand, supplies, _size(table.layout),
    )  # fmt: skip


def _bare(layout: Layout) -> bool:
    """Return whether panels have no line below the name."""
    return layout.compact and text_scale() >= LARGE


def _size(layout: Layout) -> float:
    """Return the scale of a panel's contents."""
    usual = (LOW - NOTE * _bare(layout)) if layout.compact else HIGH
    panel = layout.seats[0]
    return min(panel.height() / usual, panel.width() / NARROWEST, layout.k * text_scale())


def _becomes(it: Seat, panel: QRectF, bridge: Preview) -> ItemSpec:
    """Show the builder's coins after the bridge, next to the present ones."""
    coins, s = it.coins + bridge.immediate_effects().total(it.seat, Count.COINS), it.s
    purse = next(
        (cell, place)
        for cell, place in _contents(it, panel).places(_room(it, panel))
        if isinstance(cell, Purse)
    )
    _, now = islice(purse[0].places(purse[1]), 2)
    rect = QRectF(now[1].right() + 2 * s, now[1].center().y() - 10 * s, 38 * s, 20 * s)
    return ItemSpec("becomes", (f"→ {coins}", 13.5 * s), rect, zorder.CHOSEN, soft=False)


# -- painters --------------------------------------------------------------------------------


def _paint_becomes(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    draw_path(p, rounded(rect, rect.height() / 2), "light", outline("badge_edge", 1))
    number(p, rect, label, px)


def _paint_seat(p: QPainter, rect: QRectF, it: Seat) -> None:
    """Paint a player: name and points, coins and fish, and the supply."""
    s, team = it.s, seat_color(it.seat)
    if it.active:
        halo(p, rect, 10 * s, "light", 8, 0.8)
        paint_paper(p, rect, 10 * s)
        draw_path(p, rounded(rect, 10 * s), None, outline("light", 2))
    else:
        paint_panel(p, rect, 10 * s)
    band = QRectF(rect.left() + 2, rect.top() + 2, 9 * s, rect.height() - 4)
    fill = vertical_gradient(
        band, (0, mix(team, "white", 0.15)), (0.5, team), (1, mix(team, "black", 0.2))
    )
    draw_path(p, rounded(band, 4 * s), fill)
    _contents(it, rect).paint(p, _room(it, rect))


def _room(it: Seat, panel: QRectF) -> QRectF:
    """Return the room for the contents of a panel."""
    return panel.adjusted(EDGE * it.s, 3 * it.s, -7 * it.s, -3 * it.s)


def _contents(it: Seat, panel: QRectF) -> Column:
    s, width = it.s, _room(it, panel).width()
    ink, soft = ("ink", "ink_soft") if it.active else ("on_dark", "on_dark_soft")
    rows = [_head(it, width, ink), *((_note(it, soft),) if it.note else ()), _purse(it, width, ink)]
    if it.compact:
        rows.append(_numbers(it, ink))
    else:
        rows += (_bar(it, kind, ink, soft) for kind in range(len(it.supplies)))
    if it.power:
        rows.append(Picture(partial(_paint_power, it=it), width, 22 * s, grow=1))
    return Column(*(cell for row in rows for cell in (row, Space())))


def _figure(words: object, px: float, ink: Ink) -> Label:
    """Make a number next to a sign; it is part of the piece, so it ignores the text size."""
    return Label(str(words), px, ink, BOLD, scaled=False)


def _head(it: Seat, width: float, ink: Ink) -> Cell:
    s = it.s

    def medal(p: QPainter, place: QRectF) -> None:
        marks.paint_medal(p, place.center().x(), place.center().y(), 11.5 * s, it.seat)

    def face(p: QPainter, place: QRectF) -> None:
        paint_face(p, place.center(), 9.5 * s, it.level)

    points = Label(str(it.points), 24 * s, ink, BOLD, RIGHT, scaled=False, floor=12)
    left = width - 29 * s - points.size(width).width() - (24 * s if it.level else 4 * s)
    name = Label(shortened(it.name, left, 12 * s), 15 * s, ink, BOLD, scaled=False, floor=10)
    faces = (Picture(face, 20 * s, 20 * s, rank=1),) if it.level else ()
    return Row(Picture(medal, 24 * s, 24 * s), name, *faces, Space(), points, gap=4 * s)


def _note(it: Seat, soft: Ink) -> Cell:
    """Make the note about a player, and the points below."""
    px = 11.5 * it.s
    note = Label(it.note, px, "lacquer" if it.active else soft, SEMIBOLD, scaled=False)
    below = Label(it.at_end, px * 0.94, soft, align=RIGHT, scaled=False, rank=1)
    indent = Picture(lambda p, place: None, 25 * it.s, 0, rank=2)
    return Row(indent, note, Space(), below, gap=3 * it.s)


class Purse(Row):
    """A row with coins first, and their number next to them."""


def _purse(it: Seat, width: float, ink: Ink) -> Purse:
    """Make the row of coins, the Crow, private goals in the hand, fish."""
    s = it.s

    def coin(p: QPainter, place: QRectF) -> None:
        marks.paint_coin(p, place.center().x(), place.center().y(), 9 * s)

    def goal(p: QPainter, place: QRectF) -> None:
        marks.paint_goal_sign(p, place.center().x(), place.center().y(), 16 * s)

    def fish(p: QPainter, place: QRectF, here: bool = True) -> None:
        marks.paint_fish(p, place.center().x(), place.center().y(), 19 * s, here=here)

    cells: list[Cell] = [Picture(coin, 19 * s, 20 * s), _figure(it.coins, 16 * s, ink), Space()]
    if it.crow:
        cells.append(Picture(partial(_paint_crow, it=it), 38 * s, 24 * s))
    if it.goals:
        words = Row(Picture(goal, 14 * s, 17 * s), _figure(it.goals, 13 * s, ink), rank=1)
        cells.append(words)
    if width < 150 * s:  # one sign for all
        cells += Picture(fish, 19 * s, 19 * s), _figure(it.fish, 14 * s, ink)
    else:
        here = (n >= FISH - it.fish for n in range(FISH))
        cells += (Picture(partial(fish, here=each), 20 * s, 19 * s) for each in here)
    return Purse(*cells, gap=2 * s)


def _paint_crow(p: QPainter, chip: QRectF, it: Seat) -> None:
    s = it.s
    draw_path(p, rounded(chip, 7 * s), color("well", 0.72), outline("brass", 1, 0.8))
    marks.paint_crow(p, chip.left() + 11 * s, chip.center().y(), 17 * s)
    for n, (brings, ink) in enumerate(zip(it.crow, ("light_hi", "on_warn"), strict=True)):
        half = QRectF(chip.left() + 19 * s, chip.top() + n * chip.height() / 2, 19 * s, 0)
        half.setHeight(chip.height() / 2)
        number(p, half, f"{brings:+}".replace("-", "−"), 11 * s, ink)


def _supply(it: Seat, kind: int, size: float) -> Cell:
    """Make the sign of a supply."""

    def sign(p: QPainter, place: QRectF) -> None:
        x, y, h = place.center().x(), place.center().y(), place.height()
        if kind == 0:
            marks.paint_figure(p, x, y + h * 0.46, h * 0.95, it.seat)
        elif kind == 1:
            marks.paint_floor(p, x, y + h * 0.42, size, h * 0.84, it.seat)
        else:
            ink = mix(seat_color(it.seat), "black" if it.active else "white", 0.12)
            marks.paint_bridge_sign(p, x, y + h * 0.14, size * 0.95, ink)

    return Picture(sign, size, size * 0.96)


def _left(it: Seat, kind: int, px: float, ink: Ink) -> Cell:
    """Make the number left; few floors are a warning."""
    left = it.supplies[kind][1]

    def paint(p: QPainter, place: QRectF) -> None:
        low = kind == 1 and left <= LOW_FLOORS
        if low:
            draw_path(p, rounded(place, 5), "warn")
        number(p, place, left, px, "white" if low else ink)

    return Picture(paint, px * 1.35, px * 1.4)


def _numbers(it: Seat, ink: Ink) -> Cell:
    """Make three numbers in a row, for low panels."""
    s, cells = it.s, list[Cell]()
    for kind in range(len(it.supplies)):
        cells += _supply(it, kind, 20 * s), _left(it, kind, 15 * s, ink), Space()
    return Row(*cells[:-1], gap=1 * s)


def _bar(it: Seat, kind: int, ink: Ink, soft: Ink) -> Cell:
    """Make a supply with its label, and a bar of what is left."""
    s, (word, left, total) = it.s, it.supplies[kind]
    fill = "warn" if kind == 1 and left <= LOW_FLOORS else seat_color(it.seat)

    def tally(p: QPainter, place: QRectF) -> None:
        _paint_tally(p, place, left, total, fill, soft, s)

    return Row(
        _supply(it, kind, 21 * s),
        Label(word, 12 * s, soft, scaled=False, rank=1),
        Space(),
        Picture(tally, 62 * s, 9 * s),
        _left(it, kind, 15 * s, ink),
        gap=3 * s,
    )


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
            x, wide = tray.left() + n * step, step - max(0.6, s)
            p.drawRoundedRect(QRectF(x, tray.top(), wide, tray.height()), 1.6, 1.6)


def _paint_power(p: QPainter, rect: QRectF, it: Seat) -> None:
    """Paint the name of a power on a ribbon."""
    ribbon = rect.adjusted(0, 1, 0, -1)
    if it.lit:
        halo(p, ribbon, ribbon.height() / 2, "light", 5, 0.8)
    top, low = ("light_hi", "light") if it.lit else ("seal_hi", "lacquer")
    fill = vertical_gradient(ribbon, (0, top), (1, low))
    draw_path(p, rounded(ribbon, ribbon.height() / 2), fill, outline("brass", 1))
    px = within(ribbon, 12.5 * it.s / text_scale())
    ink = "ink" if it.lit else "on_seal"
    text(p, ribbon.adjusted(8, 0, -8, 0), it.power, px, ink, SEMIBOLD, floor=9)


RENDERERS = {
    "seat": Renderer(_paint_seat, pixels=14),
    "becomes": Renderer(_paint_becomes, pixels=2),
}
