"""Lanes, movements and floors in words: where they are, what they cost and bring."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.screens.firefly_festival.words.gains import GainWords
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.seen import Seen


class Ways(QObject):
    def __init__(self, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._names = FireflyNames(self)
        self._gains = GainWords(players, self)

    def island(self, seen: Seen, island: Island) -> str:
        return self._names.tile(seen.tile(island).id)

    # -- bridges -------------------------------------------------------------------------------

    def side(self, seen: Seen, lane: Lane) -> str:
        """Which of the lanes between two islands."""
        kind, place = seen.side(lane)
        if kind == "only":
            return self.tr("The lane between them")
        if kind == "across":
            return (
                self.tr("The upper lane"),
                self.tr("The middle lane"),
                self.tr("The lower lane"),
            )[place]
        return (
            self.tr("The lane on the left"),
            self.tr("The lane in the middle"),
            self.tr("The lane on the right"),
        )[place]

    def lane(self, seen: Seen, lane: Lane) -> str:
        """A lane to build on: how long, what a bridge costs and brings."""
        build = m.BuildBridge(lane.a, lane.b, lane.way)
        text = self.tr("{lane}: {segments}, {coins}")
        words = text.format(
            lane=self.side(seen, lane),
            segments=self._names.segments(lane.length),
            coins=self._names.coins(seen.coins(build)),
        )
        if rewards := self._gains.all(seen.own(build)):
            text = self.tr("{lane}. It brings {rewards}")
            return text.format(lane=words, rewards=rewards)
        return words

    # -- movements -----------------------------------------------------------------------------

    def over(self, seen: Seen, move: m.MoveWorker | m.MovePair) -> str:
        """Over whose bridges, and for how much."""
        own, toll = move.owner == seen.view.seat, seen.coins(move)
        pair = isinstance(move, m.MovePair)
        if own:
            return (
                self.tr("Two workers over your own bridges, free")
                if pair
                else self.tr("Over your own bridges, free")
            )
        text = self.tr("Over the bridges of {name} for {coins}")
        if pair:
            text = self.tr("Two workers over the bridges of {name} for {coins}")
        return text.format(name=self._players[move.owner], coins=self._names.coins(toll))

    def ferry(self, seen: Seen, lane: Lane) -> str:
        return self.tr("{lane}, over the water for {coins}").format(
            lane=self.side(seen, lane), coins=self._names.coins(seen.prices.ferry)
        )

    def standing(self, seen: Seen, island: Island) -> str:
        """An island and how full it is."""
        name, crowd = self.island(seen, island), seen.view.crowd[island]
        capacity = seen.capacity(island)
        if capacity is None:
            return self.tr("{island}, {workers}").format(
                island=name, workers=self._names.workers(crowd)
            )
        text = self.tr("{island}, {number} of {capacity} workers")
        return text.format(island=name, number=crowd, capacity=capacity)

    # -- pagodas -------------------------------------------------------------------------------

    def floor(self, seen: Seen, island: Island) -> str:
        """A floor to be built, and its reward."""
        text = self.tr("{island}, floor {height}: {reward}")
        return text.format(
            island=self.island(seen, island),
            height=len(seen.view.floors[island]) + 1,
            reward=self._gains.all(seen.own(m.PAGODAS[island])) or self.tr("no reward"),
        )
