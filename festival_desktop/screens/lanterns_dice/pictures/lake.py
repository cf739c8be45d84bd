"""The lake of a score sheet: pools of two areas, pencil shading, light on areas to shade.

A pool is given as a `Pool`; nothing here knows a rule, and a pool does not know its neighbours.
"""

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.theme import theme
from festival_desktop.screens.lanterns_dice.pictures import die_signs, lake_signs

CORNERS = {
    "NE": ((0, 0), (1, 0), (1, 1)),
    "SW": ((0, 0), (0, 1), (1, 1)),
    "NW": ((1, 0), (0, 0), (0, 1)),
    "SE": ((1, 0), (1, 1), (0, 1)),
}
"""Corners of an area in its pool, with the right angle in the middle."""
GAP = 0.028
"""Gap between a pool and its cell, in sides."""
CORNER = 0.09
SHORE = 0.07
"""Width of the lake bed beyond the pools, in sides."""


class Area(NamedTuple):
    """One triangle: its colour and sides, and whether it has a pavilion."""

    die: str
    sides: str
    pavilion: bool


class Pool(NamedTuple):
    """Everything a pool's picture depends on."""

    areas: tuple[Area, Area]
    shaded: tuple[bool, bool]
    feature: str = ""
    """The feature, platform or boat."""
    stands: str = "open"
    beside: tuple[bool, ...] = ()
    """For an open boat, whether each neighbour is completed, clockwise from north."""
    seed: int = 0
    points: int = 0


def cell(rect: QRectF) -> QRectF:
    """Return the rectangle of the pool in its cell."""
    gap = rect.width() * GAP
    return rect.adjusted(gap, gap, -gap, -gap)


def rounded_cell(rect: QRectF) -> QPainterPath:
    """Return the outline of the pool in its cell."""
    return brush.rounded(cell(rect), rect.width() * CORNER)


def area_path(rect: QRectF, sides: str, inset: float = 0.0) -> QPainterPath:
    """Return the outline of an area of the pool whose cell is rect."""
    pool, k = cell(rect), rect.width()
    a, b, c = (brush.inside(pool, u, v) for u, v in CORNERS[sides])
    way = b - (a + c) / 2
    shift = way / math.hypot(way.x(), way.y()) * (k * 0.008 + inset * 0.9)
    triangle = brush.polygon([((q + shift).x(), (q + shift).y()) for q in (a, b, c)])
    inner = pool.adjusted(inset, inset, -inset, -inset)
    return brush.rounded(inner, max(1.0, k * CORNER - inset)).intersected(triangle)


def in_area(rect: QRectF, sides: str, u: float, v: float) -> QPointF:
    """Return a point u, v (in sides of the pool) away from the right angle of an area."""
    right, low = CORNERS[sides][1]
    return brush.inside(rect, 1 - u if right else u, 1 - v if low else v)


def sign_place(rect: QRectF, area: Area, feature: str) -> tuple[QPointF, float]:
    """Return the position and radius of an area's sign."""
    k = rect.width()
    if area.pavilion:
        return in_area(rect, area.sides, 0.66, 0.15), k * 0.085
    if feature:
        return in_area(rect, area.sides, 0.19, 0.19), k * 0.095
    return in_area(rect, area.sides, 0.29, 0.29), k * 0.13


def lit_edge(
    p: QPainter, path: QPainterPath, ink: brush.Ink, width: float, strength: float = 1.0,
    inner: brush.Ink | None = None,
) -> None:  # fmt: skip
    """Paint light along an outline; a line with a dark edge in the flat theme."""
    if theme().flat:
        line = max(2.5, width)
        brush.strokes(p, path, [(line + 3, brush.color("black")), (line, brush.color("light"))])
        return
    rings = [(3.4, 0.10), (2.4, 0.16), (1.6, 0.28)]
    layers = [(width * w, brush.color(ink, a * strength)) for w, a in rings]
    line = width * 0.75
    brush.strokes(p, path, [*layers, (line, brush.color(inner or ink, min(1.0, strength)))])


# -- pencil ------------------------------------------------------------------------------------


