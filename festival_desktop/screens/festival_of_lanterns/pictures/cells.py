"""Places for tiles: the cell a tile may go to, the place one has left, the knot on a match."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.theme import theme
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER


def paint_cell(
    p: QPainter, rect: QRectF, *, hover: bool = False, pulse: float = 0.5, focus: bool = False
) -> None:
    """A cell the tile may go to. `pulse` 0..1 is the strength of its light."""
    side, radius = rect.width(), rect.width() * CORNER
    inset = side * 0.05
    inner = rect.adjusted(inset, inset, -inset, -inset)
    strong = hover or focus
    with brush.saved(p):
        p.setPen(brush.NO_PEN)
        lit = 0.24 + 0.20 * pulse
        stops = (
            (0.0, brush.color("cell", 0.30)),
            (0.55, brush.color("cell_glow", 0.06)),
            (1.0, brush.color("cell_glow", lit)),
        )
        p.setBrush(brush.radial(inner.center(), side * 0.68, *stops))
        p.drawPath(brush.rounded(inner, radius))
        if strong or not theme().flat:
            spread, strength = (0.14, 1.0) if strong else (0.07, 0.30 + 0.36 * pulse)
            brush.halo(p, inner, radius, "light_deep", side * spread, strength)
        p.setBrush(brush.NO_BRUSH)
        width = max(1.5, side * (0.026 if strong else 0.015))
        p.setPen(brush.outline("cell_line", width, 1.0 if strong else 0.78))
        p.drawRoundedRect(inner, radius, radius)
        arm = max(4.0, side * 0.05)
        p.setPen(brush.pen("cell_mark", max(1.8, side * 0.024), 0.95))
        for direction in (0, 1):
            p.drawLine(
                brush.at(inner.center(), direction, arm), brush.at(inner.center(), direction, -arm)
            )


def paint_empty_place(p: QPainter, rect: QRectF) -> None:
    """The dashed place a tile in the air has left."""
    radius = rect.width() * CORNER
    with brush.saved(p):
        p.setBrush(brush.color("keyline", 0.45))
        line = brush.outline("light", 1.6, 0.75)
        line.setDashPattern([4, 3])
        p.setPen(line)
        p.drawRoundedRect(rect, radius, radius)


def paint_match(
    p: QPainter, centre: QPointF, side: float, *, horizontal: bool, strong: bool = False
) -> None:
    """A knot of light on the seam between two sides that match. `horizontal`: the seam runs so."""
    with brush.saved(p):
        reach = side * (0.22 if strong else 0.14)
        brush.glow(p, centre, reach, "light", 0.95 if strong else 0.6)
        long, thin = side * 0.105, max(2.0, side * 0.030)
        w, h = (long, thin) if horizontal else (thin, long)
        rect = QRectF(centre.x() - w, centre.y() - h, 2 * w, 2 * h)
        p.setBrush(brush.color("light_hi"))
        p.setPen(brush.outline("knot_edge", max(0.8, side * 0.009)))
        p.drawRoundedRect(rect, min(w, h), min(w, h))
