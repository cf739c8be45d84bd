"""Lanes and the paths made by bridges on them: ways, tolls and chains.

Sets of lanes and sets of islands are integers, bit n for number n. Knows no seat and no worker: a
network is some set of lanes with bridges of any owner.
"""

from dataclasses import dataclass
from typing import NamedTuple

from festival_desktop.games.firefly_festival.content import Board, Island, Water
from festival_desktop.games.firefly_festival.island_sets import HALF, members

BLOCK = 3
"""Side of an island space in cells."""

MEMORY = 1_000
"""Maximum number of cached networks."""

Cells = tuple[tuple[int, int], ...]


Within = tuple[int, ...]
"""The set of islands reached, by maximum number of bridges crossed, from 0 on."""
NO_WAY: Within = (0,)


class Ways:
    """The shortest ways over some bridges from each island."""

    __slots__ = ("joined", "longest", "within")

    def __init__(self, joined: tuple[int, ...]) -> None:
        """Compute all ways; `joined` maps an island to the islands directly joined to it."""
        within = [NO_WAY] * len(joined)
        known = 0
        for island, beside in enumerate(joined):
            if beside and not known >> island & 1:
                connected = _connected(joined, island)
                for origin in members(connected):
                    within[origin] = _within(joined, origin, connected)
                known |= connected
        self.within = tuple(within)
        """Islands within reach of each island."""
        self.joined = known
        """The set of islands with bridges."""
        self.longest = max([len(reached) for reached in within]) - 1
        """Number of bridges of the longest way."""

    @property
    def islands(self) -> tuple[tuple[Island, ...], ...]:
        """The islands reached from each island, the nearest first, then by number."""
        return tuple([nearest_first(within) for within in self.within])

    def reached(self, origin: Island, bridges: int) -> int:
        """Return the islands reached over at most this many bridges."""
        within = self.within[origin]
        return within[bridges] if bridges < len(within) else within[-1]

    def bridges(self, origin: Island, destination: Island) -> int:
        """Count the bridges on the way; 0 if there is none."""
        for bridges, reached in enumerate(self.within[origin]):
            if reached >> destination & 1:
                return bridges
        return 0


class Figures(NamedTuple):
    """The measures of a network, except its chain, which takes longer to compute."""

    longest_bridge: int
    """Segments of the longest bridge."""
    hub: int
    """Maximum number of bridges at one island."""
    side_by_side: int
    """Maximum number of bridges between one pair of islands."""
    touching: tuple[int, ...]
    """Number of bridges at each island."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A straight run of water from one island (north or west) to another (south or east).

    `way` distinguishes lanes between the same two islands, counted from the north or west.
    """

    a: Island
    b: Island
    way: int
    cells: Cells
    water: tuple[Water, ...]

    @property
    def length(self) -> int:
        return len(self.cells)


def lanes_of(board: Board) -> tuple[Lane, ...]:
    """List all lanes of a board: along rows from the north, then along columns."""
    islands = {
        (space.x + dx, space.y + dy): number
        for number, space in enumerate(board.spaces)
        for dx in range(BLOCK)
        for dy in range(BLOCK)
    }
    rows = [tuple((x, y) for x in range(board.width)) for y in range(board.height)]
    columns = [tuple((x, y) for y in range(board.height)) for x in range(board.width)]
    lanes: list[Lane] = []
    for line in rows + columns:
        _lanes_on(line, islands, board, lanes)
    return tuple(lanes)


def _lanes_on(
    line: Cells, islands: dict[tuple[int, int], Island], board: Board, lanes: list[Lane]
) -> None:
    last, shore = -1, 0
    for place, cell in enumerate(line):
        island = islands.get(cell, -1)
        if island < 0:
            continue
        water = line[shore + 1 : place]
        if last >= 0 and last != island and water:
            way = sum(lane.a == last and lane.b == island for lane in lanes)
            rewards = tuple(board.water[c] for c in water if c in board.water)
            lanes.append(Lane(last, island, way, water, rewards))
        last, shore = island, place


