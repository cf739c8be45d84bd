"""What every game says about equal totals; what breaks them each game says itself."""

from PySide6.QtCore import QObject

from festival_desktop.ui.narrate.lists import Lists
from festival_desktop.ui.pages.result import Result, Tie


class TieWords(QObject):
    def none(self) -> str:
        return self.tr("No two totals are equal: points alone decide.")

    def equal(self, found: Result, tie: Tie) -> str:
        names = Lists(self).all_of([found.names[seat] for seat in tie.seats])
        text = self.tr("{names} have {number} points each.")
        return text.format(names=names, number=found.totals[tie.seats[0]])
