"""The picture on the box of Firefly Festival, and the one on its setup page."""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_circle, glow, inside
from festival_desktop.art.svg import paint_svg


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """Paint three islands with bridges, a pagoda and workers, among fireflies."""
    w, h = rect.width(), rect.height()
    paint_svg(p, "boxes/firefly_festival", rect.center(), min(w, h / 1.1))
    swarm = QRectF(rect.left() + w * 0.05, rect.top() + h * 0.04, w * 0.9, h * 0.9)
    paint_fireflies(p, swarm, 22, seed=6, size=w * 0.010)


def paint_island(p: QPainter, square: QRectF) -> None:
    """Paint an island with a pagoda, among fireflies."""
    unit = square.height()
    paint_svg(p, "firefly/island", square.center() + QPointF(0, unit * 0.3), unit)
    paint_fireflies(p, square, 9, seed=4, size=unit * 0.02)


def paint_fireflies(
    p: QPainter, rect: QRectF, count: int, *, seed: int = 1, size: float = 3.0
) -> None:
    """Paint a swarm of fireflies in a rectangle."""
    rnd = random.Random(seed)
    for _ in range(count):
        spot = inside(rect, rnd.random(), rnd.random())
        u = rnd.uniform(0.5, 1.2) * size
        glow(p, spot, u * 5.5, "firefly", 0.43)
        draw_circle(p, spot, u * 0.6, "firefly_core")
