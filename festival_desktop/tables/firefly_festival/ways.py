"""Movements before they are made: over whose bridges, for how much, along which lanes."""

from dataclasses import dataclass

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
    """One movement: how many workers go, over whose bridges, and what the mover pays for it."""

    move: Movement
    owner: Seat | None
    """None: over the water."""
    number: int
    cost: int

    @property
    def target(self) -> Target:
        """The last selection of the movement."""
        (last,) = selections(self.move)[-1]
        return last


def way(game: FireflyFestival, position: State, move: Movement) -> Route:
    if isinstance(move, m.Ferry):
        return Route(move, None, 1, game.islands.power(position, position.seat).ferry_cost())
    number = 2 if isinstance(move, m.MovePair) else 1
    return Route(move, move.owner, number, game.turn.movement.toll(position, move))


def path(network: Network, built: int, origin: Island, goal: Island) -> list[int]:
    """The lanes of a shortest way over a set of bridges, the last one first."""
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
