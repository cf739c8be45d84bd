"""The records of a challenge: a chart and the best of each level, by partner if it has any."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.saves.records import Challenge, best, select, tally
from festival_desktop.ui.game_box import ChallengeFacts
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.pages.when import DateWords
from festival_desktop.ui.records.chart import Chart, RecordChart, ScoreChart
from festival_desktop.ui.widgets.awards import Award
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, order_tabs, space, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.words.medals import MedalWords

LISTED = 5
"""Maximum number of best games listed."""


class LevelPanel(Panel):
    """One level: its chart, its numbers, and a button to play it."""

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
        space(column, spacing=11)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        """Show the level's name and games."""
        raise NotImplementedError


class LevelRecord(LevelPanel):
    """Three numbers against an opponent."""

    def __init__(self, level: str) -> None:
        super().__init__(level, RecordChart())
        self.titles = [Label(14, "on_dark_soft", MEDIUM, wrap=True) for _ in range(3)]
        self.values = [Label(18, "on_dark", BOLD) for _ in range(3)]
        for row, (title, value) in enumerate(zip(self.titles, self.values, strict=True)):
            self.grid.addWidget(title, row, 0)
            self.grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(0, 1)
        space(self.grid, spacing=6, down=4)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        found = tally(games)
        won = self.tr("{wins} of {games} won").format(wins=found.wins, games=found.games)
        self.heading.setText(name)
        self.number.setText(won if found.games else "\u00a0")
        margins = ", ".join(f"{game.margin:+d}" for game in games)
        spoken = self.tr("Margins, game by game: {numbers}").format(numbers=margins)
        self.chart.show_games(games, self.tr("Not yet played."), spoken if games else "")
        titles = (
            self.tr("Biggest win"),
            self.tr("Current winning streak"),
            self.tr("Longest winning streak"),
        )
        best = "–" if found.best is None else f"+{found.best}"
        values = (best, str(found.streak), str(found.longest))
        for label, words in zip((*self.titles, *self.values), (*titles, *values), strict=True):
            label.setText(words)
        self.play.say(self.tr("Play {level}").format(level=name))


