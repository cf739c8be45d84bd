"""Forecasts of festivals: the card of an island, and all islands together."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    draw_path,
    draw_rounded,
    mix,
    outline,
    rounded,
)
from festival_desktop.art.surfaces import paint_paper, paint_ribbon
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import BOLD, CENTER, RIGHT, number
from festival_desktop.games.firefly_festival.state import CHOOSE
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import (
    Backed,
    Cell,
    Column,
    Even,
    Label,
    Picture,
    Row,
    Space,
    sign,
)
from festival_desktop.scenes.places import beside
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.pictures.isles import START
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.forecast import Forecast
from festival_desktop.tables.firefly_festival.vocabulary import Missing

SIGNS = {
    Missing.FLOORS: "pagoda",
    Missing.BRIDGES: "bridge",
    Missing.WORKER: "worker",
    Missing.PIECES: "medal",
    Missing.SORIN: "sorin",
}
"""The sign for each condition a festival still misses."""
UNCOUNTED = (Missing.WORKER, Missing.SORIN)
"""Missing conditions that are always exactly one piece."""
WIDTH, LETTERS = 172.0, 12.5
"""The width of a card, and the size of its letters."""


class Card(NamedTuple):
    """The contents of a festival's card."""

    heading: str
    conditions: tuple[tuple[str, str, bool], ...]
    """Sign, number, and whether it is met."""
    rows: tuple[tuple[int, str, str, bool], ...]
    """Seat, parts of its points, its points, and whether it can hold the festival."""
    verdict: tuple[str, ...]
    good: bool
    """The viewer can hold it."""
    s: float


def forecasts(table: TableState) -> PartContent:
    """Show forecasts on every island if wanted, and a card for one."""
    board, view, items = table.board, table.now.view, dict[str, ItemSpec]()
    forecast = partial(table.firefly.forecast, view, table.now.seat)
    festive = [
        island
        for island, size in enumerate(board.sizes)
        if size != START and not view.sealed >> island & 1
    ]
    on_card = _on_card(table)
    here = forecast(on_card) if on_card in festive else None
    for island in festive:
        seen, block = forecast(island), board.block(island)
        if table.forecasting:
            items[f"forecast:{island}"] = ItemSpec("forecast", (seen,), block, zorder.SEAM + 1)
        if seen.callers and seen != here:
            beads = tuple((seat, 1) for seat in seen.callers)
            items[f"callers:{island}"] = _beads(block, beads)
    if here is not None:
        order = _in_order(here)
        items["card"] = _card(table, here, order)
        if beads := tuple((seat, here.pieces[seat]) for seat in order if here.pieces[seat]):
            items["beads"] = _beads(board.block(here.island), beads)
    return PartContent(items)


def card_place(table: TableState) -> QRectF | None:
    """Return the place of a festival's card, if there is one."""
    on_card, sealed = _on_card(table), table.now.view.sealed
    if on_card is None or table.board.sizes[on_card] == START or sealed >> on_card & 1:
        return None
    seen = table.firefly.forecast(table.now.view, table.now.seat, on_card)
    return _card(table, seen, _in_order(seen)).rect


def _in_order(seen: Forecast) -> list[int]:
    """List the seats, those with most pieces first."""
    return sorted(range(len(seen.weights)), key=lambda seat: (-seen.weights[seat], seat))


def _on_card(table: TableState) -> int | None:
    """Return the island with a card: one with a floor, or any while festivals are the topic."""
    view, action, island = table.now.view, table.intent.action, table.island
    busy = action not in (None, Action.FESTIVAL) or table.pointer.lifted is not None
    if island is None or busy or view.stage is CHOOSE:
        return None
    asked = table.forecasting or action is not None or table.pointer.focus is not None
    return island if asked or view.floors[island] else None


def _beads(block: QRectF, beads: tuple[tuple[int, int], ...]) -> ItemSpec:
    """Make the beads on the upper shore: seats, and how many of each."""
    c = block.width() / 3
    tray = QRectF(block.left() + 0.2 * c, block.top() - 0.15 * c, 2.6 * c, 0.34 * c)
    return ItemSpec("beads", beads, tray, zorder.SEAM, soft=False)


def _card(table: TableState, seen: Forecast, order: list[int]) -> ItemSpec:
    label, s = table.label, table.layout.px(0.88) * max(1.0, min(1.15, text_scale()))
    rows = tuple(
        (seat, _sum(seen, seat), points_of(seen, seat), seat in seen.callers)
        for seat in order
        if seen.pieces[seat] or seat == seen.seat or len(order) <= 4
    )
    heading = label("festival", label(f"tile:{table.now.view.layout[seen.island]}"))
    face = Card(heading, _conditions(seen), rows, _verdict(table, seen), not seen.missing, s)
    wide = WIDTH * s
    size = QRectF(0, 0, wide, _contents(face).size(wide).height())
    room = table.layout.lake.adjusted(9, 9, -9, -9)
    spot = beside(size, table.board.block(seen.island), room, 4)
    return ItemSpec("festival", (face,), spot, zorder.BADGE, soft=False)