def paint_hatching(
    p: QPainter, path: QPainterPath, die: str, side: float, seed: int, part: float = 1.0
) -> None:
    """Paint pencil shading: strokes in the colour's own direction, then some graphite.

    `part` of it is done, 0..1; `side` is that of the pool.
    """
    rnd, angle = random.Random(seed), math.radians(die_signs.HATCHING[die])
    base = brush.color("hatch_white" if die == "white" else die_signs.die_color(die))
    dark = brush.color("hatch_white_deep") if die == "white" else brush.mix(base, "black", 0.48)
    box = path.boundingRect()
    middle, way = box.center(), QPointF(math.cos(angle), math.sin(angle))
    across, step, half = QPointF(-way.y(), way.x()), max(2.2, side * 0.062), box.width() * 0.75
    stop = -half + 2 * half * min(1.0, part)
    with brush.saved(p):
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if part >= 1:
            p.fillPath(path, base)
        else:
            t = -half
            p.setPen(brush.pen(base, step * 1.5))
            while t <= stop:
                far = half if t + step <= stop else box.width() * 0.33
                p.drawLine(middle + across * t - way * half, middle + across * t + way * far)
                t += step
        for tilt, width, alpha, gap in ((0.0, 0.036, 0.55, 1.0), (0.16, 0.022, 0.35, 2.1)):
            along = QPointF(math.cos(angle + tilt), math.sin(angle + tilt))
            t = -half
            while t < stop and (part >= 1 or not tilt):
                m = middle + across * (t + rnd.uniform(-0.25, 0.25) * step)
                wide = max(0.8, side * width * rnd.uniform(0.6, 1.3))
                p.setPen(brush.pen(dark, wide, alpha * rnd.uniform(0.65, 1.15)))
                a, b = half * rnd.uniform(0.9, 1.05), half * rnd.uniform(0.9, 1.05)
                p.drawLine(m - along * a, m + along * b)
                t += step * gap


# -- pools -------------------------------------------------------------------------------------


def paint_bed(p: QPainter, rect: QRectF, side: float) -> None:
    """Paint the dark water around the pools."""
    edge = brush.outline("brass", max(1.0, side * 0.022), 0.9)
    brush.draw_path(
        p, brush.rounded(rect, side * 0.13), brush.vertical_gradient(rect, "bed0", "bed1"), edge
    )


def paint_pool(p: QPainter, rect: QRectF, pool: Pool, *, small: bool = False) -> None:
    """Paint a pool in its cell; `small`: without signs, for a small sheet."""
    k = rect.width()
    for n, area in enumerate(pool.areas):
        _paint_area(p, rect, pool, n, area, small)
    if all(pool.shaded):
        edge = brush.outline("light_hi", max(1.2, k * 0.034))
        brush.draw_rounded(p, cell(rect), k * CORNER, None, edge)
    paint_feature(p, rect, pool, small=small)


def paint_feature(p: QPainter, rect: QRectF, pool: Pool, *, small: bool = False) -> None:
    """Paint the platform or the boat in the middle of a pool, if there is one."""
    if pool.feature == "platform" and not small:
        lake_signs.paint_platform(p, rect.center(), rect.width() * 0.30, state=pool.stands)
    elif pool.feature == "boat":
        _paint_boat(p, rect, pool, small)


def _paint_area(p: QPainter, rect: QRectF, pool: Pool, n: int, area: Area, small: bool) -> None:
    path, die, k, shaded = area_path(rect, area.sides), area.die, rect.width(), pool.shaded[n]
    if shaded:
        paint_hatching(p, path, die, k * 2 if small else k, pool.seed * 2 + n)
    else:
        p.fillPath(path, tint(die, 0.27 if small else 0.40))
    if small:
        return
    ink: brush.Ink = "white" if shaded else die_signs.on_paper(die)
    edge = brush.color("sign_edge", 0.65) if shaded else None
    centre, radius = sign_place(rect, area, pool.feature)
    die_signs.paint_sign(p, centre, radius, die, ink, edge=edge)
    if area.pavilion:
        place = in_area(rect, area.sides, 0.29, 0.32)
        lake_signs.paint_pavilion_sign(p, place, k * 0.36, lit=shaded)


def tint(die: str, strength: float = 0.40) -> QColor:
    """Return the colour of unshaded paper."""
    if die == "white":
        return brush.color("area_white")
    return brush.mix("area_paper", die_signs.die_color(die), strength)


def _paint_boat(p: QPainter, rect: QRectF, pool: Pool, small: bool) -> None:
    k, centre = rect.width(), rect.center()
    lake_signs.paint_boat(p, centre, k * (0.8 if small else 0.52), state=pool.stands)
    if small:
        return
    if pool.stands == "lit":  # In the upper corner without a sign, at one end of the diagonal.
        way = 1 if pool.areas[0].sides in ("NW", "SE") else -1
        corner = QPointF(centre.x() + way * k * 0.28, rect.top() + k * 0.22)
        lake_signs.paint_medal(p, corner, k * 0.15, pool.points)
    elif pool.stands == "open":
        edge = brush.outline("hull_edge", max(1.0, k * 0.016))
        for n, done in enumerate(pool.beside):  # One lamp per neighbour, lit if completed.
            spot = brush.at(centre, n, k * 0.415)
            if done:
                brush.glow(p, spot, k * 0.13, "light", 0.9)
            brush.draw_circle(p, spot, k * 0.042, "legal_hi" if done else "area_paper", edge)


