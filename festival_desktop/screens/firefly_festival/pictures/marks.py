"""Small things of Firefly Festival: medals, coins, fish, workers, floors, Sōrin, cards and signs.

Each is painted the same on islands, in panels and on buttons. Nothing here knows a rule.
"""

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from festival_desktop.art.brush import (
    Fill,
    Ink,
    circle,
    color,
    dashed,
    down,
    linear,
    mix,
    outline,
    pen,
    put,
    rounded,
    star_path,
)
from festival_desktop.art.drawing import drawn_at
from festival_desktop.art.theme import PLAYERS, theme
from festival_desktop.art.tokens import seat_color, token_path

_FISH = "M-0.5 0 C-0.2 -1 0.2 -0.7 0.3 0 L0.52 -0.55 L0.48 0.55 L0.3 0 C0.2 0.7 -0.2 1 -0.5 0"
_ROBE = "M-0.5 0 C-0.46 -0.3 -0.3 -0.62 0 -0.66 C0.3 -0.62 0.46 -0.3 0.5 0 Q0 0.1 -0.5 0"
_CROW = (
    "M-0.5 0.2 Q-0.1 -0.05 0 -0.22 Q0.06 -0.42 0.24 -0.36 L0.5 -0.26 L0.3 -0.18 Q0.36 0.16 0 0.24 Z"
)
_DARK_GLYPHS = ("square", "star")
"""The shapes of the yellow and the white player, whose colours carry dark glyphs."""


def glyph_ink(seat: int) -> str:
    return "ink" if PLAYERS[seat].shape in _DARK_GLYPHS else "white"


def glyph(seat: int, x: float, y: float, radius: float) -> QPainterPath:
    """The shape of a seat around a point."""
    return QTransform(radius, 0, 0, radius, x, y).map(token_path(PLAYERS[seat].shape))


def paint_medal(p: QPainter, x: float, y: float, radius: float, seat: int) -> None:
    """The owner's seal: a disc of the colour with the shape of the seat cut into it."""
    ink = seat_color(seat)
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    fill = down(box, mix(ink, "white", 0.18), ink, mix(ink, "black", 0.12))
    put(p, circle(x, y, radius), fill, outline("paper_hi", max(1.0, radius * 0.14), 0.92))
    put(p, glyph(seat, x, y, radius * 0.52), glyph_ink(seat))


def paint_coin(p: QPainter, x: float, y: float, radius: float) -> None:
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    put(p, circle(x, y + radius * 0.12, radius), color("black", 0.27))
    fill = down(box, (0, "coin0"), (0.5, "coin1"), (1, "coin2"))
    put(p, circle(x, y, radius), fill, outline("coin_edge", max(0.8, radius * 0.12)))
    hole = QRectF(x - radius * 0.3, y - radius * 0.3, radius * 0.6, radius * 0.6)
    put(p, rounded(hole, radius * 0.06), "coin_edge")


def paint_fish(p: QPainter, x: float, y: float, w: float, *, here: bool = True) -> None:
    """A lucky fish; a dotted outline where it has swum off."""
    h = w * 0.46
    body = drawn_at(_FISH, x, y, w, h)
    if here:
        put(p, body, "burst_orange", pen("paper_hi", 1.1, 0.8))
        put(p, circle(x - w * 0.26, y - h * 0.12, w * 0.055), "ink")
    else:
        put(p, body, color("ridge", 0.16), dashed("ridge_lit", 1.1, 0.8, dots=True))


def paint_figure(p: QPainter, x: float, y: float, h: float, seat: int | None) -> None:
    """A standing worker, feet at y: bell robe and head, the seat's shape on the robe."""
    w, ink = h * 0.62, "recruit" if seat is None else seat_color(seat)
    robe = drawn_at(_ROBE, x, y, w, h)
    edge = outline("paper_hi", max(0.9, h * 0.05))
    left, right = QPointF(x - w / 2, y), QPointF(x + w / 2, y)
    light, dark = mix(ink, "white", 0.22), mix(ink, "black", 0.14)
    put(p, circle(x, y, w * 0.6, h * 0.09), color("black", 0.43))
    put(p, robe, linear(left, right, (0, light), (0.5, ink), (1, dark)), edge)
    put(p, circle(x, y - h * 0.77, h * 0.19), mix(ink, "white", 0.3), edge)
    if seat is not None:
        put(p, glyph(seat, x, y - h * 0.24, h * 0.165), glyph_ink(seat))


def roof(x: float, y: float, w: float, h: float) -> QPainterPath:
    """Curved eaves whose tips are at y."""
    eaves = "M-0.5 0 Q-0.3 -0.15 -0.22 -1 L0.22 -1 Q0.3 -0.15 0.5 0 Q0 -0.25 -0.5 0"
    return drawn_at(eaves, x, y, w, h)


def paint_floor(p: QPainter, x: float, y: float, w: float, h: float, seat: int | None) -> None:
    """One floor of a pagoda, its foot at y: the owner's band and eaves above it.

    Nobody's floor is a pale outline: one that is still missing.
    """
    wall = QRectF(x - w * 0.34, y - h * 0.62, w * 0.68, h * 0.62)
    eaves = roof(x, wall.top() + h * 0.06, w, h * 0.44)
    if seat is None:
        line = pen("paper_hi", 0.9, 0.65)  # thin in high contrast, too: it is not built
        put(p, rounded(wall, 1), color("paper_hi", 0.13), line)
        put(p, eaves, color("night", 0.6 if theme().flat else 0.28), line)
        return
    ink = seat_color(seat)
    light, dark = mix(ink, "white", 0.15), mix(ink, "black", 0.15)
    fill = linear(wall.topLeft(), wall.topRight(), (0, light), (0.5, ink), (1, dark))
    put(p, rounded(wall, h * 0.06), fill, outline("rail_edge", 0.8))
    put(p, glyph(seat, x, wall.center().y() + h * 0.03, h * 0.22), glyph_ink(seat))
    box = QRectF(wall.left(), y - h, wall.width(), h * 0.44)
    put(p, eaves, down(box, (0, "roof0"), (1, "roof1")), outline("roof_edge", 0.9))


