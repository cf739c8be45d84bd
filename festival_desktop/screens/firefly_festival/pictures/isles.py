"""The islands of Firefly Festival: their shores and grounds, and their printed facts.

`c` is the side of a cell everywhere; an island is a block of three by three. Its size shows in
colour, shape and plants: Small is green and round with reeds, Medium yellow with round trees, Large
red rock with pines; a Start is orange and has a gate.
"""

import math
import random
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import (
    circle,
    color,
    draw_path,
    glow,
    linear,
    mix,
    outline,
    pen,
    polygon,
    rounded,
    saved,
    square,
    vertical_gradient,
)
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import text_scale, theme
from festival_desktop.art.type import BOLD, LEFT, RIGHT, number, side_by_side, text, text_width
from festival_desktop.screens.firefly_festival.pictures import marks

START, SMALL, MEDIUM, LARGE = range(4)
INSETS = (0.06, 0.27, 0.13, 0.02)
"""Distance of the shore from the edge of its block in cells, by island size."""
_ROUND = (5.0, 3.1, 3.8, 4.6)
_GROUNDS = ("isle_start", "isle_small", "isle_medium", "isle_large")
_PLANTS = (
    ("tree", 0.42, ((0.42, 0.75), (2.6, 0.75), (0.36, 1.3))),
    ("reed", 0.46, ((0.66, 0.98), (1.5, 0.92))),
    ("tree", 0.42, ((0.4, 0.95), (0.36, 1.45), (1.58, 0.55))),
    ("pine", 0.42, ((0.28, 1.0), (0.3, 1.5), (2.74, 1.55), (1.56, 0.55))),
)
LEAST = 11.0
"""Smallest font size on islands."""
MOST = 1.08
"""The board gives some of its room to larger panels: letters on it grow by this much."""


@lru_cache(256)
def shore(c: float, size: int, seed: int, inset: float = 0.0) -> QPainterPath:
    """Return the shore of an island whose block starts at the origin."""
    rnd, corners, round_ = random.Random(f"shore {seed}"), 22, _ROUND[size]
    half = (1.5 - INSETS[size] - inset) * c
    spots = []
    for n in range(corners):
        a = math.tau * n / corners
        k = (abs(math.cos(a)) ** round_ + abs(math.sin(a)) ** round_) ** (-1 / round_)
        far = half * k * (1.01 - rnd.random() * 0.105)
        spots.append(QPointF(1.5 * c + far * math.cos(a), 1.5 * c + far * math.sin(a)))
    path = QPainterPath((spots[-1] + spots[0]) / 2)
    for n, spot in enumerate(spots):
        path.quadTo(spot, (spot + spots[(n + 1) % corners]) / 2)
    path.closeSubpath()
    return path


def paint_ground(p: QPainter, block: QRectF, size: int, seed: int) -> None:
    """Paint an empty island: shallows, shadow, sand, ground, plants."""
    c = block.width() / 3
    land = _GROUNDS[size]
    with saved(p, block.topLeft()):
        edge = shore(c, size, seed)
        if not theme().flat:
            for width, alpha in ((0.315, 0.10), (0.18, 0.17), (0.09, 0.24)):
                draw_path(p, edge, None, pen("shoal", c * width, alpha))
            _paint_reflections(p, c, size, seed)
            draw_path(p, edge.translated(0, c * 0.1), color("shadow", 0.6))
        box = QRectF(0, 0, 3 * c, 3 * c)
        line = outline("white", c * 0.05) if theme().flat else None
        draw_path(p, edge, vertical_gradient(box, (0, "sand0"), (1, "sand1")), line)
        inner = shore(c, size, seed, 0.1)
        light, dark = mix(land, "white", 0.16), mix(land, "night", 0.34)
        draw_path(p, inner, linear(QPointF(0, 0), QPointF(2 * c, 3 * c), light, land, dark))
        with saved(p):
            p.setClipPath(inner)
            _paint_soil(p, c, size, seed)
        kind, high, spots = _PLANTS[size]
        for x, y in spots:
            paint_svg(p, f"firefly/{kind}", QPointF(x, y) * c, c * high)


