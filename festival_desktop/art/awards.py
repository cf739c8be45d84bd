"""Medals for who plays alone: a disc on a ribbon, with more stars the more it is worth."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import saved
from festival_desktop.art.svg import paint_svg

AWARDS = ("bronze", "silver", "gold")
"""Their stars tell them without their colour."""


def paint_award(p: QPainter, rect: QRectF, medal: str, *, earned: bool = True) -> None:
    """In the middle of a rectangle; one that is not earned yet is only outlined."""
    high = min(rect.height(), rect.width() * 1.35)
    with saved(p, opacity=1.0 if earned else 0.45):
        name = medal if earned else f"{medal}-missing"
        paint_svg(p, f"awards/{name}", rect.center(), high)
