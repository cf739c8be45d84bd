"""Shapes written down as text, much as SVG does."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "B": 6}


def drawn_at(notation: str, x: float, y: float, w: float, h: float) -> QPainterPath:
    """A drawing whose origin comes to lie at x, y, its numbers in units of w and h."""
    return QTransform(w, 0, 0, h, x, y).map(drawn(notation))


@cache
def drawn(notation: str) -> QPainterPath:
    """M x y, L x y, Q (two points), C (three points), Z; O x y r circle, E x y rx ry ellipse,
    R x y w h r box, A x y r start sweep (goes on from where the drawing is), B x y rx ry start
    sweep (an arc by itself). Shared: do not change it."""
    path = QPainterPath()
    words = notation.split()
    i = 0
    while i < len(words):
        op = words[i][0]
        words[i] = words[i][1:]
        start = i if words[i] else i + 1
        i = start + _NUMBERS[op]
        v = [float(w) for w in words[start:i]]
        match op:
            case "M":
                path.moveTo(*v)
            case "L":
                path.lineTo(*v)
            case "Q":
                path.quadTo(*v)
            case "C":
                path.cubicTo(*v)
            case "Z":
                path.closeSubpath()
            case "O":
                path.addEllipse(QPointF(v[0], v[1]), v[2], v[2])
            case "E":
                path.addEllipse(QPointF(v[0], v[1]), v[2], v[3])
            case "R":
                path.addRoundedRect(QRectF(*v[:4]), v[4], v[4])
            case "A":
                box = QRectF(v[0] - v[2], v[1] - v[2], 2 * v[2], 2 * v[2])
                if path.elementCount() == 0:
                    path.arcMoveTo(box, v[3])
                path.arcTo(box, v[3], v[4])
            case "B":
                box = QRectF(v[0] - v[2], v[1] - v[3], 2 * v[2], 2 * v[3])
                path.arcMoveTo(box, v[4])
                path.arcTo(box, v[4], v[5])
    return path
