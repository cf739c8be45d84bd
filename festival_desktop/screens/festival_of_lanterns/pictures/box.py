"""The picture on the box of Festival of Lanterns."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import glow, inside, pen, saved, square
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """Paint one large night tile under a garland."""
    side = min(rect.width() * 0.78, rect.height() * 0.74)
    centre = inside(rect, 0.5, 0.585)
    glow(p, centre, side * 0.95, "burst_rose", 0.28)
    cord = QPainterPath(rect.topLeft())
    cord.quadTo(inside(rect, 0.5, 0.09), rect.topRight())
    p.strokePath(cord, pen("brass", 1.2, 0.67))
    garland = ("pinkie", "starlight", "twilight", "applejack", "rainbow")
    for i, lantern in enumerate(garland):
        k, size = 0.1 + 0.2 * i, rect.width() * 0.036
        hook = inside(rect, k, 0.18 * k * (1 - k))
        paint_lantern(p, hook + QPointF(0, size * 1.15), size, lantern, letter=False)
    sides = ("fluttershy", "twilight", "pinkie", "applejack")
    with saved(p, centre, angle=-6):
        paint_tile(p, square(QPointF(0, 0), side), sides, "owlowiscious", state="dragged")