def _sum(seen: Forecast, seat: int) -> str:
    """Format the points' parts; in brackets those that need this seat as caller."""
    share = seen.pieces[seat] * seen.value
    guest, caller = seen.as_guest[seat] - share, seen.as_caller[seat] - seen.as_guest[seat]
    parts = [f"{seen.pieces[seat]} × {seen.value}", f"+ {guest}" if guest else ""]
    if caller:
        parts.append(f"+ {caller}" if seen.callers == (seat,) else f"(+ {caller})")
    return " ".join(filter(None, parts))


def _verdict(table: TableState, seen: Forecast) -> tuple[str, ...]:
    """Say who can hold it, and what the viewer lacks."""
    label, players = table.label, table.session.players
    names = [players[seat].name for seat in seen.callers]
    who = label("can-hold", *names) if names else label("nobody-holds")
    if not seen.missing:
        return (who,)
    what, number = seen.missing[0]
    values = () if what in UNCOUNTED else (number,)
    return who, label(f"needs-{what}", *values)


def points_of(seen: Forecast, seat: int) -> str:
    points = seen.points(seat)
    return "/".join(f"+{number}" for number in points) if any(points) else "–"


def _conditions(seen: Forecast) -> tuple[tuple[str, str, bool], ...]:
    own = seen.weights[seen.seat]
    best = max(weight for seat, weight in enumerate(seen.weights) if seat != seen.seat)
    missing = {what for what, _ in seen.missing}
    return (
        ("pagoda", "{}/{}".format(*seen.floors), Missing.FLOORS not in missing),
        ("bridge", "{}/{}".format(*seen.bridges), Missing.BRIDGES not in missing),
        ("worker", str(seen.workers), Missing.WORKER not in missing),
        (str(seen.seat), f"{own}:{best}", Missing.PIECES not in missing),
    )


# -- painters --------------------------------------------------------------------------------


def _paint_beads(p: QPainter, rect: QRectF, *beads: tuple[int, int]) -> None:
    """Paint every piece on an island as one bead, the leader's first."""
    seats = [seat for seat, number_ in beads for _ in range(number_)]
    step = min(rect.height(), rect.width() / max(1, len(seats)))
    x = rect.center().x() - step * len(seats) / 2
    tray = QRectF(x - step * 0.3, rect.top(), step * (len(seats) + 0.6), rect.height())
    draw_path(p, rounded(tray, rect.height() / 2), color("night", 0.9), outline("light", 1.2))
    for n, seat in enumerate(seats):
        ink = mix(seat_color(seat), "white", 0.18)
        draw_path(p, marks.glyph(seat, x + (n + 0.5) * step, rect.center().y(), step * 0.34), ink)


def _paint_festival(p: QPainter, rect: QRectF, it: Card) -> None:
    """Paint a festival's conditions, and everyone's points if it were held now."""
    paint_paper(p, rect, 8 * it.s)
    _contents(it).paint(p, rect)


def _contents(it: Card) -> Column:
    s = it.s
    tint, ink = ("good", "good_deep") if it.good else ("warn", "warn_deep")
    heading = Row(
        Label(it.heading, LETTERS * s, "on_seal", BOLD, CENTER, grow=1, floor=9), pad=(6, 3 * s)
    )
    rule = Picture(lambda p, place: p.fillRect(place, color("ink_soft", 0.45)), 1, 1, grow=1)
    verdict = Column(
        *(Label(line, LETTERS * s, ink, BOLD, CENTER, wrap=True) for line in it.verdict), pad=3 * s
    )
    return Column(
        Backed(heading, lambda p, place: paint_ribbon(p, place, 7 * s)),
        Column(
            Even(*(_condition(*condition, s) for condition in it.conditions)),
            rule,
            Space(2 * s, 0),
            *(_row(*row, s) for row in it.rows),
            pad=(6 * s, 3 * s),
        ),
        Backed(verdict, lambda p, place: draw_rounded(p, place, 5 * s, color(tint, 0.2))),
        pad=2,
    )


def _condition(kind: str, number: str, met: bool, s: float) -> Column:
    """Make a condition: its sign, above its number and whether it is met."""

    def draw(p: QPainter, at: QPointF) -> None:
        if kind == "pagoda":
            marks.paint_pagoda_sign(p, at.x(), at.y(), 17 * s)
        elif kind == "bridge":
            marks.paint_bridge_sign(p, at.x(), at.y() + 2 * s, 19 * s, "wood")
        elif kind == "worker":
            marks.paint_sign(p, at.x(), at.y(), 17 * s, kind, None)
        else:
            marks.paint_medal(p, at.x(), at.y(), 8.5 * s, int(kind))

    tick = sign(lambda p, at: marks.paint_mark(p, at.x(), at.y(), 6.5 * s, good=met), 13 * s)
    ink = "ink" if met else "warn_deep"
    words = Label(number, LETTERS * s, ink, BOLD, scaled=False, floor=6)
    return Column(sign(draw, 19 * s), Row(Space(), words, tick, Space()))


