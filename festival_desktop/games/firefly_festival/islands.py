"""Questions about islands and whoever stands there: room, pieces, majority, power.

Every action asks them; none of them changes a position.
"""

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import (
    Content,
    Island,
    IslandTile,
    Size,
    Tile,
)
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.power import PLAIN, Power
from festival_desktop.games.firefly_festival.powers import piece
from festival_desktop.games.firefly_festival.start_power import PLAIN_START, StartPower
from festival_desktop.games.firefly_festival.state import State

UNLIMITED = 1000
"""More than all workers of the box."""
LAYOUTS = 1000
"""Remembered with what follows from them."""


class Islands:
    """Holds the content and tables made from it, never a position."""

    def __init__(self, content: Content) -> None:
        self.content = content
        boards = {table.board.id: table.board for table in content.tables.values()}
        networks = {id: Network(board) for id, board in boards.items()}
        self.networks = {
            players: networks[table.board.id] for players, table in content.tables.items()
        }
        """Players → the lanes of their board."""
        pieces = [*map(piece, content.powers), PLAIN]
        self.powers = tuple(one if isinstance(one, Power) else PLAIN for one in pieces)
        """Power card → its piece; the last, which is also that of `NO_POWER`, is the plain one."""
        self.start_powers = tuple(
            one if isinstance(one, StartPower) else PLAIN_START for one in pieces
        )
        """The same for what is asked before the first turn."""
        self.capacities = tuple(
            UNLIMITED if (limit := content.sizes[tile.size].capacity) is None else limit
            for tile in content.tiles
        )
        """Tile → workers that may stay there."""
        self.sizes = tuple(tile.size for tile in content.tiles)
        self._limits: dict[int, dict[tuple[Tile, ...], tuple[int, ...]]] = {}

    def network(self, state: State) -> Network:
        return self.networks[state.players]

    def power(self, state: State, seat: Seat) -> Power:
        return self.powers[state.powers[seat]]

    def start_power(self, state: State, seat: Seat) -> StartPower:
        return self.start_powers[state.powers[seat]]

    def tile(self, state: State, island: Island) -> IslandTile:
        return self.content.tiles[state.layout[island]]

    def size(self, state: State, island: Island) -> Size:
        return self.sizes[state.layout[island]]

    def capacity(self, state: State, island: Island) -> int:
        return self.capacities[state.layout[island]]

    def room(self, state: State, seat: Seat, island: Island) -> int:
        """How many more workers of this seat may stay there; below 1 for none."""
        overfill = self.powers[state.powers[seat]].overfill()
        return self.capacities[state.layout[island]] + overfill - state.crowd[island]

    def limits(self, state: State, number: int) -> tuple[int, ...]:
        """Island → from how many workers on, but one, it has no room for this many more."""
        known = self._limits.get(number)
        if known is None:
            known = self._limits[number] = {}
        found = known.get(state.layout)
        if found is None:
            if len(known) >= LAYOUTS:
                known.clear()
            rooms = [self.capacities[tile] - number + 1 for tile in state.layout]
            found = known[state.layout] = tuple([max(1, room) for room in rooms])
        return found

    def bridges_at(self, state: State, island: Island) -> int:
        """Bridges touching the island, whoever owns them."""
        return (state.bridges & self.networks[state.players].touching[island]).bit_count()

    def pieces(self, state: State, seat: Seat, island: Island) -> int:
        """Workers, floors and touching bridges of a seat."""
        touching = self.networks[state.players].touching[island]
        return (
            state.workers[seat][island]
            + state.floors[island].count(seat)
            + (state.built[seat] & touching).bit_count()
        )

    def weight(self, state: State, seat: Seat, island: Island) -> int:
        """What a seat has there for the majority."""
        return self.weights(state, island)[seat]

    def weights(self, state: State, island: Island) -> list[int]:
        """Seat → what it has there for the majority."""
        touching, floors = self.networks[state.players].touching[island], state.floors[island]
        weights = []
        for seat, built in enumerate(state.built):
            weight = state.workers[seat][island] + (built & touching).bit_count()
            if floors:
                weight += floors.count(seat)
            more = self.powers[state.powers[seat]].more_weight(state, seat, island)
            weights.append(weight + more)
        return weights
