"""Firefly Festival on the shelf."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.ui.game_box import GameBox


def box() -> GameBox:
    return GameBox(
        name="firefly_festival",
        title=tuple(QCoreApplication.translate("GameBox", "Firefly\nFestival").split("\n")),
        facts=(
            QCoreApplication.translate("GameBox", "2–6 players"),
            QCoreApplication.translate("GameBox", "Bridges and pagodas"),
        ),
        colours=("box_firefly0", "box_firefly1"),
        paint=_paint_box,
    )


def _paint_box(p: QPainter, rect: QRectF) -> None:
    from festival_desktop.screens.firefly_festival.pictures.box import paint_box_picture  # slow

    paint_box_picture(p, rect)
