"""What a step brings, in words."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.tables.firefly_festival.gains import Gain
from festival_desktop.tables.firefly_festival.vocabulary import Count
from festival_desktop.ui.words.lists import Lists


class GainWords(QObject):
    def __init__(self, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._names = FireflyNames(self)
        self._lists = Lists(self)

    def by_seat(self, gains: Iterable[Gain]) -> str:
        """“Mira +18 points; Jonas +6 points and +2 coins”."""
        seats: dict[int, list[Gain]] = {}
        for each in gains:
            seats.setdefault(each.seat, []).append(each)
        return "; ".join(f"{self._players[seat]} {self.all(own)}" for seat, own in seats.items())

    def all(self, gains: Iterable[Gain]) -> str:
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
