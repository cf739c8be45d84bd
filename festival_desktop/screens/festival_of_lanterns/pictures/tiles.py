"""Night tiles, their back, and a stack of them.

Sides come in screen order: north, east, south, west. Lanterns and letters are always upright, so a
rotated tile is painted with its sides already rotated.
"""

import math
import random
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.fireworks import paint_burst, paint_star
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import LANTERNS, theme
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import number
from festival_desktop.screens.festival_of_lanterns.pictures.pets import paint_pet_medal

STATES = ("placed", "last", "hand", "hover", "ghost", "dragged")
Ticks = Iterable[tuple[int, int]]
"""Directions (0 north, 1 east, 2 south, 3 west) and the seat on each side."""

CORNER = 0.085
"""Corner radius of a tile, in sides."""
_SMALL, _FULL = 48, 110
_LIFT = {"dragged": 0.14, "hover": 0.09, "hand": 0.06}


def _between(side: float, small: float, full: float) -> float:
    """Return a proportion that grows towards `small` on smaller tiles, for legibility."""
    t = min(1.0, max(0.0, (side - _SMALL) / (_FULL - _SMALL)))
    return small + (full - small) * t


def _corners(rect: QRectF) -> tuple[QPointF, QPointF, QPointF, QPointF]:
    return rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()


def paint_tile(
    p: QPainter,
    rect: QRectF,
    sides: Sequence[str],
    pet: str | None = None,
    state: str = "placed",
    ticks: Ticks = (),
    seed: int = 0,
    *,
    letters: bool = True,
) -> None:
    """Paint a square night tile: four zones with a lantern each; fireworks and a pet, or the sky.

    `ticks` marks each side with the seat that faces it.
    """
    side, radius = rect.width(), rect.width() * CORNER
    with brush.saved(p):
        if state == "ghost":
            brush.halo(p, rect, radius, "light", side * 0.13, 1.0)
            p.setOpacity(p.opacity() * 0.94)
        else:
            lift = side * _LIFT.get(state, 0.05)
            brush.shadow(p, rect, radius, lift, lift * 0.6, 0.7 if state == "dragged" else 0.55)
        if state in ("last", "hover"):
            ink = "light_hi" if state == "last" else "light"
            brush.halo(p, rect, radius, ink, side * 0.10, 0.8)
        with brush.saved(p):
            p.setClipPath(brush.rounded(rect, radius))
            _paint_zones(p, rect, sides)
            _paint_night(p, rect, pet, random.Random(f"{seed}{sides}"))
            distance = side * _between(side, 0.318, 0.328)
            for direction, lantern in enumerate(sides):
                centre = brush.at(rect.center(), direction, distance)
                paint_lantern(
                    p, centre, side * _between(side, 0.166, 0.138), lantern, letter=letters
                )
    _paint_rim(p, rect, state)
    _paint_ticks(p, rect, ticks)


def _paint_zones(p: QPainter, rect: QRectF, sides: Sequence[str]) -> None:
    """Paint coloured light from each side: a bright band that fades into the night."""
    centre, corners = rect.center(), _corners(rect)
    p.fillRect(rect, brush.linear(rect.topLeft(), rect.bottomRight(), (0, "tile0"), (1, "tile1")))
    for direction, lantern in enumerate(sides):
        tint, deep = LANTERNS[lantern].colour, LANTERNS[lantern].deep
        zone = QPainterPath(centre)
        zone.lineTo(corners[direction])
        zone.lineTo(corners[(direction + 1) % 4])
        zone.closeSubpath()
        fall = QLinearGradient(brush.at(centre, direction, rect.width() / 2), centre)
        if theme().flat:
            stops = [
                (0.0, brush.color(tint)),
                (0.155, brush.color(tint)),
                (0.16, brush.mix(deep, "black", 0.6)),
            ]
        else:
            stops = [
                (0.0, brush.mix(tint, "white", 0.15)),
                (0.10, brush.color(tint)),
                (0.16, brush.mix(tint, deep, 0.75)),
                (0.30, brush.mix(deep, "night", 0.30)),
                (0.60, brush.mix(deep, "night", 0.55)),
                (1.0, brush.mix(deep, "night", 0.92)),
            ]
        for place, ink in stops:
            fall.setColorAt(place, ink)
        p.fillPath(zone, fall)


