"""Cells for tiles: legal ones, the one a tile has left, the knot on a match.

Also the light around selectable things.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.theme import theme
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER


def paint_cell(p: QPainter, rect: QRectF, hover: bool = False, match: bool = False) -> None:
    """Paint a legal cell, brighter where the tile would match."""
    pulse = 0.9 if match else 0.15
    side, radius, centre = rect.width(), rect.width() * CORNER, rect.center()
    inner = brush.square(centre, side * 0.9)
    stops = (
        (0.0, brush.color("cell", 0.30)),
        (0.55, brush.color("cell_glow", 0.06)),
        (1.0, brush.color("cell_glow", 0.24 + 0.20 * pulse)),
    )
    brush.draw_rounded(p, inner, radius, brush.radial(centre, side * 0.68, *stops))
    if hover or not theme().flat:
        spread, strength = (0.14, 1.0) if hover else (0.07, 0.30 + 0.36 * pulse)
        brush.halo(p, inner, radius, "light_deep", side * spread, strength)
    width = max(1.5, side * (0.026 if hover else 0.015))
    line = brush.outline("cell_line", width, 1.0 if hover or match else 0.55)
    brush.draw_rounded(p, inner, radius, None, line)
    with brush.saved(p):
        arm = max(4.0, side * 0.05)
        p.setPen(brush.pen("cell_mark", max(1.8, side * 0.024), 0.95))
        for way in (0, 1):
            p.drawLine(brush.at(centre, way, arm), brush.at(centre, way, -arm))


def paint_empty_place(p: QPainter, rect: QRectF) -> None:
    """Paint the dashed place that a lifted tile has left."""
    line = brush.outline("light", 1.6, 0.75)
    line.setDashPattern([4, 3])
    brush.draw_rounded(p, rect, rect.width() * CORNER, brush.color("keyline", 0.45), line)


def paint_match(
    p: QPainter, centre: QPointF, side: float, *, horizontal: bool, strong: bool = False
) -> None:
    """Paint a knot of light on a seam between matching sides; `horizontal`: the seam."""
    brush.glow(p, centre, side * (0.22 if strong else 0.14), "light", 0.95 if strong else 0.6)
    long, thin = side * 0.105, max(2.0, side * 0.030)
    w, h = (long, thin) if horizontal else (thin, long)
    rect = QRectF(centre.x() - w, centre.y() - h, 2 * w, 2 * h)
    edge = brush.outline("knot_edge", max(0.8, side * 0.009))
    brush.draw_rounded(p, rect, min(w, h), "light_hi", edge)


def paint_light(p: QPainter, rect: QRectF, strength: float, radius: float | None) -> None:
    """Paint warm light around a selectable thing; without a `radius` it is a tile."""
    radius = rect.width() * CORNER if radius is None else radius
    brush.halo(p, rect, radius, "light", 9, strength)


def paint_ring(p: QPainter, rect: QRectF, hover: bool, radius: float | None) -> None:
    """Paint light and a line of gold around something that is asked for."""
    radius = rect.width() * CORNER if radius is None else radius
    brush.halo(p, rect, radius, "light", 11, 1.0)
    line = brush.outline("light_hi", 4.0) if hover else brush.outline("light", 2.6)
    brush.draw_rounded(p, rect.adjusted(1, 1, -1, -1), radius, None, line)
