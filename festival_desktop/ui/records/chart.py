"""Charts of the challenges of one level: each game is a bar."""

import math
from collections.abc import Hashable, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.awards import paint_award
from festival_desktop.art.brush import (
    NO_BRUSH,
    NO_PEN,
    color,
    dashed,
    outline,
    pen,
    saved,
    vertical_gradient,
)
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import MEDIUM, RIGHT, line_height, text, text_width
from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.widgets.picture import Picture

SHOWN = 30
"""Maximum number of recent games in the chart."""


def streaks(games: Sequence[Challenge]) -> list[tuple[int, int]]:
    """Return first and last place of each run of two or more wins."""
    runs = groupby(range(len(games)), lambda place: games[place].victory)
    won = [list(places) for won, places in runs if won]
    return [(run[0], run[-1]) for run in won if len(run) > 1]


class Chart(Picture):
    """The last games, or a sentence without any."""

    def __init__(self) -> None:
        super().__init__()
        self._games: tuple[Challenge, ...] = ()
        self._empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_games(self, games: Sequence[Challenge], empty: str, spoken: str) -> None:
        """Show games; `empty` is the text without any, `spoken` the accessible name."""
        self._games, self._empty = tuple(games[-SHOWN:]), empty
        self.setAccessibleName(spoken)
        self.update()

    def key(self) -> Hashable:
        shown = tuple((game.you, game.margin, game.victory) for game in self._games)
        return shown, self._empty, scale_of(self), self.isRightToLeft()

    def picture(self, p: QPainter, rect: QRectF) -> None:
        paint_well(p, rect, 10)
        if self._games:
            self.paint_games(p, rect)
        else:
            middle = rect.adjusted(self.px(14), 0, -self.px(14), 0)
            text(p, middle, self._empty, self.px(14), "on_dark_soft", MEDIUM, wrap=True)

    def paint_games(self, p: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def pitch(self, g: QRectF) -> float:
        """Return the distance between bars."""
        return min(g.width() / len(self._games), self.px(34))

    def paint_number(self, p: QPainter, g: QRectF, y: float, number: str) -> None:
        """Paint the number before a line of the chart."""
        high = line_height(self.px(13))
        label = QRectF(g.left() - self.px(80), y - high / 2, self.px(74), high)
        text(p, label, number, self.px(13), "on_dark_soft", MEDIUM, RIGHT)

    def paint_lit_bar(self, p: QPainter, bar: QRectF) -> None:
        corner = min(3.0, bar.width() * 0.3)
        with saved(p):
            p.setPen(outline("badge_edge", 1))
            p.setBrush(vertical_gradient(bar, (0, "light_hi"), (1, "light")))
            p.drawRoundedRect(bar, corner, corner)


class RecordChart(Chart):
    """Bars for the margins of wins and losses.

    Wins and losses differ by direction and pattern, not by colour alone; wins in a row are under
    one arch.
    """

    preferred, least = (340, 220), (220, 130)

    def paint_games(self, p: QPainter, rect: QRectF) -> None:
        top = max(5, *(abs(game.margin) for game in self._games))
        step = next(step for step in (2, 5, 10, 20, 50, 1000) if top / step <= 3)
        top = step * math.ceil(top / step)
        labels = text_width(f"−{top}", self.px(13), MEDIUM) + self.px(8)
        g = rect.adjusted(
            self.px(10) + labels, self.px(24), -self.px(12), -line_height(self.px(13)) * 0.7
        )
        self._paint_grid(p, g, top, step)
        pitch = self.pitch(g)

        def x(place: float) -> float:
            return g.left() + (place + 0.5) * pitch

        for place, game in enumerate(self._games):
            self._paint_bar(p, x(place), pitch, g, top, game)
        for first, last in streaks(self._games):
            high = max(game.margin for game in self._games[first : last + 1])
            self._paint_streak(p, x(first), x(last), g.center().y() - high / top * g.height() / 2)

    def _paint_grid(self, p: QPainter, g: QRectF, top: int, step: int) -> None:
        for value in range(-top, top + 1, step):
            y = g.center().y() - value / top * g.height() / 2
            p.setPen(pen("on_dark_soft", 1.6 if value == 0 else 1, 0.7 if value == 0 else 0.22))
            p.drawLine(QPointF(g.left() - 2, y), QPointF(g.right(), y))
            if abs(value) == top or value == 0 or top / step <= 2:
                said = f"+{value}" if value > 0 else str(value).replace("-", "−")
                self.paint_number(p, g, y, said)

    def _paint_bar(
        self, p: QPainter, x: float, pitch: float, g: QRectF, top: int, game: Challenge
    ) -> None:
        wide, zero = pitch * 0.62, g.center().y()
        reach = max(self.px(3), abs(game.margin) / top * g.height() / 2)
        bar = QRectF(x - wide / 2, zero - reach if game.victory else zero, wide, reach)
        if game.victory:
            self.paint_lit_bar(p, bar)
            return
        with saved(p):
            round_ = min(3.0, wide * 0.3)
            p.setPen(outline("on_solo", 1.4))
            p.setBrush(color("night_mid"))
            p.drawRoundedRect(bar, round_, round_)
            p.setClipRect(bar)
            p.setPen(pen("on_solo", 1, 0.6))
            y = bar.top() - wide
            while y < bar.bottom():
                p.drawLine(QPointF(bar.left(), y + wide), QPointF(bar.right(), y))
                y += 5

    def _paint_streak(self, p: QPainter, first: float, last: float, y: float) -> None:
        """Paint an arch over wins in a row, with a star on top."""
        rise = self.px(9)
        arch = QPainterPath(QPointF(first, y - self.px(3)))
        arch.cubicTo(first, y - rise, last, y - rise, last, y - self.px(3))
        with saved(p):
            p.setBrush(NO_BRUSH)
            p.setPen(pen("on_extra", 1.8))
            p.drawPath(arch)
            side = self.px(13)
            star = QRectF((first + last - side) / 2, y - rise - side * 0.6, side, side)
            p.setPen(NO_PEN)
            paint_icon(p, star, "star", "on_extra")


class ScoreChart(Chart):
    """Points game by game, with a line where each medal begins."""

    preferred, least = (340, 200), (220, 110)

    def __init__(self, medals: Medals) -> None:
        super().__init__()
        self._medals = medals

    def paint_games(self, p: QPainter, rect: QRectF) -> None:
        asked = [medal.points for medal in self._medals.medals]
        most = max(5, *(game.you for game in self._games), *asked)
        top = 5 * math.ceil(most * 1.08 / 5)
        labels = text_width(str(top), self.px(13), MEDIUM) + self.px(10)
        g = rect.adjusted(self.px(10) + labels, self.px(12), -self.px(34), -self.px(14))
        self._paint_grid(p, g, top)
        pitch = self.pitch(g)
        for place, game in enumerate(self._games):
            x, wide = g.left() + (place + 0.5) * pitch, pitch * 0.62
            reach = max(self.px(2), game.you / top * g.height())
            self.paint_lit_bar(p, QRectF(x - wide / 2, g.bottom() - reach, wide, reach))

    def _paint_grid(self, p: QPainter, g: QRectF, top: int) -> None:
        p.setPen(pen("on_dark_soft", 1.6, 0.7))
        p.drawLine(g.bottomLeft(), g.bottomRight())
        side = self.px(24)
        for medal in self._medals.medals:
            y = g.bottom() - medal.points / top * g.height()
            p.setPen(dashed("on_dark_soft", 1, 0.6))
            p.drawLine(QPointF(g.left(), y), QPointF(g.right(), y))
            self.paint_number(p, g, y, str(medal.points))
            box = QRectF(g.right() + self.px(4), y - side / 2, side, side)
            paint_award(p, box, medal.name)
