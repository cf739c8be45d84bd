"""Lanterns Dice on the shelf."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.ui.game_box import GameBox


def box() -> GameBox:
    return GameBox(
        name="lanterns_dice",
        title=tuple(QCoreApplication.translate("GameBox", "Lanterns\nDice").split("\n")),
        facts=(
            QCoreApplication.translate("GameBox", "1–4 players"),
            QCoreApplication.translate("GameBox", "Roll and shade"),
        ),
        colours=("box_dice0", "box_dice1"),
        paint=_paint_box,
    )


def _paint_box(p: QPainter, rect: QRectF) -> None:
    from festival_desktop.screens.lanterns_dice.pictures.box import paint_box_picture  # costly

    paint_box_picture(p, rect)
