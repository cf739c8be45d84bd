"""The picture on the box of Firefly Festival: islands, bridges, pagodas, workers, fireflies."""

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from festival_desktop.art.brush import (
    Ink,
    circle,
    color,
    down,
    glow,
    inside,
    linear,
    mix,
    outline,
    pen,
    put,
    put_circle,
    put_rounded,
    saved,
    use,
)
from festival_desktop.art.drawing import drawn_at
from festival_desktop.art.theme import PLAYERS

_ROBE = "M-0.34 0 C-0.3 -0.5 -0.16 -0.55 0 -0.55 C0.16 -0.55 0.3 -0.5 0.34 0 Q0 0.12 -0.34 0"


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """Three islands with bridges, a pagoda and workers, among fireflies."""
    w, h, rnd = rect.width(), rect.height(), random.Random(4)
    red, blue, yellow = (PLAYERS[seat].colour for seat in range(3))
    p.setPen(pen("foam", 1.1, 0.13))
    for _ in range(26):
        start = inside(rect, rnd.random(), rnd.random())
        p.drawLine(start, start + QPointF(w * 0.1, 0))
    u = w * 0.078
    for x, y, size, seed in ((0.24, 0.38, 0.36, 3), (0.76, 0.52, 0.38, 9), (0.33, 0.80, 0.48, 5)):
        paint_island(p, inside(rect, x, y), w * size, seed=seed)
    paint_bridge(p, inside(rect, 0.37, 0.40), inside(rect, 0.62, 0.50), u, red)
    paint_bridge(p, inside(rect, 0.52, 0.77), inside(rect, 0.70, 0.61), u, blue)
    paint_bridge(p, inside(rect, 0.245, 0.69), inside(rect, 0.225, 0.48), u, yellow)
    paint_pagoda(p, inside(rect, 0.76, 0.51), w * 0.25, (red, blue, yellow))
    people = ((0.17, 0.385, red), (0.27, 0.395, blue), (0.26, 0.815, yellow), (0.38, 0.83, red))
    for x, y, ink in people:
        paint_worker(p, inside(rect, x, y), u * 1.15, ink)
    swarm = QRectF(rect.left() + w * 0.05, rect.top() + h * 0.04, w * 0.9, h * 0.9)
    paint_fireflies(p, swarm, 22, seed=6, size=w * 0.010)


def _shore(centre: QPointF, u: float, ring: Sequence[tuple[float, float]]) -> QPainterPath:
    spots = [
        centre + QPointF(math.cos(a) * u * 0.5 * k, math.sin(a) * u * 0.34 * k) for a, k in ring
    ]
    path = QPainterPath((spots[-1] + spots[0]) / 2)
    for i, spot in enumerate(spots):
        path.quadTo(spot, (spot + spots[(i + 1) % len(spots)]) / 2)
    return path


def paint_island(p: QPainter, centre: QPointF, u: float, *, seed: int = 1) -> None:
    """An island about `u` wide: shoal, cliff, sand, grass."""
    rnd = random.Random(seed)
    ring = [(i * math.tau / 9, rnd.uniform(0.9, 1.12)) for i in range(9)]
    box = QRectF(centre.x() - u / 2, centre.y() - u * 0.3, u, u * 0.65)

    def blob(scale: float, drop: float) -> QPainterPath:
        return _shore(centre + QPointF(0, u * drop), u * scale, ring)

    put(p, blob(1.22, 0.03), color("shoal", 0.18), pen("foam", max(1.0, u * 0.012), 0.31))
    put(p, blob(1.05, 0.06), "cliff")
    put(p, blob(1.03, 0.02), down(box, "sand0", "sand1"))
    put(p, blob(0.86, 0), down(box, "grass0", "grass1"))
    for _ in range(7):
        a, k = rnd.random() * math.tau, rnd.uniform(0.25, 0.72)
        bush = centre + QPointF(math.cos(a) * u * 0.42 * k, math.sin(a) * u * 0.27 * k)
        put(p, circle(bush.x(), bush.y(), u * 0.035, u * 0.03), color("bush", 0.67))


