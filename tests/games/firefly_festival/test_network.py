"""Lanes, shortest ways and the longest chain, against slow and simple ways to find them."""

import random
import time
from collections import Counter, deque
from itertools import pairwise

import pytest

from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.network import BLOCK, Lane, Network, longest_path
from festival_desktop.games.firefly_festival.notation import LETTERS, read_lane
from tests.games.firefly_festival.positions import ISLANDS

SMALL, LARGE = ISLANDS.networks[2], ISLANDS.networks[4]
BOARDS = pytest.mark.parametrize("network", [SMALL, LARGE], ids=["small", "large"])


def test_the_boards_have_40_and_71_lanes() -> None:
    assert len(SMALL.lanes) == 40
    assert len(LARGE.lanes) == 71


def land_of(network: Network) -> dict[tuple[int, int], int]:
    return {
        (space.x + dx, space.y + dy): number
        for number, space in enumerate(network.board.spaces)
        for dx in range(BLOCK)
        for dy in range(BLOCK)
    }


@BOARDS
def test_a_lane_is_straight_water_from_one_island_to_another(network: Network) -> None:
    land = land_of(network)

    def runs(lane: Lane, dx: int, dy: int) -> bool:
        (x, y), (end_x, end_y) = lane.cells[0], lane.cells[-1]
        return (
            land.get((x - dx, y - dy)) == lane.a
            and land.get((end_x + dx, end_y + dy)) == lane.b
            and all((bx - ax, by - ay) == (dx, dy) for (ax, ay), (bx, by) in pairwise(lane.cells))
        )

    for lane in network.lanes:
        assert lane.a != lane.b
        assert runs(lane, 1, 0) or runs(lane, 0, 1)
        assert land.keys().isdisjoint(lane.cells)


@BOARDS
def test_no_lane_is_missing(network: Network) -> None:
    """From every shore, look straight to the east and to the south."""
    land = land_of(network)
    board, seen = network.board, []
    for (x, y), here in land.items():
        for dx, dy in ((1, 0), (0, 1)):
            far = 1
            while (x + far * dx, y + far * dy) not in land:
                far += 1
                if x + far * dx >= board.width or y + far * dy >= board.height:
                    break
            other = land.get((x + far * dx, y + far * dy), here)
            if far > 1 and other != here:
                seen.append((here, other, far - 1))
    assert Counter(seen) == Counter((lane.a, lane.b, lane.length) for lane in network.lanes)


@BOARDS
def test_facing_islands_have_one_to_three_lanes(network: Network) -> None:
    pairs = Counter((lane.a, lane.b) for lane in network.lanes)
    assert {*pairs.values()} == {1, 2, 3}
    for (a, b), number in pairs.items():
        assert [network.find(a, b, way) >= 0 for way in range(3)] == [
            way < number for way in range(3)
        ]
        assert network.find(b, a, 0) < 0 or (b, a) in pairs


@BOARDS
def test_lanes_that_share_a_cell_exclude_each_other(network: Network) -> None:
    for n, lane in enumerate(network.lanes):
        for k, other in enumerate(network.lanes):
            share = not {*lane.cells}.isdisjoint(other.cells)
            assert bool(network.crossing[n] >> k & 1) == share


@BOARDS
def test_every_water_reward_lies_on_a_lane(network: Network) -> None:
    cells = {cell for lane in network.lanes for cell in lane.cells}
    assert {*network.board.water} <= cells
    for lane in network.lanes:
        assert len(lane.water) == sum(cell in network.board.water for cell in lane.cells)


# -- ways --------------------------------------------------------------------------------------


def some_bridges(network: Network, chance: random.Random, segments: int = 999) -> int:
    """Bridges that do not cross, as many as chance gives."""
    lanes = list(range(len(network.lanes)))
    chance.shuffle(lanes)
    built = blocked = 0
    for lane in lanes[: chance.randint(1, len(lanes))]:
        if not blocked >> lane & 1 and network.lengths[lane] <= segments:
            built |= 1 << lane
            blocked |= network.crossing[lane]
            segments -= network.lengths[lane]
    return built


