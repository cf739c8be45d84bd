"""Painters of what stands beside the sheet: name plates, emperor cards, stacks, small sheets."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.buttons import paint_button, paint_button_body
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.tokens import paint_robot, paint_token
from festival_desktop.art.type import (
    BOLD,
    FLOOR,
    LEFT,
    MEDIUM,
    REGULAR,
    RIGHT,
    line_height,
    shortened,
    text,
    text_width,
    within,
)
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift_coin

# -- plates around the tray ---------------------------------------------------------------------


class Plate(NamedTuple):
    """Somebody at a side of the tray."""

    seat: int
    name: str
    computer: bool
    die: str
    """The colour this seat faces, and its name; nothing while the dice roll."""
    color: str
    left: str
    """How many areas of this colour are left."""
    active: bool
    f: float


def paint_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    """Who sits at a side of the tray, and which die they face."""
    paint_paper(p, rect, 8, lift=0.6)
    if it.active:
        lit_edge(p, brush.rounded(rect, 8), "light", 2.6, 0.9)
    wide = rect.width() > rect.height() * 1.8
    (_paint_low_plate if wide else _paint_high_plate)(p, rect, it)


def _paint_low_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    f = it.f
    h, y = rect.height(), rect.center().y()
    paint_token(p, QPointF(rect.left() + h * 0.48, y), h * 0.25, it.seat, edge="ink")
    x, radius = rect.left() + h * 0.9, h * 0.34
    right = rect.right() - 6 * f
    if it.die:
        paint_chip(p, QPointF(right - radius, y), radius, it.die)
        right -= radius * 2 + 5 * f
        room = min(
            rect.width() * 0.36, max(text_width(it.color, 14 * f), text_width(it.left, 11.5 * f))
        )
        line = QRectF(right - room, rect.top() + h * 0.06, room, h * (0.52 if it.left else 0.86))
        text(p, line, it.color, within(line, 14 * f), "ink", REGULAR, RIGHT, floor=7)
        if it.left:
            line = QRectF(right - room, rect.top() + h * 0.55, room, h * 0.4)
            text(p, line, it.left, within(line, 11.5 * f), "ink_soft", REGULAR, RIGHT, floor=7)
        right -= room + 5 * f
    if it.computer:
        paint_robot(p, QPointF(right - h * 0.2, y), h * 0.22)
        right -= h * 0.5
    place, least = QRectF(x, rect.top(), right - x, h), min(11.0, 13 * f)
    short = shortened(it.name, place.width(), least)
    text(p, place, short, within(place, 16.5 * f), "ink", BOLD, LEFT, floor=least)


def _paint_high_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    f = it.f
    h = rect.height()
    head = QRectF(rect.left() + 5 * f, rect.top() + h * 0.04, rect.width() - 10 * f, h * 0.22)
    short = shortened(
        it.name, head.width() - 24 * f - (18 * f if it.computer else 0), min(11, 13 * f)
    )
    px = within(head, 15.5 * f)
    words = min(text_width(short, px, BOLD), head.width() - 22 * f)
    x = head.center().x() - (words + 22 * f) / 2
    paint_token(p, QPointF(x + 8 * f, head.center().y()), 7.5 * f, it.seat, edge="ink")
    place = QRectF(x + 19 * f, head.top(), head.right() - x - 19 * f + 2, head.height())
    if it.computer:
        paint_robot(p, QPointF(rect.right() - 12 * f, rect.bottom() - 12 * f), 7 * f)
    text(p, place, short, px, "ink", BOLD, LEFT, floor=9)
    if not it.die:
        return
    paint_chip(p, QPointF(rect.center().x(), rect.top() + h * 0.44), h * 0.155, it.die)
    line = QRectF(rect.left() + 4, rect.top() + h * 0.61, rect.width() - 8, h * 0.18)
    text(p, line, it.color, within(line, 14 * f), "ink", floor=9)
    line = QRectF(rect.left() + 4, rect.top() + h * 0.79, rect.width() - 8, h * 0.16)
    text(p, line, it.left, within(line, 11.5 * f), "ink_soft", floor=8)


def paint_nobody(p: QPainter, rect: QRectF, label: str, die: str, f: float) -> None:
    """A side of the tray where nobody sits; its die is still shown."""
    tall = rect.width() < rect.height() * 1.8
    line = brush.outline("light_hi", 1, 0.4)
    line.setStyle(Qt.PenStyle.DashLine)
    path = brush.rounded(rect, 8 if tall else rect.height() / 2)
    brush.put(p, path, brush.color("panel", 0.8), line)
    h = rect.height()
    if tall:
        if die:
            paint_chip(p, QPointF(rect.center().x(), rect.top() + h * 0.30), h * 0.15, die)
        place = QRectF(rect.left() + 4, rect.top() + h * 0.5, rect.width() - 8, h * 0.46)
        text(p, place, label, 12.5 * f, "on_dark", wrap=True, floor=8)
        return
    if die:
        paint_chip(p, QPointF(rect.left() + h * 0.55, rect.center().y()), h * 0.33, die)
    place = QRectF(rect.left() + h * 1.02, rect.top(), rect.width() - h * 1.3, h)
    text(p, place, label, within(place, 12.5 * f), "on_dark", floor=8)


# -- buttons ------------------------------------------------------------------------------------


def paint_leave(
    p: QPainter, rect: QRectF, label: str, kind: str, state: str, icon: str, px: float
) -> None:
    """A button whose words may take two lines."""
    paint_button_body(p, rect, kind=kind, state=state, radius=min(12.0, rect.height() * 0.26))
    ink = "ink" if kind == "paper" else "on_seal"
    place = rect.adjusted(9, 0, -9, -1)
    px = within(place, px)
    if icon:
        side = min(place.height() * 0.46, px * 1.25)
        words = min(text_width(label, px, BOLD), place.width() - side - 8)
        x = place.center().x() - (side + 8 + words) / 2
        paint_icon(p, QRectF(x, place.center().y() - side / 2, side, side), icon, ink)
        place.setLeft(x + side + 8)
        place.setRight(min(place.right(), place.left() + words + 3))
    fits = text_width(label, FLOOR, BOLD, scaled=False) <= place.width()
    text(p, place, label, px, ink, BOLD, wrap=not fits, floor=FLOOR if fits else 8)


def paint_reroll(p: QPainter, rect: QRectF, label: str, gifts: int, state: str, px: float) -> None:
    """Roll again, with its price."""
    h = rect.height()
    coins = h * (0.30 + 0.55 * gifts)
    paint_button(p, rect, kind="primary", state=state, px=px)
    place = rect.adjusted(8, 0, -coins - 4, -1)
    ink = "primary_dusk_ink" if state == "disabled" else "on_seal"
    fits = text_width(label, 9, BOLD, scaled=False) <= place.width()
    text(p, place, label, within(place, px), ink, BOLD, wrap=not fits, floor=9 if fits else 7)
    for n in range(gifts):
        centre = QPointF(rect.right() - h * 0.45 - n * h * 0.6, rect.center().y())
        paint_gift_coin(p, centre, h * 0.31)


def paint_way(p: QPainter, rect: QRectF, label: str, die: str, state: str, px: float) -> None:
    """One of several things an area could be shaded for."""
    paint_button(p, rect, kind="paper", state=state, px=px)
    h, left = rect.height(), rect.left() + 8
    if die:
        paint_chip(p, QPointF(left + h * 0.3, rect.center().y() - 1), h * 0.3, die)
        left += h * 0.75
    place = QRectF(left, rect.top() - 1, rect.right() - 8 - left, h)
    text(p, place, label, within(place, px), "ink", MEDIUM, LEFT, floor=8)


# -- emperor cards ------------------------------------------------------------------------------


def paint_emperor(
    p: QPainter,
    rect: QRectF,
    gifts: int,
    label: str,
    side: str,
    dice: tuple[str, ...],
    state: str,
    f: float,
) -> None:
    """What an action costs, what it lets you shade, and in which colours now."""
    if state in ("choice", "hover", "used"):
        ink = "white" if state == "hover" else "light"
        lit_edge(p, brush.rounded(rect, 8), ink, 3.6 if state == "hover" else 2.6, 1.0)
    paint_paper(p, rect, 8, lift=0.7)
    band = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.29)
    with brush.saved(p):
        p.setClipPath(brush.rounded(rect, 8), Qt.ClipOperation.IntersectClip)
        p.fillRect(band, brush.down(band, (0, "primary0"), (0.5, "primary1"), (1, "primary2")))
        p.setPen(brush.outline("brass", 2))
        p.drawLine(band.bottomLeft(), band.bottomRight())
    coin = min(band.height() * 0.39, 15 * f)
    for n in range(gifts):
        x = band.center().x() + (n - (gifts - 1) / 2) * coin * 2.3
        paint_gift_coin(p, QPointF(x, band.center().y()), coin)
    room = (band.width() - gifts * coin * 2.3) / 2 - 5 * f
    mark = QRectF(band.left() + 4 * f, band.top(), min(room, 52 * f), band.height())
    text(p, mark, side, 12.5 * f, "on_seal_soft", BOLD, LEFT, scaled=False, floor=6)
    foot = rect.height() * 0.21 if dice else 4 * f
    body = QRectF(
        rect.left() + 8 * f, band.bottom() + 3 * f, rect.width() - 16 * f,
        rect.bottom() - band.bottom() - foot - 7 * f,
    )  # fmt: skip
    lines = max(1, math.floor(body.height() / max(1.0, line_height(9, scaled=False))))
    text(p, body, label, 15 * f, "ink", MEDIUM, wrap=lines > 1, floor=8.5)
    radius = min(foot * 0.43, (rect.width() - 8 * f) / 7.2)
    for n, die in enumerate(dice):
        x = rect.center().x() + (n - (len(dice) - 1) / 2) * radius * 2.4
        paint_chip(p, QPointF(x, rect.bottom() - foot * 0.5 - 4 * f), radius, die)
    if state in ("dim", "used"):
        p.fillPath(brush.rounded(rect, 8), brush.color("night", 0.36 if state == "dim" else 0.16))
