"""The sheet before a first move: what wins in Firefly Festival."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.screens.firefly_festival.pictures.isles import MEDIUM, SMALL
from festival_desktop.screens.firefly_festival.rules_book import OTHER, YOU
from festival_desktop.screens.firefly_festival.thumbnail import Isle, SmallLake, Span, paint_lake
from festival_desktop.ui.first_move import FirstMove, Lead, paint_most_points

_BUILD = SmallLake(
    width=7,
    height=7,
    isles=(Isle(0, 2, 4, SMALL, (), (YOU,)), Isle(4, 2, 8, MEDIUM, (YOU,), (YOU,))),
    spans=(Span(3, 3, 1, True, YOU),),
)
_HOLD = SmallLake(
    width=5,
    height=5,
    isles=(Isle(1, 1, 9, MEDIUM, (YOU, OTHER, YOU), (YOU, YOU), sealed=True),),
)


def first_move() -> FirstMove:
    return FirstMove(
        (
            Lead(
                partial(_paint, _BUILD),
                QCoreApplication.translate(
                    "FirstMove",
                    "Build bridges, send your workers across and build pagoda floors on the "
                    "islands they reach.",
                ),
            ),
            Lead(
                partial(_paint, _HOLD),
                QCoreApplication.translate(
                    "FirstMove",
                    "Hold festivals where nobody has more pieces than you, and claim goals: both "
                    "score points.",
                ),
            ),
            Lead(
                paint_most_points,
                QCoreApplication.translate(
                    "FirstMove",
                    "The last Sōrin, the last public goal or a twelfth floor ends the game. "
                    "The most points win.",
                ),
            ),
        ),
        QCoreApplication.translate("FirstMove", "My first action"),
    )


def _paint(lake: SmallLake, p: QPainter, rect: QRectF) -> None:
    paint_lake(p, rect.adjusted(6, 6, -6, -6), lake)
