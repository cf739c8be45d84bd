"""The small things on a lake sheet: pavilions, platforms, boats, gifts, brass medals."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.drawing import drawn
from festival_desktop.art.type import number

_HULL = "M-1 0.12 C-0.72 0.3 0.72 0.3 1 0.12 C0.9 0.62 0.5 0.78 0 0.78 C-0.5 0.78 -0.9 0.62 -1 0.12"


def _pagoda() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for y, w in ((-0.42, 0.68), (0.2, 0.9)):
        h = 0.42
        path.moveTo(-w, y)
        path.cubicTo(-w * 0.6, y - h * 0.15, -w * 0.35, y - h * 0.6, -w * 0.22, y - h)
        path.lineTo(w * 0.22, y - h)
        path.cubicTo(w * 0.35, y - h * 0.6, w * 0.6, y - h * 0.15, w, y)
        path.lineTo(w * 0.9, y + 0.14)
        path.lineTo(-w * 0.9, y + 0.14)
        path.closeSubpath()
    for box in (
        (-0.42, -0.30, 0.84, 0.2), (-0.6, 0.33, 0.22, 0.5), (0.38, 0.33, 0.22, 0.5),
        (-0.8, 0.8, 1.6, 0.18), (-0.06, -1.12, 0.12, 0.32),
    ):  # fmt: skip
        path.addRect(QRectF(*box))
    return path


def paint_pavilion_sign(p: QPainter, centre: QPointF, height: float, *, lit: bool = False) -> None:
    """A small golden pavilion; its door is alight once its area is shaded."""
    if lit:
        brush.glow(p, centre, height * 0.85, "light_hi", 0.75)
    path, door = _pagoda(), brush.color("pagoda_lit" if lit else "pagoda_door")
    with brush.saved(p, centre, scale=height / 2):
        p.strokePath(path, brush.pen("pagoda_edge", 0.22))
        p.fillRect(QRectF(-0.4, 0.33, 0.8, 0.5), door)
        box = QRectF(-1, -1.1, 2, 2.1)
        p.fillPath(path, brush.down(box, "pagoda0", "pagoda1", "pagoda2"))


def paint_platform(p: QPainter, centre: QPointF, side: float, *, state: str = "open") -> None:
    """The stone in the middle of a platform pool. state: open, pending (its bonus waits), used."""
    rect = brush.square(centre, side)
    if state == "pending":
        brush.glow(p, centre, side * 1.3, "legal_hi", 0.9)
        rect.translate(0, -side * 0.1)
    middle, arm = rect.center(), side * 0.2
    inks = ("legal_paper", "legal_hi") if state == "pending" else ("platform0", "platform1")
    with brush.saved(p, opacity=0.75 if state == "used" else 1.0):
        edge = brush.outline("stone_edge", max(1.0, side * 0.06))
        brush.put_rounded(p, rect, side * 0.14, brush.down(rect, *inks), edge)
        inset, line = side * 0.14, brush.pen("stone_line", max(0.7, side * 0.035), 0.8)
        inner = rect.adjusted(inset, inset, -inset, -inset)
        brush.put_rounded(p, inner, side * 0.08, None, line)
        brush.use(p, None, brush.pen("stone_mark", max(1.0, side * 0.1)))
        if state == "used":
            tick = ((-arm, 0), (-arm * 0.2, arm * 0.8), (arm * 1.1, -arm))
            p.drawPolyline(brush.points(*tick).translated(middle))
        else:
            p.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            p.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def paint_way_on(p: QPainter, centre: QPointF, side: int, radius: float) -> None:
    """An arrowhead to the north (0), east, south or west: where a platform's bonus may go."""
    with brush.saved(p, centre, angle=90 * side):
        head = brush.polygon(((-radius, radius * 0.6), (0, -radius * 0.9), (radius, radius * 0.6)))
        p.strokePath(head, brush.outline("stone_edge", max(2.0, radius * 0.5)))
        p.fillPath(head, brush.down(head.boundingRect(), "legal_paper", "legal_hi"))


def paint_boat(p: QPainter, centre: QPointF, width: float, *, state: str = "open") -> None:
    """A boat with its lantern. state: open, lit (it scores), lost (struck out)."""
    if state == "lit":
        brush.glow(p, centre, width * 0.75, "light", 0.95)
    hull = drawn(_HULL)
    box = QRectF(-0.32, -0.72, 0.64, 0.82)
    lamp = brush.rounded(box, 0.26)
    with brush.saved(p, centre, scale=width / 2, opacity=0.5 if state == "lost" else 1.0):
        for path in (hull, lamp):
            p.strokePath(path, brush.pen("hull_edge", 0.2))
        p.setPen(brush.pen("hull_edge", 0.1))
        p.drawLine(QPointF(0, -1), QPointF(0, -0.7))
        p.fillPath(hull, brush.down(QRectF(-1, 0.1, 2, 0.7), "hull0", "hull1"))
        lit = "_lit" if state == "lit" else ""
        p.fillPath(lamp, brush.down(box, f"lamp{lit}0", f"lamp{lit}1"))
        p.setPen(brush.pen("lamp_rib", 0.06, 0.8))
        p.drawLines([QLineF(-0.3, y, 0.3, y) for y in (-0.46, -0.2)])
    if state == "lost":
        reach = QPointF(width * 0.42, -width * 0.3)
        with brush.saved(p):
            p.setPen(brush.pen("sign_edge", max(1.2, width * 0.06), 0.85))
            p.drawLine(centre - reach, centre + reach)


def paint_gift(p: QPainter, centre: QPointF, radius: float, *, alpha: float = 1.0) -> None:
    """A wrapped gift."""
    x, y, r = centre.x(), centre.y(), radius
    with brush.saved(p, opacity=alpha):
        edge = brush.pen("gift_edge", max(0.8, r * 0.1))
        box = QRectF(x - r * 0.8, y - r * 0.35, r * 1.6, r * 1.25)
        brush.put_rounded(p, box, r * 0.14, "lacquer", edge)
        lid = QRectF(x - r * 0.92, y - r * 0.55, r * 1.84, r * 0.46)
        brush.put_rounded(p, lid, r * 0.12, brush.mix("lacquer", "white", 0.12), edge)
        brush.use(p, "light")
        p.drawRect(QRectF(x - r * 0.16, y - r * 0.55, r * 0.32, r * 1.44))
        brush.use(p, None, brush.pen("light", max(1.0, r * 0.18)))
        for way in (-1, 1):
            p.drawEllipse(QPointF(x + way * r * 0.33, y - r * 0.76), r * 0.3, r * 0.2)


def paint_gift_coin(p: QPainter, centre: QPointF, radius: float) -> None:
    """A gift on gold: a price."""
    brush.put_circle(p, centre, radius, "light_hi", brush.outline("brass", 1))
    paint_gift(p, centre + QPointF(0, radius * 0.1), radius * 0.6)


def paint_medal(
    p: QPainter, centre: QPointF, radius: float, value: object, *, dark: bool = False
) -> None:
    """Points on brass; `dark`: with night around it, over fireworks."""
    rect = brush.square(centre, 2 * radius)
    for part in (1.5, 1.3, 1.15) if dark else ():
        brush.put_circle(p, centre, radius * part, brush.color("night", 0.3))
    edge = brush.outline("medal_edge", max(1.0, radius * 0.1))
    brush.put_circle(p, centre, radius, brush.down(rect, "medal0", "medal1"), edge)
    number(p, rect, value, radius * 1.35, "plate_ink")
