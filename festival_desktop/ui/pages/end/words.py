"""What every game says on its score sheet: about equal totals, and when points were made."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.ui.pages.end.result import Result, Tie
from festival_desktop.ui.words.lists import Lists


class ScoreWords(QObject):
    def decided(self, found: Result, broken: Callable[[Tie], str]) -> str:
        """Points alone, or who had as many and how the game's rules broke the tie."""
        tie = found.tie
        if len(found.names) == 1:
            return ""
        if tie is None:
            return self.tr("No two totals are equal: points alone decide.")
        names = Lists(self).all_of([found.names[seat] for seat in tie.seats])
        equal = self.tr("{names} have %n point(s) each.", "", found.totals[tie.seats[0]])
        return f"{equal.format(names=names)} {broken(tie)}"

    def turns(self, numbers: Sequence[int], last: str = "") -> str:
        """In which turns something was made, and `last` if also after them."""
        parts = []
        if len(numbers) == 1:
            parts.append(self.tr("turn {number}").format(number=numbers[0]))
        elif numbers:
            listed = ", ".join(map(str, numbers))
            parts.append(self.tr("turns {numbers}").format(numbers=listed))
        if last:
            parts.append(last)
        return ", ".join(parts)