def paint_bridge(p: QPainter, start: QPointF, end: QPointF, width: float, ink: Ink) -> None:
    """Arched plank bridge with rails in its owner's colour; any direction."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    normal = QPointF(-way.y(), way.x()) / length
    if normal.y() < 0 or (normal.y() == 0 and normal.x() < 0):
        normal = -normal
    lift = width * 1.1 * abs(way.x()) / length
    top = (start + end) / 2 - QPointF(0, lift)

    def on(t: float, off: float = 0.0) -> QPointF:
        return start * (1 - t) ** 2 + top * (2 * t * (1 - t)) + end * t**2 + normal * off

    planks = max(6, int(length / (width * 0.24)))
    steps = [i / planks for i in range(planks + 1)]
    drop = QPointF(0, width * 0.5)
    with saved(p):
        use(p, color("shadow", 0.31))
        there = [on(t, -width * 0.2) + drop for t in steps]
        back = [on(1 - t, width * 0.3) + drop for t in steps]
        p.drawPolygon(QPolygonF(there + back))
        for i in range(planks):
            p.setBrush(mix("wood_hi", "board_pale", 0.45 if i % 2 else 0.1))
            a, b, side = i / planks, (i + 0.82) / planks, width * 0.26
            p.drawPolygon(QPolygonF([on(a, -side), on(b, -side), on(b, side), on(a, side)]))
        for off in (-width * 0.27, width * 0.29):
            rail = QPolygonF([on(t, off) for t in steps])
            for line in (pen(mix(ink, "night", 0.45), width * 0.2), pen(ink, width * 0.12)):
                p.setPen(line)
                p.drawPolyline(rail)


def roof_path(x: float, y: float, width: float, u: float) -> QPainterPath:
    """Curved eaves over a floor `width` wide."""
    roof = QPainterPath(QPointF(x - width * 0.66, y - u * 0.03))
    roof.quadTo(x - width * 0.36, y, x - width * 0.22, y - u * 0.17)
    roof.lineTo(x + width * 0.22, y - u * 0.17)
    roof.quadTo(x + width * 0.36, y, x + width * 0.66, y - u * 0.03)
    roof.quadTo(x, y + u * 0.1, x - width * 0.66, y - u * 0.03)
    return roof


def paint_pagoda(p: QPainter, foot: QPointF, u: float, inks: Sequence[Ink]) -> None:
    """Stacked floors, each roof in its owner's colour; `u` is the ground floor's width."""
    x, y, width = foot.x(), foot.y(), u
    glow(p, foot - QPointF(0, u * 0.5), u * 1.5, "light", 0.28)
    with saved(p):
        for ink in inks:
            _paint_floor(p, x, y, width, u)
            y -= u * 0.25
            box = QRectF(x, y - u * 0.17, 1, u * 0.22)
            fill = down(box, mix(ink, "white", 0.28), ink, mix(ink, "night", 0.22))
            edge = outline(mix(ink, "night", 0.55), max(0.9, u * 0.016))
            put(p, roof_path(x, y, width, u), fill, edge)
            y -= u * 0.16
            width *= 0.80
        use(p, "brass_hi", pen("brass_deep", max(0.8, u * 0.01)))
        p.drawRect(QRectF(x - u * 0.018, y - u * 0.26, u * 0.036, u * 0.28))
        for k in range(3):
            size = u * (0.062 - 0.012 * k)
            p.drawEllipse(QPointF(x, y - u * (0.06 + 0.07 * k)), size, u * 0.022)
        p.drawEllipse(QPointF(x, y - u * 0.28), u * 0.035, u * 0.035)


def _paint_floor(p: QPainter, x: float, y: float, width: float, u: float) -> None:
    height = u * 0.25
    wall = QRectF(x - width * 0.36, y - height, width * 0.72, height)
    paper = linear(wall.topLeft(), wall.topRight(), "wall0", "wall1", "wall0")
    use(p, paper, outline("wall_edge", max(0.8, u * 0.012)))
    p.drawRect(wall)
    light, frame = down(wall, "light", "boat_paper"), pen("wall_edge", max(0.5, u * 0.008))
    for k in (-0.22, 0, 0.22):
        left = x + k * width - width * 0.07
        window = QRectF(left, y - height * 0.84, width * 0.14, height * 0.66)
        put_rounded(p, window, u * 0.015, light, frame)


def paint_worker(p: QPainter, foot: QPointF, u: float, ink: Ink) -> None:
    """A player's worker, about `u` high."""
    x, y = foot.x(), foot.y()
    left, right = QPointF(x - u * 0.3, y), QPointF(x + u * 0.3, y)
    fill = linear(left, right, mix(ink, "white", 0.4), ink, mix(ink, "night", 0.15))
    edge = outline(mix(ink, "night", 0.6), max(0.8, u * 0.06))
    put(p, drawn_at(_ROBE, x, y, u, u), fill, edge)
    put_circle(p, QPointF(x, y - u * 0.68), u * 0.21, fill, edge)


def paint_fireflies(
    p: QPainter, rect: QRectF, count: int, *, seed: int = 1, size: float = 3.0
) -> None:
    """A swarm somewhere in rect."""
    rnd = random.Random(seed)
    for _ in range(count):
        spot = inside(rect, rnd.random(), rnd.random())
        u = rnd.uniform(0.5, 1.2) * size
        glow(p, spot, u * 5.5, "firefly", 0.43)
        put_circle(p, spot, u * 0.6, "firefly_core")
