"""Main action: build a bridge, take the water rewards under it, let workers cross it."""

from functools import cache

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island, Water
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import Recruiting, draw_goal, gain_coins
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import CROSS, WATER, State, Task, Why

KINDS = len(Water)
EITHER, TO_B, TO_A = range(3)
"""Directions over the new bridge; all crossing workers take the same one."""
DIRECTIONS = 3


class Bridges:
    def __init__(self, islands: Islands, recruiting: Recruiting) -> None:
        self.islands = islands
        self.recruiting = recruiting
        self.builds = {
            players: tuple(m.BuildBridge(lane.a, lane.b, lane.way) for lane in network.lanes)
            for players, network in islands.networks.items()
        }
        """Moves that build on each lane, by number of players."""
        self._eights = {players: _by_eights(builds) for players, builds in self.builds.items()}
        """Moves by subset of each group of eight lanes, by number of players."""
        self._payable = {
            players: tuple(
                _lanes_within(tuple(map(power.bridge_cost, network.lengths)))
                for power in islands.powers
            )
            for players, network in islands.networks.items()
        }
        """Set of affordable lanes, by number of players, power card and coins."""
        self._bridgeable = {
            players: _lanes_within(network.lengths) for players, network in islands.networks.items()
        }
        """Set of lanes short enough, by number of players and segments."""

    def open_lanes(self, state: State) -> int:
        """Return the free lanes at the islands the active player may build from."""
        network, seat = self.islands.network(state), state.seat
        sites = self.islands.power(state, seat).bridge_sites(state, seat)
        return network.lanes_at(sites) & ~state.blocked

    def moves(self, state: State, moves: list[m.Move]) -> None:
        seat, players = state.seat, state.players
        payable = self._payable[players][state.powers[seat]]
        bridgeable = self._bridgeable[players]
        lanes = self.open_lanes(state)
        lanes &= payable[min(state.coins[seat], len(payable) - 1)]
        lanes &= bridgeable[min(state.segments_left[seat], len(bridgeable) - 1)]
        eights = self._eights[players]
        for eight, some in zip(eights, lanes.to_bytes(len(eights), "little"), strict=True):
            if some:
                moves += eight[some]

    def build(self, state: State, move: m.BuildBridge, log: list[Event]) -> tuple[Task, ...]:
        network, seat = self.islands.network(state), state.seat
        number = network.find(move.a, move.b, move.way)
        lane = network.lanes[number]
        paid = self.islands.power(state, seat).bridge_cost(lane.length)
        state.coins[seat] -= paid
        state.segments_left[seat] -= lane.length
        state.built[seat] |= 1 << number
        state.blocked |= network.crossing[number]
        log.append(ev.BridgeBuilt(seat, number, paid))
        rewards = tuple((WATER, number * KINDS + kind) for kind in lane.water)
        return (*rewards, (CROSS, number * DIRECTIONS + EITHER))

    def reward(self, state: State, what: int, log: list[Event]) -> tuple[Task, ...]:
        """Take one water reward; return the tasks it leaves."""
        seat, box = state.seat, self.islands.content.box
        number, kind = divmod(what, KINDS)
        tasks: tuple[Task, ...] = ()
        match kind:
            case Water.COINS:
                gain_coins(state, seat, box.water_coins, Source.WATER, log)
            case Water.GOAL:
                draw_goal(state, seat, log)
            case Water.POINTS:
                state.score(seat, Why.WATER, box.water_points)
                log.append(ev.PointsScored(seat, box.water_points, Why.WATER))
            case Water.WORKER:
                lane = self.islands.network(state).lanes[number]
                tasks = self.recruiting.tasks(state, 1, 1 << lane.a | 1 << lane.b)
        more = self.islands.power(state, seat).water_coins()
        gain_coins(state, seat, more, Source.POWER, log)
        return tasks

    # -- free movement -----------------------------------------------------------------------

    # One player's workers are interchangeable: if all go the same way, every outcome can be reached
    # without overfilling an island on the way, unless one is too full at the end.

    def crossings(self, state: State, what: int) -> list[m.Move]:
        number, direction = divmod(what, DIRECTIONS)
        lane = self.islands.network(state).lanes[number]
        moves: list[m.Move] = []
        if direction != TO_A and self._can_cross(state, lane.a, lane.b):
            moves.append(m.CROSSINGS[lane.a][lane.b])
        if direction != TO_B and self._can_cross(state, lane.b, lane.a):
            moves.append(m.CROSSINGS[lane.b][lane.a])
        return moves

    def _can_cross(self, state: State, origin: Island, destination: Island) -> bool:
        seat = state.seat
        there = state.workers[seat][origin]
        return there > 0 and self.islands.room(state, seat, destination) > 0

    def cross(self, state: State, move: m.Cross, what: int, log: list[Event]) -> Task:
        """Move a worker across the new bridge; return the task that is left."""
        number = what // DIRECTIONS
        state.shift_workers(state.seat, move.origin, move.destination, 1)
        log.append(ev.WorkerCrossed(state.seat, move.origin, move.destination))
        from_a = move.origin == self.islands.network(state).lanes[number].a
        return (CROSS, number * DIRECTIONS + (TO_B if from_a else TO_A))


@cache
def _lanes_within(costs: tuple[int, ...]) -> tuple[int, ...]:
    """Map a number of coins or segments to the lanes that cost no more; the last is all lanes."""
    return tuple(
        sum(1 << lane for lane, cost in enumerate(costs) if cost <= most)
        for most in range(max(costs) + 1)
    )


@cache
def _by_eights(
    builds: tuple[m.BuildBridge, ...],
) -> tuple[tuple[tuple[m.BuildBridge, ...], ...], ...]:
    """List the moves of every set of lanes, eight lanes at a time: a set is a number below 256."""
    return tuple(_choices(builds[first : first + 8]) for first in range(0, len(builds), 8))


def _choices(builds: tuple[m.BuildBridge, ...]) -> tuple[tuple[m.BuildBridge, ...], ...]:
    choices: list[tuple[m.BuildBridge, ...]] = [()]
    for build in builds:
        choices += [(*chosen, build) for chosen in choices]
    return tuple(choices)
