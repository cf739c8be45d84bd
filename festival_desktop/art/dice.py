"""Dice, their tray, and a corner of the lake sheet, as shown on the box of Lanterns Dice."""

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    NO_BRUSH,
    NO_PEN,
    Ink,
    at,
    color,
    linear,
    mix,
    outline,
    pen,
    points,
    polygon,
    radial,
    saved,
    shadow,
)
from festival_desktop.art.surfaces import paint_paper

DICE = ("red", "orange", "green", "blue", "purple", "white")


def die_color(die: str) -> str:
    """Token of a die colour."""
    return f"die_{die}"


def paint_die_glyph(p: QPainter, centre: QPointF, size: float, die: str, ink: Ink) -> None:
    """The sign that stands for a die colour."""
    with saved(p):
        p.translate(centre)
        p.scale(size / 2, size / 2)
        p.setPen(pen(ink, max(0.26, 2.4 / size)))
        p.setBrush(NO_BRUSH)
        match die:
            case "red":
                p.drawEllipse(QPointF(0, 0), 0.75, 0.75)
            case "orange":
                p.drawPolygon(points((0, -0.85), (0.8, 0.6), (-0.8, 0.6)))
            case "green":
                p.drawPolygon(points((0, -0.9), (0.75, 0), (0, 0.9), (-0.75, 0)))
            case "blue":
                for y in (-0.36, 0.36):
                    wave = points(*((x / 8, y + 0.22 * math.sin(x * 0.8)) for x in range(-7, 8)))
                    p.drawPolyline(wave)
            case "purple":
                p.drawRect(QRectF(-0.62, -0.62, 1.24, 1.24))
            case _:
                p.drawLine(QPointF(-0.75, 0), QPointF(0.75, 0))
                p.drawLine(QPointF(0, -0.75), QPointF(0, 0.75))


def paint_die(p: QPainter, centre: QPointF, side: float, die: str, *, angle: float = 0.0) -> None:
    """One die showing its sign."""
    tint = color(die_color(die))
    with saved(p):
        p.translate(centre)
        p.rotate(angle)
        rect = QRectF(-side / 2, -side / 2, side, side)
        shadow(p, rect, side * 0.2, max(3.0, side * 0.1), side * 0.08, 0.55)
        p.setPen(outline(mix(tint, "night", 0.45), max(1.0, side * 0.03)))
        stops = ((0.0, mix(tint, "white", 0.35)), (0.5, tint), (1.0, mix(tint, "night", 0.3)))
        p.setBrush(linear(rect.topLeft(), rect.bottomRight(), *stops))
        p.drawRoundedRect(rect, side * 0.2, side * 0.2)
        p.setPen(NO_PEN)
        p.setBrush(color("white", 0.13))
        edge = side * 0.1
        p.drawEllipse(rect.adjusted(edge, edge, -edge, -edge))
        sign = "ink" if die == "white" else "white"
        paint_die_glyph(p, QPointF(0, 0), side * 0.44, die, sign)


def paint_dice_tray(
    p: QPainter, centre: QPointF, size: float, dice: tuple[str, ...], *, angle: float = 0.0
) -> None:
    """Round lacquered tray that turns; a die before each seat."""
    r, origin = size / 2, QPointF(0, 0)
    with saved(p):
        p.translate(centre)
        p.rotate(angle)
        shadow(p, QRectF(-r, -r, size, size), r, r * 0.16, r * 0.1, 0.6)
        p.setPen(outline("wall_edge", 1.4))
        stops = ((0.0, "wood_pale"), (0.5, "wood"), (1.0, "wood_dark"))
        p.setBrush(radial(QPointF(-r * 0.3, -r * 0.4), r * 1.8, *stops))
        p.drawEllipse(origin, r, r)
        p.setPen(outline("brass", max(1.0, size * 0.012)))
        p.setBrush(radial(origin, r * 0.84, (0, "tray0"), (0.8, "tray1"), (1, "tray2")))
        p.drawEllipse(origin, r * 0.84, r * 0.84)
        p.setPen(pen("brass", max(0.8, size * 0.007), 0.47))
        for i in range(4):
            way = QPointF(
                math.cos(math.pi / 4 + i * math.pi / 2), math.sin(math.pi / 4 + i * math.pi / 2)
            )
            p.drawLine(way * r * 0.16, way * r * 0.78)
        p.setPen(NO_PEN)
        p.setBrush(color("brass_hi"))
        for direction in range(4):  # studs where a hand turns it
            p.drawEllipse(at(origin, direction, r * 0.92), r * 0.035, r * 0.035)
        for i, die in enumerate(dice[:4]):
            paint_die(
                p, at(origin, i, r * 0.47), r * 0.46, die, angle=(6, -8, -4, 9)[i] - angle / 2
            )


