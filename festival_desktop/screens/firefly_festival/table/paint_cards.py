"""Painters of what lies over the lake for a while: festival cards, tags, questions, powers."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import circle, color, down, mix, outline, put, rounded
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    RIGHT,
    SEMIBOLD,
    TOP_LEFT,
    number,
    text,
    within,
)
from festival_desktop.screens.firefly_festival.pictures import marks

SIGNS = {
    "floors": "pagoda",
    "bridges": "bridge",
    "worker": "worker",
    "pieces": "medal",
    "sorin": "sorin",
}
"""What is missing for a festival → its sign."""
VERDICT = 12.5
"""The size of the letters that say who can hold a festival."""


def paint_beads(p: QPainter, rect: QRectF, *beads: tuple[int, int]) -> None:
    """Every piece on an island as one bead, the leader's first."""
    seats = [seat for seat, number_ in beads for _ in range(number_)]
    step = min(rect.height(), rect.width() / max(1, len(seats)))
    x = rect.center().x() - step * len(seats) / 2
    tray = QRectF(x - step * 0.3, rect.top(), step * (len(seats) + 0.6), rect.height())
    put(p, rounded(tray, rect.height() / 2), color("night", 0.9), outline("light", 1.2))
    for n, seat in enumerate(seats):
        ink = mix(seat_color(seat), "white", 0.18)
        put(p, marks.glyph(seat, x + (n + 0.5) * step, rect.center().y(), step * 0.34), ink)


def paint_festival(
    p: QPainter,
    rect: QRectF,
    heading: str,
    conditions: tuple[tuple[str, str, bool], ...],
    rows: tuple[tuple[int, str, str, bool], ...],
    verdict: str,
    good: bool,
    foot: float,
    s: float,
) -> None:
    """What a festival needs, and what everybody would score if it were held now."""
    paint_paper(p, rect, 8 * s)
    pad, head = 7 * s, 22 * s
    band = QRectF(rect.left() + 1, rect.top() + 1, rect.width() - 2, head)
    put(p, rounded(band, 7 * s), down(band, (0, "seal_hi"), (0.5, "lacquer"), (1, "seal_deep")))
    title = band.adjusted(6, 0, -6, 0)
    text(p, title, heading, within(band, 13 * s), "on_seal", BOLD, floor=9)
    y, wide = band.bottom() + 3 * s, (rect.width() - 2 * pad) / len(conditions)
    for n, (sign, label, met) in enumerate(conditions):
        spot = QRectF(rect.left() + pad + n * wide, y, wide, 34 * s)
        _paint_condition(p, spot, sign, label, met, s)
    y += 36 * s
    p.fillRect(QRectF(rect.left() + pad, y, rect.width() - 2 * pad, 1), color("ink_soft", 0.45))
    room = rect.bottom() - y - foot - 6 * s
    high = room / max(1, len(rows))
    for n, row in enumerate(rows):
        line = QRectF(rect.left() + pad, y + 2 + n * high, rect.width() - 2 * pad, high)
        _paint_row(p, line, row, s)
    low = QRectF(rect.left() + 4, rect.bottom() - foot - 3, rect.width() - 8, foot)
    put(p, rounded(low, 5 * s), color("good" if good else "warn", 0.2))
    ink = "good_deep" if good else "warn_deep"
    text(p, low.adjusted(3, 0, -3, 0), verdict, VERDICT * s, ink, BOLD, wrap=True, floor=8)


def _paint_condition(p: QPainter, spot: QRectF, sign: str, label: str, met: bool, s: float) -> None:
    x, y = spot.center().x(), spot.top() + 9 * s
    if sign == "pagoda":
        marks.paint_pagoda_sign(p, x, y, 17 * s)
    elif sign == "bridge":
        marks.paint_bridge_sign(p, x, y + 2 * s, 19 * s, "wood")
    elif sign == "worker":
        marks.paint_sign(p, x, y, 17 * s, sign, None)
    else:
        marks.paint_medal(p, x, y, 8.5 * s, int(sign))
    low = QRectF(spot.left(), spot.top() + 18 * s, spot.width() * 0.6, 16 * s)
    ink = "ink" if met else "warn_deep"
    number(p, low, label, 12.5 * s, ink)
    marks.paint_mark(p, spot.left() + spot.width() * 0.78, low.center().y(), 6.5 * s, good=met)


def _paint_row(p: QPainter, line: QRectF, row: tuple[int, str, str, bool], s: float) -> None:
    """A player: what the points are made of, and the sum; a Sōrin for those who can hold it."""
    seat, made_of, points, calls = row
    y = line.center().y()
    if calls:
        put(p, rounded(line.adjusted(-2, 1, 2, -1), 4 * s), color("light", 0.5))
        marks.paint_sign(p, line.left() + 24 * s, y, min(16 * s, line.height()), "sorin", None)
    marks.paint_medal(p, line.left() + 9 * s, y, min(7.5 * s, line.height() * 0.42), seat)
    middle = QRectF(line.left() + 33 * s, line.top(), line.width() * 0.42, line.height())
    px = min(12.5 * s, line.height() * 0.8)
    text(p, middle, made_of, px, "ink_soft", align=LEFT, floor=8, scaled=False)
    end = QRectF(middle.right(), line.top(), line.right() - middle.right(), line.height())
    text(p, end, points, px * 1.1, "ink", BOLD, RIGHT, floor=8, scaled=False)


