"""The thumbnail of a table: the tray, and everyone's lake."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import glow
from festival_desktop.art.tokens import paint_token
from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import OVER
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.screens.lanterns_dice.filled_sheet import (
    FilledSheet,
    filled_sheet,
    paint_small_lake,
)
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_dice, paint_tray
from festival_desktop.ui.thumbnail import Thumbnail

_WIDE, _HIGH = WIDTH + 0.8, HEIGHT + 0.8
"""Width and height of a lake with its shore and the gap to the next one, in pools."""


class DiceSketch(NamedTuple):
    sheets: tuple[FilledSheet, ...]
    dice: tuple[str, ...]
    """Dice in the tray in its current orientation, clockwise from north; empty before the first
    roll.
    """
    active: int | None
    turn: int
    turns: int

    def progress(self) -> str:
        words = QCoreApplication.translate("DiceSketch", "turn {number} of {all}")
        return words.format(number=min(self.turn + 1, self.turns), all=self.turns)


def thumbnail(game: LanternsDice, view: View) -> Thumbnail:
    content, sides = game.content, range(len(view.dice))
    sketch = DiceSketch(
        sheets=tuple(filled_sheet(game, view, seat) for seat in range(view.players)),
        dice=tuple(content.colors[view.dice[(side - view.quarters) % 4]] for side in sides),
        active=None if view.stage is OVER else view.active,
        turn=view.turn,
        turns=content.tables[view.players].turns,
    )
    return Thumbnail(sketch, paint_window, paint_lakes)


def paint_window(p: QPainter, rect: QRectF, table: DiceSketch) -> None:
    edge, radius = rect.height() * 0.05, rect.height() * 0.42
    centre = QPointF(rect.left() + radius + edge * 2, rect.center().y())
    glow(p, centre, radius * 1.25, "light", 0.3)
    paint_tray(p, centre, radius)
    paint_dice(p, centre, radius * 0.44, radius * 0.42, table.dice)
    left = centre.x() + radius + edge * 2
    room = QRectF(left, rect.top() + edge, rect.right() - left - edge, 0)
    room.setBottom(rect.bottom() - edge)
    paint_lakes(p, room, table)


def _pool_side(room: QRectF, columns: int, rows: int) -> float:
    return min(room.width() / columns / _WIDE, room.height() / rows / _HIGH)


def paint_lakes(p: QPainter, room: QRectF, table: DiceSketch) -> None:
    """Paint the lakes as large as possible, with their owners at a corner."""
    number = len(table.sheets)
    columns = max(range(1, number + 1), key=lambda n: _pool_side(room, n, -(-number // n)))
    rows = -(-number // columns)
    side = _pool_side(room, columns, rows)
    wide, high = side * _WIDE, side * _HIGH
    for seat, sheet in enumerate(table.sheets):
        row, column = divmod(seat, columns)
        in_row = min(columns, number - row * columns)
        x = room.center().x() + (column - in_row / 2) * wide
        y = room.center().y() + (row - rows / 2) * high
        lake = paint_small_lake(p, QRectF(x, y, wide - side * 0.5, high - side * 0.5), sheet)
        size = side * 0.5
        if sheet.seat == table.active:
            glow(p, lake.topLeft(), size * 3, "light", 1.0)
        paint_token(p, lake.topLeft() + QPointF(size, size) * 0.4, size, sheet.seat)
