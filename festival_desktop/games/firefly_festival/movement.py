"""Main action: move 3. Each movement uses bridges of one owner, any number of them.

No worker stays on a full island, but one may stop there between two of its own movements. Such a
movement is offered only if another island with room can be reached from there, and then the worker
must move on. Moving back does not satisfy the offer, though it is allowed once the worker is there.
"""

from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import gain_coins
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.overcrowding import (
    FAR,
    AnyMovement,
    Overcrowding,
    number_of,
)
from festival_desktop.games.firefly_festival.power import Power
from festival_desktop.games.firefly_festival.routes import Routes, RouteTable
from festival_desktop.games.firefly_festival.state import State

MOST = 8
"""More movements than any action has."""
MOST_TOGETHER = 2
"""Maximum number of workers in one movement."""
NOWHERE: Island = -1


class RemainingMoves:
    """The rest of the action, encoded as the number of its task."""

    __slots__ = ("crowded", "movements", "number", "workers")

    def __init__(self, movements: int, crowded: Island = NOWHERE, workers: int = 0) -> None:
        self.movements = movements
        self.crowded = crowded
        """The full island that the workers must leave with the next movement."""
        self.workers = workers
        """Number of workers that have just arrived there, or 0."""
        self.number = movements
        if workers:
            self.number += MOST * (crowded * MOST_TOGETHER + workers)


def decode_remaining(number: int) -> RemainingMoves:
    if number < MOST:
        return _USUAL[number]
    crowding, movements = divmod(number, MOST)
    crowded, workers = divmod(crowding - 1, MOST_TOGETHER)
    return RemainingMoves(movements, crowded, workers + 1)


_USUAL = tuple(RemainingMoves(movements) for movements in range(MOST))


@dataclass(slots=True)
class _Party:
    """Workers that make one movement together, and where it can end."""

    number: int
    origins: tuple[Island, ...]
    """Islands with enough workers."""
    full: int
    """The set of islands without room for them."""
    traps: int
    """The full islands that they may be unable to leave again."""
    reach: int
    """Number of another player's bridges that they can pay for."""
    further: int
    """Movements left after this one."""
    routes: RouteTable


