"""Lanes, movements and floors in words: where they are, what they cost and bring."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island, Reward, Water
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.seen import Seen
from festival_desktop.ui.narrate.lists import Lists


class Ways(QObject):
    def __init__(
        self, game: FireflyFestival, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._players = players
        self._names = FireflyNames(self)
        self._lists = Lists(self)

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
        """A lane to build on: how long, what it costs, what lies in the water."""
        text = self.tr("{lane}: {segments}, {coins}")
        words = text.format(
            lane=self.side(seen, lane),
            segments=self._names.segments(lane.length),
            coins=self._names.coins(seen.bridge_cost(lane)),
        )
        rewards = self.water(lane)
        return (
            self.tr("{lane}. It brings {rewards}").format(lane=words, rewards=rewards)
            if (rewards)
            else words
        )

    def water(self, lane: Lane) -> str:
        """What the first bridge there brings."""
        box = self._game.content.box
        brings = {
            Water.COINS: lambda n: f"+{self._names.coins(n * box.water_coins)}",
            Water.WORKER: lambda n: f"+{self._names.workers(n)}",
            Water.GOAL: lambda n: f"+{self._names.goals(n)}",
            Water.POINTS: lambda n: f"+{self._names.points(n * box.water_points)}",
        }
        kinds = [kind for kind in Water if kind in lane.water]
        return self._lists.all_of([brings[kind](lane.water.count(kind)) for kind in kinds])

    # -- movements -----------------------------------------------------------------------------

    def over(self, seen: Seen, move: m.MoveWorker | m.MovePair) -> str:
        """Over whose bridges, and for how much."""
        own, toll = move.owner == seen.view.seat, seen.toll(move)
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
            lane=self.side(seen, lane), coins=self._names.coins(seen.ferry_cost())
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
            reward=self.reward(seen, island) or self.tr("no reward"),
        )

    def reward(self, seen: Seen, island: Island) -> str:
        tile = seen.tile(island)
        match tile.reward:
            case Reward.COINS:
                return f"+{self._names.coins(tile.number)}"
            case Reward.RECRUIT:
                return f"+{self._names.workers(tile.number)}"
            case Reward.GOAL:
                return f"+{self._names.goals(tile.number)}"
        return ""
