"""The picture on the box of Firefly Festival."""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import inside, pen
from festival_desktop.art.theme import PLAYERS
from festival_desktop.screens.firefly_festival.pictures.islands import (
    paint_bridge,
    paint_fireflies,
    paint_island,
    paint_pagoda,
    paint_worker,
)


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
