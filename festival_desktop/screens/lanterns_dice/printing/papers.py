"""The sheets of Lanterns Dice as pages: those of a match as they are filled in, and blank ones."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.filled_sheet import FilledSheet, filled_sheet, pools_of
from festival_desktop.screens.lanterns_dice.printing.paper_sheet import (
    BonusColumn,
    PaperSheet,
    PaperWords,
)
from festival_desktop.screens.lanterns_dice.words.names import DiceNames
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.tables.lanterns_dice.pieces import PAST, group_and_boats, row_stands
from festival_desktop.ui.printing.pages import Printable

ALWAYS = 6
"""Rows of turn bonuses that every number of players uses."""


class DicePapers(QObject):
    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._content = game.content
        self._names = DiceNames(game.content, self)
        self._scores = DiceScores(self)

    def printables(self, match: Match[Any, Any, Any] | None) -> list[Printable]:
        """What can be printed: of a match its sheets as they are now; blank ones in any case."""
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
        spent = self._game.shading.earned(view.shaded[seat]) - kept
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
        columns = [BonusColumn("", self._colors(most[:ALWAYS]), 0)]
        for players, rows in sorted(sheet.bonuses.items(), reverse=True):
            if len(rows) > ALWAYS and players > 1:  # alone, the rows of all columns are played
                head = self.tr("{number} play").format(number=players)
                columns.append(BonusColumn(head, self._colors(rows[ALWAYS:]), ALWAYS))
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
                self.tr("Pavilion shaded: one gift"),
                self.tr("Platform completed: shade one area beside it"),
                self.tr(
                    "Boat, unshaded and surrounded: %n point(s)", "", self._content.boat_points
                ),
            ),
        )
