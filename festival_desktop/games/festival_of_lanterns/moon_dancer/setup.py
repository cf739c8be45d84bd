"""The table of Moon Dancer's challenge before the first turn."""

from collections.abc import Sequence

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


def deal(
    content: Content, level: int, rng: Rng, start: Sequence[Tile] = (), own: Sequence[Tile] = ()
) -> State:
    """Deal a challenge: a Sky tile, a hand by level, its stack, and the opening gains of both.

    `start`: the chosen Sky tile, if any. `own`: the Fireworks tiles chosen for the hand; only the
    first ones count if the level has fewer.
    """
    challenge = content.moon_dancer
    chosen = challenge.levels[level]
    sky = [n for n, tile in enumerate(content.tiles) if not tile.fireworks]
    fireworks = [n for n, tile in enumerate(content.tiles) if tile.fireworks]
    rng.shuffle(sky)
    rng.shuffle(fireworks)
    in_hand = chosen.fireworks
    _put_on_top(sky, start)
    first, turn = sky.pop(), rng.below(4)
    _put_on_top(fireworks, own[:in_hand])
    hand = _take(fireworks, len(own[:in_hand]))
    stack = _take(sky, challenge.sky) + _take(fireworks, challenge.fireworks)
    rng.shuffle(stack)
    hand += _take(fireworks, in_hand - len(hand)) + _take(sky, content.hand - in_hand)

    state = empty_table(content, CHALLENGE_PLAYERS)
    state.lay(first * 4 + turn, GRID.origin)
    state.hands[PERSON] = hand
    state.face_up = stack.pop()
    state.stack = stack
    state.box = sky + fireworks
    give_lantern(state, PERSON, challenge.opening_lantern)
    give_mooncakes(state, PERSON, content.opening_mooncakes)
    for side in her_sides(content, chosen):
        give_lantern(state, MOON_DANCER, content.tiles[first].sides[(side - turn) % 4])
    for lantern in range(len(content.lanterns)):
        for _ in range(chosen.lanterns):
            give_lantern(state, MOON_DANCER, lantern)
    state.seat = PERSON
    return state


def _put_on_top(tiles: list[Tile], chosen: Sequence[Tile]) -> None:
    """Move these tiles to the top, in their order."""
    for tile in reversed(chosen):
        tiles.remove(tile)
        tiles.append(tile)


def _take(tiles: list[Tile], number: int) -> list[Tile]:
    return [tiles.pop() for _ in range(number)]
