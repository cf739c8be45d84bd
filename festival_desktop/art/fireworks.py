"""Fireworks and stars."""

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from festival_desktop.art.brush import Ink, color, draw_circle, glow, mix, pen, saved, star_path
from festival_desktop.art.theme import theme

TILE_BURST = ("light", "light_hi", "burst_rose", "light", "burst_blue")


def paint_star(p: QPainter, centre: QPointF, radius: float, ink: Ink, alpha: float = 1.0) -> None:
    """Paint a four-pointed star."""
    path = star_path(4, radius, radius * 0.3).translated(centre)
    p.fillPath(path, color(ink, alpha))


def paint_burst(
    p: QPainter,
    centre: QPointF,
    radius: float,
    inks: Sequence[Ink] = TILE_BURST,
    *,
    seed: int = 0,
    spokes: int = 18,
) -> None:
    """Paint a firework of straight tapered rays with sparks at the tips."""
    rnd = random.Random(seed)
    glow(p, centre, radius * 1.15, "light", 0.5)
    with saved(p):
        if not theme().flat:
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        for i in range(spokes):
            angle = i * math.tau / spokes + 0.1
            far = radius * (1 if i % 2 == 0 else 0.78) * (0.94 + 0.1 * rnd.random())
            tip = centre + QPointF(math.cos(angle) * far, math.sin(angle) * far)
            ink = color(inks[i % len(inks)])
            ray = pen(ink, max(1.0, radius * 0.035))
            ray.setBrush(_fading(centre, tip, 0.3, ink, mix(ink, "white", 0.3)))
            p.setPen(ray)
            p.drawLine(centre, tip)
            draw_circle(p, tip, radius * 0.045, mix(ink, "white", 0.55))


def _fading(near: QPointF, far: QPointF, start: float, dark: Ink, bright: Ink) -> QBrush:
    gradient = QLinearGradient(near, far)
    gradient.setColorAt(start, color(dark, 0.05))
    gradient.setColorAt(1, color(bright, 0.95))
    return QBrush(gradient)


def paint_firework(
    p: QPainter,
    centre: QPointF,
    radius: float,
    ink: Ink = "light",
    *,
    seed: int = 1,
    rays: int = 22,
) -> None:
    """Paint a firework in the sky: three rings of falling rays."""
    rnd = random.Random(seed)
    tint = color(ink)
    ray, spark = pen(tint, max(0.9, radius * 0.018)), mix(tint, "white", 0.6)
    size, bright = max(0.9, radius * 0.024), mix(tint, "white", 0.25)
    glow(p, centre, radius * 1.15, tint, 0.30)
    for ring, count in ((1.0, rays), (0.62, rays * 2 // 3), (0.32, rays // 2)):
        for i in range(count):
            angle = (i + rnd.uniform(-0.18, 0.18) + ring) * math.tau / count
            reach = radius * ring * rnd.uniform(0.86, 1.04)
            way = QPointF(math.cos(angle) * reach, math.sin(angle) * reach)
            tip = centre + way + QPointF(0, radius * 0.07 * ring)
            path = QPainterPath(centre + way * 0.3)
            path.quadTo(centre + way * 0.75, tip)
            ray.setBrush(_fading(centre + way * 0.3, tip, 0.0, tint, bright))
            p.strokePath(path, ray)
            draw_circle(p, tip, size, spark)
    glow(p, centre, radius * 0.22, "white", 0.7)