class Network:
    """The lanes of one board with tables and cached answers, never a position."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lanes = lanes_of(board)
        self.size = len(board.spaces)
        islands = range(self.size)
        self.at = tuple(
            tuple(n for n, lane in enumerate(self.lanes) if island in (lane.a, lane.b))
            for island in islands
        )
        """Lanes of each island."""
        self.touching = tuple(sum(1 << lane for lane in lanes) for lanes in self.at)
        """The set of lanes of each island."""
        self._lanes_at = _unions(self.touching[:HALF]), _unions(self.touching[HALF:])
        self.crossing = tuple(
            sum(1 << n for n, other in enumerate(self.lanes) if {*other.cells} & {*lane.cells})
            for lane in self.lanes
        )
        """For each lane, the set of lanes that share a cell with it, including itself."""
        self.between: dict[tuple[Island, Island], int] = {}
        """The set of lanes between two islands, in either order."""
        for n, lane in enumerate(self.lanes):
            for pair in ((lane.a, lane.b), (lane.b, lane.a)):
                self.between[pair] = self.between.get(pair, 0) | 1 << n
        self.lengths = tuple(lane.length for lane in self.lanes)
        self._number = {(lane.a, lane.b, lane.way): n for n, lane in enumerate(self.lanes)}
        self._neighbours: dict[int, tuple[int, ...]] = {}
        self._ways: dict[int, Ways] = {}
        self._figures: dict[int, Figures] = {}
        self._chains: dict[int, int] = {}

    def find(self, a: Island, b: Island, way: int) -> int:
        """Return the number of a lane, -1 if there is none; `a` is its northern or western end."""
        return self._number.get((a, b, way), -1)

    def lanes_at(self, islands: int) -> int:
        """Return the lanes that touch one of these islands."""
        low, high = self._lanes_at
        return low[islands % (1 << HALF)] | high[islands >> HALF]

    def forget(self) -> None:
        """Empty the caches when they hold too many networks."""
        if max(len(self._neighbours), len(self._figures)) >= MEMORY:
            self._neighbours.clear()
            self._ways.clear()
            self._figures.clear()
            self._chains.clear()

    def neighbours(self, bridges: int) -> tuple[int, ...]:
        """Return the directly joined islands of each island."""
        found = self._neighbours.get(bridges)
        if found is None:
            self.forget()
            joined = [0] * self.size
            for lane in self.members(bridges):
                joined[lane.a] |= 1 << lane.b
                joined[lane.b] |= 1 << lane.a
            self._neighbours[bridges] = found = tuple(joined)
        return found

    def members(self, bridges: int) -> list[Lane]:
        """List the lanes of a set."""
        lanes = []
        while bridges:
            lanes.append(self.lanes[(bridges & -bridges).bit_length() - 1])
            bridges &= bridges - 1
        return lanes

    def ways(self, bridges: int) -> Ways:
        found = self._ways.get(bridges)
        if found is None:
            self._ways[bridges] = found = Ways(self.neighbours(bridges))
        return found

    def distance(self, bridges: int, origin: Island, destination: Island) -> int:
        """Count the bridges on the shortest way; 0 if there is none."""
        return self.ways(bridges).bridges(origin, destination)

    def figures(self, bridges: int) -> Figures:
        found = self._figures.get(bridges)
        if found is None:
            self.forget()
            self._figures[bridges] = found = self._counted(bridges)
        return found

    def _counted(self, bridges: int) -> Figures:
        longest = side_by_side = 0
        touching = [0] * self.size
        for lane in self.members(bridges):
            longest = max(longest, len(lane.cells))
            side_by_side = max(side_by_side, (bridges & self.between[lane.a, lane.b]).bit_count())
            touching[lane.a] += 1
            touching[lane.b] += 1
        return Figures(longest, max(touching), side_by_side, tuple(touching))

    def chain(self, bridges: int) -> int:
        """Return the most islands on one simple path; 0 without a bridge."""
        found = self._chains.get(bridges)
        if found is None:
            self._chains[bridges] = found = longest_path(self.neighbours(bridges))
        return found


def _unions(sets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the union of every subset of these sets, indexed by the subset's bits."""
    unions = [0]
    for one in sets:
        unions += [union | one for union in unions]
    return tuple(unions)


def nearest_first(within: Within) -> tuple[Island, ...]:
    """List the islands reached, nearest first, then by number."""
    islands: tuple[Island, ...] = ()
    nearer = 0
    for reached in within:
        islands += members(reached ^ nearer)
        nearer = reached
    return islands


def _connected(joined: tuple[int, ...], island: Island) -> int:
    """Return the islands connected to this one, including itself."""
    connected = border = 1 << island
    while border:
        beyond = 0
        for island in members(border):
            beyond |= joined[island]
        border = beyond & ~connected
        connected |= border
    return connected


def _within(joined: tuple[int, ...], origin: Island, connected: int) -> Within:
    """Search breadth first until all connected islands are reached."""
    here, border = 1 << origin, joined[origin]
    reached, within = border, [0, border]
    while reached | here != connected:
        beyond = 0
        for island in members(border):
            beyond |= joined[island]
        border = beyond & ~reached & ~here
        reached |= border
        within.append(reached)
    return tuple(within)


def longest_path(joined: tuple[int, ...]) -> int:
    """Return the most nodes on a simple path, given the neighbours of each as a set.

    Depth first with a bound: the nodes still connected to the end of the path limit its growth, and
    the path can enter only one of the dead ends among them.
    """
    best = 0
    starts = sorted(range(len(joined)), key=lambda node: joined[node].bit_count())
    everyone = (1 << len(joined)) - 1
    for start in starts:
        if joined[start]:
            best = _extend(joined, start, everyone & ~(1 << start), 1, best)
    return best


def _extend(joined: tuple[int, ...], node: int, free: int, length: int, best: int) -> int:
    """Return the better of `best` and the longest path on from `node` through `free`."""
    if length > best:
        best = length
    if length + _bound(joined, node, free) <= best:
        return best
    steps = joined[node] & free
    while steps:
        bit = steps & -steps
        steps ^= bit
        best = _extend(joined, bit.bit_length() - 1, free ^ bit, length + 1, best)
    return best


def _bound(joined: tuple[int, ...], node: int, free: int) -> int:
    """Return an upper bound for the nodes of a path from `node` through `free`."""
    reached = 1 << node
    border = reached
    within = free | reached
    dead_ends = 0
    while border:
        bit = border & -border
        near = joined[bit.bit_length() - 1] & within
        if not near & (near - 1):
            dead_ends += 1
        border = (border ^ bit) | (near & ~reached)
        reached |= near
    if not joined[node] & free & ((joined[node] & free) - 1):
        dead_ends -= 1  # The path is at the node itself, which is no end it must reach.
    return reached.bit_count() - 1 - max(0, dead_ends - 1)
