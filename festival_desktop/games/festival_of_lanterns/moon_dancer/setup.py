"""The table of Moon Dancer's challenge before the first turn."""

from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import Content, Tile
from festival_desktop.games.festival_of_lanterns.gala import CHALLENGE_PLAYERS, MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import her_sides
from festival_desktop.games.festival_of_lanterns.setup import (
    empty_table,
    give_lantern,
    give_mooncakes,
)
from festival_desktop.games.festival_of_lanterns.state import GRID, State


def deal(content: Content, level: int, rng: Rng) -> State:
    """A Sky tile on the table, a hand by the level, a stack of its own, your first lantern and
    Mooncake, and for her the lanterns of the first tile and of the level."""
    challenge = content.moon_dancer
    chosen = challenge.levels[level]
    sky = [n for n, tile in enumerate(content.tiles) if not tile.fireworks]
    fireworks = [n for n, tile in enumerate(content.tiles) if tile.fireworks]
    rng.shuffle(sky)
    rng.shuffle(fireworks)
    start, turn = sky.pop(), rng.below(4)
    stack = _take(sky, challenge.sky) + _take(fireworks, challenge.fireworks)
    rng.shuffle(stack)
    in_hand = chosen.fireworks

    state = empty_table(content, CHALLENGE_PLAYERS)
    state.lay(start * 4 + turn, GRID.origin)
    state.hands[PERSON] = _take(fireworks, in_hand) + _take(sky, content.hand - in_hand)
    state.face_up = stack.pop()
    state.stack = stack
    state.box = sky + fireworks
    give_lantern(state, PERSON, challenge.opening_lantern)
    give_mooncakes(state, PERSON, content.opening_mooncakes)
    for side in her_sides(content, chosen):
        give_lantern(state, MOON_DANCER, content.tiles[start].sides[(side - turn) % 4])
    for lantern in range(len(content.lanterns)):
        for _ in range(chosen.lanterns):
            give_lantern(state, MOON_DANCER, lantern)
    state.seat = PERSON
    return state


def _take(tiles: list[Tile], number: int) -> list[Tile]:
    return [tiles.pop() for _ in range(number)]
