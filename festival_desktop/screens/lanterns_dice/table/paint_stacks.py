"""Painters of the stacks of fireworks."""

import math
from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, outline, put, rounded, saved
from festival_desktop.art.surfaces import paint_key_cap, paint_wood
from festival_desktop.art.type import BOLD, LEAST, LEFT, MEDIUM, RIGHT, text, text_width, within
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    Cells,
    cells_path,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_medal


def paint_shelf(p: QPainter, rect: QRectF) -> None:
    """The wood the stacks of fireworks stand on."""
    paint_wood(p, rect, 10, seed=12)
    line = outline("brass", 1.2, 0.75)
    put(p, rounded(rect.adjusted(2.5, 2.5, -2.5, -2.5), 8), None, line)


def stack_cell(rect: QRectF, cells: Any, f: float) -> tuple[QPointF, float]:
    """Where the top tile of a stack begins, and the side of its cells."""
    foot = 24 * f
    art = QRectF(rect.left(), rect.top() + 4 * f, rect.width() * 0.70, rect.height() - foot - 5 * f)
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    side = min((art.width() - 14 * f) / wide, (art.height() - 8 * f) / high, 42 * f)
    origin = art.center() - QPointF(wide, high) * side / 2
    return origin, float(math.floor(side))


def paint_stack(
    p: QPainter,
    rect: QRectF,
    cells: Collection[tuple[int, int]],
    points: int,
    count: int,
    left: str,
    note: str,
    state: str,
    f: float,
) -> None:
    """What lies under the top tile, the points of that one, and whether it fits."""
    with saved(p):
        p.setPen(outline("brass", 1, 0.5))
        p.setBrush(color("well", 0.75))
        p.drawRoundedRect(rect, 8 * f, 8 * f)
    if state in ("choice", "hover", "held"):
        ink, wide = ("light", 2.2) if state == "choice" else ("white", 3.0)
        lit_edge(p, rounded(rect, 8 * f), ink, wide * f, 0.9)
    origin, side = stack_cell(rect, cells, f)
    for depth in range(min(2, count - 1), 0, -1):
        under = cells_path(origin + QPointF(2.4, 2.8) * depth * f, side, cells, side * 0.035)
        put(p, under, "under_tile", outline("brass", 1, 0.7))
    foot = 24 * f
    if points:
        y = rect.top() + (rect.height() - foot) / 2
        spot = QPointF(rect.right() - rect.width() * 0.16, y)
        paint_medal(p, spot, min(17 * f, rect.width() * 0.135), points)
    line = QRectF(rect.left() + 7 * f, rect.bottom() - foot - 1, rect.width() * 0.40 - 7 * f, foot)
    text(p, line, left, within(line, 13 * f), "on_dark", BOLD, LEFT, floor=6)
    line = QRectF(rect.left() + rect.width() * 0.42, line.top(), rect.width() * 0.58 - 7 * f, foot)
    lit = state != "rest"
    ink = "light" if lit else "on_dark_soft"
    weight = BOLD if lit else MEDIUM
    if text_width(note, LEAST, weight, scaled=False) <= line.width():  # else pointing tells it
        text(p, line, note, within(line, 12.5 * f), ink, weight, RIGHT, floor=6)


def paint_top(p: QPainter, rect: QRectF, shape: str, cells: Cells, dim: bool, value: int) -> None:
    """The top tile of a stack, alone."""
    side = rect.width() / (max(x for x, _ in cells) + 1)
    paint_firework_tile(p, rect.topLeft(), side, shape, cells, value)
    if dim:
        path = cells_path(rect.topLeft(), side, cells, side * 0.03)
        p.fillPath(path, color("night", 0.34))


def paint_keys(
    p: QPainter,
    rect: QRectF,
    hints: tuple[tuple[str, str], ...],
    everywhere: bool,
    state: str,
    px: float,
) -> None:
    """What keys do with the held tile; pressing it shows all places, like the G key."""
    if state == "hover" or everywhere:
        lit_edge(p, rounded(rect, 6), "light", 1.6, 0.8)
    gap = 6.0
    widths = [
        text_width(key, px * 0.9, BOLD, scaled=False) + 10 + text_width(label, px) + 5
        for key, label in hints
    ]
    scale = min(1.0, (rect.width() - gap * (len(hints) - 1)) / sum(widths))
    x, h = rect.right() - sum(widths) * scale - gap * (len(hints) - 1), rect.height() * 0.84
    for (key, label), wide in zip(hints, widths, strict=True):
        cap_width = (text_width(key, px * 0.9, BOLD, scaled=False) + 10) * max(scale, 0.8)
        cap = QRectF(x, rect.center().y() - h / 2, cap_width, h)
        paint_key_cap(p, cap)
        text(p, cap.adjusted(1, 0, -1, 0), key, min(px * 0.9, h * 0.6), "ink", BOLD, scaled=False,
             floor=7)  # fmt: skip
        place = QRectF(cap.right() + 4, rect.top(), wide * scale - cap_width - 4, rect.height())
        text(p, place, label, within(place, px), "light_hi", MEDIUM, LEFT, floor=7)
        x += wide * scale + gap
