"""The picture on the box of Lanterns Dice: a sheet, the tray with its dice, and a pencil."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.brush import glow, inside
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.svg import paint_svg
from festival_desktop.screens.lanterns_dice.pictures import die_signs
from festival_desktop.screens.lanterns_dice.pictures.tray import DIE, WELL, paint_dice, paint_tray


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """A sheet, the tray with its dice, and a pencil."""
    w, h = rect.width(), rect.height()
    glow(p, inside(rect, 0.5, 0.5), w * 0.7, "burst_orange", 0.3)
    sheet = QRectF(rect.left() + w * 0.25, rect.top() + h * 0.07, w * 0.66, h * 0.62)
    paint_lake_sheet(p, sheet, 4, 4, angle=8)
    dice = ("red", "blue", "orange", "purple")
    paint_dice_tray(p, inside(rect, 0.41, 0.64), min(w * 0.66, h * 0.62), dice, angle=-8)
    paint_pencil(p, inside(rect, 0.83, 0.70), w * 0.36)


def paint_dice_tray(
    p: QPainter, centre: QPointF, size: float, dice: tuple[str, ...], *, angle: float = 0.0
) -> None:
    """The tray with dice in it; a die before each seat."""
    r = size / 2
    with brush.saved(p, centre, angle=angle):
        paint_tray(p, QPointF(0, 0), r)
        paint_dice(p, QPointF(0, 0), r * WELL, r * DIE, dice, angle / 2)


def paint_lake_sheet(
    p: QPainter, rect: QRectF, columns: int, rows: int, *, angle: float = 0.0
) -> None:
    """A corner of a score sheet: pools split along a diagonal, some shaded by pencil."""
    w, h, rnd = rect.width(), rect.height(), random.Random(7)
    with brush.saved(p, rect.center(), angle=angle):
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
    for half, die in zip(halves, rnd.sample(die_signs.DICE, 2), strict=True):
        area = brush.polygon(half)
        p.fillPath(area, brush.mix(die_signs.die_color(die), "paper", 0.22))
        if done or rnd.random() < 0.25:
            p.setPen(brush.pen("ink", max(1.0, cell * 0.045), 0.75))
            p.drawLines(_hatching(half, cell * 0.12))
        else:
            middle = QPointF(sum(q[0] for q in half) / 3, sum(q[1] for q in half) / 3)
            die_signs.paint_sign(p, middle, cell * 0.11, die, die_signs.on_paper(die))
    brush.use(p, None, brush.pen("ink", max(0.8, cell * 0.03), 0.67))
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


def paint_pencil(
    p: QPainter, centre: QPointF, length: float, *, angle: float = -62.0, die: str = ""
) -> None:
    """The pencil of a score sheet, its point at the left before turning; `die` colours its lead."""
    lead = brush.color("ink") if not die else brush.mix(die_signs.die_color(die), "black", 0.15)
    with brush.saved(p, centre, angle=angle):
        paint_svg(p, "lake/pencil", QPointF(), length, tint=lead)
