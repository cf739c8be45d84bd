"""The table before the first turn."""

from festival_desktop.core.grid import Cell
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage, State


def deal(content: Content, players: int, rng: Rng) -> State:
    """A Sky tile on the table, hands and stack dealt, everyone's first lantern and Mooncake."""
    table = content.tables[players]
    sky = [n for n, tile in enumerate(content.tiles) if not tile.fireworks]
    start = sky[rng.below(len(sky))]
    turn = rng.below(4)
    rest = [tile for tile in range(len(content.tiles)) if tile != start]
    rng.shuffle(rest)
    used, box = rest[: table.tiles], rest[table.tiles :]

    state = empty_table(content, players)
    state.lay(start * 4 + turn, GRID.origin)
    state.hands = [[used.pop() for _ in range(content.hand)] for _ in range(players)]
    state.face_up = used.pop()
    state.stack = used
    state.box = box
    for seat, side in enumerate(table.facing):
        lantern = content.tiles[start].sides[(side - turn) % 4]
        state.supply[lantern] -= 1
        state.lanterns[seat][lantern] += 1
        state.held[seat] += 1
        state.mooncakes[seat] += content.opening_mooncakes
        state.mooncakes_left -= content.opening_mooncakes
    state.seat = rng.below(players)
    return state


def empty_table(content: Content, players: int) -> State:
    """The goods of this many players, with no tile anywhere and nothing handed out."""
    state = State()
    # First, so that an impossible number of players fails before lists are made for them.
    state.supply = [content.tables[players].cards] * len(content.lanterns)
    state.players = players
    state.seat = 0
    state.stage = Stage.EXCHANGE
    state.finals = 0
    state.display = {}
    state.frontier = dict[Cell, None]()
    state.hands = [[] for _ in range(players)]
    state.stack = []
    state.face_up = -1
    state.box = []
    state.lanterns = [[0] * len(content.lanterns) for _ in range(players)]
    state.held = [0] * players
    state.mooncakes = [0] * players
    state.mooncakes_left = content.mooncakes
    state.left = [len(content.stack(kind, players)) for kind in Dedication] + [content.generics]
    state.claimed = [[] for _ in range(players)]
    return state
