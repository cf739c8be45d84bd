"""The building blocks of sentences: names, numbers, gains, lanes, movements."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Content, Island, IslandTile, Size
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalChange, Preview
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.forecast import Prices
from festival_desktop.tables.firefly_festival.gains import Gain, gains
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Count
from festival_desktop.ui.words.about import PlaceholderText
from festival_desktop.ui.words.lists import Lists


class FireflyNames(QObject):
    """The names of things, and things with their number."""

    def tile(self, tile: str) -> str:
        """Name an island by the id of its tile."""
        return {
            "sunrise": self.tr("Sunrise Landing"),
            "sunset": self.tr("Sunset Landing"),
            "reed": self.tr("Reed", "island"),
            "pebble": self.tr("Pebble", "island"),
            "heron": self.tr("Heron", "island"),
            "sparrow": self.tr("Sparrow", "island"),
            "minnow": self.tr("Minnow", "island"),
            "fern": self.tr("Fern", "island"),
            "willow": self.tr("Willow", "island"),
            "lotus": self.tr("Lotus", "island"),
            "maple": self.tr("Maple", "island"),
            "plum": self.tr("Plum", "island"),
            "carp": self.tr("Carp", "island"),
            "crane": self.tr("Crane", "island"),
            "cedar": self.tr("Cedar", "island"),
            "dragon": self.tr("Dragon", "island"),
            "phoenix": self.tr("Phoenix", "island"),
            "moon": self.tr("Moon", "island"),
        }.get(tile, tile.capitalize())

    def short(self, tile: str) -> str:
        """Return a name short enough for a plate below an island."""
        short = {"sunrise": self.tr("Sunrise"), "sunset": self.tr("Sunset")}
        return short.get(tile) or self.tile(tile)

    def size(self, size: Size) -> str:
        return (
            self.tr("Start"),
            self.tr("Small", "island"),
            self.tr("Medium", "island"),
            self.tr("Large", "island"),
        )[size]

    # -- with a number -------------------------------------------------------------------------

    def coins(self, number: int) -> str:
        return self.tr("%n coin(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def workers(self, number: int) -> str:
        return self.tr("%n worker(s)", "", number)

    def floors(self, number: int) -> str:
        return self.tr("%n floor(s)", "", number)

    def bridges(self, number: int) -> str:
        return self.tr("%n bridge(s)", "", number)

    def segments(self, number: int) -> str:
        return self.tr("%n segment(s)", "", number)

    def pieces(self, number: int) -> str:
        return self.tr("%n piece(s)", "", number)

    def islands(self, number: int) -> str:
        return self.tr("%n island(s)", "", number)

    def goals(self, number: int) -> str:
        return self.tr("%n private goal(s)", "", number)

    def fish(self, number: int) -> str:
        return self.tr("%n fish", "", number)


class Sentences(QObject):
    """Texts about a game that need no session."""

    def __init__(
        self, content: Content, players: Sequence[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content, self._players = content, players
        self._names, self._lists = FireflyNames(self), Lists(self)
        self._powers, self._goals = PowerWords(self), GoalWords(content, self)

    def claim(self, goal: GoalChange) -> str:
        """Describe a claim: “Empire: 5 points”."""
        name = self._goals.public if goal.what == Aim.PUBLIC_GOAL else self._goals.private
        points = self._names.points(goal.points)
        return self.tr("{goal}: {points}").format(goal=name(goal.key[0]), points=points)

    def gains_by_seat(self, gains: Iterable[Gain]) -> str:
        """List gains by seat: “Mira +18 points; Jonas +6 points and +2 coins”."""
        seats: dict[int, list[Gain]] = {}
        for each in gains:
            seats.setdefault(each.seat, []).append(each)
        return "; ".join(
            f"{self._players[seat]} {self.all_gains(own)}" for seat, own in seats.items()
        )

    def all_gains(self, gains: Iterable[Gain]) -> str:
        """List real gains: “+2 coins and +5 points”."""
        kinds = {
            Count.COINS: self._names.coins,
            Count.WORKER: self._names.workers,
            Count.GOAL: self._names.goals,
            Count.FISH: self._names.fish,
            Count.POINTS: self._names.points,
        }
        things = [kinds[Count(each.what)](each.number) for each in gains if not each.missing]
        return self._lists.all_of([f"+{thing}" for thing in things])


class Ways(PlaceholderText, Sentences):
    """Texts about lanes, movements and floors: their places, costs and gains."""

    def __init__(self, session: Session) -> None:
        game: FireflyFestival = session.game  # type: ignore[assignment]
        super().__init__(game.content, [player.name for player in session.players], session)
        self._session, names = session, self._names
        self._table: FireflyTable = session.table  # type: ignore[assignment]
        self.network = game.islands.networks[len(session.players)]
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

    @property
    def _view(self) -> View:
        view: View = self._session.view
        return view

    @property
    def _prices(self) -> Prices:
        """The prices for the seat that is to act."""
        return self._table.prices(self._view, self._view.seat)

    @property
    def _me(self) -> Seat:
        """The viewer, or the seat that is to act."""
        viewer = self._session.viewer
        return self._view.seat if viewer is None else viewer

    def _tile(self, island: Island) -> IslandTile:
        return self._content.tiles[self._view.layout[island]]

    def island(self, island: Island) -> str:
        return self._names.tile(self._tile(island).id)

    # -- costs and gains of a move -------------------------------------------------------------

    def _preview(self, move: m.Move) -> Preview:
        return self._session.preview_of(move).immediate_effects()

    def _cost(self, move: m.Move) -> int:
        """Return the cost of a move in coins."""
        return self._preview(move).paid(Count.COINS)

    def _gains_of(self, move: m.Move) -> str:
        """List a move's gains for its player, and by powers for others."""
        seat, brought = self._view.seat, gains(self._preview(move))
        own = self.all_gains(each for each in brought if each.seat == seat)
        return "; ".join(filter(None, (own, self._to_others(brought))))

    def _to_others(self, brought: Iterable[Gain]) -> str:
        seat = self._view.seat
        return self.gains_by_seat(each for each in brought if each.seat != seat)

    # -- bridges -------------------------------------------------------------------------------

    def find_lane(self, a: Island, b: Island, way: int) -> Lane:
        """Find a lane; either end may come first."""
        number = self.network.find(a, b, way)
        return self.network.lanes[number if number >= 0 else self.network.find(b, a, way)]

    def side(self, lane: Lane) -> str:
        """Tell which of the lanes between two islands it is."""
        ways = self.network.between[lane.a, lane.b].bit_count()
        if ways == 1:
            return self.tr("The lane between them")
        sides = (
            self.tr("The lane on the left"),
            self.tr("The lane in the middle"),
            self.tr("The lane on the right"),
        )
        if len({y for _, y in lane.cells}) == 1:
            sides = (
                self.tr("The upper lane"),
                self.tr("The middle lane"),
                self.tr("The lower lane"),
            )
        return sides[0 if lane.way == 0 else 2 if lane.way == ways - 1 else 1]

    def lane(self, lane: Lane) -> str:
        """Describe a lane to build on: its length, and a bridge's cost and gains."""
        build = m.BuildBridge(lane.a, lane.b, lane.way)
        words = self.tr("{lane}: {segments}, {coins}").format(
            lane=self.side(lane),
            segments=self._names.segments(lane.length),
            coins=self._names.coins(self._cost(build)),
        )
        if rewards := self._gains_of(build):
            return self.tr("{lane}. Reward: {rewards}").format(lane=words, rewards=rewards)
        return words

    # -- movements -----------------------------------------------------------------------------

    def over(self, move: m.MoveWorker | m.MovePair) -> str:
        """Say over whose bridges, and for how much."""
        one = self.tr("Over {name}’s bridges for {coins}")
        two = self.tr("Two workers over {name}’s bridges for {coins}")
        if move.owner == self._view.seat:
            one = self.tr("Over your own bridges, for free")
            two = self.tr("Two workers over your own bridges, for free")
        cost, brought = self._cost(move), gains(self._preview(move))
        words = (two if isinstance(move, m.MovePair) else one).format(
            name=self._players[move.owner], coins=self._names.coins(cost)
        )
        if brought == [Gain(move.owner, Count.COINS, cost)]:
            return words  # they get what is paid
        return "; ".join(filter(None, (words, self.gains_by_seat(brought))))

    def ferry(self, lane: Lane) -> str:
        return self.tr("{lane}, by ferry for {coins}").format(
            lane=self.side(lane), coins=self._names.coins(self._prices.ferry)
        )

    def standing(self, island: Island) -> str:
        """Describe an island and how full it is."""
        crowd = self._view.crowd[island]
        capacity = self._content.sizes[self._tile(island).size].capacity
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
        """Describe a floor to build, and its reward."""
        text = self.tr("{island}, floor {height}: {reward}")
        return text.format(
            island=self.island(island),
            height=len(self._view.floors[island]) + 1,
            reward=self._gains_of(m.PAGODAS[island]) or self.tr("no reward"),
        )
