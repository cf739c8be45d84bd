"""The six pets: small heads in ink on paper that differ in ears, eyes and colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art.svg import paint_svg

PETS = ("angel", "opalescence", "owlowiscious", "gummy", "winona", "tank")


def paint_pet_medal(p: QPainter, centre: QPointF, radius: float, pet: str) -> None:
    """Paint the head of a pet on paper in a brass ring."""
    paint_svg(p, "pets/ring", centre, radius)
    paint_svg(p, f"pets/{pet}", centre, radius * 0.74)
