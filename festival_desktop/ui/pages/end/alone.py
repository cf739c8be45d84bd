"""What the end page says to somebody who played alone: the medal, the next one, the best score."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge, best
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.words.medals import MedalWords


class AloneWords(QObject):
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
        said = [self.tr("%n point(s)", "", points)] if self._won(found, medals) else []
        return [*said, *filter(None, [self._medals.missing(points, medals)])]

    def asked(self, medals: Medals) -> str:
        return self._medals.asked(medals)

    def record(self, found: Result, games: Sequence[Challenge]) -> str:
        """How this result stands among the games on this computer."""
        if found.practice:
            return self.tr("A game in which locks were opened is practice and does not count.")
        if len(games) < 2:
            return ""
        most = best(games, 1)[0].you
        if games[-1].you == found.totals[0] > max(game.you for game in games[:-1]):
            return self.tr("Your best score in {number} games").format(number=len(games))
        return self.tr("Your best score: {points} points, in {number} games").format(
            points=most, number=len(games)
        )

    def _won(self, found: Result, medals: Medals) -> bool:
        return medals.earned(found.totals[0]) is not None
