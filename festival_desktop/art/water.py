"""The lake: water, ripples, reflections. Lines of one strength are drawn together, for speed."""

import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink, color, down, pen, radial, saved, use
from festival_desktop.art.theme import theme


class ShoreLight(NamedTuple):
    """A light on the far shore: where, its colour, how strong."""

    x: float
    ink: Ink
    strength: float


Line = tuple[QLineF, float, float]
"""With its opacity and width."""
_LEVELS = 6
"""So many opacities are told apart."""


def _draw_lines(p: QPainter, ink: Ink, lines: Iterable[Line]) -> None:
    """Gathered into a few pens."""
    gathered: dict[tuple[int, int], list[QLineF]] = {}
    listed = list(lines)
    most = max((alpha for _, alpha, _ in listed), default=0.0)
    for line, alpha, width in listed:
        level = math.ceil(alpha / most * _LEVELS) if most else 0
        gathered.setdefault((level, round(width * 2)), []).append(line)
    for (level, width2), group in gathered.items():
        if level:
            p.setPen(pen(ink, width2 / 2, most * level / _LEVELS))
            p.drawLines(group)


def paint_water(
    p: QPainter, rect: QRectF, *, lights: Sequence[ShoreLight] = (), moon_x: float | None = None
) -> None:
    """Water from the horizon (top of rect) to the near shore."""
    p.fillRect(rect, down(rect, (0, "lake0"), (0.12, "lake1"), (0.45, "lake2"), (1, "lake3")))
    if theme().flat:
        return
    rnd = random.Random(5)
    with saved(p):
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


def _paint_streaks(p: QPainter, rect: QRectF, lights: Sequence[ShoreLight]) -> None:
    """A broken streak under every light of the shore."""
    for k in range(12):
        t = k / 12
        y = rect.top() + 2 + t * t * rect.height() * 0.5
        for ink in {str(light.ink) for light in lights}:
            use(p, color(ink, 0.45 * (1 - t) ** 1.4))
            for light in lights:
                if light.ink == ink:
                    x = light.x + math.sin(k * 2.1 + light.x) * 3 * t
                    half = (2.5 + 10 * t) * light.strength
                    p.drawRect(QRectF(x - half, y, 2 * half, 0.9 + 1.3 * t))


def paint_warm_water(p: QPainter, rect: QRectF) -> None:
    """Warm light of the tiles on the water around them, and night at the rim of the table."""
    if theme().flat:
        return
    rnd = random.Random(12)
    with saved(p):
        p.setClipRect(rect)
        for ink in ("light", "ember", "light_hi"):
            _draw_lines(p, ink, _shimmer(rect, rnd))
        far = max(rect.width(), rect.height()) * 0.62
        clear, dark = color("vignette", 0), color("vignette", 0.6 * theme().haze)
        p.fillRect(rect, radial(rect.center(), far, clear, clear, dark))


def _shimmer(rect: QRectF, rnd: random.Random) -> Iterable[Line]:
    for _ in range(80):
        x = rect.left() + rect.width() * rnd.gauss(0.5, 0.16)
        y = rect.top() + rect.height() * (0.12 + 0.7 * rnd.random())
        half = rnd.uniform(9, 35)
        yield QLineF(QPointF(x - half, y), QPointF(x + half, y)), rnd.uniform(0.04, 0.14), 1.6