def paint_lake_sheet(
    p: QPainter, rect: QRectF, columns: int, rows: int, *, angle: float = 0.0, seed: int = 7
) -> None:
    """A corner of a score sheet: pools split along a diagonal, some shaded by pencil."""
    w, h, rnd = rect.width(), rect.height(), random.Random(seed)
    with saved(p):
        p.translate(rect.center())
        p.rotate(angle)
        paint_paper(p, QRectF(-w / 2, -h / 2, w, h), 4, lift=0.7)
        margin = w * 0.12
        cell = min((w - margin) / columns, (h - margin) / rows)
        for j in range(rows):
            for i in range(columns):
                corner = QPointF((i - columns / 2) * cell, (j - rows / 2) * cell)
                _paint_pool(p, corner, cell, bool((i + j) % 2), rnd)


def _paint_pool(p: QPainter, corner: QPointF, cell: float, flip: bool, rnd: random.Random) -> None:
    x, y = corner.x(), corner.y()
    a, b, c, d = (x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell)
    halves = ((a, b, d), (c, b, d)) if flip else ((a, b, c), (a, d, c))
    done = rnd.random() < 0.42
    for half, die in zip(halves, rnd.sample(DICE, 2), strict=True):
        area = polygon(half)
        p.fillPath(area, mix(die_color(die), "paper", 0.22))
        if done or rnd.random() < 0.25:
            p.setPen(pen("ink", max(1.0, cell * 0.045), 0.75))
            p.drawLines(_hatching(half, cell * 0.12))
        else:
            middle = QPointF(sum(q[0] for q in half) / 3, sum(q[1] for q in half) / 3)
            paint_die_glyph(p, middle, cell * 0.22, die, "ink")
    p.setPen(pen("ink", max(0.8, cell * 0.03), 0.67))
    p.setBrush(NO_BRUSH)
    p.drawRect(QRectF(x, y, cell, cell))


def _hatching(corners: Sequence[tuple[float, float]], step: float) -> list[QLineF]:
    """Slanting pencil strokes inside a triangle."""
    slant = 0.7
    heights = [x + slant * y for x, y in corners]
    level, lines = min(heights) + step / 2, []
    while level < max(heights):
        ends = []
        for i in range(3):
            (ax, ay), (bx, by) = corners[i - 1], corners[i]
            low, high = heights[i - 1], heights[i]
            if (low < level) != (high < level):
                t = (level - low) / (high - low)
                ends.append(QPointF(ax + (bx - ax) * t, ay + (by - ay) * t))
        lines.append(QLineF(ends[0], ends[1]))
        level += step
    return lines


def paint_pencil(p: QPainter, centre: QPointF, length: float, *, angle: float = -62.0) -> None:
    """The pencil of a score sheet, its point at the left before turning."""
    u, half = length * 0.14, length / 2
    with saved(p):
        p.translate(centre)
        p.rotate(angle)
        p.setPen(outline("boat_edge", 1))
        stops = ((0.0, "pencil0"), (0.5, "pencil1"), (1.0, "pencil2"))
        p.setBrush(linear(QPointF(0, -u / 2), QPointF(0, u / 2), *stops))
        p.drawRect(QRectF(u - half, -u / 2, length - u * 1.6, u))
        p.setBrush(color("pencil_wood"))
        p.drawPolygon(points((u - half, -u / 2), (u - half, u / 2), (-half - u * 0.5, 0)))
        p.setBrush(color("ink"))
        p.drawPolygon(points((-half, -u * 0.16), (-half, u * 0.16), (-half - u * 0.5, 0)))
        p.setBrush(color("lacquer"))
        p.drawRoundedRect(QRectF(half - u * 0.7, -u / 2, u * 0.7, u), u * 0.2, u * 0.2)
