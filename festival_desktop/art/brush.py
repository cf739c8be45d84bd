"""Colours, gradients, light and shadow: the primitives of every painter.

In the flat (high contrast) theme gradients become one colour, shadows, grain and glows disappear
and outlines are at least two pixels, so painters need not ask which theme they paint in.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from festival_desktop.art.theme import cached_per_theme, theme

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

Ink = str | QColor
"""A theme token, a lantern or player colour, or a mixed colour."""
Fill = Ink | QBrush | None
Stop = Ink | tuple[float, Ink]
"""Colour of a gradient with its position; without positions, colours are evenly spaced."""

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@cached_per_theme
def _named(ink: str, alpha: float) -> QColor:
    named = QColor(ink if ink.startswith("#") else theme().tokens[ink])
    return named if alpha >= 1.0 else color(named, alpha)


def color(ink: Ink, alpha: float = 1.0) -> QColor:
    """Return the colour of a token, its opacity multiplied by alpha. Shared: do not change it."""
    if isinstance(ink, str):
        return _named(ink, alpha)
    if alpha >= 1.0:
        return ink
    faded = QColor(ink)
    faded.setAlphaF(ink.alphaF() * max(0.0, alpha))
    return faded


def mix(a: Ink, b: Ink, t: float) -> QColor:
    """Return a colour between a (t = 0) and b (t = 1). Shared: do not change it."""
    if isinstance(a, str) and isinstance(b, str):
        return _mixed(a, b, t)
    x, y = color(a), color(b)
    parts = (
        (x.redF(), y.redF()),
        (x.greenF(), y.greenF()),
        (x.blueF(), y.blueF()),
        (x.alphaF(), y.alphaF()),
    )
    return QColor.fromRgbF(*(p + (q - p) * t for p, q in parts))


@cached_per_theme
def _mixed(a: str, b: str, t: float) -> QColor:
    return mix(color(a), color(b), t)


@contextmanager
def saved(
    p: QPainter,
    at: QPointF | None = None,
    *,
    angle: float = 0.0,
    scale: float = 1.0,
    opacity: float = 1.0,
) -> Iterator[None]:
    """Save the painter's state, with an optional transform, and restore it on exit."""
    p.save()
    try:
        if at is not None:
            p.translate(at)
            p.rotate(angle)
            p.scale(scale, scale)
        if opacity != 1.0:
            p.setOpacity(p.opacity() * opacity)
        yield
    finally:
        p.restore()


def pen(ink: Ink, width: float = 1.0, alpha: float = 1.0) -> QPen:
    """Make a round pen. In the flat theme translucent lines become solid."""
    return QPen(color(ink, alpha), width, *_ROUND)


def outline(ink: Ink, width: float = 1.0, alpha: float = 1.0) -> QPen:
    """Make a pen for the edge of a piece: at least two solid pixels in the flat theme."""
    if theme().flat:
        return pen(ink, max(2.0, width))
    return pen(ink, width, alpha)


def dashed(ink: Ink, width: float, alpha: float = 1.0, *, dots: bool = False) -> QPen:
    """Make a dashed or dotted pen."""
    line = outline(ink, width, alpha)
    line.setStyle(Qt.PenStyle.DotLine if dots else Qt.PenStyle.DashLine)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    return line


def set_ink(p: QPainter, fill: Fill = None, line: QPen | None = None) -> None:
    """Set the painter's brush and pen."""
    p.setPen(NO_PEN if line is None else line)
    if fill is None:
        p.setBrush(NO_BRUSH)
    else:
        p.setBrush(fill if isinstance(fill, QBrush) else color(fill))


def draw_path(p: QPainter, path: QPainterPath, fill: Fill = None, line: QPen | None = None) -> None:
    """Fill and stroke a path."""
    p.save()
    set_ink(p, fill, line)
    p.drawPath(path)
    p.restore()


def draw_rounded(
    p: QPainter, rect: QRectF, radius: float, fill: Fill = None, line: QPen | None = None
) -> None:
    """Fill and stroke a rounded rectangle."""
    p.save()
    set_ink(p, fill, line)
    p.drawRoundedRect(rect, radius, radius)
    p.restore()


def draw_circle(
    p: QPainter, centre: QPointF, radius: float, fill: Fill = None, line: QPen | None = None
) -> None:
    """Fill and stroke a circle."""
    p.save()
    set_ink(p, fill, line)
    p.drawEllipse(centre, radius, radius)
    p.restore()