def _paint_night(p: QPainter, rect: QRectF, pet: str | None, rnd: random.Random) -> None:
    side, centre = rect.width(), rect.center()
    rich = side >= _SMALL
    if pet:
        spokes = 18 if rich else 8
        paint_burst(p, centre, side * 0.40, seed=rnd.randrange(99), spokes=spokes)
    elif rich and theme().stars:
        for _ in range(16):  # along the dark diagonals
            angle = rnd.choice((1, 3, 5, 7)) * math.pi / 4 + rnd.uniform(-0.22, 0.22)
            reach = side * rnd.uniform(0.17, 0.60)
            place = centre + QPointF(math.cos(angle) * reach, math.sin(angle) * reach)
            size = side * rnd.choice((0.012, 0.016, 0.028))
            paint_star(p, place, size, "star", rnd.uniform(0.5, 0.95))
    p.setPen(brush.pen("seam", max(1.0, side * 0.016), 0.7))
    for corner in _corners(rect):
        p.drawLine(centre, corner)
    if pet and rich:
        paint_pet_medal(p, centre, side * _between(side, 0.142, 0.150), pet)
    elif pet:
        paint_star(p, centre, side * 0.14, "light_hi")
    else:
        size = side * _between(side, 0.10, 0.115)
        brush.glow(p, centre, size * 2.3, "light_hi", 0.35)
        paint_svg(p, "sky/crescent", centre, size, tint="light_hi")
        paint_star(p, centre + QPointF(size * 0.55, -size * 0.15), size * 0.5, "white")


def _paint_rim(p: QPainter, rect: QRectF, state: str) -> None:
    side, radius, inset = rect.width(), rect.width() * CORNER, rect.width() * 0.016
    lit = {"last": "light_hi", "dragged": "light_hi", "ghost": "light", "hover": "light"}
    brush.draw_rounded(p, rect, radius, None, brush.pen("keyline", max(1.2, side * 0.020)))
    strong = state in ("dragged", "last", "hover")
    width = max(1.0, side * (0.020 if strong else 0.011))
    line = brush.outline(lit.get(state, "tile_rim"), width, 1.0 if state in lit else 0.42)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    brush.draw_rounded(p, inner, radius * 0.9, None, line)
    if state == "ghost":
        brush.draw_rounded(p, rect, radius, None, brush.pen("light", max(2.0, side * 0.03)))


def _paint_ticks(p: QPainter, rect: QRectF, ticks: Ticks) -> None:
    side, centre = rect.width(), rect.center()
    size = side * _between(side, 0.055, 0.045)
    edge = brush.pen("keyline", max(0.8, side * 0.008))
    for direction, seat in ticks:
        foot = brush.at(centre, direction, side / 2)
        tip = brush.at(foot, (direction + 2) % 4, size * 0.95)
        wing = brush.at(QPointF(0, 0), (direction + 1) % 4, size * 1.25)
        triangle = brush.polygon((q.x(), q.y()) for q in (foot + wing, foot - wing, tip))
        brush.draw_path(p, triangle, seat_color(seat), edge)


def paint_tile_back(p: QPainter, rect: QRectF) -> None:
    """Paint the back of a tile: waves under a brass line."""
    side = rect.width()
    brush.shadow(p, rect, side * CORNER, side * 0.05, side * 0.03, 0.5)
    paint_svg(p, "tiles/back", rect.center(), side)


def paint_stack(p: QPainter, rect: QRectF, count: int) -> None:
    """Paint face-down tiles with their number; `rect` is the top one, others show up and left."""
    side = rect.width()
    for k in range(min(2, count - 1), -1, -1):
        paint_tile_back(p, rect.translated(-k * side * 0.024, -k * side * 0.024))
    centre = rect.center()
    brush.glow(p, centre, side * 0.5, "light", 0.5)
    edge = brush.outline("brass", max(1.4, side * 0.017))
    brush.draw_circle(p, centre, side * 0.26, "coin", edge)
    number(p, brush.square(centre, side * 0.5), count, side * 0.25, "light_hi")
