"""The six pets: small heads, ink on paper, told apart by ears, eyes and colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, linear, pen, polygon, put_circle, saved, use

PETS = ("angel", "opalescence", "owlowiscious", "gummy", "winona", "tank")

_EYES = {  # half distance, height
    "angel": (0.22, 0.14),
    "opalescence": (0.22, 0.04),
    "owlowiscious": (0.26, -0.02),
    "gummy": (0.30, -0.34),
    "winona": (0.22, 0.04),
    "tank": (0.17, 0.32),
}
_NOSES = {"angel": 0.30, "opalescence": 0.30, "winona": 0.28, "tank": 0.50}


def _oval(p: QPainter, x: float, y: float, rx: float, ry: float) -> None:
    p.drawEllipse(QPointF(x, y), rx, ry)


def _paint_head(p: QPainter, pet: str) -> None:
    match pet:
        case "angel":
            _oval(p, -0.24, -0.48, 0.15, 0.42)
            _oval(p, 0.24, -0.48, 0.15, 0.42)
            _oval(p, 0, 0.24, 0.52, 0.46)
        case "opalescence":
            for s in (-1, 1):
                p.drawPath(polygon(((s * 0.6, -0.72), (s * 0.1, -0.3), (s * 0.62, 0.1))))
            _oval(p, 0, 0.14, 0.62, 0.5)
        case "owlowiscious":
            ears = ((-0.6, -0.75), (0, -0.42), (0.6, -0.75), (0.62, 0.1), (-0.62, 0.1))
            p.drawPath(polygon(ears))
            _oval(p, 0, 0.12, 0.62, 0.6)
            p.setBrush(color("owl_eye"))
            _oval(p, -0.26, -0.02, 0.25, 0.25)
            _oval(p, 0.26, -0.02, 0.25, 0.25)
        case "gummy":
            _oval(p, -0.3, -0.34, 0.24, 0.24)
            _oval(p, 0.3, -0.34, 0.24, 0.24)
            _oval(p, 0, 0.16, 0.7, 0.46)
        case "winona":
            _oval(p, 0, 0.06, 0.54, 0.58)
            p.setBrush(color("winona_ear"))
            _oval(p, -0.56, -0.06, 0.19, 0.42)
            _oval(p, 0.56, -0.06, 0.19, 0.42)
            p.setBrush(color("owl_eye"))
            _oval(p, 0, 0.36, 0.28, 0.25)
        case _:
            for s in (-1, 1):
                _oval(p, s * 0.56, 0.42, 0.2, 0.24)
            p.setBrush(color("tank_shell"))
            _oval(p, 0, -0.14, 0.78, 0.58)
            plate = ((-0.3, -0.34), (0.3, -0.34), (0.46, 0.0), (0, 0.2), (-0.46, 0.0))
            p.setBrush(color("tank"))
            p.drawPath(polygon(plate))
            _oval(p, 0, 0.38, 0.4, 0.36)


def paint_pet(p: QPainter, centre: QPointF, radius: float, pet: str) -> None:
    """The head of a pet."""
    with saved(p, centre, scale=radius):
        use(p, pet, pen("ink", max(0.09, 0.8 / radius)))
        _paint_head(p, pet)
        use(p, "ink")
        distance, height = _EYES[pet]
        _oval(p, -distance, height, 0.09, 0.1)
        _oval(p, distance, height, 0.09, 0.1)
        if pet in _NOSES:
            _oval(p, 0, _NOSES[pet], 0.085, 0.06)
        elif pet == "gummy":
            p.setPen(pen("ink", 0.07))
            p.drawLine(QPointF(-0.42, 0.22), QPointF(0.42, 0.22))
        else:
            p.setBrush(color("owl_beak"))
            p.drawPath(polygon(((-0.1, 0.16), (0.1, 0.16), (0, 0.4))))


def paint_pet_medal(p: QPainter, centre: QPointF, radius: float, pet: str) -> None:
    """A pet on paper in a brass ring."""
    corner = QPointF(radius, radius)
    ring = linear(centre - corner, centre + corner, "tile_rim", "brass", "brass_deep")
    put_circle(p, centre, radius, ring)
    put_circle(p, centre, radius * 0.84, "paper")
    paint_pet(p, centre, radius * 0.74, pet)
