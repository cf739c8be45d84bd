"""Colours, gradients, light and shadow: the strokes every painter is made of.

In the flat (high contrast) theme gradients become one colour, shadows, grain and glows disappear
and outlines are at least two pixels, so painters need not ask which theme they paint in.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from festival_desktop.art.theme import kept, theme

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

Ink = str | QColor
"""A token of the theme, a lantern or player colour, or a colour already mixed."""
Fill = Ink | QBrush | None
Stop = tuple[float, Ink]

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@kept
def _named(ink: str, alpha: float) -> QColor:
    named = QColor(ink if ink.startswith("#") else theme().tokens[ink])
    return named if alpha >= 1.0 else color(named, alpha)


def color(ink: Ink, alpha: float = 1.0) -> QColor:
    """The colour of a token, with its opacity multiplied by alpha. Shared: do not change it."""
    if isinstance(ink, str):
        return _named(ink, alpha)
    if alpha >= 1.0:
        return ink
    faded = QColor(ink)
    faded.setAlphaF(ink.alphaF() * max(0.0, alpha))
    return faded


def mix(a: Ink, b: Ink, t: float) -> QColor:
    """A colour on the way from a (t = 0) to b (t = 1). Shared: do not change it."""
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


@kept
def _mixed(a: str, b: str, t: float) -> QColor:
    return mix(color(a), color(b), t)


@contextmanager
def saved(p: QPainter) -> Iterator[QPainter]:
    """Leave the painter as it was found."""
    p.save()
    try:
        yield p
    finally:
        p.restore()


def pen(ink: Ink, width: float = 1.0, alpha: float = 1.0) -> QPen:
    """A round line. In the flat theme translucent lines become solid."""
    return QPen(color(ink, alpha), width, *_ROUND)


def outline(ink: Ink, width: float = 1.0, alpha: float = 1.0) -> QPen:
    """The edge of a piece or surface: two solid pixels at least in the flat theme."""
    if theme().flat:
        return pen(ink, max(2.0, width))
    return pen(ink, width, alpha)


def dashed(ink: Ink, width: float, alpha: float = 1.0, *, dots: bool = False) -> QPen:
    """A broken line."""
    line = outline(ink, width, alpha)
    line.setStyle(Qt.PenStyle.DotLine if dots else Qt.PenStyle.DashLine)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    return line


def put(p: QPainter, path: QPainterPath, fill: Fill = None, line: QPen | None = None) -> None:
    """Fill and stroke a path."""
    p.save()
    p.setPen(NO_PEN if line is None else line)
    if fill is None:
        p.setBrush(NO_BRUSH)
    else:
        p.setBrush(fill if isinstance(fill, QBrush) else color(fill))
    p.drawPath(path)
    p.restore()


def linear(a: QPointF, b: QPointF, *stops: Stop) -> QBrush:
    """Gradient from a to b; the middle stop alone in the flat theme."""
    if theme().flat:
        return QBrush(color(stops[len(stops) // 2][1]))
    gradient = QLinearGradient(a, b)
    for at, ink in stops:
        gradient.setColorAt(at, color(ink))
    return QBrush(gradient)


def down(rect: QRectF, *stops: Stop) -> QBrush:
    """Gradient from the top of rect to its bottom."""
    return linear(rect.topLeft(), rect.bottomLeft(), *stops)


def radial(centre: QPointF, radius: float, *stops: Stop) -> QBrush:
    """Round gradient; the middle stop alone in the flat theme."""
    if theme().flat:
        return QBrush(color(stops[len(stops) // 2][1]))
    gradient = QRadialGradient(centre, max(radius, 0.1))
    for at, ink in stops:
        gradient.setColorAt(at, color(ink))
    return QBrush(gradient)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def square(centre: QPointF, side: float) -> QRectF:
    """Square around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def points(*xy: tuple[float, float]) -> QPolygonF:
    """Corner points as a polygon."""
    return QPolygonF([QPointF(x, y) for x, y in xy])