def walked(network: Network, built: int, origin: int) -> dict[int, int]:
    """Islands reached and bridges crossed, by walking lane by lane."""
    found, queue = {origin: 0}, deque([origin])
    while queue:
        here = queue.popleft()
        for n, lane in enumerate(network.lanes):
            if built >> n & 1 and here in (lane.a, lane.b):
                there = lane.b if here == lane.a else lane.a
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
    del found[origin]
    return found


@BOARDS
def test_shortest_ways_are_those_of_an_independent_search(network: Network) -> None:
    chance = random.Random("ways")
    for _ in range(60):
        built = some_bridges(network, chance)
        for origin in range(network.size):
            ways, found = network.ways(built), walked(network, built, origin)
            nearest = sorted(found, key=lambda island: (found[island], island))
            assert [*ways.islands[origin]] == nearest
            for bridges, reached in enumerate(ways.within[origin]):
                near = {island for island in found if found[island] <= bridges}
                assert near == {*members(reached)}
            assert len(ways.within[origin]) == max(found.values(), default=0) + 1
            for island in range(network.size):
                assert ways.bridges(origin, island) == found.get(island, 0)


def test_there_is_no_way_without_bridges() -> None:
    assert not any(SMALL.ways(0).islands)
    assert SMALL.distance(0, 0, 11) == 0


# -- chains ------------------------------------------------------------------------------------


def longest_by_trying(joined: list[set[int]]) -> int:
    """Every path there is, in the plainest way."""

    def from_here(node: int, visited: frozenset[int]) -> int:
        return 1 + max((from_here(n, visited | {n}) for n in joined[node] - visited), default=0)

    lengths = [from_here(node, frozenset({node})) for node in range(len(joined)) if joined[node]]
    return max(lengths, default=0)


def test_the_longest_chain_of_thousands_of_random_networks() -> None:
    chance = random.Random("chains")
    for number in range(3000):
        network = (SMALL, LARGE)[number % 2]
        built = some_bridges(network, chance, 20)
        joined: list[set[int]] = [set() for _ in range(network.size)]
        for n, lane in enumerate(network.lanes):
            if built >> n & 1:
                joined[lane.a].add(lane.b)
                joined[lane.b].add(lane.a)
        assert network.chain(built) == longest_by_trying(joined)


def test_the_longest_path_of_any_small_graph() -> None:
    """Denser than any board can be."""
    chance = random.Random("graphs")
    for _ in range(1500):
        size = chance.randint(1, 7)
        joined: list[set[int]] = [set() for _ in range(size)]
        for a in range(size):
            for b in range(a):
                if chance.random() < 0.4:
                    joined[a].add(b)
                    joined[b].add(a)
        as_sets = tuple(sum(1 << n for n in near) for near in joined)
        assert longest_path(as_sets) == longest_by_trying(joined)


def test_chains_known_by_hand() -> None:
    def chain(*lanes: str) -> int:
        built = sum(1 << SMALL.find(*read_lane(lane.split(" "))) for lane in lanes)
        return SMALL.chain(built)

    assert chain() == 0
    assert chain("A-B 1") == 2
    assert chain("A-B 1", "A-B 2", "A-B 3") == 2
    assert chain("A-B 1", "B-C 1", "C-D 1", "D-H 1", "H-L 1") == 6
    assert chain("A-E 1", "E-F 1", "E-I 1") == 3  # a fork: only two of its arms count
    assert chain("A-B 1", "B-F 1", "E-F 1", "A-E 1") == 4  # a ring
    assert chain("A-B 1", "C-D 1", "D-H 1") == 3  # two pieces: the longer one


def test_a_chain_is_found_fast_on_the_full_board() -> None:
    """Far more bridges than one player has; the time is generous for a busy machine."""
    chance = random.Random("full board")
    networks: list[tuple[int, ...]] = []
    while len(networks) < 20:
        lanes = list(range(len(LARGE.lanes)))
        chance.shuffle(lanes)
        built = blocked = 0
        for lane in lanes:
            if not blocked >> lane & 1:
                built |= 1 << lane
                blocked |= LARGE.crossing[lane]
        networks.append(LARGE.neighbours(built))
    began = time.process_time()
    lengths = [longest_path(joined) for joined in networks]
    assert time.process_time() - began < 2
    assert max(lengths) == len(LETTERS)
