"""Medals for solo games: a disc on a ribbon, with more stars the higher it ranks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import saved
from festival_desktop.art.svg import paint_svg

AWARDS = ("bronze", "silver", "gold")
"""Awards, distinguished by their stars as well as by colour."""


def paint_award(p: QPainter, rect: QRectF, medal: str, *, earned: bool = True) -> None:
    """Paint a medal in the middle of a rectangle; outlined if it is not earned yet."""
    high = min(rect.height(), rect.width() * 1.35)
    with saved(p, opacity=1.0 if earned else 0.45):
        name = medal if earned else f"{medal}-missing"
        paint_svg(p, f"awards/{name}", rect.center(), high)
