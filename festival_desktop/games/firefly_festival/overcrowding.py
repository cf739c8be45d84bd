"""Full islands: how many workers lack room there, and whether they can move on."""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.network import nearest_first
from festival_desktop.games.firefly_festival.power import Power
from festival_desktop.games.firefly_festival.state import State

FAR = 99
"""More bridges than any way has."""

AnyMovement = m.MoveWorker | m.MovePair | m.Ferry


def number_of(move: AnyMovement) -> int:
    return 2 if isinstance(move, m.MovePair) else 1


@dataclass(slots=True)
class _Walk:
    """Workers on their way: their island, how many need room, and their means."""

    at: Island
    workers: int
    coins: int
    ferry: bool
    """Whether they may still cross an empty lane."""
    movements: int
    seen: int
    """The set of islands visited."""


class Overcrowding:
    """Answers whether a movement may end on a full island."""

    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        self._tolls = tuple(
            (0, *accumulate(map(power.toll, range(1, FAR)), max)) for power in islands.powers
        )
        """Maximum toll of a worker by power and number of another player's bridges."""
        self._reach = tuple(
            tuple(bisect_right(tolls, coins) - 1 for coins in range(FAR)) for tolls in self._tolls
        )
        """Number of another player's bridges a worker can pay for, by power and coins."""

    def reach(self, state: State, coins: int, number: int) -> int:
        """Return how many bridges of another player the active player's workers can pay for."""
        return self._reach[state.powers[state.seat]][min(coins // number, FAR - 1)]

    def reach_after(self, state: State, number: int, bridges: int) -> int:
        """Return the reach left after crossing up to `bridges` bridges of another player."""
        toll = self._tolls[state.powers[state.seat]][bridges] * number
        return self.reach(state, max(0, state.coins[state.seat] - toll), number)

    def passes(self, state: State, move: AnyMovement, paid: int, movements: int) -> bool:
        """Return whether workers without room at the destination can still move on."""
        coins, seen = state.coins[state.seat] - paid, 1 << move.origin | 1 << move.destination
        ferry = not state.ferried and not isinstance(move, m.Ferry)
        workers = self.crowded_out(state, move)
        walk = _Walk(move.destination, workers, coins, ferry, movements, seen)
        return self._goes_on(state, self.islands.power(state, state.seat), walk)

    def crowded_out(self, state: State, move: AnyMovement) -> int:
        """Count the moving workers that lack room at the destination."""
        number, destination = number_of(move), move.destination
        if number == 1 and not state.full >> destination & 1:
            return 0  # normal case
        room = self.islands.room(state, state.seat, destination)
        return 0 if room >= number else number - max(0, room)

    def leads(self, state: State, island: Island, workers: int, coins: int, others: int) -> bool:
        """Return whether one movement over bridges takes the workers to one of `others`."""
        network = self.islands.network(state)
        if network.ways(state.built[state.seat]).within[island][-1] & others:
            return True  # normal case
        reach = self.reach(state, coins, workers)
        for built in state.built:
            if built and network.ways(built).reached(island, reach) & others:
                return True
        return False

    def _goes_on(self, state: State, power: Power, walk: _Walk) -> bool:
        full = self.islands.full(state, state.seat, walk.workers) | walk.seen
        if self.leads(state, walk.at, walk.workers, walk.coins, ~full):
            return True  # normal case
        ferry = walk.ferry and power.ferry_reach() > 0
        if walk.movements < 2 and not ferry:
            return False
        steps = self._steps(state, power, walk)
        return any(not full >> step.at & 1 for step in steps) or (
            walk.movements > 1
            and any(
                self._goes_on(state, power, step) for step in steps if not walk.seen >> step.at & 1
            )
        )

    def _steps(self, state: State, power: Power, walk: _Walk) -> list[_Walk]:
        """List where one further movement can lead, with or without room."""
        seat, network, steps = state.seat, self.islands.network(state), []
        others = self.reach(state, walk.coins, walk.workers)
        for owner, built in enumerate(state.built):
            reach = FAR if owner == seat else others
            ways = network.ways(built)
            for island in nearest_first(ways.within[walk.at]):
                bridges = ways.bridges(walk.at, island)
                if bridges > reach:
                    break  # Further ways are even longer.
                toll = 0 if owner == seat else power.toll(bridges) * walk.workers
                steps.append(_went(walk, island, toll, walk.ferry))
        reach, cost = power.ferry_reach(), power.ferry_cost()
        if reach and walk.ferry and walk.workers == 1 and walk.coins >= cost:
            for lane in network.at[walk.at]:
                if network.lengths[lane] <= reach and not state.blocked >> lane & 1:
                    ends = network.lanes[lane]
                    island = ends.b if ends.a == walk.at else ends.a
                    steps.append(_went(walk, island, cost, False))
        return steps


def _went(walk: _Walk, island: Island, paid: int, ferry: bool) -> _Walk:
    seen = walk.seen | 1 << island
    return _Walk(island, walk.workers, walk.coins - paid, ferry, walk.movements - 1, seen)
