"""The records of who plays alone: every game as a bar, the best ones with their medals."""

import math
from collections.abc import Hashable, Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.awards import paint_award
from festival_desktop.art.brush import dashed, down, outline, pen, saved
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import BOLD, MEDIUM, RIGHT, SEMIBOLD, line_height, text, text_width
from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge, best
from festival_desktop.ui.pages.when import When
from festival_desktop.ui.records.chart import SHOWN
from festival_desktop.ui.widgets.award import Award
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Picture
from festival_desktop.ui.widgets.placing import fill, put_at
from festival_desktop.ui.words.medals import MedalWords

LISTED = 5
"""So many of the best games are listed."""


class ScoreChart(Picture):
    """Points game by game, with a line where each medal begins."""

    preferred, least = (340, 200), (220, 110)

    def __init__(self, medals: Medals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._medals = medals
        self._points: tuple[int, ...] = ()
        self._empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_games(self, games: Sequence[Challenge], empty: str, spoken: str) -> None:
        """`empty` is said where there is nothing to paint; `spoken` is what a reader hears."""
        self._points, self._empty = tuple(game.you for game in games[-SHOWN:]), empty
        self.setAccessibleName(spoken)
        self.update()

    def key(self) -> Hashable:
        return self._points, self._empty, self.unit

    def picture(self, p: QPainter, rect: QRectF) -> None:
        paint_well(p, rect, 10)
        if not self._points:
            middle = rect.adjusted(self.u(14), 0, -self.u(14), 0)
            text(p, middle, self._empty, self.u(14), "on_dark_soft", MEDIUM, wrap=True)
            return
        asked = [medal.points for medal in self._medals.medals]
        top = 5 * math.ceil(max(5, *self._points, *asked) * 1.08 / 5)
        labels = text_width(str(top), self.u(13), MEDIUM) + self.u(10)
        g = rect.adjusted(self.u(10) + labels, self.u(12), -self.u(34), -self.u(14))
        self._paint_grid(p, g, top)
        pitch = min(g.width() / len(self._points), self.u(34))
        for place, points in enumerate(self._points):
            self._paint_bar(p, g, g.left() + (place + 0.5) * pitch, pitch * 0.62, points / top)

    def _paint_grid(self, p: QPainter, g: QRectF, top: int) -> None:
        p.setPen(pen("on_dark_soft", 1.6, 0.7))
        p.drawLine(g.bottomLeft(), g.bottomRight())
        high, side = line_height(self.u(13)), self.u(24)
        for medal in self._medals.medals:
            y = g.bottom() - medal.points / top * g.height()
            p.setPen(dashed("on_dark_soft", 1, 0.6))
            p.drawLine(QPointF(g.left(), y), QPointF(g.right(), y))
            label = QRectF(g.left() - self.u(80), y - high / 2, self.u(74), high)
            text(p, label, str(medal.points), self.u(13), "on_dark_soft", MEDIUM, RIGHT)
            box = QRectF(g.right() + self.u(4), y - side / 2, side, side)
            paint_award(p, box, medal.name)

    def _paint_bar(self, p: QPainter, g: QRectF, x: float, wide: float, part: float) -> None:
        reach = max(self.u(2), part * g.height())
        bar = QRectF(x - wide / 2, g.bottom() - reach, wide, reach)
        with saved(p):
            p.setPen(outline("badge_edge", 1))
            p.setBrush(down(bar, (0, "light_hi"), (1, "light")))
            p.drawRoundedRect(bar, min(3.0, wide * 0.3), min(3.0, wide * 0.3))


class ScoreRecord(Panel):
    """One level: its chart, its best games, and a button to play it."""

    padding = 18, 14, 18, 18

    def __init__(self, level: str, medals: Medals, parent: QWidget | None = None) -> None:
        super().__init__("board", parent)
        self.level, self._medals = level, medals
        self._when, self._words = When(self), MedalWords(self)
        self.heading = Label(20, "light_hi", BOLD)
        self.number = Label(15, "on_dark", SEMIBOLD)
        self.chart = ScoreChart(medals)
        self.awards = [Award(30) for _ in range(LISTED)]
        self.points = [Label(18, "on_dark", BOLD) for _ in range(LISTED)]
        self.medals = [Label(14, "on_dark", MEDIUM) for _ in range(LISTED)]
        self.days = [Label(14, "on_dark_soft", MEDIUM) for _ in range(LISTED)]
        self.play = Button("night", "play", px=15, height=40)
        first, self._grid = fill(QHBoxLayout(), (self.heading, 1), self.number), QGridLayout()
        rows = zip(self.awards, self.points, self.medals, self.days, strict=True)
        for row, (award, points, medal, day) in enumerate(rows):
            put_at(self._grid, award, row, 0)
            put_at(self._grid, points, row, 1, Qt.AlignmentFlag.AlignRight)
            put_at(self._grid, medal, row, 2)
            put_at(self._grid, day, row, 3, Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(2, 1)
        column = fill(QVBoxLayout(self), first, (self.chart, 1), self._grid, self.play)
        self.space(self._grid, spacing=10)
        self.space(column, spacing=11)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        """What the level is called, and the games played at it."""
        self.heading.setText(name)
        self.number.setText(self._count(len(games)) if games else "\u00a0")
        listed = ", ".join(str(game.you) for game in games)
        spoken = self.tr("Points, game by game: {numbers}").format(numbers=listed)
        self.chart.show_games(games, self.tr("Not yet played."), spoken if games else "")
        found = best(games, LISTED)
        for row in range(LISTED):
            self._show_row(row, found[row] if row < len(found) else None)
        self.play.say(self.tr("Play"))

    def _count(self, number: int) -> str:
        return self.tr("%n game(s)", "", number)

    def _show_row(self, row: int, game: Challenge | None) -> None:
        medal = None if game is None else self._medals.earned(game.you)
        self.awards[row].show_medal("" if medal is None else medal.name)
        self.points[row].setText("–" if game is None else str(game.you))
        self.medals[row].setText("" if medal is None else self._words.name(medal.name))
        day = "" if game is None else self._when.at(game.when, date.today())
        self.days[row].setText(day)
