"""The sheet before a first move: what wins in Festival of Lanterns."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_circle, square
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import number
from festival_desktop.screens.festival_of_lanterns.pictures.cards import paint_seal
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile
from festival_desktop.ui.first_move import FirstMove, Lead, paint_arrow, paint_most_points

_SIDES = ("pinkie", "rainbow", "applejack", "twilight")


def first_move() -> FirstMove:
    return FirstMove(
        (
            Lead(
                _paint_tile,
                QCoreApplication.translate(
                    "FirstMove",
                    "Place a tile: each player gains the lantern on the side facing them. "
                    "Each match gives you an extra one.",
                ),
            ),
            Lead(
                _paint_set,
                QCoreApplication.translate(
                    "FirstMove",
                    "Return sets of lanterns for points: four of a kind, three pairs or seven "
                    "different ones. Earlier sets score more.",
                ),
            ),
            Lead(
                paint_most_points,
                QCoreApplication.translate(
                    "FirstMove", "After the last tile, the most points win."
                ),
            ),
        ),
        QCoreApplication.translate("FirstMove", "My first tile"),
    )


def _paint_tile(p: QPainter, rect: QRectF) -> None:
    """Paint a tile that gives the seats above and below it a lantern each."""
    centre = rect.center()
    paint_tile(p, square(centre, 46), _SIDES, None)
    for seat, way in ((1, -1), (0, 1)):
        start, end = centre + QPointF(0, 26 * way), centre + QPointF(0, 46 * way)
        paint_arrow(p, start, end)
        paint_token(p, centre + QPointF(19, 36 * way), 7, seat)


def _paint_set(p: QPainter, rect: QRectF) -> None:
    """Paint four lanterns of a kind for eight points."""
    centre = rect.center()
    for at in range(4):
        spot = centre + QPointF(-32 + 25 * (at % 2), -13 + 26 * (at // 2))
        draw_circle(p, spot, 12, "coin")
        paint_lantern(p, spot, 9, "applejack")
    paint_arrow(p, centre + QPointF(8, 0), centre + QPointF(22, 0))
    seal = centre + QPointF(36, 0)
    paint_seal(p, seal, 12)
    number(p, square(seal, 24), 8, 14, "light_hi")
