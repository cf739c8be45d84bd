"""Main action: move 3. Each movement is over bridges of one owner, however many.

No worker stays on a full island, but one may stop there between two of its own movements. Such a
movement is offered only if another island with room can be reached from there, and then the worker
must go on. Going back does not count as going on, though it is allowed once the worker is there.
"""

from bisect import bisect_right
from itertools import accumulate, compress
from operator import ge
from typing import NamedTuple

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import gain_coins
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.power import Power
from festival_desktop.games.firefly_festival.state import State

FAR = 99
"""More bridges than any way has."""
MOST = 8
"""More movements than any action has."""
MOST_TOGETHER = 2
"""Workers that go as one movement."""
NOWHERE: Island = -1
BITS = tuple(1 << island for island in range(m.ISLANDS))
"""Island → the set of it alone."""

AnyMovement = m.MoveWorker | m.MovePair | m.Ferry


class Left(NamedTuple):
    """What is left of the action, as the number of its task.

    `crowded` is the full island that so many `workers`, who have just come there, must leave with
    the next movement.
    """

    movements: int
    crowded: Island = NOWHERE
    workers: int = 0

    @property
    def number(self) -> int:
        if not self.workers:
            return self.movements
        return self.movements + MOST * (self.crowded * MOST_TOGETHER + self.workers)


def left(number: int) -> Left:
    crowding, movements = divmod(number, MOST)
    if not crowding:
        return Left(movements)
    crowded, workers = divmod(crowding - 1, MOST_TOGETHER)
    return Left(movements, crowded, workers + 1)


class _Party(NamedTuple):
    """Workers that go as one movement."""

    number: int
    origins: list[Island]
    """Where there are so many."""
    full: int
    """The set of islands that have no room for them."""
    reach: int
    """How many bridges of another player they can pay for."""
    onward: tuple[int, ...]
    """Island → the set of islands to which their own bridges lead on."""


class _Walk(NamedTuple):
    """Workers on their way: from where, how many of them must find room, and with what."""

    at: Island
    workers: int
    coins: int
    ferry: bool
    """Whether they may still cross an empty lane."""
    movements: int
    seen: int
    """The set of islands they have been on."""


