"""Marks of players: seat tokens (colour and shape), the robot mark, the moon, the start marker."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_brass_disc
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import MOON, PLAYERS, cached_per_theme, theme


@cache
def token_path(shape: str) -> QPainterPath:
    """Return the outline of a player shape in the box -1..1. Shared: do not change it."""
    match shape:
        case "circle":
            return brush.circle(0, 0, 0.92)
        case "triangle":
            return brush.polygon(((0, -1.02), (1.02, 0.82), (-1.02, 0.82)))
        case "square":
            return brush.rounded(brush.square(QPointF(), 1.68), 0.18)
        case "diamond":
            return brush.polygon(((0, -1.12), (1, 0), (0, 1.12), (-1, 0)))
        case "hexagon":  # Wider than high, so that it does not look like a circle from a distance.
            half = ((-0.6, -0.82), (0.6, -0.82), (1.18, 0))
            return brush.polygon((*half, *((-x, -y) for x, y in half)))
    return brush.star_path(5, 1.2, 0.56).translated(0, 0.08)


def seat_color(seat: int) -> str:
    """Return the colour token of a seat for brush functions."""
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
    """Paint the sign of a seat (0..5, or MOON for an opponent who is no player)."""
    # Dark edges are invisible on the black boards of the flat theme.
    ink = "white" if theme().flat and edge == "keyline" else edge
    opacity = 0.4 + 0.6 * lit
    if seat == MOON:
        with brush.saved(p, opacity=opacity):
            paint_svg(p, "sky/moon-token", centre, radius, edge=ink)
        return
    with brush.saved(p, centre, scale=radius, opacity=opacity):
        brush.set_ink(p, _token_fill(PLAYERS[seat].colour), brush.pen(ink, max(0.2, 1.0 / radius)))
        p.drawPath(token_path(PLAYERS[seat].shape))


@cached_per_theme
def _token_fill(tint: str) -> QBrush:
    light, dark = brush.mix(tint, "white", 0.35), brush.mix(tint, "black", 0.12)
    return brush.linear(QPointF(0, -1), QPointF(0, 1), light, tint, dark)


def paint_robot(p: QPainter, centre: QPointF, radius: float, ink: brush.Ink = "ink_soft") -> None:
    """Paint the mark of a computer player."""
    paint_icon(p, brush.square(centre, 2 * radius), "robot", ink)


_PENNANT = ((-0.3, -0.62), (0.56, -0.26), (-0.3, 0.1))


def paint_start_marker(p: QPainter, rect: QRectF) -> None:
    """Paint the pennant on brass of the player who took the first turn."""
    centre, radius = rect.center(), rect.width() / 2
    paint_brass_disc(p, centre, radius)
    pole = QRectF(centre.x() - radius * 0.38, centre.y() - radius * 0.68, radius * 0.14, 0)
    pole.setHeight(radius * 1.36)
    p.fillRect(pole, brush.color("plate_ink"))
    corners = ((centre.x() + x * radius, centre.y() + y * radius) for x, y in _PENNANT)
    brush.draw_path(
        p,
        brush.polygon(tuple(corners)),
        "lacquer",
        brush.outline("plate_ink", max(0.8, radius * 0.06)),
    )
