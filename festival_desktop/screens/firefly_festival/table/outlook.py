"""What can be known before it is done: ways and tolls, festivals held now, how near the end is.

The rules answer; nothing is worked out here that they know. Knows no pixels.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import START
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State, Trigger
from festival_desktop.play.table import Target

NEAR_FLOORS, NEAR_SORIN, NEAR_GOALS, NEAR_REST = 2, 1, 3, 1
"""The end is near with so many floors or public goals left, with so many Sōrin more than half the
players, or after so many quiet turns of everybody as leave this many rounds."""


class Way(NamedTuple):
    """One way for a worker to get somewhere: the last touch, and what it costs whom."""

    target: Target
    move: Any
    toll: int
    owner: Seat | None
    """None: over the water."""
    number: int
    """How many workers go."""


class Options:
    """The legal moves of whoever looks, by what they are about."""

    def __init__(self, game: FireflyFestival, position: State, moves: Sequence[Any]) -> None:
        self.any = bool(moves)
        self.lanes: dict[int, m.BuildBridge] = {}
        """Lanes to build on."""
        self.pagodas: set[int] = set()
        self.festivals: set[int] = set()
        self.ways: dict[int, dict[int, list[Way]]] = {}
        """Origin → destination → ways."""
        self.spots: dict[int, Target] = {}
        """Islands a task asks for: recruits, a worker to send, a first floor."""
        self.crossings: dict[int, Target] = {}
        """Origin → the crossing of the new bridge."""
        self.others: set[str] = set()
        """Kinds of the moves made by one touch."""
        self._game = game
        self._position = position
        network = game.islands.network(position)
        for move in moves:
            match move:
                case m.BuildBridge():
                    self.lanes[network.find(move.a, move.b, move.way)] = move
                case m.BuildPagoda():
                    self.pagodas.add(move.island)
                case m.HoldFestival():
                    self.festivals.add(move.island)
                case m.MoveWorker() | m.MovePair() | m.Ferry():
                    self._add_way(self._way(move))
                case _:
                    self._add_answer(move)

    def _add_way(self, way: Way) -> None:
        """Of several lanes to the same island a ferry takes any: nobody has to choose."""
        ways = self.ways.setdefault(way.move.origin, {}).setdefault(way.move.destination, [])
        if way.owner is not None or all(other.owner is not None for other in ways):
            ways.append(way)

    def _add_answer(self, move: Any) -> None:
        match move:
            case m.Recruit():
                self.spots[move.island] = Target("recruit", (move.island,))
            case m.SendWorker():
                self.spots[move.island] = Target("send", (move.start, move.island))
            case m.LayFirstStone():
                self.spots[move.island] = Target("stone", (move.island,))
            case m.Cross():
                self.crossings[move.origin] = Target("cross", (move.origin, move.destination))
            case _:
                self.others.add(type(move).__name__)

    def _way(self, move: m.MoveWorker | m.MovePair | m.Ferry) -> Way:
        if isinstance(move, m.Ferry):
            power = self._game.islands.power(self._position, self._position.seat)
            return Way(Target("ferry", (move.way,)), move, power.ferry_cost(), None, 1)
        toll = self._game.turn.movement.toll(self._position, move)
        pair = isinstance(move, m.MovePair)
        kind = "together" if pair else "over"
        return Way(Target(kind, (move.owner,)), move, toll, move.owner, 2 if pair else 1)

    @property
    def special(self) -> bool:
        """Something is possible that only a power allows: pairs, a ferry, a second storey."""
        ways = [way for to in self.ways.values() for each in to.values() for way in each]
        beyond = any(way.owner is None or way.number > 1 for way in ways)
        return beyond or "AddStorey" in self.others

    @property
    def ends(self) -> set[int]:
        """Islands a bridge can be built at."""
        return {end for move in self.lanes.values() for end in (move.a, move.b)}


class Outlook(NamedTuple):
    """A festival as if `host` held it now."""

    host: Seat
    pieces: tuple[int, ...]
    weights: tuple[int, ...]
    """What counts for the majority."""
    points: tuple[int, ...]
    """Seat → what it would score, the host's fireflies and guests' powers included."""
    value: int
    floors: tuple[int, int]
    """How many there are, and how many are needed."""
    bridges: tuple[int, int]
    workers: int
    """Of the host, on the island."""
    missing: tuple[tuple[str, int], ...]
    """What keeps the host from holding it: the key of the words, and a number."""
    sealed: bool


def outlook(game: FireflyFestival, position: State, host: Seat, island: int) -> Outlook:
    festivals, islands = game.turn.festivals, game.islands
    seats = range(position.players)
    points = [festivals.share(position, seat, island) for seat in seats]
    points[host] += festivals.firefly_bonus(position, host, island)
    for seat in seats:
        if seat != host and position.workers[seat][island]:
            points[seat] += islands.power(position, seat).guest_points()
    stand = len(position.floors[island])
    needed = stand + festivals.floors_missing(position, island)
    joined = islands.bridges_at(position, island)
    return Outlook(
        host,
        tuple(islands.pieces(position, seat, island) for seat in seats),
        tuple(islands.weight(position, seat, island) for seat in seats),
        tuple(points),
        islands.tile(position, island).value,
        (stand, max(needed, 1)),
        (joined, joined + festivals.bridges_missing(position, host, island)),
        position.workers[host][island],
        tuple(_missing(game, position, host, island)),
        bool(position.sealed >> island & 1),
    )


def _missing(
    game: FireflyFestival, position: State, host: Seat, island: int
) -> Iterable[tuple[str, int]]:
    festivals = game.turn.festivals
    if (floors := festivals.floors_missing(position, island)) > 0:
        yield "needs-floors", floors
    if (bridges := festivals.bridges_missing(position, host, island)) > 0:
        yield "needs-bridges", bridges
    if not position.workers[host][island]:
        yield "needs-worker", 1
    if (pieces := festivals.majority_missing(position, host, island)) > 0:
        yield "needs-pieces", pieces
    if not position.sorin:
        yield "needs-sorin", 1


def festive(game: FireflyFestival, position: State) -> list[int]:
    """The islands where a festival can ever be held."""
    return [
        island
        for island in range(len(position.layout))
        if game.islands.size(position, island) is not START
    ]


def end_warning(game: FireflyFestival, position: State) -> tuple[str, tuple[Any, ...]] | None:
    """The nearest end of the game, as the key of its words and their numbers; seats as (seat,)."""
    if position.trigger is not Trigger.NONE:
        return "end:now", ()
    goals = sum(
        len(game.content.public[kind].cards) - position.taken[kind] for kind in position.goals
    )
    seat = min(range(position.players), key=lambda seat: position.floors_left[seat])
    rest = game.content.box.rest_rounds * position.players - position.quiet
    floors, sorin = position.floors_left[seat], position.sorin
    found: list[tuple[int, int, str, tuple[Any, ...]]] = [
        (floors, NEAR_FLOORS, "end:floors", (seat, floors)),
        (sorin, NEAR_SORIN + position.players // 2, "end:sorin", (sorin,)),
        (goals, NEAR_GOALS, "end:goals", (goals,)),
        (rest, NEAR_REST * position.players, "end:rest", (rest,)),
    ]
    near = [(left, key, values) for left, few, key, values in found if left <= few]
    if not near:
        return None
    _, key, values = min(near, key=lambda each: each[0])
    return key, values


def path(game: FireflyFestival, position: State, owner: Seat, origin: int, goal: int) -> list[int]:
    """The lanes of a shortest way over somebody's bridges."""
    network, built = game.islands.network(position), position.built[owner]
    came: dict[int, tuple[int, int]] = {origin: (-1, -1)}
    border = [origin]
    while border and goal not in came:
        further = []
        for island in border:
            for number in network.at[island]:
                lane = network.lanes[number]
                beyond = lane.b if lane.a == island else lane.a
                if built >> number & 1 and beyond not in came:
                    came[beyond] = (island, number)
                    further.append(beyond)
        border = further
    lanes: list[int] = []
    while goal != origin and goal in came:
        goal, number = came[goal]
        lanes.append(number)
    return lanes