def polygon(xy: Iterable[tuple[float, float]]) -> QPainterPath:
    """Closed outline through corner points."""
    path = QPainterPath()
    path.addPolygon(points(*xy))
    path.closeSubpath()
    return path


def circle(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Ellipse as a path."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


@lru_cache
def star_path(points_: int, outer: float, inner: float) -> QPainterPath:
    """Star around the origin, first point up. Shared: do not change it."""
    step = math.pi / points_
    radii = (outer, inner)
    return polygon(
        (math.sin(i * step) * radii[i % 2], -math.cos(i * step) * radii[i % 2])
        for i in range(2 * points_)
    )


def _area(path: QPainterPath) -> float:
    corners = [(q.x(), q.y()) for q in path.toFillPolygon().toList()]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(corners))


def joined(*parts: QPainterPath) -> QPainterPath:
    """Overlapping parts as one shape, their curves untouched.

    Filled by winding, so all parts must run the same way round. Where it is also stroked, stroke
    before filling: the fill then covers the lines inside.
    """
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        whole.addPath(part if _area(part) > 0 else part.toReversed())
    return whole


def crescent(centre: QPointF, radius: float) -> QPainterPath:
    """Waning moon, open to the upper right."""
    moon = circle(centre.x(), centre.y(), radius)
    bite = circle(centre.x() + radius * 0.48, centre.y() - radius * 0.22, radius * 0.82)
    return moon.subtracted(bite)


def glow(p: QPainter, centre: QPointF, radius: float, ink: Ink, strength: float = 0.6) -> None:
    """Soft round light that only ever brightens."""
    if theme().flat:
        return
    with saved(p):
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        gradient = QRadialGradient(centre, max(radius, 0.1))
        for at, part in ((0.0, 1.0), (0.25, 0.62), (0.5, 0.28), (0.75, 0.08), (1.0, 0.0)):
            gradient.setColorAt(at, color(ink, strength * part))
        p.setPen(NO_PEN)
        p.setBrush(gradient)
        p.drawEllipse(centre, radius, radius)


def halo(
    p: QPainter, rect: QRectF, radius: float, ink: Ink, spread: float, strength: float = 0.8
) -> None:
    """Light around a rounded rectangle; a line with a dark edge in the flat theme, which is seen on
    every ground."""
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
    """Soft shadow under a rounded rectangle."""
    if theme().flat:
        return
    with saved(p):
        p.setPen(NO_PEN)
        rings = 8
        p.setBrush(color("shadow", strength / rings * 1.15))
        for i in range(rings):
            k = blur * (1 - i / rings)
            p.drawRoundedRect(rect.adjusted(-k, -k + drop, k, k + drop), radius + k, radius + k)


@cache
def _fibres(*inks: str) -> "QImage":
    """A tile of short fibres; lines of one strength are drawn together, for speed."""
    from PySide6.QtCore import QLineF  # not for the first frame
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
    """Fibres of paper (dark) or a dusting of light on lacquer, inside path."""
    if theme().flat:
        return
    inks = ("fibre_dark", "white") if dark else ("fibre_light",)
    with saved(p):
        p.setOpacity(p.opacity() * strength)
        p.fillPath(path, QBrush(_fibres(*inks)))


def at(centre: QPointF, direction: int, distance: float) -> QPointF:
    """The point `distance` away in direction 0 north, 1 east, 2 south, 3 west."""
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    return QPointF(centre.x() + dx * distance, centre.y() + dy * distance)


def strokes(p: QPainter, path: QPainterPath, layers: Sequence[tuple[float, QColor]]) -> None:
    """Stroke one path several times, widest first: keylines and glows."""
    for width, ink in layers:
        p.strokePath(path, QPen(ink, width, *_ROUND))


def inside(rect: QRectF, x: float, y: float) -> QPointF:
    """The place in a rectangle, 0 to 1 from left to right and from top to bottom."""
    return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
