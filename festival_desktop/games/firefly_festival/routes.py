"""The movements that bridges allow, if there is room at the destination.

Computed once for each network of an owner; knows no worker and no coins.
"""

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.network import MEMORY, Network, Ways, nearest_first

Row = tuple[m.MoveWorker | m.MovePair, ...]


class Routes:
    """The movements over the bridges of one owner."""

    __slots__ = ("joined", "longest", "rows", "within")

    def __init__(self, rows: tuple[Row, ...], ways: Ways) -> None:
        self.rows = rows
        """Movements from each island, in the order of the islands of its ways."""
        self.within = ways.within
        self.longest = ways.longest
        self.joined = ways.joined


class RouteTable:
    """The routes on one board, for one worker or for two."""

    def __init__(self, network: Network, together: bool) -> None:
        self.network = network
        self.movements = m.PAIR_MOVEMENTS if together else m.MOVEMENTS
        self._found: tuple[dict[int, Routes], ...] = tuple([{} for _ in range(m.SEATS)])

    def over(self, owner: Seat, bridges: int) -> Routes:
        found = self._found[owner].get(bridges)
        if found is None:
            if len(self._found[owner]) >= MEMORY:
                self._found[owner].clear()
            self._found[owner][bridges] = found = self._make(owner, bridges)
        return found

    def to(self, owner: Seat, origin: Island, islands: int) -> Row:
        """Return the movements to a set of islands."""
        movements = self.movements[owner][origin]
        return tuple([movements[island] for island in members(islands)])

    def _make(self, owner: Seat, bridges: int) -> Routes:
        ways, movements = self.network.ways(bridges), self.movements[owner]
        rows: list[Row] = [()] * self.network.size
        for origin in members(ways.joined):
            islands = nearest_first(ways.within[origin])
            rows[origin] = tuple([movements[origin][island] for island in islands])
        return Routes(tuple(rows), ways)
