"""Medals for who plays alone: a disc on a ribbon, with more stars the more it is worth."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush

STARS = {"bronze": 1, "silver": 2, "gold": 3}
"""Medal → its stars: they tell it without its colour."""


def paint_award(p: QPainter, rect: QRectF, medal: str, *, earned: bool = True) -> None:
    """In the middle of a rectangle; one that is not earned yet is only outlined."""
    high = min(rect.height(), rect.width() * 1.35)
    centre = rect.center() + QPointF(0, high * 0.13)
    radius = high * 0.36
    with brush.saved(p, opacity=1.0 if earned else 0.45):
        _paint_ribbon(p, centre, radius)
        if earned:
            brush.glow(p, centre, radius * 1.5, f"{medal}0", 0.35)
        disc = brush.down(brush.square(centre, 2 * radius), f"{medal}0", f"{medal}1")
        rim = brush.outline("award_edge", max(1.0, radius * 0.09))
        brush.put_circle(p, centre, radius, disc if earned else None, rim)
        inner = brush.outline("award_edge", max(0.7, radius * 0.05), 0.55)
        brush.put_circle(p, centre, radius * 0.8, None, inner)
        _paint_stars(p, centre, radius, STARS[medal], earned)


def _paint_ribbon(p: QPainter, centre: QPointF, radius: float) -> None:
    top, wide = centre.y() - radius * 1.75, radius * 0.42
    for way in (-1, 1):
        far = centre.x() + way * radius * 0.62
        near = centre.x() + way * radius * 0.12
        low = centre.y() - radius * 0.5
        band = brush.polygon(
            ((far - wide, top), (far + wide, top), (near + wide, low), (near - wide, low))
        )
        ink = "lacquer" if way < 0 else "seal_hi"
        brush.put(p, band, brush.color(ink), brush.outline("seal_edge", max(0.8, radius * 0.06)))


def _paint_stars(p: QPainter, centre: QPointF, radius: float, number: int, earned: bool) -> None:
    size = radius * (0.52, 0.36, 0.31)[number - 1]
    places = (
        ((0.0, 0.04),),
        ((-0.34, 0.04), (0.34, 0.04)),
        ((-0.36, 0.2), (0.36, 0.2), (0.0, -0.32)),
    )[number - 1]
    for x, y in places:
        star = brush.star_path(5, size, size * 0.42).translated(centre + QPointF(x, y) * radius)
        if earned:
            p.fillPath(star, brush.color("award_edge"))
        else:
            p.strokePath(star, brush.outline("award_edge", max(0.8, radius * 0.06)))
