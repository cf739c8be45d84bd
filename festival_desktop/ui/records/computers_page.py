"""The games of one person against computers: of each game, what was won at which level."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from festival_desktop.ai.levels import LEVELS
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.saves.records import Challenge, best, select, tally
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill, order_tabs, space, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.words.computers import level_name

COLUMNS = 4


class GamePanel(Panel):
    """One game: a row for each level that was played, the strongest first."""

    padding = 18, 14, 18, 18

    def __init__(self, game: str) -> None:
        super().__init__("board")
        self.game = game
        self.heading = Label(20, "light_hi", BOLD)
        self.number = Label(15, "on_dark", SEMIBOLD)
        self.none = Label(15, "on_dark_soft", MEDIUM, wrap=True)
        self.hints = Label(14, "on_dark_soft", MEDIUM, wrap=True)
        self.titles = [Label(13, "on_dark_soft", MEDIUM) for _ in range(COLUMNS)]
        self.levels = [*reversed(LEVELS)]
        self.rows = [
            (
                Label(16, "on_dark", SEMIBOLD),
                *(Label(16, "on_dark", BOLD) for _ in range(COLUMNS - 1)),
            )
            for _ in self.levels
        ]
        self.play = Button("night", "play", px=15, height=40)
        grid = QGridLayout()
        for row, labels in enumerate((tuple(self.titles), *self.rows)):
            for column, label in enumerate(labels):
                grid.addWidget(label, row, column, _side(column))
        grid.setColumnStretch(0, 1)
        first = fill(QHBoxLayout(), (self.heading, 1), self.number)
        space(grid, spacing=14, down=8)
        lines = fill(QVBoxLayout(self), first, self.none, grid, STRETCH, self.hints, self.play)
        space(lines, spacing=11)

    def show_games(self, name: str, games: Sequence[Challenge]) -> None:
        """Show the name of a game, and its finished games."""
        found = tally(games)
        self.heading.setText(name)
        won = self.tr("{wins} of {games} won").format(wins=found.wins, games=found.games)
        self.number.setText(won if games else "")
        self.none.setText(self.tr("Not yet played against computers."))
        self.none.setVisible(not games)
        titles = (self.tr("Level"), self.tr("Won"), self.tr("Games"), self.tr("Best score"))
        for label, words in zip(self.titles, titles, strict=True):
            label.setText(words)
            label.setVisible(bool(games))
        for level, row in zip(self.levels, self.rows, strict=True):
            here = select(games, level)
            self._show_level(level, here, row)
        hinted = sum(not game.counts for game in games)
        said = self.tr("%n game(s) with hints don’t count as wins or best scores.", "", hinted)
        self.hints.setText(said if hinted else "")
        self.hints.setVisible(bool(hinted))
        self.play.say(self.tr("Play"))
        self.play.setAccessibleName(self.tr("Play {game}").format(game=name))

    def _show_level(self, level: str, games: Sequence[Challenge], row: tuple[Label, ...]) -> None:
        top, found = best(games, 1), tally(games)
        points = str(top[0].you) if top else "–"
        words = (level_name(level), str(found.wins), str(found.games), points)
        for label, said in zip(row, words, strict=True):
            label.setText(said)
            label.setVisible(bool(games))


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft


class ComputersPage(SubPage):
    game_requested = Signal(str)
    """A game to set up."""
    challenge_requested = Signal()
    """The records of the challenge are wanted."""

    scenery = QUIET._replace(moon=(0.62, 0.055, 22))

    def __init__(
        self,
        boxes: Callable[[], Sequence[GameBox]],
        games: Callable[[str], Sequence[Challenge]],
    ) -> None:
        """Set up; `boxes` are all games, `games` returns the finished ones."""
        super().__init__()
        self._boxes, self._games = boxes, games
        self.games = [GamePanel(box.name) for box in boxes()]
        self.challenge = Button("night", "chart", px=14, height=34)
        self.note = Label(14, "on_sky", MEDIUM, wrap=True)
        header = self.header(self.challenge, spacing=16)
        self._panels = space(fill(QHBoxLayout(), *((panel, 1) for panel in self.games)), spacing=18)
        column = fill(QVBoxLayout(self.content), header, (self._panels, 1), self.note)
        space(column, (28, 14, 28, 20), 16)
        self.challenge.clicked.connect(self.challenge_requested)
        for panel in self.games:
            panel.play.clicked.connect(partial(self.game_requested.emit, panel.game))
        order_tabs((self.back, self.challenge, *(panel.play for panel in self.games)))
        self.first = self.back
        self.retranslate()

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)

    def refresh(self) -> None:
        """Read the records again."""
        for box, panel in zip(self._boxes(), self.games, strict=True):
            panel.show_games(box.label, self._games(box.name))
        self.measure()

    def retranslate(self) -> None:
        self.say_back(self.tr("Shelf"))
        self.title.say(self.tr("Against computers"))
        self.challenge.say(self.tr("Challenges"))
        self.note.setText(
            self.tr(
"One person against computer players; the strongest one sets the level. "
"Practice games don’t count.")
        )  # fmt: skip
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)
