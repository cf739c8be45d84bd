"""The six pets: small heads, ink on paper, told apart by ears, eyes and colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art.svg import paint_svg

PETS = ("angel", "opalescence", "owlowiscious", "gummy", "winona", "tank")


def paint_pet_medal(p: QPainter, centre: QPointF, radius: float, pet: str) -> None:
    """The head of a pet on paper in a brass ring."""
    paint_svg(p, "pets/ring", centre, radius)
    paint_svg(p, f"pets/{pet}", centre, radius * 0.74)
