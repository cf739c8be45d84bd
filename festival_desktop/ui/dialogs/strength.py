"""How strong computer players are: a table of what was measured, for every game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop.ai.levels import LEVELS, RANDOM
from festival_desktop.ai.strength import Strengths
from festival_desktop.art.faces import paint_face
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.placing import fill, put_at
from festival_desktop.ui.words.levels import level_name

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Tables(NamedTuple):
    """A game and the numbers of seats it can be played at."""

    name: str
    title: str
    seats: Sequence[int]

    @property
    def players(self) -> Sequence[int]:
        """With whom there is somebody to compare with."""
        return [number for number in self.seats if number > 1]


class _Face(Painted, QWidget):
    preferred = least = 32, 32

    def __init__(self, level: str) -> None:
        super().__init__()
        self._level = level

    def paint(self, p: QPainter) -> None:
        rect = QRectF(self.rect())
        paint_face(p, QPointF(rect.center()), 13, self._level)


class StrengthDialog(PaperDialog):
    preferred = QSize(860, 0)

    def __init__(
        self, games: Sequence[Tables], strengths: Strengths, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._strengths = strengths
        self.setWindowTitle(self.tr("How strong?"))
        fill(self.column, Label(15, wrap=True, text=self._about()))
        for game in games:
            fill(self.column, Label(17, "ink", BOLD, text=game.title), self._table(game))
        fill(self.column, Label(13, "ink_soft", wrap=True, text=self._measured()))
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()

    def _about(self) -> str:
        return self.tr(
            "How often one computer wins at a table full of others, compared with chance: "
            "2 × means twice as often as anybody there would by luck alone."
        )

    def _measured(self) -> str:
        if self._strengths.measured is None:
            return self.tr("Nothing was measured for this version.")
        day = QLocale().toString(QDate(*self._strengths.measured.timetuple()[:3]))
        return self.tr("Measured on {day} by games of the computers against each other.").format(
            day=day
        )

    def _table(self, game: Tables) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        for column, players in enumerate(game.players, 2):
            words = self.tr("%n player(s)", "", players)
            head = Label(13, "ink_soft", SEMIBOLD, wrap=True, align=_CENTRE, text=words)
            put_at(grid, head, 0, column)
        for row, (against, level) in enumerate(pairwise((RANDOM, *LEVELS)), 1):
            title = self.tr("{level} against {others}")
            words = title.format(level=level_name(level), others=level_name(against))
            put_at(grid, _Face(level), row, 0)
            put_at(grid, Label(14, wrap=True, text=words), row, 1)
            for column, players in enumerate(game.players, 2):
                put_at(grid, self._cell(game.name, players, level, against), row, column)
        grid.setColumnStretch(1, 1)
        return grid

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
        cell.setToolTip(self.tr("In %n game(s)", "", found.games))
        return cell
