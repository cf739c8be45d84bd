"""The legal moves of the seat that is to act, grouped by what they are about."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.table import Target
from festival_desktop.tables.firefly_festival.selections import selections

Movement = m.MoveWorker | m.MovePair | m.Ferry


@dataclass(frozen=True, slots=True)
class Route:
    """One movement: the number of workers, the bridges' owners, and the mover's cost."""

    move: Movement
    owner: Seat | None
    """Owner of the bridges; None over the water."""
    number: int
    cost: int

    @property
    def target(self) -> Target:
        """The last selection of the movement."""
        return _last(self.move)


@dataclass(slots=True)
class Options:
    any: bool = False
    lanes: dict[int, m.BuildBridge] = field(default_factory=dict)
    """Moves by the lane they build on."""
    pagodas: set[Island] = field(default_factory=set)
    festivals: set[Island] = field(default_factory=set)
    ways: dict[Island, dict[Island, list[Route]]] = field(default_factory=dict)
    """Routes by origin and destination."""
    full: set[Island] = field(default_factory=set)
    """Islands without room, which a worker must leave again."""
    spots: dict[Island, Target] = field(default_factory=dict)
    """Islands required by a task: recruits, a worker to send, a first floor."""
    crossings: dict[Island, Target] = field(default_factory=dict)
    """Crossings of the new bridge, by origin."""
    may_pass: bool = False
    """Whether the main action may be skipped because none is possible."""
    special: bool = False
    """Whether a power allows something special: pairs, a ferry, a second floor."""

    def ways_to(self, origin: Island, destination: Island) -> list[Route]:
        return self.ways.get(origin, {}).get(destination, [])


def options(game: FireflyFestival, position: State, moves: Iterable[m.Move]) -> Options:
    found, network = Options(), game.islands.network(position)
    found.full = full(game, position)
    for move in moves:
        found.any = True
        match move:
            case m.BuildBridge():
                found.lanes[network.find(move.a, move.b, move.way)] = move
            case m.BuildPagoda():
                found.pagodas.add(move.island)
            case m.HoldFestival():
                found.festivals.add(move.island)
            case m.MoveWorker() | m.MovePair() | m.Ferry():
                _add_way(found, _way(game, position, move))
            case m.Recruit() | m.LayFirstStone() | m.SendWorker():
                found.spots[move.island] = _last(move)
            case m.Cross():
                found.crossings[move.origin] = _last(move)
            case m.Pass():
                found.may_pass = True
            case m.AddStorey():
                found.special = True
    return found


def full(game: FireflyFestival, position: State) -> set[Island]:
    """Return the islands where no worker of the seat that is to act may stay."""
    room, islands = game.islands.room, range(len(position.layout))
    return {island for island in islands if room(position, position.seat, island) < 1}


def _add_way(found: Options, new: Route) -> None:
    """Add a route, unless an equal ferry is known: nobody has to choose between its lanes."""
    move: Movement = new.move
    ways = found.ways.setdefault(move.origin, {}).setdefault(move.destination, [])
    if new.owner is not None or all(other.owner is not None for other in ways):
        ways.append(new)
    found.special |= new.owner is None or new.number > 1


def _last(move: m.Move) -> Target:
    """Return the last selection of a move."""
    (last,) = selections(move)[-1]
    return last


def _way(game: FireflyFestival, position: State, move: Movement) -> Route:
    if isinstance(move, m.Ferry):
        return Route(move, None, 1, game.islands.power(position, position.seat).ferry_cost())
    number = 2 if isinstance(move, m.MovePair) else 1
    return Route(move, move.owner, number, game.turn.movement.toll(position, move))


def path(network: Network, built: int, origin: Island, goal: Island) -> list[int]:
    """Return the lanes of a shortest way over a set of bridges, the last one first."""
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
