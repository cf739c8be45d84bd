"""Lanes, movements and floors in words: where they are, what they cost and bring."""

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.models.session import Session
from festival_desktop.screens.firefly_festival.words.seen import Seen
from festival_desktop.screens.firefly_festival.words.sentences import Sentences
from festival_desktop.ui.words.about import About


class Ways(About, Sentences):
    def __init__(self, session: Session) -> None:
        game: FireflyFestival = session.game  # type: ignore[assignment]
        super().__init__(game.content, [player.name for player in session.players], session)
        self._session, self.seen, names = session, Seen(session), self._names
        self.fillers = {
            "name": lambda about: self._players[about.seat],
            "island": lambda about: self.island(about.island),
            "origin": lambda about: self.island(about.origin),
            "destination": lambda about: self.island(about.destination),
            "goal": lambda about: self._goals.public(about.kind),
            "condition": lambda about: self._goals.condition(about.goal),
            "points": lambda about: names.points(about.points),
            "coins": lambda about: names.coins(about.paid),
        }

    def island(self, island: Island) -> str:
        return self._names.tile(self.seen.tile(island).id)

    # -- bridges -------------------------------------------------------------------------------

    def side(self, lane: Lane) -> str:
        """Which of the lanes between two islands."""
        kind, place = self.seen.side(lane)
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

    def lane(self, lane: Lane) -> str:
        """A lane to build on: how long, what a bridge costs and brings."""
        build = m.BuildBridge(lane.a, lane.b, lane.way)
        words = self.tr("{lane}: {segments}, {coins}").format(
            lane=self.side(lane),
            segments=self._names.segments(lane.length),
            coins=self._names.coins(self.seen.coins(build)),
        )
        if rewards := self.all_gains(self.seen.own(build)):
            return self.tr("{lane}. It brings {rewards}").format(lane=words, rewards=rewards)
        return words

    # -- movements -----------------------------------------------------------------------------

    def over(self, move: m.MoveWorker | m.MovePair) -> str:
        """Over whose bridges, and for how much."""
        one = self.tr("Over the bridges of {name} for {coins}")
        two = self.tr("Two workers over the bridges of {name} for {coins}")
        if move.owner == self.seen.view.seat:
            one = self.tr("Over your own bridges, free")
            two = self.tr("Two workers over your own bridges, free")
        return (two if isinstance(move, m.MovePair) else one).format(
            name=self._players[move.owner], coins=self._names.coins(self.seen.coins(move))
        )

    def ferry(self, lane: Lane) -> str:
        return self.tr("{lane}, over the water for {coins}").format(
            lane=self.side(lane), coins=self._names.coins(self.seen.prices.ferry)
        )

    def standing(self, island: Island) -> str:
        """An island and how full it is."""
        crowd, capacity = self.seen.view.crowd[island], self.seen.capacity(island)
        text = self.tr("{island}, {number} of {capacity} workers")
        if capacity is None:
            text = self.tr("{island}, {workers}")
        return text.format(
            island=self.island(island),
            workers=self._names.workers(crowd),
            number=crowd,
            capacity=capacity,
        )

    # -- pagodas -------------------------------------------------------------------------------

    def floor(self, island: Island) -> str:
        """A floor to be built, and its reward."""
        text = self.tr("{island}, floor {height}: {reward}")
        return text.format(
            island=self.island(island),
            height=len(self.seen.view.floors[island]) + 1,
            reward=self.all_gains(self.seen.own(m.PAGODAS[island])) or self.tr("no reward"),
        )
