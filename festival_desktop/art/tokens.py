"""Marks of who is who: seat tokens (colour and shape), the robot mark, the moon."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.theme import MOON, PLAYERS, kept, theme


@cache
def token_path(shape: str) -> QPainterPath:
    """Outline of a player shape in the box -1..1."""
    match shape:
        case "circle":
            return brush.circle(0, 0, 0.92)
        case "triangle":
            return brush.polygon(((0, -1.02), (1.02, 0.82), (-1.02, 0.82)))
        case "square":
            path = QPainterPath()
            path.addRoundedRect(QRectF(-0.84, -0.84, 1.68, 1.68), 0.18, 0.18)
            return path
        case "diamond":
            return brush.polygon(((0, -1.12), (1.0, 0), (0, 1.12), (-1.0, 0)))
        case "hexagon":  # wider than high, so that it is no circle from afar
            right = ((0.6, -0.82), (1.18, 0), (0.6, 0.82))
            return brush.polygon((*right, *((-x, y) for x, y in reversed(right))))
        case "star":
            return brush.star_path(5, 1.2, 0.56).translated(0, 0.08)
    raise KeyError(shape)


def _edge(edge: brush.Ink) -> brush.Ink:
    """Dark edges vanish on the black boards of the flat theme."""
    return "white" if theme().flat and edge == "keyline" else edge


def seat_color(seat: int) -> str:
    """Colour of a seat, to be given to brush functions."""
    return "moon_silver" if seat == MOON else PLAYERS[seat].colour


def paint_token(
    p: QPainter,
    centre: QPointF,
    radius: float,
    seat: int,
    *,
    edge: brush.Ink = "keyline",
    lit: float = 1.0,
) -> None:
    """The sign of a seat (0..5, or MOON for an opponent who is no player)."""
    if seat == MOON:
        paint_moon_token(p, centre, radius, edge=edge, lit=lit)
        return
    p.save()
    p.setOpacity(p.opacity() * (0.4 + 0.6 * lit))
    p.translate(centre)
    p.scale(radius, radius)
    p.setBrush(_token_fill(PLAYERS[seat].colour))
    p.setPen(brush.pen(_edge(edge), max(0.2, 1.0 / radius)))
    p.drawPath(token_path(PLAYERS[seat].shape))
    p.restore()


@kept
def _token_fill(tint: str) -> QBrush:
    stops = (
        (0.0, brush.mix(tint, "white", 0.35)),
        (0.5, brush.color(tint)),
        (1.0, brush.mix(tint, "black", 0.12)),
    )
    return brush.linear(QPointF(0, -1), QPointF(0, 1), *stops)


def paint_moon_token(
    p: QPainter, centre: QPointF, radius: float, *, edge: brush.Ink = "keyline", lit: float = 1.0
) -> None:
    """A silver disc with a crescent."""
    with brush.saved(p):
        p.setOpacity(p.opacity() * (0.4 + 0.6 * lit))
        p.setBrush(brush.color("night_mid"))
        p.setPen(brush.pen(_edge(edge), max(1.0, radius * 0.2)))
        p.drawEllipse(centre, radius * 0.95, radius * 0.95)
        moon = brush.crescent(centre, radius * 0.72)
        top, low = centre - QPointF(0, radius), centre + QPointF(0, radius)
        stops = ((0.0, "white"), (0.5, "moon_silver"), (1.0, "moon_silver_deep"))
        p.fillPath(moon, brush.linear(top, low, *stops))


def paint_robot(p: QPainter, centre: QPointF, radius: float, ink: brush.Ink = "ink_soft") -> None:
    """The mark of a computer player."""
    paint_icon(p, brush.square(centre, 2 * radius), "robot", ink)