def _paint_reflections(p: QPainter, c: float, size: int, seed: int) -> None:
    """Paint warm light broken on the water below the shore."""
    rnd = random.Random(f"warm {seed}")
    for _ in range(14):
        t = rnd.random()
        x = (1.5 + rnd.gauss(0, 0.42) * (1 - 0.4 * t)) * c
        y = (3.1 - INSETS[size] + 0.42 * t) * c
        draw_path(
            p, circle(x, y, c * rnd.uniform(0.06, 0.2), c * 0.02), color("light", 0.68 - 0.58 * t)
        )


def _paint_soil(p: QPainter, c: float, size: int, seed: int) -> None:
    rnd = random.Random(f"soil {seed}")
    if size == LARGE:
        far = ((0, 1.7), (0.55, 0.55), (1.1, 0.2), (1.7, 0.1), (2.5, 0.5), (3, 1.5), (3, 0), (0, 0))
        draw_path(p, polygon((x * c, y * c) for x, y in far), color("ridge", 0.6))
        lit = ((0.1, 1.5), (0.6, 0.5), (0.75, 1.2))
        draw_path(p, polygon((x * c, y * c) for x, y in lit), color("ridge_lit", 0.43))
    for _ in range(26):
        spot = circle(rnd.random() * 3 * c, rnd.random() * 3 * c, c * 0.03, c * 0.02)
        draw_path(p, spot, color("white" if rnd.random() < 0.5 else "night", 0.18))
    path = QRectF(0.2 * c, 1.62 * c, 2.6 * c, 0.68 * c)  # where workers stand
    draw_path(p, rounded(path, c * 0.3), color("path_pale", 0.27))


def paint_torii(p: QPainter, x: float, y: float, w: float) -> None:
    """Paint the gate of a Start, its feet at y."""
    paint_svg(p, "firefly/torii", QPointF(x, y), w)


class Facts(NamedTuple):
    """The printed facts of an island, and how full it is."""

    name: str
    size: int
    value: int
    reward: str
    """The reward: coins, worker, goal or nothing."""
    number: int
    floors: int
    """Number of floors a festival needs."""
    capacity: int
    """Maximum number of workers; 0 for no limit."""
    workers: int
    sealed: bool
    leaders: tuple[int, ...] = ()
    """Seats with the most pieces on the island."""


def paint_facts(p: QPainter, block: QRectF, facts: Facts) -> None:
    """Paint value lantern, reward, floors needed, free places, and the name on a plate."""
    c, x, y = block.width() / 3, block.left(), block.top()
    with saved(p):
        if facts.size == START:
            paint_torii(p, x + 1.5 * c, y + 1.22 * c, c * 1.25)
        else:
            foot = QPointF(x + PAGODA_X[facts.size] * c, y + PAGODA_FOOT * c)
            plinth = QRectF(foot.x() - c * 0.52, foot.y() - c * 0.02, c * 1.04, c * 0.12)
            stone = vertical_gradient(plinth, (0, "plinth0"), (1, "plinth1"))
            draw_path(p, rounded(plinth, c * 0.04), stone, outline("ink", 0.7))
            p.setOpacity(0.72 if facts.sealed else 1.0)
            _paint_values(p, x, y, c, facts)
            p.setOpacity(1.0)
            _paint_leaders(p, x, y, c, facts)
            for slot in range(facts.workers, facts.capacity):
                spot = slot_x(slot, facts.capacity) * c + x
                hole = circle(spot, y + 2.16 * c, c * 0.13, c * 0.07)
                # Thin in high contrast, too, because it is empty.
                draw_path(p, hole, color("night", 0.47), pen("paper_hi", 1, 0.75))
        _paint_plate(p, x, y, c, facts)


