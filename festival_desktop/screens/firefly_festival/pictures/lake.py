"""The lake between the islands: frame, lilies, bridges, floating rewards, lanes, fireflies.

`c` is the side of a cell everywhere.
"""

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from festival_desktop.art.brush import (
    circle,
    color,
    dashed,
    draw_path,
    glow,
    inside,
    mix,
    outline,
    pen,
    rounded,
    saved,
    shadow,
    star_path,
    vertical_gradient,
)
from festival_desktop.art.theme import theme
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import number
from festival_desktop.screens.firefly_festival.pictures import isles, marks

FRAME = 7.0
"""Width of the wooden frame around the lake."""
REWARDS = ("brass", "good", "goal1", "light")
"""Colour of the float of each kind of water reward."""
_LILIES = (
    (0.16, 0.95), (0.19, 0.965), (0.34, 0.955), (0.5, 0.03), (0.52, 0.015), (0.79, 0.77),
    (0.81, 0.755), (0.02, 0.41), (0.98, 0.65), (0.97, 0.68), (0.45, 0.22), (0.56, 0.97),
)  # fmt: skip


def paint_lake(p: QPainter, rect: QRectF, c: float) -> None:
    """Paint the lake in its frame, from above at night."""
    with saved(p):
        shadow(p, rect, 16, 9, 4, 0.45)
        wood = vertical_gradient(rect, (0, "wood_hi"), (0.5, "wood"), (1, "wood_dark"))
        draw_path(p, rounded(rect, 16), wood)
        draw_path(p, rounded(rect.adjusted(3, 3, -3, -3), 14), None, outline("brass", 1.4, 0.86))
        water = rect.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        edge = rounded(water, 11)
        p.setClipPath(edge)
        p.fillRect(water, vertical_gradient(water, (0, "pond0"), (0.35, "pond1"), (1, "pond2")))
        if not theme().flat:
            _paint_ripples(p, water, c)
            _paint_moon(p, water, c)
            for n, (x, y) in enumerate(_LILIES):
                _paint_lily(p, inside(water, x, y), c * (0.22 if n % 2 else 0.28), n * 20)
        p.setClipping(False)
        draw_path(p, edge, None, outline("keyline", 2, 0.8))


def _paint_ripples(p: QPainter, water: QRectF, c: float) -> None:
    rnd = random.Random(7)
    shine = inside(water, 0.42, 0.1)
    glow(p, shine, water.height() * 0.55, "ripple", 0.18)
    corner = water.bottomRight() - QPointF(80, 60)
    glow(p, corner, water.height() * 0.45, "light", 0.1)
    for _ in range(430):
        x = water.left() + rnd.random() * water.width()
        y = water.top() + rnd.random() * water.height()
        long, near = c * rnd.uniform(0.2, 0.75), abs(x - shine.x()) < water.width() * 0.12
        arc = QPainterPath(QPointF(x, y))
        arc.quadTo(x + long / 2, y - c * 0.06, x + long, y)
        alpha = rnd.uniform(0.16, 0.35) if near else rnd.uniform(0.06, 0.18)
        draw_path(p, arc, None, pen("ripple", 1, alpha))
    for _ in range(26):
        x = water.left() + rnd.random() * water.width()
        y = water.top() + rnd.random() * water.height()
        for k in range(3):
            left, low = x + rnd.uniform(-2, 2), y + k * c * 0.11
            spot = circle(left, low, c * (0.09 - 0.02 * k), c * 0.022)
            draw_path(p, spot, color("light", 0.24 - 0.06 * k))


