"""The sheets of Lanterns Dice on paper: to play with a pencil at a real table, or to keep."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, lettering, text
from festival_desktop.games.lanterns_dice.lake import COLUMNS, HEIGHT, WIDTH, xy
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.filled_sheet import (
    GIFTS,
    FilledSheet,
    filled_sheet,
    pools_of,
)
from festival_desktop.screens.lanterns_dice.pictures import die_signs, lake_signs, paper_lake
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.screens.lanterns_dice.words.sentences import DiceNames
from festival_desktop.tables.lanterns_dice.pieces import PAST, group_and_boats, row_stands
from festival_desktop.ui.printing.pages import Printable

_HEAD, _FOOT, _LEFT, _RIGHT = 150.0, 190.0, 250.0, 330.0
"""Margins around the lake: above, below, left and right."""


@dataclass(frozen=True)
class PaperWords:
    """The texts of a printed sheet."""

    title: str
    sheet: str
    name: str
    turn_bonus: str
    gifts: str
    parts: tuple[str, str, str]
    total: str
    colors: tuple[str, ...]
    """Names of the colours, in order."""
    signs: tuple[str, str, str]
    """Texts for the pavilion, platform and boat signs."""


@dataclass(frozen=True)
class BonusColumn:
    """Turn bonuses below each other; `head` says for whom they are."""

    head: str
    rows: tuple[str, ...]
    """Colours of the rows, starting with row `first`."""
    first: int
    done: int = 0
    """Number of rows ticked off."""


@dataclass(frozen=True)
class PaperSheet:
    """One page. A blank one has no score and no gifts spent."""

    words: PaperWords
    lake: FilledSheet
    bonuses: tuple[BonusColumn, ...]
    gifts: tuple[int, int]
    """Number of gifts kept and spent."""
    score: tuple[int, int, int] | None = None
    player: str = ""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        room = rect.adjusted(_LEFT + 60, _HEAD + 60, -_RIGHT - 30, -_FOOT - 20)
        side = min(room.width() / WIDTH, room.height() / HEIGHT)
        lake = QRectF(room.left(), room.top(), side * WIDTH, side * HEIGHT)
        lake.moveLeft(room.left() + (room.width() - lake.width()) / 2)
        self._paint_head(p, rect)
        self._paint_lake(p, lake.topLeft(), side)
        self._paint_bonuses(p, rect.left(), lake)
        self._paint_gifts(p, rect.right() - _RIGHT, lake.top())
        self._paint_score(p, rect.right() - _RIGHT, lake)
        self._paint_foot(p, rect)

    def _paint_head(self, p: QPainter, r: QRectF) -> None:
        lettering(
            p, QPointF(r.left(), r.top() + 100), self.words.title, 100, width=r.width() * 0.4,
            top="ink", low="ink", edge=None, shine=None,
        )  # fmt: skip
        place = QRectF(r.left() + r.width() * 0.42, r.top(), r.width() * 0.40, 120)
        used = _say(p, place, self.words.name, 46)
        line = place.adjusted(used + 24, 0, 0, 0)
        if self.player:
            _say(p, line, self.player, 60, BOLD)
        p.setPen(brush.pen("ink", paper_lake.HAIR))
        p.drawLine(line.bottomLeft() - QPointF(0, 22), line.bottomRight() - QPointF(0, 22))
        _say(p, QRectF(r.right() - 400, r.top(), 400, 120), self.words.sheet, 64, BOLD, RIGHT)

    def _paint_lake(self, p: QPainter, corner: QPointF, side: float) -> None:
        for number, pool in enumerate(self.lake.pools):
            x, y = xy(number)
            cell = QRectF(corner.x() + x * side, corner.y() + y * side, side, side)
            paper_lake.paint_paper_pool(p, cell, pool)
        for tile in self.lake.tiles:
            paper_lake.paint_paper_tile(p, corner, side, tile.cells, tile.points)
        center = Qt.AlignmentFlag.AlignCenter
        for x in range(WIDTH):
            place = QRectF(corner.x() + x * side, corner.y() - 50, side, 46)
            _say(p, place, COLUMNS[x], 38, BOLD, center)
        for y in range(HEIGHT):
            place = QRectF(corner.x() - 54, corner.y() + y * side, 46, side)
            _say(p, place, str(y + 1), 38, BOLD, center)

    def _paint_bonuses(self, p: QPainter, left: float, lake: QRectF) -> None:
        _say(p, QRectF(left, lake.top() - 56, _LEFT, 50), self.words.turn_bonus, 36, BOLD)
        rows = max(column.first + len(column.rows) for column in self.bonuses)
        heads = len({column.first for column in self.bonuses}) - 1
        high = min(120.0, (lake.height() - 50 * heads) / rows)
        for number, column in enumerate(self.bonuses):
            x = left + max(0, number - 1) * (_LEFT / 2)
            y = lake.top() + column.first * high + (50 if column.first else 0)
            if column.head:
                _say(p, QRectF(x, y - 48, _LEFT / 2 - 8, 46), column.head, 30)
            wide = _LEFT / 2 - 8 if number else _LEFT - 8
            for row, die in enumerate(column.rows):
                box = QRectF(x, y + row * high, wide, high - 8)
                _paint_bonus(p, box, column.first + row + 1, die, row < column.done)

    def _paint_gifts(self, p: QPainter, left: float, top: float) -> None:
        _say(p, QRectF(left, top - 56, _RIGHT, 50), self.words.gifts, 36, BOLD)
        (kept, spent), step = self.gifts, _RIGHT / 4
        # Of more gifts than there are circles, those spent first are left out.
        first = max(0, kept + spent - GIFTS)
        for number in range(first, first + GIFTS):
            row, column = divmod(number - first, 4)
            spot = QPointF(left + (column + 0.5) * step, top + 6 + (row + 0.5) * step)
            _paint_gift(p, spot, step * 0.4, number < kept + spent, number < spent)

    def _paint_score(self, p: QPainter, left: float, lake: QRectF) -> None:
        top = lake.top() + 3 * _RIGHT / 4 + 40
        high = (lake.bottom() - top - 3 * 16) / 4
        values = [*map(str, self.score), str(sum(self.score))] if self.score else [""] * 4
        for number, label in enumerate((*self.words.parts, self.words.total)):
            box = QRectF(left, top + number * (high + 16), _RIGHT, high)
            edge = brush.outline("ink", paper_lake.LINE if number < 3 else 8)
            brush.draw_rounded(p, box, 18, None, edge)
            line = QRectF(box.left() + 16, box.top() + 8, box.width() - 32, 50)
            _say(p, line, label, 36, BOLD)
            value = box.adjusted(16, 50, -24, -4)
            _say(p, value, values[number], min(110, high * 0.5), BOLD, RIGHT)

    def _paint_foot(self, p: QPainter, r: QRectF) -> None:
        """Paint the legend: colours with their hatching, and signs."""
        high = _FOOT / 2 - 6
        y = r.bottom() - _FOOT + 24
        step = r.width() / len(self.words.colors)
        known = {area.die for pool in self.lake.pools for area in pool.areas}
        for number, die in enumerate(die for die in die_signs.DICE if die in known):
            box = QRectF(r.left() + number * step, y, high * 0.8, high * 0.8)
            brush.draw_rounded(p, box, 8, None, brush.outline("ink", paper_lake.HAIR))
            paper_lake.paint_paper_hatching(p, brush.rounded(box, 8), die)
            spot = QPointF(box.right() + high * 0.5, box.center().y())
            _paint_chip(p, spot, high * 0.36, die)
            place = QRectF(spot.x() + high * 0.5, y, step - high * 1.9, high * 0.8)
            _say(p, place, self.words.colors[number], 38)
        self._paint_signs(p, QRectF(r.left(), y + high, r.width(), high * 0.8))

    def _paint_signs(self, p: QPainter, row: QRectF) -> None:
        step, size = row.width() / 3, row.height()
        painters: tuple[Callable[[QPointF], None], ...] = (
            lambda spot: lake_signs.paint_pavilion_sign(p, spot, size),
            lambda spot: lake_signs.paint_platform(p, spot, size * 0.8),
            lambda spot: lake_signs.paint_boat(p, spot, size),
        )
        for number, (paint, label) in enumerate(zip(painters, self.words.signs, strict=True)):
            x = row.left() + number * step
            paint(QPointF(x + size * 0.5, row.center().y()))
            place = QRectF(x + size * 1.2, row.top(), step - size * 1.4, size)
            _say(p, place, label, 36, wrap=True)


def _say(
    p: QPainter,
    rect: QRectF,
    label: str,
    px: float,
    weight: int = MEDIUM,
    align: Qt.AlignmentFlag = LEFT,
    wrap: bool = False,
) -> float:
    return text(p, rect, label, px, "ink", weight, align, wrap=wrap, scaled=False, floor=20)


def _paint_bonus(p: QPainter, box: QRectF, number: int, die: str, done: bool) -> None:
    brush.draw_rounded(p, box, 14, None, brush.outline("ink", paper_lake.LINE))
    px = min(44, box.height() * 0.5, box.width() * 0.28)
    _say(p, box.adjusted(10, 0, 0, 0), str(number), px, BOLD)
    radius = min(box.height() * 0.36, box.width() * 0.23)
    _paint_chip(p, QPointF(box.right() - radius - 10, box.center().y()), radius, die)
    if done:
        p.setPen(brush.pen("ink", 9))
        p.drawLine(box.bottomLeft() + QPointF(8, -8), box.topRight() + QPointF(-8, 8))


def _paint_chip(p: QPainter, spot: QPointF, radius: float, die: str) -> None:
    edge = brush.outline("ink", paper_lake.HAIR)
    brush.draw_circle(p, spot, radius, paper_lake.paper_tint(die, 0.2), edge)
    die_signs.paint_sign(p, spot, radius * 0.58, die, "ink")


def _paint_gift(p: QPainter, spot: QPointF, radius: float, earned: bool, gone: bool) -> None:
    k = radius * 0.62
    line = brush.outline("ink", paper_lake.LINE if earned else paper_lake.HAIR)
    if not earned:
        line.setStyle(Qt.PenStyle.DotLine)
    brush.draw_circle(p, spot, radius, None, line)
    with brush.saved(p):
        if earned and not gone:
            brush.set_ink(p, None, brush.pen("ink", 5))
            box = QRectF(spot.x() - k * 0.7, spot.y() - k * 0.35, k * 1.4, k)
            p.drawRect(box)
            p.drawLine(QPointF(spot.x(), box.top()), QPointF(spot.x(), box.bottom()))
            for way in (-1, 1):
                p.drawEllipse(spot + QPointF(way * k * 0.32, -k * 0.55), k * 0.3, k * 0.2)
        if gone:
            p.setPen(brush.pen("ink", 9))
            p.drawLine(spot - QPointF(k, k), spot + QPointF(k, k))
            p.drawLine(spot - QPointF(k, -k), spot + QPointF(k, -k))


class DicePapers(QObject):
    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._content = game.content
        self._names = DiceNames(game.content, self)
        self._scores = DiceScores(self)

    def printables(self, match: Match[Any, Any, Any] | None) -> list[Printable]:
        """List the printable sheets: those of a match as they are now, and blank ones."""
        found = list[Printable]()
        if match is not None:
            view = self._game.view(match.state, None)
            for seat, player in enumerate(match.players):
                letter = self._content.sheets[view.sheets[seat]].letter
                title = self.tr("{name}, sheet {letter}").format(name=player.name, letter=letter)
                found.append(Printable(title, self.filled(view, seat, player.name)))
        for number, sheet in enumerate(self._content.sheets):
            title = self.tr("Blank sheet {letter}").format(letter=sheet.letter)
            found.append(Printable(title, self.blank(number), wanted=match is None))
        return found

    def filled(self, view: View, seat: int, name: str) -> PaperSheet:
        sheet = self._content.sheets[view.sheets[seat]]
        rows = sheet.bonuses[view.players]
        kept = view.gifts[seat]
        spent = self._game.shading.received(view, seat) - kept
        fireworks = sum(points for _, points in view.launched[seat])
        done = sum(row_stands(view, seat, row) == PAST for row in range(len(rows)))
        return PaperSheet(
            words=self._words(sheet.letter),
            lake=filled_sheet(self._game, view, seat),
            bonuses=(BonusColumn("", self._colors(rows), 0, done),),
            gifts=(kept, spent),
            score=(fireworks, *group_and_boats(self._content, view.shaded[seat])),
            player=name,
        )

    def blank(self, number: int) -> PaperSheet:
        sheet = self._content.sheets[number]
        most = sheet.bonuses[min(sheet.bonuses)]
        always = min(map(len, sheet.bonuses.values()))  # rows of every number of players
        columns = [BonusColumn("", self._colors(most[:always]), 0)]
        for players, rows in sorted(sheet.bonuses.items(), reverse=True):
            if len(rows) > always and players > 1:  # A solo game uses the rows of all columns.
                head = self.tr("{number} players").format(number=players)
                columns.append(BonusColumn(head, self._colors(rows[always:]), always))
        return PaperSheet(
            words=self._words(sheet.letter),
            lake=FilledSheet(0, pools_of(self._content, 0, 0)),
            bonuses=tuple(columns),
            gifts=(self._content.opening_gifts, 0),
        )

    def _colors(self, rows: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._content.colors[color] for color in rows)

    def _words(self, letter: str) -> PaperWords:
        colors = range(len(self._content.colors))
        return PaperWords(
            title=box().label,
            sheet=self.tr("Sheet {letter}").format(letter=letter),
            name=self.tr("Name"),
            turn_bonus=self.tr("Turn bonus"),
            gifts=self.tr("Gifts"),
            parts=(
                self._scores.name("fireworks"),
                self._scores.name("second_group"),
                self._scores.name("boats"),
            ),
            total=self.tr("Total"),
            colors=tuple(self._names.color(color) for color in colors),
            signs=(
                self.tr("Shade a pavilion: gain 1 gift"),
                self.tr("Complete a platform: shade an area next to it"),
                self.tr(
                    "Boat, unshaded and surrounded: %n point(s)", "", self._content.boat_points
                ),
            ),
        )