class Movement:
    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        self.overcrowding = Overcrowding(islands)
        self.ferries = {
            players: tuple(
                (m.Ferry(lane.a, lane.b, lane.way), m.Ferry(lane.b, lane.a, lane.way))
                for lane in network.lanes
            )
            for players, network in islands.networks.items()
        }
        """Movements over each empty lane in both directions, by number of players."""
        self._routes = {
            players: (RouteTable(network, False), RouteTable(network, True))
            for players, network in islands.networks.items()
        }
        """Routes of one worker and of two, by number of players."""
        movements = islands.content.box.movements
        self._numbers = tuple(power.movements(movements) for power in islands.powers)
        """Number of movements per action, by power."""
        self._together = tuple(
            MOST_TOGETHER if power.moves_pairs() else 1 for power in islands.powers
        )
        """Number of workers per movement, by power."""
        self._ferry_reach = tuple(power.ferry_reach() for power in islands.powers)
        """Maximum length of an empty lane that a movement can cross, by power."""

    def number(self, state: State) -> int:
        """Return how many movements the action has."""
        return self._numbers[state.powers[state.seat]]

    def moves(
        self, state: State, moves: list[m.Move], decode_remaining: RemainingMoves | None = None
    ) -> None:
        """Add the movements; `left` is the rest of an action that has begun."""
        card = state.powers[state.seat]
        if decode_remaining is None:
            decode_remaining = _USUAL[self._numbers[card]]
        numbers, owners = (
            range(decode_remaining.workers or 1, self._together[card] + 1),
            range(state.players),
        )
        if len(numbers) == 1:
            self._over(state, owners, self._party(state, numbers[0], decode_remaining), moves)
        else:
            parties = [self._party(state, number, decode_remaining) for number in numbers]
            for owner in owners:
                for party in parties:
                    self._over(state, range(owner, owner + 1), party, moves)
        if self._ferry_reach[card] and not state.ferried and decode_remaining.workers < 2:
            self._ferries(state, self.islands.powers[card], decode_remaining, moves)

    def _party(self, state: State, number: int, decode_remaining: RemainingMoves) -> _Party:
        seat = state.seat
        origins = (
            (decode_remaining.crowded,) if decode_remaining.workers else members(state.manned[seat])
        )
        if number > 1:
            there = state.workers[seat]
            origins = tuple([island for island in origins if there[island] >= number])
        full = self.islands.full(state, seat, number)
        traps = (
            self._traps(state, number, full) if full and decode_remaining.movements > 1 else full
        )
        reach = self.overcrowding.reach(state, state.coins[seat], number)
        routes = self._routes[state.players][number - 1]
        return _Party(number, origins, full, traps, reach, decode_remaining.movements - 1, routes)

    def _traps(self, state: State, number: int, full: int) -> int:
        """Return the full islands that may not lead on to two others, at any price."""
        network, traps = self.islands.network(state), 0
        within = network.ways(state.built[state.seat]).within
        for island in members(full):
            exits = within[island][-1] & ~full
            if not exits & (exits - 1):
                traps |= 1 << island
        if not traps:
            return 0
        every = [network.ways(built) for built in state.built]
        reach = self.overcrowding.reach_after(state, number, max([ways.longest for ways in every]))
        for island in members(traps):
            exits = within[island][-1] & ~full
            for ways in every:
                exits |= ways.reached(island, reach) & ~full
            if exits & (exits - 1):
                traps ^= 1 << island
        return traps

    def _over(self, state: State, owners: range, party: _Party, moves: list[m.Move]) -> None:
        """Add the movements over the bridges of these owners."""
        origins, traps = party.origins, party.traps
        for owner in owners:
            built = state.built[owner]
            if not built:
                continue
            routes = party.routes.over(owner, built)
            reach = FAR if owner == state.seat else party.reach
            if reach >= routes.longest and not traps & routes.joined:
                rows = routes.rows
                for origin in origins:
                    moves += rows[origin]
            elif reach:
                self._near(state, owner, routes, party, moves)

    def _near(
        self, state: State, owner: Seat, routes: Routes, party: _Party, moves: list[m.Move]
    ) -> None:
        """Add the movements over one owner's bridges where islands are out of reach or traps."""
        rows, reach = routes.rows, FAR if owner == state.seat else party.reach
        for origin in party.origins:
            row = rows[origin]
            if not row:
                continue
            within = routes.within[origin]
            reached = within[-1]
            if reach < len(within):
                reached = within[reach]
                row = row[: reached.bit_count()]
            closed = party.traps & reached
            if closed and party.further:
                for move in party.routes.to(owner, origin, closed):
                    if self._can_go_on(state, move, party):
                        closed ^= 1 << move.destination
            if closed:
                moves += [move for move in row if not closed >> move.destination & 1]
            else:
                moves += row

    def _can_go_on(self, state: State, move: m.MoveWorker | m.MovePair, party: _Party) -> bool:
        """Return whether the worker can leave the full island; usually over a bridge."""
        toll, others = self.toll(state, move), ~party.full & ~(1 << move.origin)
        coins = state.coins[state.seat] - toll
        if self.overcrowding.leads(state, move.destination, party.number, coins, others):
            return True
        ferry = self._ferry_reach[state.powers[state.seat]]
        if party.number == 1 and party.further == 1 and not ferry:
            return False  # The last movement can only use bridges.
        return self.overcrowding.passes(state, move, toll, party.further)

    def _ferries(
        self, state: State, power: Power, decode_remaining: RemainingMoves, moves: list[m.Move]
    ) -> None:
        seat, network = state.seat, self.islands.network(state)
        if state.coins[seat] < power.ferry_cost():
            return
        for lane, ferries in enumerate(self.ferries[state.players]):
            if network.lengths[lane] <= power.ferry_reach() and not state.blocked >> lane & 1:
                for ferry in ferries:
                    if not state.workers[seat][ferry.origin]:
                        continue
                    if decode_remaining.workers and ferry.origin != decode_remaining.crowded:
                        continue
                    if self._lands(state, power, ferry, decode_remaining):
                        moves.append(ferry)

    def _lands(
        self, state: State, power: Power, ferry: m.Ferry, decode_remaining: RemainingMoves
    ) -> bool:
        """Return whether there is room behind the empty lane, or a way on."""
        if self.islands.room(state, state.seat, ferry.destination) > 0:
            return True
        cost, rest = power.ferry_cost(), decode_remaining.movements - 1
        return rest > 0 and self.overcrowding.passes(state, ferry, cost, rest)

    def possible(self, state: State, decode_remaining: RemainingMoves) -> bool:
        """Return whether any movement is left; common cases come first, as it is called often."""
        if not decode_remaining.movements:
            return False
        if decode_remaining.workers or self._can_walk(state):
            return True
        moves: list[m.Move] = []
        self.moves(state, moves, decode_remaining)
        return bool(moves)

    def _can_walk(self, state: State) -> bool:
        """Return whether a worker can cross its own bridge to an island with room."""
        seat = state.seat
        ways = self.islands.network(state).ways(state.built[seat])
        free = ways.joined & ~self.islands.full(state, seat)
        for island in members(state.manned[seat] & ways.joined):
            if ways.within[island][-1] & free:
                return True
        return False

    def toll(self, state: State, move: m.MoveWorker | m.MovePair) -> int:
        """Return the owner's toll for a movement."""
        owner = move.owner
        if owner == state.seat:
            return 0
        ways = self.islands.network(state).ways(state.built[owner])
        bridges = ways.bridges(move.origin, move.destination)
        return self.islands.power(state, state.seat).toll(bridges) * number_of(move)

    def play(
        self, state: State, move: AnyMovement, movements: int, log: list[Event]
    ) -> RemainingMoves:
        """Play one movement with `movements` left; return the rest of the action."""
        crowded_out = self.overcrowding.crowded_out(state, move)
        if isinstance(move, m.Ferry):
            self._ferry(state, move, log)
        else:
            self._move(state, move, log)
        if crowded_out:
            return RemainingMoves(movements - 1, move.destination, crowded_out)
        return _USUAL[movements - 1]

    def _move(self, state: State, move: m.MoveWorker | m.MovePair, log: list[Event]) -> None:
        seat, owner, origin, destination = state.seat, move.owner, move.origin, move.destination
        toll, number = self.toll(state, move), number_of(move)
        state.shift_workers(seat, origin, destination, number)
        log.append(ev.WorkersMoved(seat, origin, destination, number, owner, toll))
        if toll:
            state.coins[seat] -= toll
            state.coins[owner] += toll
            income = self.islands.power(state, owner).toll_income()
            gain_coins(state, owner, income, Source.POWER, log)

    def _ferry(self, state: State, move: m.Ferry, log: list[Event]) -> None:
        seat = state.seat
        paid = self.islands.power(state, seat).ferry_cost()
        state.coins[seat] -= paid
        state.ferried = True
        state.shift_workers(seat, move.origin, move.destination, 1)
        log.append(ev.WorkerFerried(seat, move.origin, move.destination, paid))