def _paint_moon(p: QPainter, water: QRectF, c: float) -> None:
    """Paint the moon's reflection, broken by the ripples."""
    rnd = random.Random(8)
    x, y = water.left() + water.width() * 0.335, water.top() + c * 0.55
    glow(p, QPointF(x, y + c * 0.6), c * 2.6, "moon_silver", 0.27)
    for _ in range(46):
        t = rnd.random()
        half = c * (0.75 * math.sin(math.pi * min(1, 0.18 + t * 0.8)) + 0.15)
        wide = c * rnd.uniform(0.08, 0.34) * (1.15 - 0.5 * t)
        spot = circle(x + rnd.gauss(0, 0.42) * half, y + t * c * 2, wide, c * 0.026)
        draw_path(p, spot, color("moon_silver", rnd.uniform(0.24, 0.66) * (1 - 0.6 * t)))


def _paint_lily(p: QPainter, centre: QPointF, r: float, turn: int) -> None:
    x, y = centre.x(), centre.y()
    leaf = QPainterPath(centre)
    leaf.arcTo(QRectF(x - r, y - r * 0.6, 2 * r, r * 1.2), 30 + turn, 320)
    leaf.closeSubpath()
    draw_path(p, leaf.translated(0, r * 0.15), color("shadow", 0.47))
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    draw_path(p, leaf, vertical_gradient(box, (0, "lily0"), (1, "lily1")), pen("leaf0", 0.8, 0.35))
    if turn % 40 == 0:
        draw_path(p, star_path(5, r * 0.34, r * 0.16).translated(x - r * 0.1, y - r * 0.1), "lotus")


def paint_span(
    p: QPainter, rect: QRectF, seat: int, cells: int, ramps: tuple[float, float], across: bool
) -> None:
    """Paint a bridge over `cells` cells: planks, railings in the owner's colour, medals.

    `ramps`: how far it extends beyond its cells, in cells. `across`: from west to east.
    """
    c = rect.height() if across else rect.width()
    start, angle = (rect.topLeft(), 0) if across else (rect.topRight(), 90)
    with saved(p, start, angle=angle):
        a, b, top, h = -ramps[0] * c, (cells + ramps[1]) * c, c * 0.27, c * 0.46
        if not theme().flat:
            drop = c * 0.12 if across else -c * 0.02
            under = QRectF(a * 0.3, top + drop, b - a * 0.3, h)
            draw_path(p, rounded(under, 3), color("shadow", 0.47))
        deck = QRectF(a, top, b - a, h)
        wood = vertical_gradient(deck, (0, "wood_pale"), (0.5, "wood_hi"), (1, "wood"))
        draw_path(p, rounded(deck, 3), wood, outline("wood_edge", 1))
        at = a + c * 0.13
        while at < b - 2:
            draw_path(p, rounded(QRectF(at, top + 1, 0.9, h - 2), 0.2), color("wood_edge", 0.6))
            at += c * 0.135
        for y in (top, top + h):
            _paint_railing(p, a, b, y, c, cells, seat)
        for n in range(cells):
            with saved(p, QPointF((n + 0.5) * c, c * 0.5), angle=-angle):
                marks.paint_medal(p, 0, 0, c * 0.2, seat)


def _paint_railing(
    p: QPainter, a: float, b: float, y: float, c: float, cells: int, seat: int
) -> None:
    draw_path(p, rounded(QRectF(a, y - c * 0.075, b - a, c * 0.15), c * 0.07), "rail_edge")
    rail = QRectF(a + 1, y - c * 0.05, b - a - 2, c * 0.1)
    draw_path(p, rounded(rail, c * 0.05), mix(seat_color(seat), "white", 0.12))
    # One more band per cell for each seat, so that owners can be told apart without colour.
    for n in range(cells):
        for band in range(seat):
            x = (n + (band + 1) / (seat + 1)) * c
            mark = QRectF(x - c * 0.035, rail.top(), c * 0.07, rail.height())
            draw_path(p, rounded(mark, 0.5), marks.glyph_ink(seat))
    for n in range(cells + 1):
        post = QRectF(n * c - c * 0.05, y - c * 0.1, c * 0.1, c * 0.2)
        draw_path(
            p,
            rounded(post, 1.5),
            vertical_gradient(post, "coin0", "coin2"),
            outline("wood_edge", 0.7),
        )


