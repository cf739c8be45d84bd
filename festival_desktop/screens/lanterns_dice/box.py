"""Lanterns Dice on the shelf."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.ui.game_box import ANY_DAY, TODAY, ChallengeFacts, GameBox


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
        challenge=_challenge(),
    )


def _challenge() -> ChallengeFacts:
    return ChallengeFacts(
        game="lanterns_dice",
        file="lanterns-dice.json",
        title=QCoreApplication.translate("ChallengeFacts", "Lanterns Dice solo"),
        about=QCoreApplication.translate(
            "ChallengeFacts", "Play solo and try to beat your own best score."
        ),
        levels=(
            (TODAY, QCoreApplication.translate("ChallengeFacts", "Today’s dice")),
            (ANY_DAY, QCoreApplication.translate("ChallengeFacts", "Random dice")),
        ),
    )


def _paint_box(p: QPainter, rect: QRectF) -> None:
    from festival_desktop.screens.lanterns_dice.pictures.dice import paint_box_picture  # slow

    paint_box_picture(p, rect)
