"""The two backdrops: the lake behind a page, and the lake under a table.

Seeded, so the same window always shows the same night. Slow to paint: keep the pixmap. Lines of one
strength are drawn together, for speed.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.fireworks import paint_burst, paint_firework
from festival_desktop.art.sky import (
    paint_moon,
    paint_pavilion,
    paint_ridge,
    paint_sky,
    paint_sky_lantern,
    paint_stars,
    paint_water_lantern,
)
from festival_desktop.art.theme import theme


class Spot(NamedTuple):
    """Something in a backdrop: position, size (of a light: strength), colour."""

    x: float
    y: float
    size: float
    ink: brush.Ink = "light"


Line = tuple[QLineF, float, float]
"""A line with its opacity and width."""
_LEVELS = 6
"""Number of distinct opacities."""
_SHORE_INKS = ("light", "burst_orange", "light_hi")
"""Colours of the shore lights, in the painting order of their streaks."""
_PAVILIONS = ((0.055, 34, 3), (0.115, 22, 2), (0.93, 40, 4), (0.865, 24, 2), (0.70, 20, 2))


def _shore_lights(rect: QRectF, y: float) -> list[Spot]:
    rnd, step = random.Random(8), 26.0
    inks = ("light", "light", "light_hi", "burst_orange")
    lights = []
    for i in range(int(rect.width() / step)):
        x, ink = rect.left() + (i + rnd.random()) * step, rnd.choice(inks)
        lights.append(Spot(x, y, rnd.uniform(0.3, 0.8), ink))
    return lights + [Spot(rect.left() + x * rect.width(), y, 1.6) for x, _, _ in _PAVILIONS]


def _paint_shore(p: QPainter, rect: QRectF, horizon: float, moon_x: float | None) -> None:
    """Paint ridges, pavilions and water with the lights of the far shore."""
    x, w, high = rect.left(), rect.width(), horizon - rect.top()
    ridges = (
        (0.34, 11, "hill0", "hill1"),
        (0.21, 23, "hill2", "hill3"),
        (0.10, 5, "hill4", "hill5"),
    )
    for part, seed, top, low in ridges:
        paint_ridge(p, QRectF(x, horizon - high * part, w, high * part), top, low, seed=seed)
    for at, size, floors in _PAVILIONS:
        foot = QPointF(x + at * w, horizon + 1)
        paint_pavilion(p, foot, size * min(w, 1600) / 1400, floors=floors)
    lights = _shore_lights(rect, horizon - 1)
    lake = QRectF(x, horizon, w, rect.bottom() - horizon)
    paint_water(p, lake, lights=lights, moon_x=moon_x)
    with brush.saved(p):
        for light in lights:
            spot = QPointF(light.x, light.y)
            brush.glow(p, spot, 6 + 4 * light.size, light.ink, 0.6)
            brush.draw_circle(p, spot, 1.1, brush.color("light_hi", 0.9))


def paint_lake_scene(
    p: QPainter,
    rect: QRectF,
    horizon: float,
    *,
    moon: Spot | None = None,
    fireworks: Sequence[Spot] = (),
    sky_lanterns: Sequence[Spot] = (),
    floats: Sequence[Spot] = (),
    dim: float = 0.0,
) -> None:
    """Paint the backdrop of every page. All positions are pixels in the coordinates of rect."""
    sky = QRectF(rect.left(), rect.top(), rect.width(), horizon - rect.top() + 2)
    with brush.saved(p):
        p.setClipRect(rect)
        paint_sky(p, sky)
        stars = int(sky.width() * sky.height() / 2600 * theme().stars)
        paint_stars(p, sky.adjusted(0, 0, 0, -sky.height() * 0.08), stars)
        if moon:
            paint_moon(p, QPointF(moon.x, moon.y), moon.size)
        for seed, spot in enumerate(fireworks, 3):
            rays = max(14, min(28, round(spot.size * 0.8)))
            paint_firework(p, QPointF(spot.x, spot.y), spot.size, spot.ink, seed=seed, rays=rays)
        _paint_shore(p, rect, horizon, moon.x if moon else None)
        for spot in sky_lanterns:
            paint_sky_lantern(p, QPointF(spot.x, spot.y), spot.size)
        for spot in floats:
            paint_water_lantern(p, QPointF(spot.x, spot.y), spot.size, spot.ink)
        if dim:
            p.fillRect(rect, brush.color("sky0", dim))


def paint_table_lake(
    p: QPainter, rect: QRectF, horizon: float, *, display: QRectF | None = None
) -> None:
    """Paint the night lake under a table: a low sky, then water, warmly lit under the tiles.

    `display` is where the tiles will be; lanterns drift only outside its middle.
    """
    sky = QRectF(rect.left(), rect.top(), rect.width(), horizon - rect.top())
    w, h = rect.width(), sky.height()
    place = display or QRectF(rect.left(), horizon, w, rect.bottom() - horizon)
    moon = QPointF(rect.left() + w * 0.085, rect.top() + h * 0.44)
    with brush.saved(p):
        p.setClipRect(rect)
        paint_sky(p, sky)
        paint_stars(p, sky, int(w * h / 1300 * theme().stars), seed=12)
        paint_moon(p, moon, h * 0.26)
        if not theme().flat:
            with brush.saved(p):
                p.setOpacity(0.75)
                first, second = QPointF(w * 0.715, h * 0.42), QPointF(w * 0.765, h * 0.54)
                inks = ("light", "light_hi", "burst_rose")
                paint_burst(p, rect.topLeft() + first, h * 0.34, inks, seed=3, spokes=22)
                paint_burst(p, rect.topLeft() + second, h * 0.20, ("burst_blue", "white"), seed=5)
        _paint_shore(p, rect, horizon, moon.x())
        paint_warm_water(p, QRectF(rect.left(), horizon, w, rect.bottom() - horizon))
        brush.glow(p, place.center(), max(place.width(), place.height()) * 0.6, "ember", 0.24)
        for spot in _drifting(place):
            paint_water_lantern(p, QPointF(spot.x, spot.y), spot.size, spot.ink)


def _drifting(place: QRectF) -> list[Spot]:
    """List lanterns where no tile can be: the far water and the corners of the display."""
    spots = (
        (-0.17, 0.055, 9), (-0.06, 0.02, 6), (-0.02, 0.10, 8), (0.20, 0.09, 10),
        (0.05, 0.22, 12), (0.80, 0.09, 11), (0.95, 0.21, 13), (1.04, 0.06, 8),
        (1.10, 0.02, 6), (1.19, 0.07, 9), (0.045, 0.86, 16), (0.10, 0.95, 12), (0.95, 0.90, 17),
    )  # fmt: skip
    inks = ("light", "ember", "light")
    scale = min(1.0, place.height() / 560)
    return [
        Spot(*brush.inside(place, x, y).toTuple(), size * max(0.6, scale), inks[i % 3])
        for i, (x, y, size) in enumerate(spots)
    ]


# -- water ----------------------------------------------------------------------------------------


def _draw_lines(p: QPainter, ink: brush.Ink, lines: Iterable[Line]) -> None:
    """Draw lines grouped into a few pens."""
    gathered: dict[tuple[int, int], list[QLineF]] = {}
    listed = list(lines)
    most = max((alpha for _, alpha, _ in listed), default=0.0)
    for line, alpha, width in listed:
        level = math.ceil(alpha / most * _LEVELS) if most else 0
        gathered.setdefault((level, round(width * 2)), []).append(line)
    for (level, width2), group in gathered.items():
        if level:
            p.setPen(brush.pen(ink, width2 / 2, most * level / _LEVELS))
            p.drawLines(group)


def paint_water(
    p: QPainter, rect: QRectF, *, lights: Sequence[Spot] = (), moon_x: float | None = None
) -> None:
    """Paint water from the horizon (top of rect) to the near shore."""
    p.fillRect(
        rect,
        brush.vertical_gradient(rect, (0, "lake0"), (0.12, "lake1"), (0.45, "lake2"), (1, "lake3")),
    )
    if theme().flat:
        return
    rnd = random.Random(5)
    with brush.saved(p):
        p.setClipRect(rect)
        _paint_streaks(p, rect, lights)
        _draw_lines(p, "ripple", _ripples(rect, rnd))
        if moon_x is not None:
            _draw_lines(p, "moon_road", _moon_road(rect, moon_x, rnd))


def _ripples(rect: QRectF, rnd: random.Random) -> Iterable[Line]:
    for _ in range(int(rect.width() * rect.height() / 2100)):
        t = rnd.random() ** 1.5
        y, x = rect.top() + t * rect.height(), rect.left() + rnd.random() * rect.width()
        length = rnd.uniform(8, 46) * (0.35 + t)
        alpha = rnd.uniform(0.03, 0.17) * (1 - 0.55 * t)
        yield QLineF(x, y, x + length, y), alpha, 0.8 + t


def _moon_road(rect: QRectF, moon_x: float, rnd: random.Random) -> Iterable[Line]:
    for k in range(70):
        t = (k / 70) ** 1.5
        half = (4 + 40 * t) * rnd.uniform(0.25, 1)
        x, y = moon_x + rnd.uniform(-1, 1) * (7 + 34 * t), rect.top() + 1 + t * rect.height()
        yield QLineF(x - half, y, x + half, y), 0.47 * (1 - t), 1 + 1.6 * t


def _paint_streaks(p: QPainter, rect: QRectF, lights: Sequence[Spot]) -> None:
    """Paint a broken streak under every light of the shore."""
    for k in range(12):
        t = k / 12
        y = rect.top() + 2 + t * t * rect.height() * 0.5
        for ink in _SHORE_INKS:
            brush.set_ink(p, brush.color(ink, 0.45 * (1 - t) ** 1.4))
            for light in lights:
                if light.ink == ink:
                    x = light.x + math.sin(k * 2.1 + light.x) * 3 * t
                    half = (2.5 + 10 * t) * light.size
                    p.drawRect(QRectF(x - half, y, 2 * half, 0.9 + 1.3 * t))


def paint_warm_water(p: QPainter, rect: QRectF) -> None:
    """Paint the tiles' warm light on the water, and night at the rim of the table."""
    if theme().flat:
        return
    rnd = random.Random(12)
    with brush.saved(p):
        p.setClipRect(rect)
        for ink in ("light", "ember", "light_hi"):
            _draw_lines(p, ink, _shimmer(rect, rnd))
        far = max(rect.width(), rect.height()) * 0.62
        clear, dark = brush.color("vignette", 0), brush.color("vignette", 0.6 * theme().haze)
        p.fillRect(rect, brush.radial(rect.center(), far, clear, clear, dark))


def _shimmer(rect: QRectF, rnd: random.Random) -> Iterable[Line]:
    for _ in range(80):
        x = rect.left() + rect.width() * rnd.gauss(0.5, 0.16)
        y = rect.top() + rect.height() * (0.12 + 0.7 * rnd.random())
        half = rnd.uniform(9, 35)
        yield QLineF(QPointF(x - half, y), QPointF(x + half, y)), rnd.uniform(0.04, 0.14), 1.6