def _gradient(gradient: QGradient, stops: Sequence[Stop]) -> QBrush:
    """Make a brush of these stops; only the middle one in the flat theme."""
    placed = [
        one if isinstance(one, tuple) else (n / (len(stops) - 1), one)
        for n, one in enumerate(stops)
    ]
    if theme().flat:
        return QBrush(color(placed[len(placed) // 2][1]))
    for at, ink in placed:
        gradient.setColorAt(at, color(ink))
    return QBrush(gradient)


def linear(a: QPointF, b: QPointF, *stops: Stop) -> QBrush:
    """Make a gradient from a to b."""
    return _gradient(QLinearGradient(a, b), stops)


def vertical_gradient(rect: QRectF, *stops: Stop) -> QBrush:
    """Make a gradient from the top of rect to its bottom."""
    return linear(rect.topLeft(), rect.bottomLeft(), *stops)


def radial(centre: QPointF, radius: float, *stops: Stop) -> QBrush:
    """Make a radial gradient."""
    return _gradient(QRadialGradient(centre, max(radius, 0.1)), stops)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Make a path of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def square(centre: QPointF, side: float) -> QRectF:
    """Make a square around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def points(*xy: tuple[float, float]) -> QPolygonF:
    """Make a polygon of these corners."""
    return QPolygonF([QPointF(x, y) for x, y in xy])


def polygon(xy: Iterable[tuple[float, float]]) -> QPainterPath:
    """Make a closed path through these corners."""
    path = QPainterPath()
    path.addPolygon(points(*xy))
    path.closeSubpath()
    return path


def circle(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Make a path of an ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


@lru_cache
def star_path(points_: int, outer: float, inner: float) -> QPainterPath:
    """Make a star around the origin, first point up. Shared: do not change it."""
    step = math.pi / points_
    radii = (outer, inner)
    return polygon(
        (math.sin(i * step) * radii[i % 2], -math.cos(i * step) * radii[i % 2])
        for i in range(2 * points_)
    )


def glow(p: QPainter, centre: QPointF, radius: float, ink: Ink, strength: float = 0.6) -> None:
    """Paint a soft round light that only brightens."""
    if theme().flat:
        return
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    fading = [color(ink, strength * part) for part in (1.0, 0.62, 0.28, 0.08, 0.0)]
    set_ink(p, radial(centre, radius, *fading))
    p.drawEllipse(centre, radius, radius)
    p.restore()


def halo(
    p: QPainter, rect: QRectF, radius: float, ink: Ink, spread: float, strength: float = 0.8
) -> None:
    """Paint light around a rounded rectangle; in the flat theme a line with a dark edge."""
    with saved(p):
        p.setBrush(NO_BRUSH)
        if theme().flat:
            path = rounded(rect.adjusted(-3, -3, 3, 3), radius + 3)
            strokes(p, path, [(6, color("black")), (3, color(ink))])
            return
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        rings = 9
        for i in range(rings):
            k = spread * (i + 1) / rings
            fade = strength * (1 - i / rings) ** 2 * 0.5
            p.setPen(QPen(color(ink, fade), spread / rings * 2.2))
            p.drawRoundedRect(rect.adjusted(-k, -k, k, k), radius + k, radius + k)


def shadow(
    p: QPainter, rect: QRectF, radius: float, blur: float, drop: float = 0.0, strength: float = 0.5
) -> None:
    """Paint a soft shadow under a rounded rectangle."""
    if theme().flat:
        return
    with saved(p):
        rings = 8
        set_ink(p, color("shadow", strength / rings * 1.15))
        for i in range(rings):
            k = blur * (1 - i / rings)
            p.drawRoundedRect(rect.adjusted(-k, -k + drop, k, k + drop), radius + k, radius + k)


@cache
def _fibres(*inks: str) -> "QImage":
    """Paint a tile of short fibres; lines of one strength are drawn together, for speed."""
    from PySide6.QtCore import QLineF  # slow: not for the first frame
    from PySide6.QtGui import QImage

    side, rnd, steps = 192, random.Random(7), 6
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    for ink in inks:
        for step in range(1, steps + 1):
            lines = []
            for _ in range(260 // len(inks)):
                x, y = rnd.random() * side, rnd.random() * side
                lines.append(QLineF(x, y, x + rnd.uniform(-3, 3), y + rnd.uniform(-1, 1)))
            p.setPen(color(ink, step / steps))
            p.drawLines(lines)
    p.end()
    return image


def grain(p: QPainter, path: QPainterPath, strength: float = 0.1, dark: bool = True) -> None:
    """Paint fibres of paper (dark) or a dusting of light on lacquer inside a path."""
    if theme().flat:
        return
    inks = ("fibre_dark", "white") if dark else ("fibre_light",)
    with saved(p, opacity=strength):
        p.fillPath(path, QBrush(_fibres(*inks)))


def at(centre: QPointF, direction: int, distance: float) -> QPointF:
    """Return the point `distance` away in direction 0 north, 1 east, 2 south, 3 west."""
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    return QPointF(centre.x() + dx * distance, centre.y() + dy * distance)


def strokes(p: QPainter, path: QPainterPath, layers: Sequence[tuple[float, QColor]]) -> None:
    """Stroke one path several times, widest first: keylines and glows."""
    for width, ink in layers:
        p.strokePath(path, QPen(ink, width, *_ROUND))


def inside(rect: QRectF, x: float, y: float) -> QPointF:
    """Return a point of a rectangle by fractions of its width and height."""
    return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
