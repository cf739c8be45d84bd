"""What is known about the position that is shown, worked out once for it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from festival_desktop.core.game import Score
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.forecast import Ending, Prices, ending
from festival_desktop.tables.firefly_festival.options import Options

Figures = tuple[tuple[str, int], ...]
"""The workers on an island: key and seat of each, one player beside the other."""
Crowd = list[tuple[str, int]]
"""Figures of a seat, each with its island."""
ENDS = {
    Trigger.SORIN: "end:sorin",
    Trigger.FLOORS: "end:floors",
    Trigger.GOALS: "end:goals",
    Trigger.REST: "end:rest",
}
"""The label of each end that is near."""


class Crowds:
    """Which figure is which: workers of one player are alike, so as few as possible should walk.

    The table tells how many stand where. This remembers which figure stood where before, and sends
    only as many as have to go from one island to another.
    """

    def __init__(self) -> None:
        self._seats: dict[int, Crowd] = {}
        self._made = 0

    def arrive(self, workers: Mapping[int, Sequence[int]]) -> None:
        """Another position: seat → island → workers there."""
        for seat, there in workers.items():
            self._seats[seat] = self._settled(seat, there)
        for seat in [seat for seat in self._seats if seat not in workers]:
            del self._seats[seat]

    def _settled(self, seat: int, there: Sequence[int]) -> Crowd:
        wanted = list(there)
        staying: Crowd = []
        walking: list[str] = []
        for key, island in self._seats.get(seat, []):
            if island < len(wanted) and wanted[island]:
                wanted[island] -= 1
                staying.append((key, island))
            else:
                walking.append(key)
        for island, number in enumerate(wanted):
            for _ in range(number):
                staying.append((walking.pop(0) if walking else self._fresh(seat), island))
        return sorted(staying, key=lambda each: each[1])

    def _fresh(self, seat: int) -> str:
        self._made += 1
        return f"worker:{seat}:{self._made}"

    def on(self, island: int) -> Figures:
        return tuple(
            (key, seat)
            for seat, crowd in sorted(self._seats.items())
            for key, where in crowd
            if where == island
        )


def last_places(entries: Iterable[LogEntry]) -> tuple[frozenset[int], frozenset[int]]:
    """Islands and lanes of the last step that was done somewhere, of entries from the last back."""
    for entry in entries:
        islands: set[int] = set()
        lanes: set[int] = set()
        for event in entry.events:
            match event:
                case told.BridgeBuilt():
                    lanes.add(event.lane)
                case told.WorkersMoved() | told.WorkerCrossed() | told.WorkerFerried():
                    islands.add(event.destination)
                case (
                    told.FloorBuilt()
                    | told.FestivalHeld()
                    | told.WorkerSent()
                    | told.FirstStoneLaid()
                    | told.WorkerRecruited()
                ):
                    islands.add(event.island)
        if islands or lanes:
            return frozenset(islands), frozenset(lanes)
    return frozenset(), frozenset()


class Situation(NamedTuple):
    view: View
    seat: int
    """Whose the bar and the forecasts are: of whoever looks, or is to act."""
    options: Options
    prices: Prices
    projected: tuple[Score, ...]
    """Seat → its score if the game ended now."""
    ending: Ending | None
    leaders: tuple[tuple[int, ...], ...]
    """Island → who has most pieces there."""
    sizes: tuple[int, ...]
    """Island → Start, Small, Medium or Large."""
    figures: tuple[Figures, ...]
    """Island → the workers there."""
    last_islands: frozenset[int]
    last_lanes: frozenset[int]

    @property
    def power_asks(self) -> bool:
        """A power allows something now that is not allowed to everybody."""
        return self.options.special or (bool(self.options.spots) and not self.view.turns)

    def warning(self, players: Sequence[Player]) -> tuple[str, *tuple[str | int, ...]] | None:
        """The label of the end that is near, and its values."""
        end = self.ending
        if end is None:
            return None
        if not end.left:
            return ("end:now",)
        if end.seat is not None:
            return ENDS[end.trigger], players[end.seat].name, end.left
        return ENDS[end.trigger], end.left


def situation(session: Session, table: FireflyTable, figures: tuple[Figures, ...]) -> Situation:
    view: View = session.view
    seat = view.seat if session.viewer is None else session.viewer
    end = ending(table.game, view) if session.active is not None else None
    sizes = tuple(int(table.game.content.tiles[tile].size) for tile in view.layout)
    return Situation(
        view, seat, table.options(view, session.moves), table.prices(view, seat),
        table.projected(view).scores, end, table.leaders(view), sizes, figures,
        *last_places(reversed(session.log.entries)),
    )  # fmt: skip
