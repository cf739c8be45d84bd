"""What the end of a game is called: who won, what decided, and what it did to the records."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.saves.records import Challenge, select, tally
from festival_desktop.ui.narrate.festival_of_lanterns.level_names import LEVELS, LevelNames
from festival_desktop.ui.narrate.festival_of_lanterns.scores import FestivalScores
from festival_desktop.ui.narrate.lists import Lists
from festival_desktop.ui.pages.festival_of_lanterns.result import Result, Tie


class EndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores = FestivalScores(self)
        self._lists = Lists(self)
        self._levels = LevelNames(self)

    def titles(self, found: Result) -> tuple[tuple[str, str], ...]:
        """The name of each line of the score sheet, and what it asks for."""
        asks = {
            "four": self.tr("4 equal lanterns"),
            "pairs": self.tr("2 each of 3 lanterns"),
            "seven": self.tr("1 of every lantern"),
            "celestia": self.tr("1 for each Dedication"),
        }
        return tuple((self._scores.name(kind), asks.get(kind, "")) for kind in found.kinds)

    def winner(self, found: Result) -> str:
        names = [found.names[seat] for seat in found.winners]
        if len(names) == 1:
            return self.tr("{name} wins").format(name=names[0])
        shared = self.tr("{names} share the victory")
        return shared.format(names=self._lists.all_of(names))

    def facts(self, found: Result) -> str:
        best = max(found.totals)
        others = [total for seat, total in enumerate(found.totals) if seat not in found.winners]
        facts = [self.tr("{number} points").format(number=best)]
        if others and best > max(others):
            ahead = self.tr("{number} points, {lead} ahead")
            facts = [ahead.format(number=best, lead=best - max(others))]
        if found.level is None:
            facts.append(self.tr("Festival of Lanterns"))
        else:
            facts += [self.tr("Moon Dancer’s Challenge"), self._levels.name(found.level)]
        if found.practice:
            facts.append(self.tr("practice"))
        return " · ".join(facts)

    # -- what decided --------------------------------------------------------------------------

    def what_decided(self, found: Result) -> str:
        tie = found.tie
        if tie is None:
            if found.level is not None:
                return self.tr("Points alone decide. A tie would have been Moon Dancer’s.")
            return self.tr("No two totals are equal: points alone decide.")
        names = self._lists.all_of([found.names[seat] for seat in tie.seats])
        equal = self.tr("{names} have {number} points each.").format(
            names=names, number=found.totals[tie.seats[0]]
        )
        return f"{equal} {self._broken(found, tie)}"

    def _broken(self, found: Result, tie: Tie) -> str:
        if found.level is not None:
            return self.tr("A tie is Moon Dancer’s: whoever challenges her must have more.")
        if tie.by is None:
            return self.tr("Mooncakes and lanterns left are equal too: they share the place.")
        values = " : ".join(map(str, tie.values))
        if tie.by == 0:
            return self.tr("More Mooncakes decide: {values}.").format(values=values)
        return self.tr("Mooncakes are equal; more lanterns left decide: {values}.").format(
            values=values
        )

    # -- Moon Dancer ---------------------------------------------------------------------------

    def rival(self, found: Result) -> str:
        """What Moon Dancer is called below her name."""
        return self._levels.name(found.level) if found.level else ""

    def next_level(self, found: Result) -> str | None:
        """The level to offer after a win; None where there is none."""
        if found.level not in LEVELS or 0 not in found.winners:
            return None
        after = LEVELS.index(found.level) + 1
        return LEVELS[after] if after < len(LEVELS) else None

    def level(self, level: str) -> str:
        return self._levels.name(level)

    def record(self, found: Result, games: Sequence[Challenge]) -> str:
        """How often this level was won on this computer."""
        if found.level is None:
            return ""
        if found.practice:
            return self.tr("A game in which locks were opened is practice and does not count.")
        level = tally(select(games, found.level))
        if not level.games:
            return ""
        said = [
            self.tr("{level}: {wins} of {games} won").format(
                level=self._levels.name(found.level), wins=level.wins, games=level.games
            )
        ]
        if level.best is not None:
            said.append(self.tr("best lead +{number}").format(number=level.best))
        if level.streak > 1:
            said.append(self.tr("{number} wins in a row").format(number=level.streak))
        return " · ".join(said)
