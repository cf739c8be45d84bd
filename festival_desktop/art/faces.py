"""The faces of computer players: a paper lantern for each level, a small sign for a personality."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from festival_desktop.art import brush
from festival_desktop.art.drawing import drawn
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.tokens import paint_robot

_PAPERS = {
    "newcomer": ("paper_hi", "burst_teal"),
    "friend": ("light_hi", "light_deep"),
    "master": ("paper_hi", "burst_rose"),
}
"""Level → the colours of its lantern, in the middle and at the rim."""


class _Lantern:
    """Paints shapes that are given in radii around the centre; lines keep their own width."""

    def __init__(self, p: QPainter, centre: QPointF, radius: float) -> None:
        self._p, self._radius = p, radius
        self._place = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)

    def put(self, path: QPainterPath, fill: str | None, line: float = 0.0) -> None:
        pen = brush.outline("ink", line * self._radius) if line else None
        brush.put(self._p, self._place.map(path), fill, pen)

    def arc(self, box: QRectF, start: float, sweep: float) -> None:
        path = QPainterPath()
        path.arcMoveTo(box, start)
        path.arcTo(box, start, sweep)
        self.put(path, None, 0.13)


def paint_face(p: QPainter, centre: QPointF, radius: float, level: str) -> None:
    """`level` as setups write it; one without a face gets the mark of a computer."""
    name, _, personality = level.partition("-")
    if name not in _PAPERS:
        paint_robot(p, centre, radius)
        return
    lantern = _Lantern(p, centre, radius)
    middle, rim = _PAPERS[name]
    for top in (-1.0, 0.8):
        lantern.put(brush.rounded(QRectF(-0.4, top, 0.8, 0.2), 0.06), "wood_dark", 0.05)
    lantern.put(brush.circle(0, 0, 0.98, 0.84), rim, 0.07)
    lantern.put(brush.circle(0, -0.05, 0.8, 0.68), middle)
    _FEATURES[name](lantern)
    if personality:
        _paint_badge(p, centre + QPointF(radius * 0.72, radius * 0.66), radius * 0.52, personality)


def _paint_newcomer(lantern: _Lantern) -> None:
    """Wide eyes and an open mouth."""
    for x in (-0.36, 0.36):
        lantern.put(brush.circle(x, -0.14, 0.17), "paper_hi", 0.09)
        lantern.put(brush.circle(x + 0.03, -0.1, 0.07), "ink")
    lantern.put(brush.circle(0, 0.34, 0.12, 0.14), "ink")


def _paint_friend(lantern: _Lantern) -> None:
    """Bright eyes and a smile."""
    for x in (-0.34, 0.34):
        lantern.put(brush.circle(x, -0.14, 0.1, 0.13), "ink")
    lantern.arc(QRectF(-0.4, -0.18, 0.8, 0.66), 205, 130)


def _paint_master(lantern: _Lantern) -> None:
    """Closed eyes under high brows, and a beard."""
    for x in (-0.36, 0.36):
        lantern.arc(QRectF(x - 0.19, -0.26, 0.38, 0.26), 190, 160)
        lantern.arc(QRectF(x - 0.24, -0.52, 0.48, 0.34), 30, 120)
    beard = "M-0.3 0.22 Q0 0.36 0.3 0.22 Q0.24 0.62 0 0.96 Q-0.24 0.62 -0.3 0.22"
    lantern.put(drawn(beard), "paper_hi", 0.07)


_FEATURES = {"newcomer": _paint_newcomer, "friend": _paint_friend, "master": _paint_master}


def _paint_badge(p: QPainter, centre: QPointF, radius: float, personality: str) -> None:
    disc = brush.circle(centre.x(), centre.y(), radius)
    brush.put(p, disc, "paper_hi", brush.outline("ink", radius * 0.14))
    paint_icon(p, brush.square(centre, radius * 1.4), personality, "lacquer")
