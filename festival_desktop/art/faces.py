"""The faces of computer players: a paper lantern for each level, a small sign for a personality."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.tokens import paint_robot

_PAPERS = {
    "newcomer": ("paper_hi", "burst_teal"),
    "friend": ("light_hi", "light_deep"),
    "master": ("paper_hi", "burst_rose"),
}
"""Level → the colours of its lantern, in the middle and at the rim."""


def paint_face(p: QPainter, centre: QPointF, radius: float, level: str) -> None:
    """`level` as setups write it; one without a face gets the mark of a computer."""
    name, _, personality = level.partition("-")
    if name not in _PAPERS:
        paint_robot(p, centre, radius)
        return
    with brush.saved(p):
        p.translate(centre)
        p.scale(radius, radius)
        _paint_lantern(p, *_PAPERS[name])
        p.setBrush(brush.NO_BRUSH)
        p.setPen(brush.pen("ink", 0.13))
        _FEATURES[name](p)
    if personality:
        _paint_badge(p, centre + QPointF(radius * 0.72, radius * 0.66), radius * 0.52, personality)


def _paint_lantern(p: QPainter, middle: str, rim: str) -> None:
    for top in (-1.0, 0.8):
        box = QRectF(-0.4, top, 0.8, 0.2)
        brush.put(p, brush.rounded(box, 0.06), "wood_dark", brush.pen("ink", 0.05))
    body = brush.circle(0, 0, 0.98, 0.84)
    fill = brush.radial(QPointF(0, -0.1), 1.1, (0, middle), (0.5, middle), (1, rim))
    brush.put(p, body, fill, brush.pen("ink", 0.07))


def _paint_newcomer(p: QPainter) -> None:
    """Wide eyes and an open mouth."""
    for x in (-0.36, 0.36):
        brush.put(p, brush.circle(x, -0.14, 0.17), "paper_hi", brush.pen("ink", 0.09))
        brush.put(p, brush.circle(x + 0.03, -0.1, 0.07), "ink")
    brush.put(p, brush.circle(0, 0.34, 0.12, 0.14), "ink")


def _paint_friend(p: QPainter) -> None:
    """Bright eyes and a smile."""
    for x in (-0.34, 0.34):
        brush.put(p, brush.circle(x, -0.14, 0.1, 0.13), "ink")
    p.drawArc(QRectF(-0.4, -0.18, 0.8, 0.66), 205 * 16, 130 * 16)


def _paint_master(p: QPainter) -> None:
    """Closed eyes under high brows, and a beard."""
    for x in (-0.36, 0.36):
        p.drawArc(QRectF(x - 0.19, -0.26, 0.38, 0.26), 190 * 16, 160 * 16)
        p.drawArc(QRectF(x - 0.24, -0.52, 0.48, 0.34), 30 * 16, 120 * 16)
    beard = QPainterPath(QPointF(-0.3, 0.22))
    beard.quadTo(0, 0.36, 0.3, 0.22)
    beard.quadTo(0.24, 0.62, 0, 0.96)
    beard.quadTo(-0.24, 0.62, -0.3, 0.22)
    brush.put(p, beard, "paper_hi", brush.pen("ink", 0.07))


_FEATURES = {"newcomer": _paint_newcomer, "friend": _paint_friend, "master": _paint_master}


def _paint_badge(p: QPainter, centre: QPointF, radius: float, personality: str) -> None:
    disc = brush.circle(centre.x(), centre.y(), radius)
    brush.put(p, disc, "paper_hi", brush.outline("ink", radius * 0.14))
    paint_icon(p, brush.square(centre, radius * 1.4), personality, "lacquer")
