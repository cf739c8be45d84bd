"""Sky and shore: stars, moon, ridges, pavilions, lanterns in the air and on the water."""

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import theme


def paint_sky(p: QPainter, rect: QRectF) -> None:
    """Paint the sky down to the horizon, with drifting haze."""
    stops = ((0.0, "sky0"), (0.5, "sky1"), (0.86, "sky2"), (1.0, "sky3"))
    p.fillRect(rect, brush.vertical_gradient(rect, *stops))
    clouds = (
        (0.2, 0.45, 0.5, "haze_violet"),
        (0.75, 0.3, 0.45, "haze_blue"),
        (0.5, 0.95, 0.6, "haze_rose"),
    )
    strength = 0.18 * theme().haze
    with brush.saved(p):
        p.setClipRect(rect)
        for x, y, size, ink in clouds:
            brush.glow(p, brush.inside(rect, x, y), size * rect.width(), ink, strength)


def paint_stars(p: QPainter, rect: QRectF, count: int, *, seed: int = 3) -> None:
    """Paint stars, denser high up."""
    rnd = random.Random(seed)
    for _ in range(count):
        x = rnd.random()
        t = rnd.random() ** 1.4
        spot = brush.inside(rect, x, t)
        size = rnd.choice((0.6, 0.7, 0.9, 1.1, 1.5))
        star = brush.color("star", rnd.uniform(0.2, 0.82) * (1 - 0.6 * t))
        brush.draw_circle(p, spot, size, star)
        if size > 1.4:
            brush.glow(p, spot, 6, "star", 0.24)


def paint_moon(p: QPainter, centre: QPointF, radius: float, *, shine: bool = True) -> None:
    """Paint the full moon."""
    if shine:
        brush.glow(p, centre, radius * 5, "moon_glow", 0.22)
        brush.glow(p, centre, radius * 2.1, "moon_glow", 0.36)
    paint_svg(p, "sky/moon", centre, radius)


def paint_ridge(p: QPainter, rect: QRectF, top: brush.Ink, low: brush.Ink, *, seed: int) -> None:
    """Paint a mountain ridge whose highest peaks touch the top of rect."""
    rnd = random.Random(seed)
    phases = [rnd.random() * 7 for _ in range(4)]
    waves = ((5, 0.5), (11, 0.27), (23, 0.12), (47, 0.05))
    path = QPainterPath(rect.bottomLeft())
    for i in range(101):
        t = i / 100
        y = sum(math.sin(t * f + ph) * a for (f, a), ph in zip(waves, phases, strict=True))
        height = rect.height() * (0.25 + 0.75 * (y * 0.5 + 0.5))
        path.lineTo(rect.left() + t * rect.width(), rect.bottom() - height)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    p.fillPath(path, brush.vertical_gradient(rect, top, low))


def paint_pavilion(p: QPainter, foot: QPointF, u: float, *, floors: int = 3) -> None:
    """Paint a pavilion of two to four floors; `u` is the width of its ground floor."""
    paint_svg(p, f"sky/pavilion-{floors}", foot, u)
    brush.glow(p, foot - QPointF(0, u * 0.3), u * 1.1, "light", 0.2)


def paint_sky_lantern(p: QPainter, centre: QPointF, u: float) -> None:
    """Paint a paper lantern rising far away."""
    brush.glow(p, centre, u * 2.6, "light", 0.42 * 0.9)
    paint_svg(p, "sky/sky-lantern", centre, u)


def paint_water_lantern(p: QPainter, foot: QPointF, u: float, ink: brush.Ink = "light") -> None:
    """Paint a decorative paper boat lantern on the water with its reflection."""
    brush.glow(p, foot - QPointF(0, u * 0.5), u * 2.6, ink, 0.42)
    paint_svg(p, "sky/water-lantern", foot, u, tint=ink)
