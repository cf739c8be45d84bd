"""Small things of Firefly Festival: medals, coins, fish, workers, floors, Sōrin, cards, signs.

Each is painted the same on islands, in panels and on buttons. Nothing here knows a rule.
"""

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from festival_desktop.art.brush import (
    Ink,
    circle,
    color,
    draw_path,
    linear,
    mix,
    outline,
    pen,
    rounded,
    vertical_gradient,
)
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import PLAYERS, theme
from festival_desktop.art.tokens import seat_color, token_path

_DARK_GLYPHS = ("square", "star")
"""Shapes of the yellow and white players, whose colours need dark glyphs."""
_SIGNS = {
    "coins": ("coin", 0.42, 0.0), "points": ("star", 1.0, 0.0), "goal": ("goal", 0.92, 0.0),
    "fish": ("fish", 1.0, 0.0), "bridge": ("bridge", 1.0, 0.12), "crow": ("crow", 1.0, 0.0),
    "pagoda": ("pagoda-sign", 0.92, 0.0), "sorin": ("sorin", 1.0, 0.5),
}  # fmt: skip
"""Picture, size and vertical offset of the sign for each gain."""


def glyph_ink(seat: int) -> str:
    return "ink" if PLAYERS[seat].shape in _DARK_GLYPHS else "white"


def glyph(seat: int, x: float, y: float, radius: float) -> QPainterPath:
    """Return the shape of a seat around a point."""
    return QTransform(radius, 0, 0, radius, x, y).map(token_path(PLAYERS[seat].shape))


def paint_medal(p: QPainter, x: float, y: float, radius: float, seat: int) -> None:
    """Paint the owner's seal: a coloured disc with the shape of the seat cut into it."""
    ink = seat_color(seat)
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    fill = vertical_gradient(box, mix(ink, "white", 0.18), ink, mix(ink, "black", 0.12))
    draw_path(p, circle(x, y, radius), fill, outline("paper_hi", max(1.0, radius * 0.14), 0.92))
    draw_path(p, glyph(seat, x, y, radius * 0.52), glyph_ink(seat))


def paint_coin(p: QPainter, x: float, y: float, radius: float) -> None:
    paint_svg(p, "firefly/coin", QPointF(x, y), radius)


def paint_fish(p: QPainter, x: float, y: float, w: float, *, here: bool = True) -> None:
    """Paint a lucky fish, or a dotted outline where it is used."""
    paint_svg(p, "firefly/fish" if here else "firefly/fish-gone", QPointF(x, y), w)


def paint_figure(p: QPainter, x: float, y: float, h: float, seat: int | None) -> None:
    """Paint a standing worker with its feet at y and the seat's shape on the robe."""
    ink = "recruit" if seat is None else seat_color(seat)
    paint_svg(p, "firefly/worker", QPointF(x, y), h, tint=ink)
    if seat is not None:
        draw_path(p, glyph(seat, x, y - h * 0.24, h * 0.165), glyph_ink(seat))


def _roof(x: float, y: float, w: float, h: float) -> QPainterPath:
    """Return curved eaves whose tips are at y."""
    eaves = QPainterPath(QPointF(x - w * 0.5, y))
    eaves.quadTo(x - w * 0.3, y - h * 0.15, x - w * 0.22, y - h)
    eaves.lineTo(x + w * 0.22, y - h)
    eaves.quadTo(x + w * 0.3, y - h * 0.15, x + w * 0.5, y)
    eaves.quadTo(x, y - h * 0.25, x - w * 0.5, y)
    return eaves


def paint_floor(p: QPainter, x: float, y: float, w: float, h: float, seat: int | None) -> None:
    """Paint one floor of a pagoda, its foot at y, with the owner's band and eaves.

    Without an owner it is a pale outline: a missing floor.
    """
    wall = QRectF(x - w * 0.34, y - h * 0.62, w * 0.68, h * 0.62)
    eaves = _roof(x, wall.top() + h * 0.06, w, h * 0.44)
    if seat is None:
        line = pen("paper_hi", 0.9, 0.65)  # Thin in high contrast, too: not built.
        draw_path(p, rounded(wall, 1), color("paper_hi", 0.13), line)
        draw_path(p, eaves, color("night", 0.6 if theme().flat else 0.28), line)
        return
    ink = seat_color(seat)
    light, dark = mix(ink, "white", 0.15), mix(ink, "black", 0.15)
    fill = linear(wall.topLeft(), wall.topRight(), (0, light), (0.5, ink), (1, dark))
    draw_path(p, rounded(wall, h * 0.06), fill, outline("rail_edge", 0.8))
    draw_path(p, glyph(seat, x, wall.center().y() + h * 0.03, h * 0.22), glyph_ink(seat))
    box = QRectF(wall.left(), y - h, wall.width(), h * 0.44)
    draw_path(
        p, eaves, vertical_gradient(box, (0, "roof0"), (1, "roof1")), outline("roof_edge", 0.9)
    )


def paint_sorin(p: QPainter, x: float, y: float, h: float, *, here: bool = True) -> None:
    """Paint the golden spire of a pagoda, its foot at y, or a dotted outline."""
    paint_svg(p, "firefly/sorin" if here else "firefly/sorin-gone", QPointF(x, y), h)


def paint_goal_sign(p: QPainter, x: float, y: float, h: float) -> None:
    """Paint the back of a private goal."""
    paint_svg(p, "firefly/goal", QPointF(x, y), h)


def paint_bridge_sign(p: QPainter, x: float, y: float, w: float, ink: Ink) -> None:
    """Paint an arched bridge in one colour."""
    paint_svg(p, "firefly/bridge", QPointF(x, y), w, tint=ink)


def paint_pagoda_sign(p: QPainter, x: float, y: float, h: float) -> None:
    paint_svg(p, "firefly/pagoda-sign", QPointF(x, y), h)


def paint_crow(p: QPainter, x: float, y: float, w: float) -> None:
    paint_svg(p, "firefly/crow", QPointF(x, y), w)


def paint_mark(p: QPainter, x: float, y: float, radius: float, *, good: bool) -> None:
    """Paint a tick or a cross on a disc."""
    paint_svg(p, "firefly/tick" if good else "firefly/cross", QPointF(x, y), radius)


def paint_sign(p: QPainter, x: float, y: float, h: float, what: str, seat: int | None) -> None:
    """Paint the sign of a gain, about h high: coins, points, worker, goal, fish, bridge, pagoda."""
    if what == "worker":
        paint_figure(p, x, y + h * 0.46, h * 0.95, seat)
        return
    name, size, drop = _SIGNS[what]
    paint_svg(p, f"firefly/{name}", QPointF(x, y + h * drop), h * size, tint="wood")


def ring_of_lights(count: int, seed: int) -> list[tuple[float, float, float]]:
    """Return a swarm around the unit circle: x, y, size."""
    rnd, spots = random.Random(seed), []
    for n in range(count):
        angle, far = math.tau * (n + rnd.random()) / count, rnd.uniform(0.84, 1.22)
        spots.append((far * math.cos(angle), far * math.sin(angle), rnd.uniform(0.7, 1.25)))
    return spots
