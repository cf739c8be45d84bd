"""The texts at the end of a game: ties, turns, and medals of solo games."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge, best
from festival_desktop.ui.pages.end.result import LAST, Result, Tie
from festival_desktop.ui.words.lists import Lists
from festival_desktop.ui.words.medals import MedalWords


class ScoreWords(QObject):
    def decided(self, found: Result, broken: Callable[[Tie], str]) -> str:
        """Say who was tied and how the tie was broken; empty without one."""
        tie = found.tie
        if len(found.names) == 1:
            return ""
        if tie is None:
            return ""
        names = Lists(self).all_of([found.names[seat] for seat in tie.seats])
        equal = self.tr("{names} have %n point(s) each.", "", found.totals[tie.seats[0]])
        return f"{equal.format(names=names)} {broken(tie)}"

    def turns(self, made: Sequence[int | None], last: str) -> str:
        """Say in which turns something was made; `last`: after them."""
        numbers, parts = [turn for turn in made if turn], []
        if len(numbers) == 1:
            parts.append(self.tr("turn {number}").format(number=numbers[0]))
        elif numbers:
            listed = ", ".join(map(str, numbers))
            parts.append(self.tr("turns {numbers}").format(numbers=listed))
        if LAST in made:
            parts.append(last)
        return ", ".join(parts)


class AloneWords(QObject):
    """The texts for a solo player: the medal, the next one, the best score."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._medals = MedalWords(self)

    def title(self, found: Result, medals: Medals) -> str:
        medal = medals.earned(found.totals[0])
        if medal is None:
            return self.tr("%n point(s)", "", found.totals[0])
        said = {
            "bronze": self.tr("Bronze for {name}"),
            "silver": self.tr("Silver for {name}"),
            "gold": self.tr("Gold for {name}"),
        }[medal.name]
        return said.format(name=found.names[0])

    def facts(self, found: Result, medals: Medals) -> list[str]:
        points = found.totals[0]
        won = self.tr("%n point(s)", "", points) if medals.earned(points) else ""
        return [*filter(None, (won, self._medals.missing(points, medals)))]

    def asked(self, medals: Medals) -> str:
        return self._medals.asked(medals)

    def record(self, found: Result, games: Sequence[Challenge], you: int = 0) -> str:
        """Compare this result with the games on this computer."""
        if found.practice:
            return self.tr("Games in which you undid past a lock are practice and don’t count.")
        if found.hints:
            return self.tr("Games with hints are kept, but don’t count as records.")
        own = [game for game in games if not game.hints]
        if len(own) < 2:
            return ""
        most = best(own, 1)[0].you
        if own[-1].you == found.totals[you] > max(game.you for game in own[:-1]):
            return self.tr("Your best score out of {number} games").format(number=len(own))
        return self.tr("Your best score: {points} points, out of {number} games").format(
            points=most, number=len(own)
        )
