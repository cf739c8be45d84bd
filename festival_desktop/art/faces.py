"""The faces of computer players: a paper lantern for each level, a small sign for a personality."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.drawing import drawn_at
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.tokens import paint_robot

_PAPERS = {
    "newcomer": ("paper_hi", "burst_teal"),
    "first_lantern": ("paper_hi", "burst_blue"),
    "visitor": ("light_hi", "burst_teal"),
    "neighbour": ("light_hi", "burst_blue"),
    "companion": ("paper_hi", "light_deep"),
    "friend": ("light_hi", "light_deep"),
    "guide": ("light_hi", "burst_orange"),
    "artisan": ("paper_hi", "burst_orange"),
    "master": ("paper_hi", "burst_rose"),
    "grand_master": ("light_hi", "burst_rose"),
}
"""Level → the colours of its lantern, in the middle and at the rim."""


_CAPS = "R-0.4 -1 0.8 0.2 0.06 R-0.4 0.8 0.8 0.2 0.06"
_BEARD = "M-0.3 0.22 Q0 0.36 0.3 0.22 Q0.24 0.62 0 0.96 Q-0.24 0.62 -0.3 0.22"
_Features = tuple[tuple[str, str | None, float], ...]
_WIDE: _Features = (
    ("O-0.36 -0.14 0.17 O0.36 -0.14 0.17", "paper_hi", 0.09),
    ("O-0.33 -0.1 0.07 O0.39 -0.1 0.07", "ink", 0),
)
_BRIGHT: _Features = (("E-0.34 -0.14 0.1 0.13 E0.34 -0.14 0.1 0.13", "ink", 0),)
_CLOSED: _Features = (
    ("B-0.36 -0.13 0.19 0.13 190 160", None, 0.13),
    ("B0.36 -0.13 0.19 0.13 190 160", None, 0.13),
)
_BROWS: _Features = (("B-0.36 -0.35 0.24 0.17 30 120 B0.36 -0.35 0.24 0.17 30 120", None, 0.13),)
_OPEN: _Features = (("E0 0.34 0.12 0.14", "ink", 0),)
_SMILE: _Features = (("B0 0.15 0.4 0.33 205 130", None, 0.13),)
_BEARDED: _Features = ((_BEARD, "paper_hi", 0.07),)
_CROWN: _Features = (("M-0.3 -0.62 L-0.3 -0.86 L0 -0.7 L0.3 -0.86 L0.3 -0.62", "light", 0.06),)
_FEATURES: dict[str, _Features] = {
    "newcomer": _WIDE + _OPEN,
    "first_lantern": _WIDE + _OPEN,
    "visitor": _WIDE + _SMILE,
    "neighbour": _BRIGHT + _OPEN,
    "companion": _BRIGHT + _SMILE,
    "friend": _BRIGHT + _SMILE,
    "guide": _BRIGHT + _BROWS + _SMILE,
    "artisan": _CLOSED + _BROWS + _SMILE,
    "master": _CLOSED + _BROWS + _BEARDED,
    "grand_master": _CLOSED + _BROWS + _BEARDED + _CROWN,
}
"""Level → what its face is drawn of: shapes in radii around the centre, colours, lines."""


def paint_face(p: QPainter, centre: QPointF, radius: float, level: str) -> None:
    """`level` as setups write it; one without a face gets the mark of a computer."""
    name, _, personality = level.partition("-")
    if name not in _PAPERS:
        paint_robot(p, centre, radius)
        return
    middle, rim = _PAPERS[name]
    paper = (("E0 0 0.98 0.84", rim, 0.07), ("E0 -0.05 0.8 0.68", middle, 0))
    for shape, fill, line in ((_CAPS, "wood_dark", 0.05), *paper, *_FEATURES[name]):
        pen = brush.outline("ink", line * radius) if line else None
        brush.put(p, drawn_at(shape, centre.x(), centre.y(), radius, radius), fill, pen)
    if personality:
        spot, size = centre + QPointF(radius * 0.72, radius * 0.66), radius * 0.52
        brush.put_circle(p, spot, size, "paper_hi", brush.outline("ink", size * 0.14))
        paint_icon(p, brush.square(spot, size * 1.4), personality, "lacquer")
