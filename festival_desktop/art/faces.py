"""The faces of computer players: a paper lantern for each level, a small sign for a personality."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush, svg
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.tokens import paint_robot


def paint_face(p: QPainter, centre: QPointF, radius: float, level: str) -> None:
    """Paint the face of a `level` as setups write it; one without a face gets the computer mark."""
    name, _, personality = level.partition("-")
    if name not in svg.names("faces"):
        paint_robot(p, centre, radius)
        return
    svg.paint_svg(p, f"faces/{name}", centre, radius)
    if personality:
        spot, size = centre + QPointF(radius * 0.72, radius * 0.66), radius * 0.52
        brush.draw_circle(p, spot, size, "paper_hi", brush.outline("ink", size * 0.14))
        paint_icon(p, brush.square(spot, size * 1.4), personality, "lacquer")
