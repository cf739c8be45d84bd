"""What tells the six colours of the dice apart besides their colour: a sign and a hatching each.

Red flame, orange sun, green leaf, blue drop, purple blossom, white moon.
"""

import math
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from festival_desktop.art.brush import Ink, circle, color, crescent, mix, pen, polygon, put_circle
from festival_desktop.art.drawing import drawn

DICE = ("red", "orange", "green", "blue", "purple", "white")
HATCHING = {"red": 45, "orange": 0, "green": 90, "blue": 135, "purple": 67, "white": 157}
"""Degrees of the pencil strokes."""

_FLAME = (
    "M0 -1.1 C0.15 -0.55 0.8 -0.25 0.8 0.35 C0.8 0.85 0.4 1.05 0 1.05 "
    "C-0.45 1.05 -0.8 0.8 -0.8 0.3 C-0.8 -0.05 -0.55 -0.25 -0.45 -0.5 "
    "C-0.35 -0.25 -0.2 -0.15 -0.1 -0.15 C0.05 -0.45 -0.1 -0.8 0 -1.1 Z"
)
_DROP = (
    "M0 -1.1 C0.3 -0.5 0.8 -0.05 0.8 0.4 C0.8 0.85 0.45 1.1 0 1.1 "
    "C-0.45 1.1 -0.8 0.85 -0.8 0.4 C-0.8 -0.05 -0.3 -0.5 0 -1.1 Z"
)
_LEAF = (
    "M-0.9 0.95 C-1.15 -0.4 -0.1 -1.05 1 -1 C1.1 0.25 0.35 1.05 -0.62 0.68 "
    "C-0.62 0.68 -0.7 0.8 -0.9 0.95 Z"
)
_LARGE = QTransform.fromScale(100, 100)
"""Shapes are only joined and cut smoothly at a size like this."""


def die_color(die: str) -> str:
    """Token of a die colour."""
    return f"die_{die}"


def on_die(die: str) -> Ink:
    """Ink of the sign on the die's own colour."""
    return "die_white_sign" if die == "white" else "white"


def on_paper(die: str) -> Ink:
    """Ink of the sign on paper."""
    return "sign_white" if die == "white" else mix(die_color(die), "black", 0.22)


def _without(shape: QPainterPath, hole: QPainterPath) -> QPainterPath:
    return _LARGE.inverted()[0].map(_LARGE.map(shape).subtracted(_LARGE.map(hole)))


def _sun() -> QPainterPath:
    path = circle(0, 0, 0.52)
    for i in range(8):
        ray = polygon(((0.68, -0.2), (1.12, 0), (0.68, 0.2)))
        path.addPath(QTransform().rotate(i * 45).map(ray))
    return path


def _blossom() -> QPainterPath:
    path = QPainterPath()
    for i in range(5):
        angle = -math.pi / 2 + i * math.tau / 5
        petal = _LARGE.map(circle(0.58 * math.cos(angle), 0.58 * math.sin(angle), 0.45))
        path = path.united(petal)
    return _LARGE.inverted()[0].map(path.subtracted(_LARGE.map(circle(0, 0, 0.22))))


@cache
def sign(die: str) -> QPainterPath:
    """The sign of a colour around the origin, about 1 in radius."""
    match die:
        case "red":
            return drawn(_FLAME)
        case "orange":
            return _sun()
        case "green":
            vein = polygon(((-0.55, 0.62), (0.55, -0.62), (0.62, -0.5), (-0.42, 0.68)))
            return _without(drawn(_LEAF), vein)
        case "blue":
            return drawn(_DROP)
        case "purple":
            return _blossom()
    return _LARGE.inverted()[0].map(crescent(QPointF(0, 0), 100.0))


def paint_sign(
    p: QPainter,
    centre: QPointF,
    radius: float,
    die: str,
    ink: Ink,
    *,
    edge: Ink | None = None,
    width: float = 1.0,
) -> None:
    """The sign of a colour, with a keyline if an edge is named."""
    path = QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(sign(die))
    if edge is not None:
        p.strokePath(path, pen(edge, width))
    p.fillPath(path, color(ink))


def paint_chip(
    p: QPainter, centre: QPointF, radius: float, die: str, *, alpha: float = 1.0
) -> None:
    """A round chip: the same thing wherever a colour of the dice is named."""
    edge = pen("ink", max(1.0, radius * 0.1), 0.85 * alpha)
    put_circle(p, centre, radius, color(die_color(die), alpha), edge)
    paint_sign(p, centre, radius * 0.58, die, color(on_die(die), alpha))