class Movement:
    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        self.ferries = {
            players: tuple(
                (m.Ferry(lane.a, lane.b, lane.way), m.Ferry(lane.b, lane.a, lane.way))
                for lane in network.lanes
            )
            for players, network in islands.networks.items()
        }
        """Players → lane → the movements over it while it is empty, both ways."""
        self._tolls = tuple(
            tuple(accumulate(map(power.toll, range(1, FAR)), max)) for power in islands.powers
        )
        """Power → what a worker pays at most on the way over 1, 2, … bridges of another player."""

    def number(self, state: State) -> int:
        """How many movements the action has."""
        power = self.islands.power(state, state.seat)
        return power.movements(self.islands.content.box.movements)

    def moves(self, state: State, moves: list[m.Move], left: Left | None = None) -> None:
        """`left` is what is left of an action that has begun."""
        power = self.islands.power(state, state.seat)
        if left is None:
            left = Left(self.number(state))
        parties = [self._party(state, number, power, left) for number in _numbers(power, left)]
        for owner, built in enumerate(state.built):
            if not built:
                continue
            for party in parties:
                self._over(state, owner, party, power, left, moves)
        if power.ferry_reach() and not state.ferried and left.workers < 2:
            self._ferries(state, power, left, moves)

    def _party(self, state: State, number: int, power: Power, left: Left) -> _Party:
        there = state.workers[state.seat]
        places = [left.crowded] if left.workers else range(len(there))
        origins = [island for island in places if there[island] >= number]
        reach = self._reach(state, state.coins[state.seat], number)
        onward = self.islands.network(state).reached(state.built[state.seat])
        return _Party(number, origins, self._full(state, number, power), reach, onward)

    def _over(
        self,
        state: State,
        owner: Seat,
        party: _Party,
        power: Power,
        left: Left,
        moves: list[m.Move],
    ) -> None:
        """The movements of one worker, or of two, over the bridges of one owner."""
        number, origins, full, reach, onward = party
        own = owner == state.seat
        ways = self.islands.network(state).ways(state.built[owner])
        table = (m.MOVEMENTS if number == 1 else m.PAIR_MOVEMENTS)[owner]
        for origin in origins:
            row = table[origin]
            for destination, bridges in ways[origin]:
                if bridges > reach and not own:
                    break  # the ways get longer
                if full >> destination & 1:
                    if left.movements < 2:
                        continue
                    if not onward[destination] & ~full & ~(1 << origin):
                        toll = 0 if own else power.toll(bridges) * number
                        if not self._passes(state, power, row[destination], toll, left):
                            continue
                moves.append(row[destination])

    # -- going on from a full island ---------------------------------------------------------

    def _passes(self, state: State, power: Power, move: AnyMovement, paid: int, left: Left) -> bool:
        """Whether those who have no room on the destination can go on from there."""
        coins, seen = state.coins[state.seat] - paid, 1 << move.origin | 1 << move.destination
        ferry = not state.ferried and not isinstance(move, m.Ferry)
        workers = self._crowded_out(state, move)
        walk = _Walk(move.destination, workers, coins, ferry, left.movements - 1, seen)
        return self._goes_on(state, power, walk)

    def _crowded_out(self, state: State, move: AnyMovement) -> int:
        """How many of those who move have no room where they come."""
        number = _number(move)
        return number - min(number, max(0, self.islands.room(state, state.seat, move.destination)))

    def _goes_on(self, state: State, power: Power, walk: _Walk) -> bool:
        full = self._full(state, walk.workers, power) | walk.seen
        others = self._reach(state, walk.coins, walk.workers)
        network = self.islands.network(state)
        for owner, built in enumerate(state.built):  # usually a bridge leads to some room
            reach = FAR if owner == state.seat else others
            for island, bridges in network.ways(built)[walk.at] if built else ():
                if bridges > reach:
                    break  # the ways get longer
                if not full >> island & 1:
                    return True
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
        """Where one further movement can lead, whether there is room or not."""
        seat, network, steps = state.seat, self.islands.network(state), []
        others = self._reach(state, walk.coins, walk.workers)
        for owner, built in enumerate(state.built):
            reach = FAR if owner == seat else others
            for island, bridges in network.ways(built)[walk.at] if built else ():
                if bridges > reach:
                    break  # the ways get longer
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

    def _full(self, state: State, number: int, power: Power) -> int:
        """The set of islands that have no room for this many more."""
        limits = self.islands.limits(state, number - power.overfill())
        return sum(compress(BITS, map(ge, state.crowd, limits)))

    def _reach(self, state: State, coins: int, number: int) -> int:
        """How many bridges of another player so many workers of the active one can pay for."""
        return bisect_right(self._tolls[state.powers[state.seat]], coins // number)

    def _ferries(self, state: State, power: Power, left: Left, moves: list[m.Move]) -> None:
        seat, network = state.seat, self.islands.network(state)
        if state.coins[seat] < power.ferry_cost():
            return
        for lane, ferries in enumerate(self.ferries[state.players]):
            if network.lengths[lane] <= power.ferry_reach() and not state.blocked >> lane & 1:
                for ferry in ferries:
                    if not state.workers[seat][ferry.origin]:
                        continue
                    if left.workers and ferry.origin != left.crowded:
                        continue
                    if self._lands(state, power, ferry, left):
                        moves.append(ferry)

    def _lands(self, state: State, power: Power, ferry: m.Ferry, left: Left) -> bool:
        """Whether there is room behind the empty lane, or a way on."""
        if self.islands.room(state, state.seat, ferry.destination) > 0:
            return True
        return left.movements > 1 and self._passes(state, power, ferry, power.ferry_cost(), left)

    def possible(self, state: State, left: Left) -> bool:
        """Asked after every movement, so usual cases come first."""
        if not left.movements:
            return False
        if left.workers or self._can_walk(state):
            return True
        moves: list[m.Move] = []
        self.moves(state, moves, left)
        return bool(moves)

    def _can_walk(self, state: State) -> bool:
        """Whether some worker can cross a bridge of its own to an island with room."""
        seat = state.seat
        room = ~self._full(state, 1, self.islands.power(state, seat))
        neighbours = self.islands.network(state).neighbours(state.built[seat])
        for workers, joined in zip(state.workers[seat], neighbours, strict=True):
            if workers and joined & room:
                return True
        return False

    def toll(self, state: State, move: m.MoveWorker | m.MovePair) -> int:
        """What the owner of the bridges gets."""
        seat, network = state.seat, self.islands.network(state)
        if move.owner == seat:
            return 0
        bridges = network.distance(state.built[move.owner], move.origin, move.destination)
        return self.islands.power(state, seat).toll(bridges) * _number(move)

    def play(self, state: State, move: AnyMovement, movements: int, log: list[Event]) -> Left:
        """One of so many movements; what is left of the action."""
        crowded_out = self._crowded_out(state, move)
        if isinstance(move, m.Ferry):
            self._ferry(state, move, log)
        else:
            self._move(state, move, log)
        if crowded_out:
            return Left(movements - 1, move.destination, crowded_out)
        return Left(movements - 1)

    def _move(self, state: State, move: m.MoveWorker | m.MovePair, log: list[Event]) -> None:
        seat, owner = state.seat, move.owner
        toll, number = self.toll(state, move), _number(move)
        state.coins[seat] -= toll
        state.coins[owner] += toll
        state.shift_workers(seat, move.origin, move.destination, number)
        log.append(told.WorkersMoved(seat, move.origin, move.destination, number, owner, toll))
        if toll:
            income = self.islands.power(state, owner).toll_income()
            gain_coins(state, owner, income, Source.POWER, log)

    def _ferry(self, state: State, move: m.Ferry, log: list[Event]) -> None:
        seat = state.seat
        paid = self.islands.power(state, seat).ferry_cost()
        state.coins[seat] -= paid
        state.ferried = True
        state.shift_workers(seat, move.origin, move.destination, 1)
        log.append(told.WorkerFerried(seat, move.origin, move.destination, paid))


def _went(walk: _Walk, island: Island, paid: int, ferry: bool) -> _Walk:
    seen = walk.seen | 1 << island
    return _Walk(island, walk.workers, walk.coins - paid, ferry, walk.movements - 1, seen)


def _number(move: AnyMovement) -> int:
    return 2 if isinstance(move, m.MovePair) else 1


def _numbers(power: Power, left: Left) -> range:
    """How many workers may go as one movement."""
    return range(max(1, left.workers), MOST_TOGETHER + 1 if power.moves_pairs() else 2)