class ScoreRecord(LevelPanel):
    """The best solo games with their medals."""

    def __init__(self, level: str, medals: Medals) -> None:
        super().__init__(level, ScoreChart(medals))
        self._medals = medals
        self._when, self._words = DateWords(self), MedalWords(self)
        self.awards = [Award(30) for _ in range(LISTED)]
        self.points = [Label(18, "on_dark", BOLD) for _ in range(LISTED)]
        self.medals = [Label(14, "on_dark", MEDIUM) for _ in range(LISTED)]
        self.days = [Label(14, "on_dark_soft", MEDIUM) for _ in range(LISTED)]
        rows = zip(self.awards, self.points, self.medals, self.days, strict=True)
        for row, (award, points, medal, day) in enumerate(rows):
            self.grid.addWidget(award, row, 0)
            self.grid.addWidget(points, row, 1, Qt.AlignmentFlag.AlignRight)
            self.grid.addWidget(medal, row, 2)
            self.grid.addWidget(day, row, 3, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(2, 1)
        space(self.grid, spacing=10)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        self.heading.setText(name)
        self.number.setText(self.tr("%n game(s)", "", len(games)) if games else "\u00a0")
        listed = ", ".join(str(game.you) for game in games)
        spoken = self.tr("Points, game by game: {numbers}").format(numbers=listed)
        self.chart.show_games(games, self.tr("Not yet played."), spoken if games else "")
        found = best(games, LISTED)
        for row in range(LISTED):
            game = found[row] if row < len(found) else None
            medal = None if game is None else self._medals.earned(game.you)
            self.awards[row].show_medal("" if medal is None else medal.name)
            self.points[row].setText("–" if game is None else str(game.you))
            self.medals[row].setText("" if medal is None else self._words.name(medal.name))
            self.days[row].setText("" if game is None else self._when.at(game.when, date.today()))
        self.play.say(self.tr("Play"))


class RecordsPage(SubPage):
    level_requested = Signal(str)
    """Emitted with a level to play."""
    other_requested = Signal(str)
    """Emitted with the game of another challenge whose records are requested."""
    computers_requested = Signal()
    """The records of games against computers are wanted."""

    scenery = QUIET._replace(moon=(0.62, 0.055, 22))

    def __init__(
        self,
        facts: Callable[[], ChallengeFacts],
        games: Callable[[], Sequence[Challenge]],
        medals: Medals = NO_MEDALS,
        others: Callable[[], Sequence[ChallengeFacts]] = tuple,
    ) -> None:
        """Set up.

        `facts`: the challenge in the current language; `games`: all finished ones; `medals`: what
        can be earned if only points count; `others`: other challenges.
        """
        super().__init__()
        self._facts = facts
        self._games = games
        self._others = others
        self.others = [Button("night", "chart", px=14, height=34) for _ in others()]
        self.computers = Button("night", "chart", px=14, height=34)
        self._partners: list[str] = []
        self.partner_label = Label(15, "on_sky", SEMIBOLD)
        self.partner = Chooser(14)
        levels = [level for level, _ in facts().levels + facts().ours]
        alone = bool(medals.medals)
        self.levels = [] if alone else [LevelRecord(level) for level in levels]
        self.scores = [ScoreRecord(level, medals) for level in levels] if alone else []
        self._all: list[LevelPanel] = [*self.levels, *self.scores]
        self.source = Segmented(px=14)
        self.note = Label(14, "on_sky", MEDIUM, wrap=True)
        self._build()
        self.retranslate()
        self.first = self.back

    def _build(self) -> None:
        partner = space(fill(QHBoxLayout(), self.partner_label, self.partner), spacing=16)
        header = self.header(partner, *self.others, self.computers, spacing=16)
        self.computers.clicked.connect(self.computers_requested)
        for other, button in zip(self._others(), self.others, strict=True):
            button.clicked.connect(partial(self.other_requested.emit, other.game))
        self._panels = fill(QHBoxLayout(), *((panel, 1) for panel in self._all))
        space(self._panels, spacing=18)
        for panel in self._all:
            panel.play.clicked.connect(partial(self.level_requested.emit, panel.level))
        low = space(fill(QHBoxLayout(), self.source, (self.note, 1)), spacing=16)
        column = fill(QVBoxLayout(self.content), header, (self._panels, 1), low)
        space(column, (28, 14, 28, 20), 16)
        for widget in (self.partner_label, self.partner):
            widget.setVisible(bool(self._facts().partner_label))
        self.partner.currentIndexChanged.connect(self._show)
        self.source.chosen.connect(self._show)
        order_tabs((self.back, self.partner, *(panel.play for panel in self._all)))

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)

    def refresh(self) -> None:
        """Read the records again: partners and numbers."""
        chosen, facts = self.chosen, self._facts()
        self._partners = sorted({one for game in self._games() for one in game.friends})
        with QSignalBlocker(self.partner):
            self.partner.clear()
            self.partner.addItems([facts.any_partner, *map(facts.partner_name, self._partners)])
            if chosen in self._partners:
                self.partner.setCurrentIndex(1 + self._partners.index(chosen))
        self._show()

    def _say_note(self, games: Sequence[Challenge]) -> None:
        """Say which games count, and what is special about them."""
        said = [
            self.tr("Bars point up for wins and down for losses. Practice games don’t count.")
            if self._facts().option
            else self.tr("Bars are points, lines are medals. Practice games don’t count.")
        ]
        if hinted := sum(game.hints > 0 for game in games):
            said.append(self.tr("%n of these game(s) had hints.", "", hinted))
        if own := sum(game.content != "" for game in games):
            said.append(self.tr("%n of these game(s) had custom content.", "", own))
        self.note.setText(" ".join(said))

    @property
    def chosen(self) -> str | None:
        """The partner whose games are shown; None for all."""
        index = self.partner.currentIndex()
        return self._partners[index - 1] if index > 0 else None

    def _show(self) -> None:
        games, facts = self._games(), self._facts()
        shown = dict((facts.levels, facts.ours)[self.source.index])
        for panel in self._all:
            panel.setVisible(panel.level in shown)
            if panel.level in shown:
                panel.show_games(shown[panel.level], select(games, panel.level, self.chosen))
        chosen = select(games, friend=self.chosen)
        self._say_note([game for game in chosen if game.level in shown])
        self.measure()

    def retranslate(self) -> None:
        self.say_back(self.tr("Shelf"))
        facts = self._facts()
        self.title.say(facts.title)
        self.partner_label.setText(facts.partner_label)
        self.partner.setAccessibleName(facts.partner_label)
        for other, button in zip(self._others(), self.others, strict=True):
            button.say(other.title)
        self.computers.say(self.tr("Against computers"))
        self.source.say(self.tr("Levels"), (self.tr("From the rulebook"), self.tr("Extra")))
        self.source.setVisible(bool(facts.ours))
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)
