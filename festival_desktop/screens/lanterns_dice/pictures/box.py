"""The picture on the box of Lanterns Dice."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import glow, inside
from festival_desktop.screens.lanterns_dice.pictures.dice import (
    paint_dice_tray,
    paint_lake_sheet,
    paint_pencil,
)


def paint_box_picture(p: QPainter, rect: QRectF) -> None:
    """A sheet, the tray with its dice, and a pencil."""
    w, h = rect.width(), rect.height()
    glow(p, inside(rect, 0.5, 0.5), w * 0.7, "burst_orange", 0.3)
    sheet = QRectF(rect.left() + w * 0.25, rect.top() + h * 0.07, w * 0.66, h * 0.62)
    paint_lake_sheet(p, sheet, 4, 4, angle=8)
    dice = ("red", "blue", "orange", "purple")
    paint_dice_tray(p, inside(rect, 0.41, 0.64), min(w * 0.66, h * 0.62), dice, angle=-8)
    paint_pencil(p, inside(rect, 0.83, 0.70), w * 0.36)