def _row(seat: int, made_of: str, points: str, calls: bool, s: float) -> Cell:
    """Make a player's points and their parts; a Sōrin for those who can hold it."""

    def medal(p: QPainter, at: QPointF) -> None:
        marks.paint_medal(p, at.x(), at.y(), 7.5 * s, seat)

    def sorin(p: QPainter, at: QPointF) -> None:
        if calls:
            marks.paint_sign(p, at.x(), at.y(), 16 * s, "sorin", None)

    def lit(p: QPainter, place: QRectF) -> None:
        if calls:
            draw_rounded(p, place.adjusted(-2, 1, 2, -1), 4 * s, color("light", 0.5))

    sums = Label(made_of, LETTERS * s, "ink_soft", scaled=False)
    ends = Label(points, LETTERS * 1.1 * s, "ink", BOLD, RIGHT, scaled=False)
    cells = sign(medal, 18 * s, 19 * s), sign(sorin, 9 * s), sums, Space(), ends
    return Backed(Row(*cells, gap=3 * s), lit)


def _paint_forecast(p: QPainter, rect: QRectF, seen: Forecast) -> None:
    """Paint a short forecast over its island: points, and who can hold it.

    If nobody can, what the viewer lacks.
    """
    c, seats, callers, most = rect.width() / 3, len(seen.weights), seen.callers, max(seen.weights)
    body = rect.adjusted(c * 0.16, c * 0.1, -c * 0.16, -c * 0.72)
    edge = "good" if seen.seat in callers else "light" if callers else "on_warn"
    draw_path(p, rounded(body, c * 0.16), "night", outline(edge, 1.8))
    low = QRectF(body.left() + 3, body.bottom() - c * 0.46, body.width() - 6, c * 0.42)
    room = QRectF(body.left() + 3, body.top() + 2, body.width() - 6, low.top() - body.top() - 2)
    columns = 1 if seats <= 2 else 2
    wide, high = room.width() / columns, room.height() / -(-seats // columns)
    r = min(high * 0.4, c * 0.2)
    for seat, weight in enumerate(seen.weights):
        x, y = room.left() + seat % columns * wide, room.top() + seat // columns * high
        if seat in callers:
            draw_path(p, rounded(QRectF(x, y + 1, wide - 2, high - 2), 4), color("light", 0.26))
        if weight == most > 0:
            draw_path(p, circle(x + r + 3, y + high / 2, r + 2), None, outline("light_hi", 1.6))
        marks.paint_medal(p, x + r + 3, y + high / 2, r, seat)
        place = QRectF(x + 2 * r + 5, y, wide - 2 * r - 7, high)
        number(p, place, points_of(seen, seat), min(c * 0.36, high * 0.8), "on_dark")
    if callers:
        _paint_callers(p, low, callers)
    else:
        _paint_missing(p, low, seen.missing)


def _paint_callers(p: QPainter, low: QRectF, callers: tuple[int, ...]) -> None:
    """Paint a Sōrin, and the seats that could hold the festival."""
    h, y = low.height(), low.center().y()
    x = low.center().x() - h * 0.5 * len(callers)
    marks.paint_sign(p, x, y, h, "sorin", None)
    for n, seat in enumerate(callers):
        marks.paint_medal(p, x + h * (n + 1), y, h * 0.42, seat)


def _paint_missing(p: QPainter, low: QRectF, missing: Sequence[tuple[Missing, int]]) -> None:
    """Paint the sign of each missing thing, with its number where it has one."""
    h, y = low.height(), low.center().y()
    step = low.width() / len(missing)
    for n, (key, number_) in enumerate(missing):
        sign, counted = SIGNS[key], key not in UNCOUNTED
        side = min(h * 0.92, step * 0.52)
        x = low.left() + (n + (0.3 if counted else 0.5)) * step
        if sign == "medal":
            marks.paint_mark(p, x, y, side * 0.46, good=False)
        elif sign == "bridge":
            marks.paint_bridge_sign(p, x, y + side * 0.1, side, "wood_pale")
        else:
            marks.paint_sign(p, x, y, side, sign, None)
        if counted:
            spot = QRectF(x + side * 0.5, low.top(), step * 0.4, h)
            number(p, spot, number_, h * 0.76, "on_warn")


RENDERERS = {
    "beads": Renderer(_paint_beads, pixels=8),
    "festival": Renderer(_paint_festival, pixels=14),
    "forecast": Renderer(_paint_forecast, pixels=3),
}