def paint_sorin(p: QPainter, x: float, y: float, h: float, *, here: bool = True) -> None:
    """The golden spire of a pagoda, its foot at y; a dotted outline where it is gone."""
    left, right = QPointF(x - h * 0.15, y), QPointF(x + h * 0.15, y)
    if here:
        fill: Fill = linear(left, right, (0, "brass_pale"), (0.5, "coin1"), (1, "coin2"))
        line = pen("coin_edge", 0.7)
    else:
        fill, line = color("ridge", 0.12), dashed("ridge_lit", 0.9, 0.6, dots=True)
    if here:
        put(p, rounded(QRectF(x - h * 0.025, y - h, h * 0.05, h), h * 0.02), fill, line)
    for n, k in enumerate((0.21, 0.18, 0.15, 0.12)):
        put(p, circle(x, y - h * (0.14 + n * 0.17), h * k, h * 0.065), fill, line)
    put(p, circle(x, y - h * 0.86, h * 0.09), fill, line)


def paint_goal_sign(p: QPainter, x: float, y: float, h: float) -> None:
    """The back of a private goal."""
    card = QRectF(x - h * 0.34, y - h / 2, h * 0.68, h)
    fill = down(card, (0, "white"), (0.5, mix("white", "goal0", 0.5)), (1, "goal0"))
    put(p, rounded(card, h * 0.1), fill, outline("goal_edge", 0.9))
    star = star_path(5, h * 0.24, h * 0.11).translated(x, y)
    put(p, star, "goal1")


def paint_bridge_sign(p: QPainter, x: float, y: float, w: float, ink: Ink) -> None:
    """An arched bridge in one colour."""
    for rise, width in ((0.16, 0.13), (-0.06, 0.06)):
        arch = QPainterPath(QPointF(x - w / 2, y + w * rise))
        arch.quadTo(x, y + w * (rise - 0.5), x + w / 2, y + w * rise)
        put(p, arch, None, pen(ink, w * width))
    for t in (-0.5, -0.2, 0.2, 0.5):
        lift = 0.25 * (1 - (2 * t) ** 2) * w
        post = QRectF(x + t * w - 0.6, y - w * 0.06 - lift, 1.2, w * 0.26)
        put(p, rounded(post, 0.4), ink)


def paint_pagoda_sign(p: QPainter, x: float, y: float, h: float) -> None:
    for n in range(3):
        w, foot = h * (0.95 - n * 0.2), y + h / 2 - n * h * 0.31
        put(p, rounded(QRectF(x - w * 0.3, foot - h * 0.17, w * 0.6, h * 0.17), 1), "lacquer")
        put(p, roof(x, foot - h * 0.15, w, h * 0.15), "roof1", outline("roof_edge", 0.6))


def paint_crow(p: QPainter, x: float, y: float, w: float) -> None:
    put(p, drawn_at(_CROW, x, y, w, w), "ink", outline("moon_silver", 0.9))
    put(p, circle(x + w * 0.2, y - w * 0.25, w * 0.04), "light")
    for d in (-0.04, 0.08):
        leg = QRectF(x + w * d, y + w * 0.22, max(1.0, w * 0.04), w * 0.18)
        put(p, rounded(leg, 0.4), "moon_silver")


def paint_mark(p: QPainter, x: float, y: float, radius: float, *, good: bool) -> None:
    """A tick or a cross on a disc."""
    r, tick = radius, "M-0.45 0 L-0.1 0.38 L0.48 -0.36"
    sign = tick if good else "M-0.4 0.4 L0.4 -0.4 M-0.4 -0.4 L0.4 0.4"
    ink = "good" if good else "warn"
    put(p, circle(x, y, r), ink, outline("paper_hi", max(1.0, r * 0.14)))
    put(p, drawn_at(sign, x, y, r, r), None, pen("white", max(1.4, r * 0.26)))


def paint_sign(p: QPainter, x: float, y: float, h: float, what: str, seat: int | None) -> None:
    """What somebody gets, about h high: coins, points, worker, goal, fish, bridge, pagoda."""
    match what:
        case "coins":
            paint_coin(p, x, y, h * 0.42)
        case "points":
            r = h * 0.48
            star = star_path(5, r * 1.1, r * 0.52).translated(x, y + r * 0.06)
            put(p, star, "light_deep", outline("boat_edge", 0.8))
        case "worker":
            paint_figure(p, x, y + h * 0.46, h * 0.95, seat)
        case "goal":
            paint_goal_sign(p, x, y, h * 0.92)
        case "fish":
            paint_fish(p, x, y, h)
        case "bridge":
            paint_bridge_sign(p, x, y + h * 0.12, h, "wood")
        case "pagoda":
            paint_pagoda_sign(p, x, y, h * 0.92)
        case "sorin":
            paint_sorin(p, x, y + h * 0.5, h)
        case "crow":
            paint_crow(p, x, y, h)


def ring_of_lights(count: int, seed: int) -> list[tuple[float, float, float]]:
    """Places of a swarm around the unit circle: x, y, size."""
    rnd, spots = random.Random(seed), []
    for n in range(count):
        angle, far = math.tau * (n + rnd.random()) / count, rnd.uniform(0.84, 1.22)
        spots.append((far * math.cos(angle), far * math.sin(angle), rnd.uniform(0.7, 1.25)))
    return spots
