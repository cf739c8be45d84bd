"""Main action: move 3. Each movement is over bridges of one owner, however many."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import gain_coins
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.power import Power
from festival_desktop.games.firefly_festival.state import State

FAR = 99
"""More bridges than any way has."""


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

    def number(self, state: State) -> int:
        """How many movements the action has."""
        power = self.islands.power(state, state.seat)
        return power.movements(self.islands.content.box.movements)

    def moves(self, state: State, moves: list[m.Move]) -> None:
        power = self.islands.power(state, state.seat)
        pairs = power.moves_pairs()
        for owner in range(state.players):
            self._over(state, owner, 1, power, moves)
            if pairs:
                self._over(state, owner, 2, power, moves)
        if power.ferry_reach() and not state.ferried:
            self._ferries(state, power, moves)

    def _over(
        self, state: State, owner: Seat, number: int, power: Power, moves: list[m.Move]
    ) -> None:
        """The movements of one worker, or of two, over the bridges of one owner."""
        built, seat = state.built[owner], state.seat
        if not built:
            return
        reach = FAR if owner == seat else _reach(power, state.coins[seat], number)
        ways = self.islands.network(state).ways(built)
        table = (m.MOVEMENTS if number == 1 else m.PAIR_MOVEMENTS)[owner]
        full = self._full(state, number, power)
        for origin, workers in enumerate(state.workers[seat]):
            if workers < number or not ways[origin]:
                continue
            row = table[origin]
            for destination, bridges in ways[origin]:
                if bridges > reach:
                    break  # the ways get longer
                if not full >> destination & 1:
                    moves.append(row[destination])

    def _full(self, state: State, number: int, power: Power) -> int:
        """The set of islands that have no room for this many more."""
        least = number - power.overfill()
        full = 0
        for island, crowd in enumerate(state.crowd):
            if crowd and self.islands.capacities[state.layout[island]] - crowd < least:
                full |= 1 << island
        return full

    def _ferries(self, state: State, power: Power, moves: list[m.Move]) -> None:
        seat, network = state.seat, self.islands.network(state)
        if state.coins[seat] < power.ferry_cost():
            return
        for lane, ferries in enumerate(self.ferries[state.players]):
            if network.lengths[lane] <= power.ferry_reach() and not state.blocked >> lane & 1:
                for ferry in ferries:
                    standing = state.workers[seat][ferry.origin]
                    if standing and self.islands.room(state, seat, ferry.destination) > 0:
                        moves.append(ferry)

    def possible(self, state: State) -> bool:
        """Asked after every movement, so usual cases come first."""
        if self._can_walk(state):
            return True
        moves: list[m.Move] = []
        self.moves(state, moves)
        return bool(moves)

    def _can_walk(self, state: State) -> bool:
        """Whether some worker can cross a bridge of its own to an island with room."""
        seat = state.seat
        neighbours = self.islands.network(state).neighbours(state.built[seat])
        for origin, workers in enumerate(state.workers[seat]):
            joined = neighbours[origin] if workers else 0
            while joined:
                if self.islands.room(state, seat, (joined & -joined).bit_length() - 1) > 0:
                    return True
                joined &= joined - 1
        return False

    def toll(self, state: State, move: m.MoveWorker | m.MovePair) -> int:
        """What the owner of the bridges gets."""
        seat, network = state.seat, self.islands.network(state)
        if move.owner == seat:
            return 0
        bridges = network.distance(state.built[move.owner], move.origin, move.destination)
        return self.islands.power(state, seat).toll(bridges) * _number(move)

    def move(self, state: State, move: m.MoveWorker | m.MovePair, log: list[Event]) -> None:
        seat, owner = state.seat, move.owner
        toll, number = self.toll(state, move), _number(move)
        state.coins[seat] -= toll
        state.coins[owner] += toll
        state.shift_workers(seat, move.origin, move.destination, number)
        log.append(told.WorkersMoved(seat, move.origin, move.destination, number, owner, toll))
        if toll:
            income = self.islands.power(state, owner).toll_income()
            gain_coins(state, owner, income, Source.POWER, log)

    def ferry(self, state: State, move: m.Ferry, log: list[Event]) -> None:
        seat = state.seat
        paid = self.islands.power(state, seat).ferry_cost()
        state.coins[seat] -= paid
        state.ferried = True
        state.shift_workers(seat, move.origin, move.destination, 1)
        log.append(told.WorkerFerried(seat, move.origin, move.destination, paid))


def _number(move: m.MoveWorker | m.MovePair) -> int:
    return 2 if isinstance(move, m.MovePair) else 1


def _reach(power: Power, coins: int, number: int) -> int:
    """How many bridges of another player so many workers can pay for."""
    bridges = 0
    while bridges < FAR and power.toll(bridges + 1) * number <= coins:
        bridges += 1
    return bridges
