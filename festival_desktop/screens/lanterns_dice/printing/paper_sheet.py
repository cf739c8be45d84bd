"""A score sheet on paper: to play with a pencil at a real table, or to keep."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, lettering, text
from festival_desktop.games.lanterns_dice.lake import COLUMNS, HEIGHT, WIDTH, xy
from festival_desktop.screens.lanterns_dice.filled_sheet import FilledSheet
from festival_desktop.screens.lanterns_dice.pictures import die_signs, lake_signs, paper_lake

_HEAD, _FOOT, _LEFT, _RIGHT = 150.0, 190.0, 250.0, 330.0
"""What is around the lake."""
_GIFTS = 12
"""Circles for gifts."""


@dataclass(frozen=True)
class PaperWords:
    """Everything a printed sheet says."""

    title: str
    sheet: str
    name: str
    turn_bonus: str
    gifts: str
    parts: tuple[str, str, str]
    total: str
    colors: tuple[str, ...]
    """Names of the colours, in their order."""
    signs: tuple[str, str, str]
    """What pavilions, platforms and boats bring."""


@dataclass(frozen=True)
class BonusColumn:
    """Turn bonuses below each other; `head` says for whom they are."""

    head: str
    rows: tuple[str, ...]
    """The colours from row `first` on."""
    first: int
    done: int = 0
    """So many of them are ticked off."""


@dataclass(frozen=True)
class PaperSheet:
    """One page. A blank one has no score and no gifts spent."""

    words: PaperWords
    lake: FilledSheet
    bonuses: tuple[BonusColumn, ...]
    gifts: tuple[int, int]
    """Kept and spent."""
    score: tuple[int, int, int] | None = None
    player: str = ""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        sheet = _Sheet(p, rect, self)
        sheet.head()
        sheet.paint_lake()
        sheet.paint_bonuses()
        sheet.paint_gifts()
        sheet.paint_score()
        sheet.foot()


class _Sheet:
    """One painting of a sheet."""

    def __init__(self, p: QPainter, rect: QRectF, sheet: PaperSheet) -> None:
        self.p, self.rect, self.sheet, self.said = p, rect, sheet, sheet.words
        room = rect.adjusted(_LEFT + 60, _HEAD + 60, -_RIGHT - 30, -_FOOT - 20)
        self.side = min(room.width() / WIDTH, room.height() / HEIGHT)
        self.lake = QRectF(room.left(), room.top(), self.side * WIDTH, self.side * HEIGHT)
        self.lake.moveLeft(room.left() + (room.width() - self.lake.width()) / 2)

    def words(
        self,
        rect: QRectF,
        label: str,
        px: float,
        weight: int = MEDIUM,
        align: Qt.AlignmentFlag = LEFT,
        wrap: bool = False,
    ) -> float:
        return text(
            self.p, rect, label, px, "ink", weight, align, wrap=wrap, scaled=False, floor=20
        )

    def head(self) -> None:
        r, base = self.rect, self.rect.top() + 100
        wide = r.width() * 0.4
        lettering(
            self.p, QPointF(r.left(), base), self.said.title, 100, width=wide,
            top="ink", low="ink", edge=None, shine=None,
        )  # fmt: skip
        place = QRectF(r.left() + r.width() * 0.42, r.top(), r.width() * 0.40, 120)
        used = self.words(place, self.said.name, 46)
        line = place.adjusted(used + 24, 0, 0, 0)
        if self.sheet.player:
            self.words(line, self.sheet.player, 60, BOLD)
        self.p.setPen(brush.pen("ink", paper_lake.HAIR))
        self.p.drawLine(line.bottomLeft() - QPointF(0, 22), line.bottomRight() - QPointF(0, 22))
        self.words(QRectF(r.right() - 400, r.top(), 400, 120), self.said.sheet, 64, BOLD, RIGHT)

    # -- the lake ------------------------------------------------------------------------------

    def paint_lake(self) -> None:
        side, corner = self.side, self.lake.topLeft()
        for number, pool in enumerate(self.sheet.lake.pools):
            x, y = xy(number)
            cell = QRectF(corner.x() + x * side, corner.y() + y * side, side, side)
            paper_lake.paint_paper_pool(self.p, cell, pool)
        for tile in self.sheet.lake.tiles:
            paper_lake.paint_paper_tile(self.p, corner, side, tile.cells, tile.points)
        center = Qt.AlignmentFlag.AlignCenter
        for x in range(WIDTH):
            place = QRectF(corner.x() + x * side, corner.y() - 50, side, 46)
            self.words(place, COLUMNS[x], 38, BOLD, center)
        for y in range(HEIGHT):
            place = QRectF(corner.x() - 54, corner.y() + y * side, 46, side)
            self.words(place, str(y + 1), 38, BOLD, center)

    # -- turn bonuses ----------------------------------------------------------------------------

    def paint_bonuses(self) -> None:
        r = self.rect
        place = QRectF(r.left(), self.lake.top() - 56, _LEFT, 50)
        self.words(place, self.said.turn_bonus, 36, BOLD)
        rows = max(column.first + len(column.rows) for column in self.sheet.bonuses)
        heads = len({column.first for column in self.sheet.bonuses}) - 1
        high = min(120.0, (self.lake.height() - 50 * heads) / rows)
        for number, column in enumerate(self.sheet.bonuses):
            across = number - 1 if number else 0
            x = r.left() + across * (_LEFT / 2)
            y = self.lake.top() + column.first * high + (50 if column.first else 0)
            if column.head:
                head = QRectF(x, y - 48, _LEFT / 2 - 8, 46)
                self.words(head, column.head, 30, MEDIUM)
            wide = _LEFT - 8 if number == 0 else _LEFT / 2 - 8
            for row, die in enumerate(column.rows):
                box = QRectF(x, y + row * high, wide, high - 8)
                self._bonus(box, column.first + row + 1, die, row < column.done)

    def _bonus(self, box: QRectF, number: int, die: str, done: bool) -> None:
        p = self.p
        brush.put_rounded(p, box, 14, None, brush.outline("ink", paper_lake.LINE))
        px = min(44, box.height() * 0.5, box.width() * 0.28)
        self.words(box.adjusted(10, 0, 0, 0), str(number), px, BOLD)
        radius = min(box.height() * 0.36, box.width() * 0.23)
        spot = QPointF(box.right() - radius - 10, box.center().y())
        self._chip(spot, radius, die)
        if done:
            p.setPen(brush.pen("ink", 9))
            p.drawLine(box.bottomLeft() + QPointF(8, -8), box.topRight() + QPointF(-8, 8))

    def _chip(self, spot: QPointF, radius: float, die: str) -> None:
        edge = brush.outline("ink", paper_lake.HAIR)
        brush.put_circle(self.p, spot, radius, paper_lake.paper_tint(die, 0.2), edge)
        die_signs.paint_sign(self.p, spot, radius * 0.58, die, "ink")

    # -- gifts and score -------------------------------------------------------------------------

    def paint_gifts(self) -> None:
        left = self.rect.right() - _RIGHT
        self.words(QRectF(left, self.lake.top() - 56, _RIGHT, 50), self.said.gifts, 36, BOLD)
        kept, spent = self.sheet.gifts
        step = _RIGHT / 4
        for number in range(_GIFTS):
            row, column = divmod(number, 4)
            spot = QPointF(left + (column + 0.5) * step, self.lake.top() + 6 + (row + 0.5) * step)
            self._gift(spot, step * 0.4, number < kept + spent, number < spent)

    def _gift(self, spot: QPointF, radius: float, earned: bool, gone: bool) -> None:
        p, k = self.p, radius * 0.62
        line = brush.outline("ink", paper_lake.LINE if earned else paper_lake.HAIR)
        if not earned:
            line.setStyle(Qt.PenStyle.DotLine)
        brush.put_circle(p, spot, radius, None, line)
        with brush.saved(p):
            if earned and not gone:
                brush.use(p, None, brush.pen("ink", 5))
                box = QRectF(spot.x() - k * 0.7, spot.y() - k * 0.35, k * 1.4, k)
                p.drawRect(box)
                p.drawLine(QPointF(spot.x(), box.top()), QPointF(spot.x(), box.bottom()))
                for way in (-1, 1):
                    p.drawEllipse(spot + QPointF(way * k * 0.32, -k * 0.55), k * 0.3, k * 0.2)
            if gone:
                p.setPen(brush.pen("ink", 9))
                p.drawLine(spot - QPointF(k, k), spot + QPointF(k, k))
                p.drawLine(spot - QPointF(k, -k), spot + QPointF(k, -k))

    def paint_score(self) -> None:
        left = self.rect.right() - _RIGHT
        top = self.lake.top() + 3 * _RIGHT / 4 + 40
        high = (self.lake.bottom() - top - 3 * 16) / 4
        score = self.sheet.score
        values = [*map(str, score), str(sum(score))] if score else [""] * 4
        for number, label in enumerate((*self.said.parts, self.said.total)):
            box = QRectF(left, top + number * (high + 16), _RIGHT, high)
            edge = brush.outline("ink", paper_lake.LINE if number < 3 else 8)
            brush.put_rounded(self.p, box, 18, None, edge)
            line = QRectF(box.left() + 16, box.top() + 8, box.width() - 32, 50)
            self.words(line, label, 36, BOLD)
            value = box.adjusted(16, 50, -24, -4)
            self.words(value, values[number], min(110, high * 0.5), BOLD, RIGHT)

    # -- below the lake --------------------------------------------------------------------------

    def foot(self) -> None:
        """What the signs mean: colours with their hatching, and what brings something."""
        r = self.rect
        high = _FOOT / 2 - 6
        y = r.bottom() - _FOOT + 24
        step = r.width() / len(self.said.colors)
        known = {area.die for pool in self.sheet.lake.pools for area in pool.areas}
        for number, die in enumerate(die for die in die_signs.DICE if die in known):
            x = r.left() + number * step
            box = QRectF(x, y, high * 0.8, high * 0.8)
            brush.put_rounded(self.p, box, 8, None, brush.outline("ink", paper_lake.HAIR))
            paper_lake.paint_paper_hatching(self.p, brush.rounded(box, 8), die)
            spot = QPointF(box.right() + high * 0.5, box.center().y())
            self._chip(spot, high * 0.36, die)
            place = QRectF(spot.x() + high * 0.5, y, step - high * 1.9, high * 0.8)
            self.words(place, self.said.colors[number], 38)
        self._signs(QRectF(r.left(), y + high, r.width(), high * 0.8))

    def _signs(self, row: QRectF) -> None:
        step, size = row.width() / 3, row.height()
        painters: tuple[Callable[[QPointF], None], ...] = (
            lambda spot: lake_signs.paint_pavilion_sign(self.p, spot, size),
            lambda spot: lake_signs.paint_platform(self.p, spot, size * 0.8),
            lambda spot: lake_signs.paint_boat(self.p, spot, size),
        )
        for number, (paint, label) in enumerate(zip(painters, self.said.signs, strict=True)):
            x = row.left() + number * step
            paint(QPointF(x + size * 0.5, row.center().y()))
            place = QRectF(x + size * 1.2, row.top(), step - size * 1.4, size)
            self.words(place, label, 36, wrap=True)
