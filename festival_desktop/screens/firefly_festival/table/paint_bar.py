"""Painters of the bar of actions: wooden plaques, the button that ends a turn, the eye."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    Ink,
    color,
    down,
    glow,
    halo,
    outline,
    put,
    rounded,
    saved,
    shadow,
)
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_panel
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    BOLD,
    LEAST,
    LEFT,
    number,
    text,
    text_width,
    within,
    wrapped_height,
)
from festival_desktop.screens.firefly_festival.pictures import marks

ON, HOVER, CHOSEN, OFF = "on", "hover", "chosen", "off"
LETTERS = {"bridge": "B", "pagoda": "P", "move": "M", "festival": "F", "crow": "C", "fish": "L"}
"""Sign of a plaque → the key that presses it, the same in all languages."""


def paint_bar(p: QPainter, rect: QRectF, *lines: float) -> None:
    paint_panel(p, rect, 11)
    for x in lines:
        line = QRectF(rect.left() + x, rect.top() + 12, 1, rect.height() - 24)
        p.fillRect(line, color("brass", 0.7))


def paint_plaque(
    p: QPainter, rect: QRectF, sign: str, label: str, note: str, state: str, seat: int, s: float
) -> None:
    """An action: its sign, its name, and below it how it stands."""
    radius = 9 * s
    shadow(p, rect, radius, 4, 3, 0.45)
    if state in (CHOSEN, HOVER):
        halo(p, rect, radius, "light", 8 if state == CHOSEN else 5, 0.9)
    put(p, rounded(rect, radius), _wood(rect, state), outline(*_rim(state)))
    ink, soft = _inks(state)
    side = min(rect.height() * 0.5, rect.width() * 0.32)
    x, y = rect.left() + side * 0.5 + 8 * s, rect.center().y()
    with saved(p):
        p.setOpacity(0.55 if state == OFF else 1.0)
        _paint_sign(p, x, y, side, sign, seat, state)
    words = QRectF(x + side * 0.5 + 6 * s, rect.top(), 0, rect.height())
    words.setRight(rect.right() - 5)
    h = words.height()
    title = QRectF(words.left(), words.top() + h * 0.1, words.width(), h * 0.38)
    cap = _letter_place(rect, s)
    beside = cap.left() - 1 - title.left()
    if text_width(label, LEAST, BOLD, scaled=False) <= beside:  # or there is room for it alone
        _paint_letter(p, cap, LETTERS[sign], ink)
        title.setWidth(beside)
    text(p, title, label, min(15.5 * s, h * 0.36 / text_scale()), ink, BOLD, LEFT, floor=7)
    low = QRectF(words.left(), title.bottom(), words.width(), h * 0.47)
    px = min(12 * s, h * 0.28 / text_scale())
    if wrapped_height(note, low.width(), LEAST / text_scale()) <= low.height() + 2:
        text(p, low, note, px, soft, align=LEFT, wrap=True, floor=7)


def _letter_place(rect: QRectF, s: float) -> QRectF:
    side = max(11.0, 13 * s)
    return QRectF(rect.right() - side - 3, rect.top() + 3, side, side)


def _paint_letter(p: QPainter, cap: QRectF, letter: str, ink: Ink) -> None:
    """The key of a plaque in its corner."""
    with saved(p):
        p.setOpacity(0.75)
        put(p, rounded(cap, 3), color("well", 0.3), outline(ink, 0.8, 0.6))
    number(p, cap, letter, cap.height() * 0.72, ink)


def _wood(rect: QRectF, state: str) -> Any:
    if state == CHOSEN:
        return down(rect, (0, "light_hi"), (0.5, "light"), (1, "light_deep"))
    kind = {OFF: "plank_dusk", HOVER: "plank_lit"}.get(state, "plank")
    return down(rect, (0, f"{kind}0"), (0.5, f"{kind}1"), (1, f"{kind}2"))


def _rim(state: str) -> tuple[Ink, float]:
    return {CHOSEN: ("paper_hi", 1.6), OFF: ("rim_dusk", 1.2)}.get(state, ("brass", 1.2))


def _inks(state: str) -> tuple[Ink, Ink]:
    if state == CHOSEN:
        return "ink", "plate_ink_soft"
    if state == OFF:
        return "plank_dusk_ink", "plank_dusk_ink"
    return "paper_hi", "light_hi"


def _paint_sign(
    p: QPainter, x: float, y: float, side: float, sign: str, seat: int, state: str
) -> None:
    match sign:
        case "bridge":
            ink = "wood" if state == CHOSEN else "light_hi"
            marks.paint_bridge_sign(p, x, y + side * 0.12, side, ink)
        case "pagoda":
            marks.paint_pagoda_sign(p, x, y, side * 1.05)
        case "move":
            for d in (-1, 1, 0):
                foot = y + side * 0.46 - abs(d) * side * 0.08
                marks.paint_figure(p, x + d * side * 0.34, foot, side * (0.72 if d else 0.86), seat)
        case "festival":
            glow(p, QPointF(x, y), side * 0.8, "light", 0.3)
            marks.paint_sorin(p, x, y + side * 0.6, side * 1.15)
        case "crow":
            marks.paint_crow(p, x, y, side * 0.95)
        case "fish":
            marks.paint_fish(p, x, y, side * 0.95)


def paint_end(p: QPainter, rect: QRectF, label: str, state: str, px: float) -> None:
    """Ends the turn, or leaves the rest of an action."""
    paint_button(p, rect, kind="primary", state=state)
    ink = "primary_dusk_ink" if state == "disabled" else "on_seal"
    room = rect.adjusted(6, 2, -6, -3)
    text(p, room, label, within(room, px), ink, BOLD, wrap=True, floor=9)


def paint_eye(p: QPainter, rect: QRectF, state: str, on: bool) -> None:
    paint_button(p, rect, kind="paper" if on else "night", icon="eye", state=state)