def _paint_leaders(p: QPainter, x: float, y: float, c: float, facts: Facts) -> None:
    """Paint medals in golden rings for the leaders: one, or two that are tied."""
    shift = INSETS[facts.size] * 0.7
    for n, seat in enumerate(facts.leaders[:2]):
        spot = QPointF(x + (0.34 + shift) * c, y + (0.5 + shift + 0.36 * n) * c)
        draw_path(p, circle(spot.x(), spot.y(), c * 0.215), "light", outline("boat_edge", 0.8))
        marks.paint_medal(p, spot.x(), spot.y(), c * 0.165, seat)


PAGODA_X = (0.95, 1.08, 0.95, 0.95)
"""Horizontal position of pagodas in cells from the left of the block, by island size."""
PAGODA_FOOT = 1.53
"""Foot of the pagodas, in cells from the top of the block."""
FEET = 2.22
"""Vertical position of the workers' feet, in cells."""


def slot_x(slot: int, slots: int) -> float:
    """Return where the worker of a slot stands, in cells from the left of the block."""
    step = min(0.385, 2.5 / max(slots, 1))
    return 1.5 + (slot - (slots - 1) / 2) * step


def _paint_values(p: QPainter, x: float, y: float, c: float, facts: Facts) -> None:
    small = facts.size == SMALL
    centre = QPointF(x + (2.06 if small else 2.12) * c, y + (0.65 if small else 0.59) * c)
    larger = figures_scale()
    paint_value(p, centre, c * (0.31 if small else 0.34) * larger, facts.value)
    high = max(c * 0.315 * larger, LEAST)
    wide = max(c * 0.86, high * 2.35)
    reward = QRectF(x + 2.58 * c - wide, y + 0.95 * c, wide, high)  # above the workers' heads
    _paint_pill(p, reward, facts.reward, f"+{facts.number}", c)
    _paint_pill(p, reward.translated(0, high + c * 0.015), "pagoda", str(facts.floors), c)


def paint_value(p: QPainter, centre: QPointF, r: float, value: object) -> None:
    """Paint a glowing lantern with the value of an island."""
    glow(p, centre, r * 2.1, "light", 0.45)
    paint_svg(p, "firefly/value-lantern", centre, r)
    number(p, square(centre, 2 * r), value, r * 1.42)


def figures_scale() -> float:
    """Return how far letters on islands follow the text size."""
    return max(1.0, min(MOST, text_scale()))


def _paint_pill(p: QPainter, rect: QRectF, what: str, label: str, c: float) -> None:
    h = rect.height()
    draw_path(p, rounded(rect, h / 2), color("paper_hi", 0.94), outline("coin_edge", 0.9, 0.8))
    x, y = rect.left() + h * 0.56, rect.center().y()
    if what == "worker":
        marks.paint_figure(p, x, y + h * 0.4, h * 0.82, None)
    else:
        marks.paint_sign(p, x, y, h * 0.84, what, None)
    place = QRectF(rect.left() + h * 0.98, rect.top(), rect.width() - h * 1.12, h)
    number(p, place, label, max(h * 0.86, LEAST))


def _paint_plate(p: QPainter, x: float, y: float, c: float, facts: Facts) -> None:
    larger = figures_scale()
    h, px = max(c * 0.34 * larger, 12.0), max(c * 0.27 * larger, LEAST)
    count = f"{facts.workers}/{facts.capacity}" if facts.capacity else "∞"
    words = sum(text_width(one, px, BOLD, scaled=False) for one in (facts.name, count))
    wide = min(3 * c, max((2.16 if c > 36 else 2.4) * c, words + c * 0.3))
    plate = QRectF(x + (3 * c - wide) / 2, y + 2.31 * c, wide, h)
    draw_path(p, rounded(plate, h * 0.3), color("paper_hi", 0.93), outline("coin_edge", 0.8, 0.65))
    line = plate.adjusted(c * 0.1, 0, -c * 0.1, 0)
    both = (facts.name, px, BOLD), (count, px, BOLD)
    name, rest = side_by_side(line, *both, c * 0.1, scaled=False)
    text(p, name, facts.name, px, "ink", BOLD, LEFT, floor=7, scaled=False)
    text(p, rest, count, px, "ink_soft", BOLD, RIGHT, floor=7, scaled=False)
