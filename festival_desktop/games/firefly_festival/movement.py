"""Main action: move 3. Each movement is over bridges of one owner, however many.

No worker stays on a full island, but one may stop there between two of its own movements. Such a
movement is offered only if another island with room can be reached from there, and then the worker
must go on. Going back does not count as going on, though it is allowed once the worker is there.
"""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import gain_coins
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.passing import FAR, AnyMovement, Passing, number_of
from festival_desktop.games.firefly_festival.power import Power
from festival_desktop.games.firefly_festival.routes import RouteTable
from festival_desktop.games.firefly_festival.state import State

MOST = 8
"""More movements than any action has."""
MOST_TOGETHER = 2
"""Workers that go as one movement."""
NOWHERE: Island = -1


class Left:
    """What is left of the action, as the number of its task."""

    __slots__ = ("crowded", "movements", "number", "workers")

    def __init__(self, movements: int, crowded: Island = NOWHERE, workers: int = 0) -> None:
        self.movements = movements
        self.crowded = crowded
        """The full island that so many workers must leave with the next movement."""
        self.workers = workers
        """Those who have just come there; 0 if there is none."""
        self.number = movements
        if workers:
            self.number += MOST * (crowded * MOST_TOGETHER + workers)


def left(number: int) -> Left:
    return _USUAL[number] if number < MOST else _left(number)


def _left(number: int) -> Left:
    crowding, movements = divmod(number, MOST)
    if not crowding:
        return Left(movements)
    crowded, workers = divmod(crowding - 1, MOST_TOGETHER)
    return Left(movements, crowded, workers + 1)


_USUAL = tuple(Left(movements) for movements in range(MOST))


class _Party:
    """Workers that go as one movement."""

    __slots__ = ("full", "number", "origins", "reach", "routes", "traps")

    def __init__(
        self,
        number: int,
        origins: tuple[Island, ...],
        full: int,
        traps: int,
        reach: int,
        routes: RouteTable,
    ) -> None:
        self.number = number
        self.origins = origins
        """Where there are so many."""
        self.full = full
        """The set of islands that have no room for them."""
        self.traps = traps
        """Those of them that they may be unable to leave again."""
        self.reach = reach
        """How many bridges of another player they can pay for."""
        self.routes = routes


class Movement:
    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        self.passing = Passing(islands)
        self.ferries = {
            players: tuple(
                (m.Ferry(lane.a, lane.b, lane.way), m.Ferry(lane.b, lane.a, lane.way))
                for lane in network.lanes
            )
            for players, network in islands.networks.items()
        }
        """Players → lane → the movements over it while it is empty, both ways."""
        self._routes = {
            players: (RouteTable(network, False), RouteTable(network, True))
            for players, network in islands.networks.items()
        }
        """Players → the routes of one worker, and those of two."""

    def number(self, state: State) -> int:
        """How many movements the action has."""
        power = self.islands.power(state, state.seat)
        return power.movements(self.islands.content.box.movements)

    def moves(self, state: State, moves: list[m.Move], left: Left | None = None) -> None:
        """`left` is what is left of an action that has begun."""
        power = self.islands.power(state, state.seat)
        if left is None:
            left = _USUAL[self.number(state)]
        parties = [self._party(state, number, power, left) for number in _numbers(power, left)]
        for owner, built in enumerate(state.built):
            if built:
                for party in parties:
                    self._over(state, owner, party, left, moves)
        if power.ferry_reach() and not state.ferried and left.workers < 2:
            self._ferries(state, power, left, moves)

    def _party(self, state: State, number: int, power: Power, left: Left) -> _Party:
        seat = state.seat
        origins = (left.crowded,) if left.workers else members(state.manned[seat])
        if number > 1:
            there = state.workers[seat]
            origins = tuple([island for island in origins if there[island] >= number])
        full = self.passing.full(state, number, power)
        traps = self._traps(state, full) if full and left.movements > 1 else full
        reach = self.passing.reach(state, state.coins[seat], number)
        return _Party(number, origins, full, traps, reach, self._routes[state.players][number - 1])

    def _traps(self, state: State, full: int) -> int:
        """Which of these islands do not lead on to two others over the player's own bridges."""
        within = self.islands.network(state).ways(state.built[state.seat]).within
        traps = 0
        for island in members(full):
            exits = within[island][-1] & ~full
            if not exits & (exits - 1):
                traps |= 1 << island
        return traps

    def _over(
        self, state: State, owner: Seat, party: _Party, left: Left, moves: list[m.Move]
    ) -> None:
        """The movements of one worker, or of two, over the bridges of one owner."""
        routes = party.routes.over(owner, state.built[owner])
        reach = FAR if owner == state.seat else party.reach
        if not reach:
            return
        if reach >= routes.longest and not party.traps & routes.joined:
            for origin in party.origins:
                moves += routes.rows[origin]
            return
        for origin in party.origins:
            row = routes.rows[origin]
            if not row:
                continue
            within = routes.within[origin]
            reached = within[-1]
            if reach < len(within):
                reached = within[reach]
                row = row[: reached.bit_count()]
            closed = party.traps & reached
            if closed and left.movements > 1:
                for move in party.routes.to(owner, origin, closed):
                    if self._can_go_on(state, move, party, left.movements - 1):
                        closed ^= 1 << move.destination
            if closed:
                moves += [move for move in row if not closed >> move.destination & 1]
            else:
                moves += row

    def _can_go_on(
        self, state: State, move: m.MoveWorker | m.MovePair, party: _Party, movements: int
    ) -> bool:
        """Usually a bridge leads from the full island to some other with room."""
        toll, others = self.toll(state, move), ~party.full & ~(1 << move.origin)
        coins = state.coins[state.seat] - toll
        return self.passing.leads(
            state, move.destination, party.number, coins, others
        ) or self.passing.passes(state, move, toll, movements)

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
        cost, rest = power.ferry_cost(), left.movements - 1
        return rest > 0 and self.passing.passes(state, ferry, cost, rest)

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
        seat, crowd = state.seat, state.crowd
        neighbours = self.islands.network(state).neighbours(state.built[seat])
        limits = self.islands.limits(state, 1 - self.islands.power(state, seat).overfill())
        for island in members(state.manned[seat]):
            for beside in members(neighbours[island]):
                if crowd[beside] < limits[beside]:
                    return True
        return False

    def toll(self, state: State, move: m.MoveWorker | m.MovePair) -> int:
        """What the owner of the bridges gets."""
        seat, network = state.seat, self.islands.network(state)
        if move.owner == seat:
            return 0
        bridges = network.distance(state.built[move.owner], move.origin, move.destination)
        return self.islands.power(state, seat).toll(bridges) * number_of(move)

    def play(self, state: State, move: AnyMovement, movements: int, log: list[Event]) -> Left:
        """One of so many movements; what is left of the action."""
        crowded_out = self.passing.crowded_out(state, move)
        if isinstance(move, m.Ferry):
            self._ferry(state, move, log)
        else:
            self._move(state, move, log)
        if crowded_out:
            return Left(movements - 1, move.destination, crowded_out)
        return Left(movements - 1)

    def _move(self, state: State, move: m.MoveWorker | m.MovePair, log: list[Event]) -> None:
        seat, owner = state.seat, move.owner
        toll, number = self.toll(state, move), number_of(move)
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


def _numbers(power: Power, left: Left) -> range:
    """How many workers may go as one movement."""
    return range(max(1, left.workers), MOST_TOGETHER + 1 if power.moves_pairs() else 2)