def paint_float(p: QPainter, x: float, y: float, c: float, kind: int, *, hot: bool) -> None:
    """Paint a floating reward; `hot`: the bridge being built would collect it."""
    ink = REWARDS[kind]
    if not theme().flat:
        for k in range(3):
            wave = circle(x, y + c * (0.36 + 0.09 * k), c * (0.22 - 0.05 * k), c * 0.022)
            draw_path(p, wave, color(ink, 0.43 - 0.12 * k))
    glow(p, QPointF(x, y), c * (0.8 if hot else 0.55), ink, 0.8 if hot else 0.35)
    draw_path(p, circle(x, y + c * 0.05, c * 0.35), color("shadow", 0.6))
    box = QRectF(x - c * 0.33, y - c * 0.33, c * 0.66, c * 0.66)
    paper = vertical_gradient(box, (0, "paper_hi"), (1, mix("paper_shade", ink, 0.35)))
    rim = "light" if hot else mix(ink, "ink", 0.25)
    draw_path(p, circle(x, y, c * 0.34), paper, outline(rim, max(1.6, c * (0.09 if hot else 0.06))))
    match kind:
        case 0:
            marks.paint_coin(p, x - c * 0.07, y + c * 0.05, c * 0.16)
            marks.paint_coin(p, x + c * 0.08, y - c * 0.06, c * 0.16)
        case 1:
            marks.paint_figure(p, x, y + c * 0.22, c * 0.46, None)
        case 2:
            marks.paint_goal_sign(p, x, y, c * 0.42)
        case _:
            marks.paint_sign(p, x, y, c * 0.57, "points", None)
            place = QRectF(x - c * 0.3, y - c * 0.29, c * 0.6, c * 0.6)
            number(p, place, 5, max(c * 0.27 * isles.figures_scale(), 10.0))


def paint_lane(p: QPainter, rect: QRectF, state: str) -> None:
    """Paint a lane: open to build on, chosen, blocked, or lost if the bridge is built."""
    c = min(rect.width(), rect.height())
    if state == "open":
        inner = rect.adjusted(c * 0.14, c * 0.14, -c * 0.14, -c * 0.14)
        draw_path(p, rounded(inner, c * 0.2), color("cell_glow", 0.22), dashed("cell_line", 1.8))
    elif state == "chosen":
        inner = rect.adjusted(c * 0.05, c * 0.05, -c * 0.05, -c * 0.05)
        draw_path(p, rounded(inner, c * 0.3), color("cell_glow", 0.26), outline("cell_mark", 2.0))
    else:
        inner = rect.adjusted(c * 0.16, c * 0.16, -c * 0.16, -c * 0.16)
        pattern = Qt.BrushStyle.BDiagPattern
        alpha = 0.62 if state == "blocked" else 0.4
        hatch = QBrush(color("warn", alpha), pattern)
        draw_path(p, rounded(inner, c * 0.18), hatch, dashed("on_warn", 1.7, 0.6 + alpha / 2))


def paint_swarm(p: QPainter, block: QRectF, seed: int) -> None:
    """Paint fireflies around an island with a Sōrin, but not over its name."""
    c, centre = block.width() / 3, block.center()
    glow(p, centre - QPointF(c * 0.3, c * 0.6), c * 2.3, "firefly", 0.18)
    for x, y, size in marks.ring_of_lights(24, seed):
        spot = centre + QPointF(x * c * 1.5, (y * 1.38 - 0.15) * c)
        low, wide = spot.y() - block.top(), spot.x() - block.left()
        if 2.15 * c < low < 2.85 * c and 0.2 * c < wide < 2.8 * c:
            continue
        glow(p, spot, c * 0.27 * size, "firefly", 0.9)
        draw_path(p, circle(spot.x(), spot.y(), max(1.3, c * 0.042 * size)), "firefly_core")
