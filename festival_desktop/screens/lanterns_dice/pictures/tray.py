"""The dice of Lanterns Dice and their round wooden tray."""

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import theme
from festival_desktop.screens.lanterns_dice.pictures.die_signs import die_color, on_die, paint_sign

FELT = 0.745
"""The inner edge of the rim, in radii of the tray."""
WELL = 0.45
"""Distance of the dice from the centre, in radii of the tray."""
DIE = 0.40
"""The side of a die, in radii of the tray."""
TILTS = (6, -8, -4, 9)
"""Degrees by which dice lie crooked, but nearly upright, so that they can be read."""


def paint_die(p: QPainter, centre: QPointF, side: float, die: str, *, angle: float = 0.0) -> None:
    """Paint a die from above: its shaded body below, its upper face with its sign."""
    tint = brush.color(die_color(die))
    body = brush.color("die_white_side") if die == "white" else brush.mix(tint, "black", 0.48)
    rect = QRectF(-side / 2, -side / 2, side, side)
    for drop, alpha in () if theme().flat else ((0.26, 0.3), (0.2, 0.35)):
        with brush.saved(p, centre + QPointF(side * 0.05, side * drop), angle=angle):
            brush.draw_rounded(p, rect, side * 0.24, brush.color("black", alpha))
    for i in range(8, -1, -1):
        with brush.saved(p, centre + QPointF(0, side * 0.16 * i / 8), angle=angle):
            brush.draw_rounded(p, rect, side * 0.2, body)
    with brush.saved(p, centre, angle=angle):
        edge = brush.outline(brush.mix(tint, "white", 0.55), side * 0.035)
        fill = brush.vertical_gradient(
            rect, brush.mix(tint, "white", 0.28), brush.mix(tint, "black", 0.06)
        )
        brush.draw_rounded(p, rect.adjusted(1, 1, -1, -1), side * 0.2, fill, edge)
        brush.draw_circle(p, QPointF(0, 0), side * 0.37, brush.color("black", 0.14))
        paint_sign(p, QPointF(0, 0), side * 0.255, die, on_die(die))


def paint_dice(
    p: QPainter, centre: QPointF, far: float, side: float, dice: Sequence[str], turned: float = 0.0
) -> None:
    """Paint dice around a point, one before each seat, slightly tilted."""
    for direction, die in enumerate(dice):
        angle = TILTS[direction] - turned
        paint_die(p, brush.at(centre, direction, far), side, die, angle=angle)


def paint_tray(p: QPainter, centre: QPointF, radius: float, *, lit: bool = False) -> None:
    """Paint the empty tray. `lit`: its rim can be gripped."""
    r, origin = radius, QPointF(0, 0)
    with brush.saved(p, centre):
        brush.shadow(p, brush.square(origin, 2 * r), r, r * 0.14, r * 0.06, 0.55)
        if lit:
            brush.glow(p, origin, r * 1.22, "light", 0.5)
        paint_svg(p, "dice/tray", origin, r)


def paint_ripples(p: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the water around a floating tray."""
    if theme().flat:
        return
    brush.glow(p, centre, radius * 1.55, "light", 0.3)
    for i in range(4):
        wave = QPainterPath()
        wave.addEllipse(centre, radius * (1.12 + i * 0.15), radius * (1.06 + i * 0.12))
        p.strokePath(wave, brush.pen("ripple", 1.4, 0.16 - 0.03 * i))


def paint_turn_arrow(p: QPainter, rect: QRectF, clockwise: bool, state: str = "normal") -> None:
    """Paint a brass button that rotates the tray a quarter."""
    centre, r = rect.center(), rect.width() / 2
    with brush.saved(p):
        brush.shadow(p, rect, r, 4, 2, 0.4)
        if state == "hover":
            brush.glow(p, centre, r * 1.5, "light", 0.8)
        p.translate(centre)
        p.scale(1 if clockwise else -1, 1)
        paint_svg(p, "dice/turn-lit" if state == "hover" else "dice/turn", QPointF(), r)


def paint_way_to_rest(
    p: QPainter, centre: QPointF, radius: float, dice: Mapping[int, str], angle: float
) -> None:
    """Paint arrows along the rim from each die to the side where it will stop.

    `dice` are by the side they will face, clockwise from north; `angle` is how far they are off.
    """
    far = radius * 0.875
    box = brush.square(centre, 2 * far)
    way = -1 if angle > 0 else 1
    for side, die in dice.items():
        rest = side * 90.0 - 90.0
        start, end = rest + angle + way * 6.0, rest - way * 7.0
        if (end - start) * way <= 0:
            continue
        path = QPainterPath()
        path.arcMoveTo(box, -start)
        path.arcTo(box, -start, start - end)
        head = _arrow_head(centre, far, end, way, radius * 0.125)
        tint = brush.mix(die_color(die), "white", 0.15)
        p.strokePath(path, brush.pen("wood_edge", radius * 0.105))
        p.strokePath(head, brush.pen("wood_edge", radius * 0.05))
        p.strokePath(path, brush.pen(tint, radius * 0.062))
        p.fillPath(head, tint)


def _arrow_head(centre: QPointF, far: float, degrees: float, way: int, size: float) -> QPainterPath:
    turn = math.radians(degrees)
    tip = centre + QPointF(math.cos(turn), math.sin(turn)) * far
    ahead = turn + way * math.pi / 2
    corners = [(1.0, 0.0), (0.8, 2.1), (0.8, -2.1)]
    return brush.polygon(
        (tip.x() + size * part * math.cos(ahead + by), tip.y() + size * part * math.sin(ahead + by))
        for part, by in corners
    )
