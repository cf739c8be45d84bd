"""The strength of computer players: a table of measurements for every game."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from festival_desktop.ai.strength import Strengths
from festival_desktop.art.faces import paint_face
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import Drawing, PaperDialog
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill
from festival_desktop.ui.words.computers import level_name

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Tables(NamedTuple):
    """A game and its possible numbers of seats."""

    name: str
    title: str
    seats: Sequence[int]
    edition: int
    """Edition of the tables' rules."""

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players with an opponent."""
        return [number for number in self.seats if number > 1]


def _face(level: str) -> Drawing:
    return Drawing(32, 32, lambda p, rect: paint_face(p, rect.center(), 13, level))


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    return grid


class StrengthDialog(PaperDialog):
    preferred = QSize(860, 0)

    def __init__(
        self, games: Sequence[Tables], strengths: Strengths, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games, self._strengths = games, strengths
        self._tables = QWidget()
        self.setWindowTitle(self.tr("How strong?"))
        about = self.tr(
            "How often one computer player wins against others, compared with pure luck: 2 "
            "× means it wins twice as often."
        )
        measured = Label(13, "ink_soft", wrap=True, text=self._measured())
        fill(self.column, Label(15, wrap=True, text=about), self._tables, measured)
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()

    def arrange(self, narrow: bool) -> None:
        tables = QWidget()
        column = QVBoxLayout(tables)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.column.spacing())
        for game in self._games:
            table = self._list(game) if narrow else self._table(game)
            fill(column, Label(17, "ink", BOLD, wrap=True, text=game.title))
            if (earlier := self._strengths.outdated(game.name, game.edition)) is not None:
                note = self.tr(
                    "Partly measured with edition {earlier} of the rules; the current one is {now}."
                )
                said = note.format(earlier=earlier, now=game.edition)
                fill(column, Label(13, "ink_soft", wrap=True, text=said))
            fill(column, table)
        self.column.replaceWidget(self._tables, tables)
        tables.show()
        self._tables.hide()
        self._tables.deleteLater()
        self._tables = tables

    def _measured(self) -> str:
        if self._strengths.measured is None:
            return self.tr("No measurements for this version.")
        day = QLocale().toString(QDate(*self._strengths.measured.timetuple()[:3]))
        return self.tr("Measured on {day} in games between computer players.").format(day=day)

    def _table(self, game: Tables) -> QGridLayout:
        """Build a row for each level, a column for each number of players."""
        grid = _grid()
        for column, players in enumerate(game.players, 2):
            grid.addWidget(self._head(players, _CENTRE), 0, column)
        for row, (level, against) in enumerate(self._strengths.pairs(game.name), 1):
            grid.addWidget(_face(level), row, 0)
            grid.addWidget(Label(14, wrap=True, text=self._title(level, against)), row, 1)
            for column, players in enumerate(game.players, 2):
                grid.addWidget(self._cell(game.name, players, level, against), row, column)
        return grid

    def _list(self, game: Tables) -> QGridLayout:
        """Build a list: for each level, a row for each number of players."""
        grid = _grid()
        for level, against in self._strengths.pairs(game.name):
            row = grid.rowCount()
            grid.addWidget(_face(level), row, 0)
            title = Label(14, wrap=True, text=self._title(level, against))
            grid.addWidget(title, row, 1, 1, 2)
            for below, players in enumerate(game.players, row + 1):
                grid.addWidget(self._head(players), below, 1)
                grid.addWidget(self._cell(game.name, players, level, against), below, 2)
        return grid

    def _head(self, players: int, align: Qt.AlignmentFlag | None = None) -> Label:
        words = self.tr("%n player(s)", "", players)
        return Label(13, "ink_soft", SEMIBOLD, wrap=True, align=align, text=words)

    def _title(self, level: str, against: str) -> str:
        title = self.tr("{level} against {others}")
        return title.format(level=level_name(level), others=level_name(against))

    def _cell(self, game: str, players: int, level: str, against: str) -> Label:
        found = self._strengths.find(game, players, level, against)
        if found is None:
            words = self.tr("not measured")
            return Label(13, "ink_soft", wrap=True, italic=True, align=_CENTRE, text=words)
        locale = QLocale()
        words = self.tr("{share} × ± {reach}").format(
            share=locale.toString(found.share, "f", 2), reach=locale.toString(found.reach, "f", 2)
        )
        cell = Label(14, "ink", SEMIBOLD, wrap=True, align=_CENTRE, text=words)
        said = [self.tr("In %n game(s)", "", found.games)]
        if found.edition is not None:
            said.append(self.tr("edition {number} of the rules").format(number=found.edition))
        cell.setToolTip(", ".join(said))
        return cell
