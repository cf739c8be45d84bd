"""Fireworks tiles: a window of night sky in the shape of pools, with bursts; and score signs."""

import math
import random
from collections.abc import Collection, Sequence
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.svg import paint_svg
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_medal

Cells = Sequence[tuple[int, int]]


def cells_path(origin: QPointF, side: float, cells: Collection[tuple[int, int]],
               pad: float) -> QPainterPath:  # fmt: skip
    """Return the outline of a shape of square cells with rounded corners, inset by `pad`."""
    radius, path = side * 0.12, QPainterPath()
    for loop in _loops(frozenset(cells)):
        corners = []
        for (x, y), (ax, ay), (bx, by) in loop:  # The inside is to the right of both edges.
            corners.append(origin + QPointF(x, y) * side + QPointF(-ay - by, ax + bx) * pad)
        for n, corner in enumerate(corners):
            _, (ax, ay), (bx, by) = loop[n]
            before, after = QPointF(ax, ay) * radius, QPointF(bx, by) * radius
            (path.lineTo if n else path.moveTo)(corner - before)
            path.quadTo(corner, corner + after)
        path.closeSubpath()
    return path


Corner = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""Position, direction of the incoming edge and direction of the outgoing edge."""


@cache
def _loops(cells: frozenset[tuple[int, int]]) -> list[list[Corner]]:
    """Return the outlines of a set of cells, clockwise, each corner once.

    Qt joins squares less well.
    """
    around = (((0, 0), (1, 0), (0, -1)), ((1, 0), (0, 1), (1, 0)),
              ((1, 1), (-1, 0), (0, 1)), ((0, 1), (0, -1), (-1, 0)))  # fmt: skip
    edges = {
        (x + dx, y + dy): way
        for x, y in sorted(cells)
        for (dx, dy), way, (ox, oy) in around
        if (x + ox, y + oy) not in cells
    }
    loops = []
    while edges:
        loop: list[Corner] = []
        at = start = next(iter(edges))
        way = last = edges.pop(at)
        at = (at[0] + way[0], at[1] + way[1])
        while at != start:
            last, way = way, edges.pop(at)
            if way != last:
                loop.append((at, last, way))
            at = (at[0] + way[0], at[1] + way[1])
        first = loop[0][1]
        if first != way:
            loop.append((start, way, first))
        loops.append(loop)
    return loops


def extent(cells: Cells) -> QPointF:
    """Return width and height of a shape in cells."""
    return QPointF(max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1)


def spark(shape: str) -> str:
    """Return the colour token of a shape's bursts."""
    return f"spark_{shape}"


def paint_firework_tile(
    p: QPainter,
    origin: QPointF,
    side: float,
    shape: str,
    cells: Cells,
    value: int = 0,
    *,
    small: bool = False,
    state: str = "laid",
) -> None:
    """Paint a tile on cells from origin on. state: laid, ghost (it fits), bad (it does not)."""
    path = cells_path(origin, side, cells, side * 0.035)
    with brush.saved(p):
        if not small:
            edge = {"bad": "warn", "ghost": "legal_hi"}.get(state, "light")
            lit_edge(p, path, edge, side * 0.045, 0.9)
        if state in ("ghost", "bad"):
            p.setOpacity(p.opacity() * 0.86)
        p.fillPath(path, brush.vertical_gradient(path.boundingRect(), "window0", "window1"))
        with brush.saved(p):
            p.setClipPath(path, Qt.ClipOperation.IntersectClip)
            tint, rays = spark(shape), 8 if small else 16
            tints: tuple[brush.Ink, ...] = (tint, "light", brush.mix(tint, "white", 0.4))
            for i, (x, y) in enumerate(cells):
                centre = origin + QPointF(x + 0.5, y + 0.5) * side
                paint_tile_burst(p, centre, side * 0.43, tints[i % 3], seed=i * 7 + x, rays=rays)
        rim = "warn" if state == "bad" else "light_hi"
        p.strokePath(path, brush.outline(rim, max(1.2, side * 0.028)))
    if value:
        radius = side * (0.46 if small else 0.25)
        paint_medal(p, medal_place(origin, side, cells), radius, value, dark=not small)


def medal_place(origin: QPointF, side: float, cells: Cells) -> QPointF:
    """Return the middle of the shape, or of its cell that is nearest to it."""
    mx, my = (sum(xy[axis] for xy in cells) / len(cells) for axis in (0, 1))
    whole = {(int(mx), int(my)), (math.ceil(mx), math.ceil(my))} <= {*cells}
    x, y = (mx, my) if whole and len(cells) == 4 and mx % 1 and my % 1 else min(
        cells, key=lambda xy: (xy[0] - mx) ** 2 + (xy[1] - my) ** 2
    )  # fmt: skip
    return origin + QPointF(x + 0.5, y + 0.5) * side


def paint_tile_burst(
    p: QPainter, centre: QPointF, radius: float, ink: brush.Ink, *, seed: int = 0, rays: int = 16
) -> None:
    """Paint one bright burst on a tile."""
    rnd = random.Random(seed)
    brush.glow(p, centre, radius * 1.15, ink, 0.75)
    with brush.saved(p):
        for i in range(rays):
            angle = i * math.tau / rays + rnd.uniform(-0.05, 0.05)
            way = QPointF(math.cos(angle), math.sin(angle))
            far = radius * (0.95 if i % 2 else 0.66) * rnd.uniform(0.94, 1.04)
            fade = QLinearGradient(centre, centre + way * far)
            fade.setColorAt(0.2, brush.color("white", 0.95))
            fade.setColorAt(0.55, brush.mix(ink, "white", 0.25))
            fade.setColorAt(1, brush.color(ink))
            ray = brush.pen(ink, max(0.9, radius * 0.05))
            ray.setBrush(fade)
            p.setPen(ray)
            p.drawLine(centre + way * radius * 0.2, centre + way * far)
            brush.draw_circle(p, centre + way * far, radius * 0.05, "star")
    brush.glow(p, centre, radius * 0.42, "star", 1.0)


def paint_part_icon(p: QPainter, centre: QPointF, size: float, part: int) -> None:
    """Paint the icon of a part of the score: fireworks, second largest group, boats."""
    if part == 0:
        brush.draw_path(p, brush.circle(centre.x(), centre.y(), size * 0.56), "window0")
        paint_tile_burst(p, centre, size * 0.5, "spark_t", seed=4, rays=10)
    elif part == 1:
        paint_svg(p, "lake/group", centre, size)
    else:
        paint_boat(p, centre, size * 1.05, state="lit")
