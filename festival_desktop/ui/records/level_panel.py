"""The records of one level of a challenge, with a button to play it."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge, best, tally
from festival_desktop.ui.pages.when import When
from festival_desktop.ui.records.chart import Chart, RecordChart, ScoreChart
from festival_desktop.ui.widgets.awards import Award
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import fill, put_at
from festival_desktop.ui.words.medals import MedalWords

LISTED = 5
"""So many of the best games are listed."""


class LevelPanel(Panel):
    """One level: its chart, what is counted, and a button to play it."""

    padding = 18, 14, 18, 18

    def __init__(self, level: str, chart: Chart) -> None:
        super().__init__("board")
        self.level, self.chart = level, chart
        self.heading = Label(20, "light_hi", BOLD)
        self.number = Label(15, "on_dark", SEMIBOLD)
        self.play = Button("night", "play", px=15, height=40)
        self.grid = QGridLayout()
        first = fill(QHBoxLayout(), (self.heading, 1), self.number)
        column = fill(QVBoxLayout(self), first, (chart, 1), self.grid, self.play)
        self.space(column, spacing=11)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        """What the level is called, and the games played at it."""
        raise NotImplementedError


class LevelRecord(LevelPanel):
    """Against an opponent: three numbers."""

    def __init__(self, level: str) -> None:
        super().__init__(level, RecordChart())
        self.titles = [Label(14, "on_dark_soft", MEDIUM, wrap=True) for _ in range(3)]
        self.values = [Label(18, "on_dark", BOLD) for _ in range(3)]
        for row, (title, value) in enumerate(zip(self.titles, self.values, strict=True)):
            put_at(self.grid, title, row, 0)
            put_at(self.grid, value, row, 1, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(0, 1)
        self.dress()

    def dress(self) -> None:
        self.grid.setVerticalSpacing(round(self.u(4)))

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        found = tally(games)
        won = self.tr("{wins} of {games} won").format(wins=found.wins, games=found.games)
        self.heading.setText(name)
        self.number.setText(won if found.games else "\u00a0")
        margins = ", ".join(f"{game.margin:+d}" for game in games)
        spoken = self.tr("Leads, game by game: {numbers}").format(numbers=margins)
        self.chart.show_games(games, self.tr("Not yet played."), spoken if games else "")
        titles = (self.tr("Best lead"), self.tr("Wins in a row now"), self.tr("Most in a row"))
        best = "–" if found.best is None else f"+{found.best}"
        values = (best, str(found.streak), str(found.longest))
        for label, words in zip((*self.titles, *self.values), (*titles, *values), strict=True):
            label.setText(words)
        self.play.say(self.tr("Play {level}").format(level=name))


class ScoreRecord(LevelPanel):
    """Of who plays alone: the best games with their medals."""

    def __init__(self, level: str, medals: Medals) -> None:
        super().__init__(level, ScoreChart(medals))
        self._medals = medals
        self._when, self._words = When(self), MedalWords(self)
        self.awards = [Award(30) for _ in range(LISTED)]
        self.points = [Label(18, "on_dark", BOLD) for _ in range(LISTED)]
        self.medals = [Label(14, "on_dark", MEDIUM) for _ in range(LISTED)]
        self.days = [Label(14, "on_dark_soft", MEDIUM) for _ in range(LISTED)]
        rows = zip(self.awards, self.points, self.medals, self.days, strict=True)
        for row, (award, points, medal, day) in enumerate(rows):
            put_at(self.grid, award, row, 0)
            put_at(self.grid, points, row, 1, Qt.AlignmentFlag.AlignRight)
            put_at(self.grid, medal, row, 2)
            put_at(self.grid, day, row, 3, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(2, 1)
        self.space(self.grid, spacing=10)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
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
