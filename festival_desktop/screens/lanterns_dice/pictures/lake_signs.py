"""The small things on a lake sheet: pavilions, platforms, boats, gifts, brass medals."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.type import number


def paint_pavilion_sign(p: QPainter, centre: QPointF, height: float, *, lit: bool = False) -> None:
    """Paint a small golden pavilion; its door is lit once its area is shaded."""
    if lit:
        brush.glow(p, centre, height * 0.85, "light_hi", 0.75)
    door = "pagoda_lit" if lit else "pagoda_door"
    paint_svg(p, "lake/pavilion", centre, height, tint=door)


def paint_platform(p: QPainter, centre: QPointF, side: float, *, state: str = "open") -> None:
    """Paint the platform of a pool. state: open, pending (its bonus waits), used."""
    if state == "pending":
        brush.glow(p, centre, side * 1.3, "legal_hi", 0.9)
        centre = centre - QPointF(0, side * 0.1)
    with brush.saved(p, opacity=0.75 if state == "used" else 1.0):
        paint_svg(p, f"lake/platform-{state}", centre, side)


def paint_way_on(p: QPainter, centre: QPointF, side: int, radius: float) -> None:
    """Paint an arrowhead to the north (0), east, south or west, where a bonus may go."""
    with brush.saved(p, centre, angle=90 * side):
        paint_svg(p, "lake/way-on", QPointF(), radius)


def paint_boat(p: QPainter, centre: QPointF, width: float, *, state: str = "open") -> None:
    """Paint a boat with its lantern. state: open, lit (it scores), lost (struck out)."""
    if state == "lit":
        brush.glow(p, centre, width * 0.75, "light", 0.95)
    with brush.saved(p, opacity=0.5 if state == "lost" else 1.0):
        paint_svg(p, "lake/boat-lit" if state == "lit" else "lake/boat", centre, width)
    if state == "lost":
        reach = QPointF(width * 0.42, -width * 0.3)
        with brush.saved(p):
            p.setPen(brush.pen("sign_edge", max(1.2, width * 0.06), 0.85))
            p.drawLine(centre - reach, centre + reach)


def paint_gift(p: QPainter, centre: QPointF, radius: float, *, alpha: float = 1.0) -> None:
    """Paint a wrapped gift."""
    with brush.saved(p, opacity=alpha):
        paint_svg(p, "lake/gift", centre, radius)


def paint_gift_coin(p: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a gift on gold, as a price."""
    brush.draw_circle(p, centre, radius, "light_hi", brush.outline("brass", 1))
    paint_gift(p, centre + QPointF(0, radius * 0.1), radius * 0.6)


def paint_medal(
    p: QPainter, centre: QPointF, radius: float, value: object, *, dark: bool = False
) -> None:
    """Paint points on brass; `dark`: with night around it, over fireworks."""
    rect = brush.square(centre, 2 * radius)
    for part in (1.5, 1.3, 1.15) if dark else ():
        brush.draw_circle(p, centre, radius * part, brush.color("night", 0.3))
    edge = brush.outline("medal_edge", max(1.0, radius * 0.1))
    brush.draw_circle(p, centre, radius, brush.vertical_gradient(rect, "medal0", "medal1"), edge)
    number(p, rect, value, radius * 1.35, "plate_ink")