def paint_forecast(
    p: QPainter,
    rect: QRectF,
    rows: tuple[tuple[int, str, bool, bool], ...],
    missing: tuple[tuple[str, int], ...],
    callers: tuple[int, ...],
    can: bool,
) -> None:
    """A festival in short, over its island: who would score what, and who can hold it.

    If nobody can, what is missing for whoever looks.
    """
    c = rect.width() / 3
    body = rect.adjusted(c * 0.16, c * 0.1, -c * 0.16, -c * 0.72)
    edge = "good" if can else "light" if callers else "on_warn"
    put(p, rounded(body, c * 0.16), color("night", 0.86), outline(edge, 1.8))
    low = QRectF(body.left() + 3, body.bottom() - c * 0.46, body.width() - 6, c * 0.42)
    room = QRectF(body.left() + 3, body.top() + 2, body.width() - 6, low.top() - body.top() - 2)
    columns = 1 if len(rows) <= 2 else 2
    lines = (len(rows) + columns - 1) // columns
    wide, high = room.width() / columns, room.height() / max(lines, 1)
    for n, (seat, points, leads, calls) in enumerate(rows):
        x, y = room.left() + n % columns * wide, room.top() + n // columns * high
        r = min(high * 0.4, c * 0.2)
        if calls:
            spot = QRectF(x, y + 1, wide - 2, high - 2)
            put(p, rounded(spot, 4), color("light", 0.26))
        if leads:
            put(p, circle(x + r + 3, y + high / 2, r + 2), None, outline("light_hi", 1.6))
        marks.paint_medal(p, x + r + 3, y + high / 2, r, seat)
        place = QRectF(x + 2 * r + 5, y, wide - 2 * r - 7, high)
        number(p, place, points, min(c * 0.36, high * 0.8), "on_dark")
    if callers:
        _paint_callers(p, low, callers)
    else:
        _paint_missing(p, low, missing)


def _paint_callers(p: QPainter, low: QRectF, callers: tuple[int, ...]) -> None:
    """A Sōrin, and whose it could be."""
    h, y = low.height(), low.center().y()
    x = low.center().x() - h * 0.5 * len(callers)
    marks.paint_sign(p, x, y, h, "sorin", None)
    for n, seat in enumerate(callers):
        marks.paint_medal(p, x + h * (n + 1), y, h * 0.42, seat)


def _paint_missing(p: QPainter, low: QRectF, missing: tuple[tuple[str, int], ...]) -> None:
    """The sign of each thing that is missing, and how many; a worker or a Sōrin needs no number."""
    h, y = low.height(), low.center().y()
    step = low.width() / len(missing)
    for n, (key, number_) in enumerate(missing):
        sign, counted = SIGNS[key], key not in ("worker", "sorin")
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


def paint_ask(p: QPainter, rect: QRectF, heading: str, note: str, above: float, px: float) -> None:
    """The paper of a question; its buttons lie on it."""
    paint_paper(p, rect, 9)
    line = QRectF(rect.left() + 8, rect.top() + 4, rect.width() - 16, above)
    text(p, line, heading, px, "lacquer", BOLD)
    if note:
        room = QRectF(rect.left() + 10, line.bottom(), rect.width() - 20, rect.height())
        text(p, room, note, px, "ink", align=TOP_LEFT, wrap=True)


def paint_option(
    p: QPainter, rect: QRectF, label: str, seat: int, coins: int, state: str, px: float
) -> None:
    """One answer: words, and to whom coins would go."""
    h = rect.height()
    paint_button(p, rect, kind="paper", state=state)
    inner = rect.adjusted(8, 0, -8, 0)
    if seat is not None:
        marks.paint_medal(p, inner.left() + h * 0.3, rect.center().y(), h * 0.3, seat)
        inner.setLeft(inner.left() + h * 0.72)
    if coins is not None:
        marks.paint_coin(p, inner.right() - h * 0.25, rect.center().y(), h * 0.25)
        place = QRectF(inner.right() - h * 1.1, rect.top(), h * 0.56, h)
        number(p, place, coins, h * 0.5)
        inner.setRight(place.left() - 2)
    text(p, inner, label, px, "ink", SEMIBOLD, LEFT)


def paint_offer(
    p: QPainter, rect: QRectF, name: str, words: str, button: str, state: str, kept: bool, px: float
) -> None:
    """A power to choose: its name, what it does, and the button to keep it."""
    paint_paper(p, rect, 12)
    ink = "light_deep" if kept or state == "hover" else "brass"
    put(p, rounded(rect, 12), None, outline(ink, 3 if kept else 2))
    band = QRectF(rect.left() + 8, rect.top() + 8, rect.width() - 16, px * 2.1 * text_scale())
    put(p, rounded(band, 8), down(band, (0, "seal_hi"), (0.5, "lacquer"), (1, "seal_deep")))
    text(p, band.adjusted(8, 0, -8, 0), name, px * 1.2, "on_seal", BOLD)
    high = px * 2.4 * text_scale()
    room = QRectF(rect.left() + 14, band.bottom() + 8, rect.width() - 28, 0)
    room.setBottom(rect.bottom() - high - 18)
    text(p, room, words, px, "ink", align=TOP_LEFT, wrap=True)
    low = QRectF(rect.left() + 14, rect.bottom() - high - 10, rect.width() - 28, high)
    paint_button(p, low, button, kind="primary", state=state, px=px)


def paint_heading(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    """A line of words on a dark ribbon over the lake."""
    put(p, rounded(rect, rect.height() / 2), color("night", 0.85), outline("brass", 1.4))
    text(p, rect.adjusted(14, 0, -14, 0), label, px, "light_hi", BOLD)
