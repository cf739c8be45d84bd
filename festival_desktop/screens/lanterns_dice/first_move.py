"""The sheet before a first move: what wins in Lanterns Dice."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.screens.lanterns_dice.filled_sheet import pools_of
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import paint_firework_tile
from festival_desktop.screens.lanterns_dice.pictures.lake import paint_pool
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_medal
from festival_desktop.ui.first_move import FirstMove, Lead, paint_arrow, paint_most_points

_LARGE_GROUP = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1))
_SECOND_GROUP = ((3, 2), (3, 3), (2, 3))


def first_move(content: Content) -> FirstMove:
    return FirstMove(
        (
            Lead(
                partial(_paint_launch, content),
                QCoreApplication.translate(
                    "FirstMove",
                    "Shade both areas of a pool to complete it. Launch fireworks on completed "
                    "pools for points.",
                ),
            ),
            Lead(
                partial(_paint_groups, content),
                QCoreApplication.translate(
                    "FirstMove",
                    "Each pool of your second-largest group scores 1 point. A boat scores 4 "
                    "when all pools around it are completed.",
                ),
            ),
            Lead(
                paint_most_points,
                QCoreApplication.translate(
                    "FirstMove", "After the last turn and one last launch, the most points win."
                ),
            ),
        ),
        QCoreApplication.translate("FirstMove", "My first roll"),
    )


def _paint_launch(content: Content, p: QPainter, rect: QRectF) -> None:
    """Paint two shaded areas, and a display on three completed pools."""
    plain = next(
        pool
        for pool in pools_of(content, 0, 0)
        if not pool.feature and not any(part.pavilion for part in pool.areas)
    )
    pool = QRectF(rect.left() + 6, rect.center().y() - 17, 34, 34)
    paint_pool(p, pool, plain._replace(shaded=(True, True)))
    paint_arrow(p, QPointF(42, 50), QPointF(55, 50))
    corner = next(shape for shape in content.shapes if shape.id == "corner")
    paint_firework_tile(p, QPointF(56, 31), 19, corner.id, corner.cells)
    paint_medal(p, QPointF(84, 60), 9, corner.values[0])


def _paint_groups(content: Content, p: QPainter, rect: QRectF) -> None:
    """Paint a large group, and the second one, which scores."""
    plain = next(
        pool
        for pool in pools_of(content, 0, 0)
        if not pool.feature and not any(part.pavilion for part in pool.areas)
    )
    for x in range(4):
        for y in range(4):
            done = (x, y) in (*_LARGE_GROUP, *_SECOND_GROUP)
            cell = QRectF(8 + 21 * x, 8 + 21 * y, 21, 21)
            paint_pool(p, cell, plain._replace(shaded=(done, done)), small=True)
    paint_medal(p, QPointF(78, 70), 11, len(_SECOND_GROUP))
