"""The six colours of the dice, each with a sign and a hatching of its own.

Red flame, orange sun, green leaf, blue drop, purple blossom, white moon.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink, color, draw_circle, mix, pen
from festival_desktop.art.svg import paint_svg

DICE = ("red", "orange", "green", "blue", "purple", "white")
HATCHING = {"red": 45, "orange": 0, "green": 90, "blue": 135, "purple": 67, "white": 157}
"""Angle of the hatching of each colour, in degrees."""

_SIGNS = {
    "red": "flame", "orange": "sun", "green": "leaf", "blue": "drop", "purple": "blossom",
    "white": "moon",
}  # fmt: skip


def die_color(die: str) -> str:
    """Return the token of a die colour."""
    return f"die_{die}"


def on_die(die: str) -> Ink:
    """Return the colour of the sign on the die's own colour."""
    return "die_white_sign" if die == "white" else "white"


def on_paper(die: str) -> Ink:
    """Return the colour of the sign on paper."""
    return "sign_white" if die == "white" else mix(die_color(die), "black", 0.22)


def paint_sign(
    p: QPainter, centre: QPointF, radius: float, die: str, ink: Ink, *, edge: Ink | None = None
) -> None:
    """Paint the sign of a colour, with a keyline if an edge is named."""
    line = color("ink", 0.0) if edge is None else edge
    paint_svg(p, f"dice/{_SIGNS[die]}", centre, radius, tint=ink, edge=line)


def paint_chip(
    p: QPainter, centre: QPointF, radius: float, die: str, *, alpha: float = 1.0
) -> None:
    """Paint a round chip, the same wherever a colour of the dice is shown."""
    edge = pen("ink", max(1.0, radius * 0.1), 0.85 * alpha)
    draw_circle(p, centre, radius, color(die_color(die), alpha), edge)
    paint_sign(p, centre, radius * 0.58, die, color(on_die(die), alpha))
