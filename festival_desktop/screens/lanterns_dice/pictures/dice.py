"""The picture on the box of Lanterns Dice: a sheet, the tray with its dice, and a pencil."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.brush import glow, inside
from festival_desktop.art.svg import paint_svg
from festival_desktop.screens.lanterns_dice.pictures import die_signs
from festival_desktop.screens.lanterns_dice.pictures.tray import DIE, WELL, paint_dice, paint_tray


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """Paint a sheet, the tray with its dice, and a pencil."""
    w, h = rect.width(), rect.height()
    glow(p, inside(rect, 0.5, 0.5), w * 0.7, "burst_orange", 0.3)
    with brush.saved(p, inside(rect, 0.58, 0.38), angle=8):
        paint_svg(p, "lake/sheet", QPointF(), min(w * 0.66, h * 0.6))
    dice, r = ("red", "blue", "orange", "purple"), min(w * 0.33, h * 0.31)
    with brush.saved(p, inside(rect, 0.41, 0.64), angle=-8):
        paint_tray(p, QPointF(), r)
        paint_dice(p, QPointF(), r * WELL, r * DIE, dice, -4)
    paint_pencil(p, inside(rect, 0.83, 0.70), w * 0.36)


def paint_pencil(
    p: QPainter, centre: QPointF, length: float, *, angle: float = -62.0, die: str = ""
) -> None:
    """Paint a pencil with its point at the left before rotation; `die` colours its lead."""
    lead = brush.color("ink") if not die else brush.mix(die_signs.die_color(die), "black", 0.15)
    with brush.saved(p, centre, angle=angle):
        paint_svg(p, "lake/pencil", QPointF(), length, tint=lead)
