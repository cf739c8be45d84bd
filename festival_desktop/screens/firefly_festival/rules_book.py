"""The rules book of Firefly Festival, with diagrams of real islands and pieces.

Nothing of it is read or painted before it is opened.
"""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, draw_path, outline, rounded
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.paths import resources
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.pictures.isles import (
    LARGE,
    MEDIUM,
    SMALL,
    paint_value,
)
from festival_desktop.screens.firefly_festival.thumbnail import Isle, SmallLake, Span, paint_lake
from festival_desktop.tables.firefly_festival.selections import Action
from festival_desktop.ui.rules_book import Diagram, Pieces, RulesBook, on_water

YOU, OTHER = 0, 1
COINS, WORKER, _, POINTS = range(4)


def rules_book(content: Content) -> RulesBook:
    return RulesBook(
        folder=resources() / "firefly_festival" / "rules",
        diagrams=_diagrams,
        details={
            "power": [power.id for power in content.powers],
            "goal": [goal.id for goal in content.public],
            "action": [action.name.lower() for action in Action],
        },
    )


def _diagrams() -> Mapping[str, Diagram]:
    pieces: Pieces = {
        "island": (460, 150, partial(_lake, ISLAND)),
        "pieces": (460, 96, _pieces),
        "bridge": (420, 150, partial(_lake, BRIDGE)),
        "pagoda": (160, 160, partial(_lake, PAGODA)),
        "festival": (460, 160, partial(_lake, FESTIVAL)),
        "goal": (240, 90, _goal),
        "chain": (460, 250, partial(_lake, CHAIN)),
    }
    return on_water("pond0", "pond2", pieces)


def _lake(lake: SmallLake, p: QPainter, area: QRectF) -> None:
    paint_lake(p, area.adjusted(8, 8, -8, -8), lake)


ISLAND = SmallLake(
    width=11,
    height=3,
    isles=(
        Isle(0, 0, 3, SMALL, (), (OTHER,)),
        Isle(4, 0, 9, MEDIUM, (YOU, OTHER), (YOU, YOU, OTHER)),
        Isle(8, 0, 5, SMALL, (), (YOU,)),
    ),
    spans=(Span(3, 1, 1, True, OTHER), Span(7, 1, 1, True, YOU)),
)
BRIDGE = SmallLake(
    width=9,
    height=3,
    isles=(Isle(0, 0, 4, SMALL, (), (YOU,)), Isle(6, 0, 8, MEDIUM)),
    spans=(Span(3, 1, 3, True, YOU),),
    rewards=((4, 0, POINTS), (5, 2, COINS), (3, 2, WORKER)),
)
PAGODA = SmallLake(
    width=3, height=3, isles=(Isle(0, 0, 10, MEDIUM, (OTHER, YOU, YOU), (YOU, OTHER)),)
)
FESTIVAL = SmallLake(
    width=11,
    height=3,
    isles=(
        Isle(4, 0, 9, MEDIUM, (YOU, OTHER, YOU), (YOU, YOU, OTHER), sealed=True),
        Isle(0, 0, 3, SMALL, (), (OTHER, YOU)),
        Isle(8, 0, 13, LARGE, (OTHER,), (YOU,)),
    ),
    spans=(Span(3, 1, 1, True, YOU), Span(7, 1, 1, True, YOU), Span(7, 2, 1, True, OTHER)),
)
CHAIN = SmallLake(
    width=15,
    height=8,
    isles=(
        Isle(0, 0, 2, SMALL),
        Isle(4, 0, 8, MEDIUM),
        Isle(8, 0, 12, LARGE),
        Isle(12, 0, 4, SMALL),
        Isle(8, 5, 6, SMALL),
        Isle(4, 5, 9, MEDIUM),
    ),
    spans=(
        Span(3, 1, 1, True, YOU),
        Span(7, 1, 1, True, YOU),
        Span(11, 1, 1, True, YOU),
        Span(9, 3, 2, False, YOU),
        Span(7, 6, 1, True, YOU),
    ),
)


def _pieces(p: QPainter, area: QRectF) -> None:
    step, y = area.width() / 6, area.center().y()
    x = [area.left() + (number + 0.5) * step for number in range(6)]
    marks.paint_figure(p, x[0], y + 24, 48, YOU)
    marks.paint_floor(p, x[1], y + 20, 54, 38, YOU)
    marks.paint_fish(p, x[2], y, 46)
    marks.paint_coin(p, x[3], y, 18)
    marks.paint_sorin(p, x[4], y + 27, 54)
    draw_path(
        p, rounded(QRectF(x[5] - 30, y - 30, 60, 60), 30), color("paper"), outline("brass", 1.4)
    )
    marks.paint_crow(p, x[5], y, 44)


def _goal(p: QPainter, area: QRectF) -> None:
    """Paint three cards of a stack, the first on top, with their points."""
    for number, points in enumerate((6, 4, 3)):
        x = area.left() + 40 + (2 - number) * 56
        marks.paint_goal_sign(p, x, area.center().y(), 66)
        paint_value(p, QPointF(x + 20, area.top() + 22), 14, points)