# -- light -------------------------------------------------------------------------------------


def paint_rank(p: QPainter, rect: QRectF, rank: str) -> None:
    """Paint a sample of a rank's light for a legend."""
    path, k = brush.rounded(rect, rect.width() * 0.2), rect.width()
    p.fillPath(path, brush.color("area_paper"))
    if rank == "completes":
        p.fillPath(path, brush.color("legal_paper"))
        lit_edge(p, path, "legal_hi", k * 0.12, 1.1, "legal")
    elif rank == "spoils":
        _paint_spoiled(p, path, k * 2)
    else:
        _paint_dot(p, rect.center(), k * 0.22)


def _paint_dot(p: QPainter, centre: QPointF, radius: float) -> None:
    brush.draw_circle(p, centre, radius, "legal_hi", brush.outline("ink", max(1.0, radius * 0.3)))


def _paint_spoiled(p: QPainter, path: QPainterPath, k: float) -> None:
    """Paint red hatching: shading this area gives nothing and spoils a boat."""
    box, step = path.boundingRect(), max(4.0, k * 0.11)
    with brush.saved(p):
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.setPen(brush.pen("warn", max(1.4, k * 0.03), 0.85))
        x = box.left() - box.height()
        while x < box.right():
            p.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += step
    p.strokePath(path, brush.pen("warn", max(1.6, k * 0.035)))


def _paint_allowed(p: QPainter, rect: QRectF, area: Area, feature: str, spoils: bool) -> None:
    """Paint a dot in an area that can be shaded but completes nothing yet."""
    k = rect.width()
    if spoils:
        _paint_spoiled(p, area_path(rect, area.sides, k * 0.02), k)
    u, v = (0.12, 0.62) if feature or area.pavilion else (0.11, 0.11)
    _paint_dot(p, in_area(rect, area.sides, u, v), k * 0.06)


def paint_legal(
    p: QPainter,
    rect: QRectF,
    area: Area,
    feature: str,
    rank: str = "completes",
    soft: bool = False,
    hover: bool = False,
) -> None:
    """Paint an area that can be shaded now, lit if it completes a pool or has the pointer.

    `soft`: it could be, if the tray stayed.
    """
    if rank != "completes" and not hover:
        _paint_allowed(p, rect, area, feature, rank == "spoils")
        return
    k, path = rect.width(), area_path(rect, area.sides, rect.width() * 0.012)
    middle = in_area(rect, area.sides, 0.29, 0.29)
    with brush.saved(p):
        if not soft:
            with brush.saved(p):
                p.setClipPath(path, Qt.ClipOperation.IntersectClip)
                p.fillPath(path, brush.mix("legal_paper", die_signs.die_color(area.die), 0.30))
                for part in () if theme().flat else (0.5, 0.38, 0.26):
                    brush.draw_circle(p, middle, k * part, brush.color("legal_core", 0.38))
        if hover:
            p.fillPath(path, brush.color("white", 0.45))
        lit_edge(p, path, "legal_hi", k * (0.045 if soft else 0.062), 1.15, "legal")
        if hover:
            lit_edge(p, path, "white", k * 0.05, 1.0, "white")
    if hover or not soft:
        _paint_print(p, rect, area, feature)


def _paint_print(p: QPainter, rect: QRectF, area: Area, feature: str) -> None:
    """Paint what is printed on an area, over light or pencil."""
    centre, radius = sign_place(rect, area, feature)
    ink = brush.mix(die_signs.on_paper(area.die), "black", 0.12)
    die_signs.paint_sign(p, centre, radius * 1.05, area.die, ink)
    if area.pavilion:
        place = in_area(rect, area.sides, 0.29, 0.32)
        lake_signs.paint_pavilion_sign(p, place, rect.width() * 0.36)


def paint_stroking(
    p: QPainter, rect: QRectF, area: Area, feature: str, seed: int, part: float
) -> None:
    """Paint an area under the pencil."""
    path = area_path(rect, area.sides)
    p.fillPath(path, brush.mix("legal_core", die_signs.die_color(area.die), 0.3))
    paint_hatching(p, path, area.die, rect.width(), seed, part)
    lit_edge(p, path, "light", rect.width() * 0.06, 0.9, "legal_core")
    _paint_print(p, rect, area, feature)


def paint_last(p: QPainter, rect: QRectF, sides: str) -> None:
    """Paint the thin halo of the area that was shaded last."""
    lit_edge(p, area_path(rect, sides, rect.width() * 0.015), "white", rect.width() * 0.03, 0.9)
