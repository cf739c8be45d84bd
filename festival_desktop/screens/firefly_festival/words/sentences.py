"""What every sentence of Firefly Festival is made with: names, players, and what a step brings."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.play.preview import GoalChange
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.tables.firefly_festival.gains import Gain
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Count
from festival_desktop.ui.words.lists import Lists


class Sentences(QObject):
    def __init__(
        self, content: Content, players: Sequence[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content, self._players = content, players
        self._names, self._lists = FireflyNames(self), Lists(self)
        self._powers, self._goals = PowerWords(self), GoalWords(content, self)

    def claims(self, goals: Iterable[GoalChange]) -> str:
        """“Empire: 5 points or Full house: 3 points”."""
        named = []
        for goal in goals:
            public = goal.what == Aim.PUBLIC_GOAL
            name = self._goals.public if public else self._goals.private
            points = self._names.points(goal.points)
            named.append(self.tr("{goal}: {points}").format(goal=name(goal.key[0]), points=points))
        return self._lists.any_of(named)

    def gains_by_seat(self, gains: Iterable[Gain]) -> str:
        """“Mira +18 points; Jonas +6 points and +2 coins”."""
        seats: dict[int, list[Gain]] = {}
        for each in gains:
            seats.setdefault(each.seat, []).append(each)
        return "; ".join(
            f"{self._players[seat]} {self.all_gains(own)}" for seat, own in seats.items()
        )

    def all_gains(self, gains: Iterable[Gain]) -> str:
        """“+2 coins and +5 points”: what really comes."""
        things = [self._counted(each) for each in gains if not each.missing]
        return self._lists.all_of([f"+{thing}" for thing in things])

    def _counted(self, each: Gain) -> str:
        match each.what:
            case Count.COINS:
                return self._names.coins(each.number)
            case Count.WORKER:
                return self._names.workers(each.number)
            case Count.GOAL:
                return self._names.goals(each.number)
            case Count.FISH:
                return self._names.fish(each.number)
        return self._names.points(each.number)
