"""Questions about islands and their occupants: room, pieces, majority, power.

Every action asks them; none of them changes a position.
"""

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import (
    Content,
    Island,
    IslandTile,
    Size,
)
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.power import PLAIN, PLAIN_START, Power, StartPower
from festival_desktop.games.firefly_festival.powers import piece
from festival_desktop.games.firefly_festival.state import State


class Islands:
    """The content and tables made from it, never a position."""

    def __init__(self, content: Content) -> None:
        self.content = content
        boards = {table.board.id: table.board for table in content.tables.values()}
        networks = {id: Network(board) for id, board in boards.items()}
        self.networks = {
            players: networks[table.board.id] for players, table in content.tables.items()
        }
        """Lanes of the board, by number of players."""
        pieces = [*map(piece, content.powers), PLAIN]
        self.powers = tuple(one if isinstance(one, Power) else PLAIN for one in pieces)
        """Rules of each power card; the last entry, also used for `NO_POWER`, is the plain one."""
        self.overfill = tuple(power.overfill() for power in self.powers)
        """Number of workers above capacity that each power allows on an island."""
        self.start_powers = tuple(
            one if isinstance(one, StartPower) else PLAIN_START for one in pieces
        )
        """The same for rules that apply before the first turn."""
        self.sizes = tuple(tile.size for tile in content.tiles)

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

    def room(self, state: State, seat: Seat, island: Island) -> int:
        """Return how many more workers of this seat may stay there; below 1 for none."""
        return state.capacity[island] + self.overfill[state.powers[seat]] - state.crowd[island]

    def full(self, state: State, seat: Seat, number: int = 1) -> int:
        """Return the islands that have no room for `number` more workers of this seat."""
        more = number - self.overfill[state.powers[seat]]
        if more == 1:
            return state.full  # normal case
        full = 0
        for island, crowd in enumerate(state.crowd):
            if crowd and crowd + more > state.capacity[island]:
                full |= 1 << island
        return full

    def bridges_at(self, state: State, island: Island) -> int:
        """Count the bridges of all players that touch the island."""
        return (state.bridges & self.networks[state.players].touching[island]).bit_count()

    def pieces(self, state: State, seat: Seat, island: Island) -> int:
        """Count the workers, floors and touching bridges of a seat."""
        touching = self.networks[state.players].touching[island]
        return (
            state.workers[seat][island]
            + state.floors[island].count(seat)
            + (state.built[seat] & touching).bit_count()
        )

    def weights(self, state: State, island: Island) -> list[int]:
        """Return each seat's count for the majority there."""
        touching = self.networks[state.players].touching[island]
        built, weights = state.built, [there[island] for there in state.workers]
        for seat in range(state.players):
            bridges = built[seat] & touching
            if bridges:
                weights[seat] += bridges.bit_count()
        pagoda = state.floors[island]
        for seat in pagoda:
            weights[seat] += 1
        if pagoda:
            weights[pagoda[-1]] += self.powers[state.powers[pagoda[-1]]].top_floor() - 1
        return weights
