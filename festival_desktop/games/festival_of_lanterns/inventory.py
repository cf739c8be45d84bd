"""Whether a position could lie on a table: every piece of the box once, and a turn under way.

Positions the rules make are always sound. This is for positions that come from a file.
"""

from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import inventory as friends
from festival_desktop.games.festival_of_lanterns.state import GENERIC, NO_TILE, Stage, State


def sound(content: Content, state: State) -> bool:
    return (
        _everyone_sits(state)
        and _tiles(content, state)
        and _lanterns(content, state)
        and _mooncakes(content, state)
        and _dedications(content, state)
        and _turn(state)
        and (state.gala is None or friends.sound(content, state, state.gala))
    )


def _everyone_sits(state: State) -> bool:
    per_seat = (state.hands, state.lanterns, state.mooncakes, state.claimed)
    return all(len(things) == state.players for things in per_seat)


def _tiles(content: Content, state: State) -> bool:
    tiles = [laid // 4 for laid in state.display.values()] + state.stack + [*state.box]
    for hand in state.hands:
        tiles += hand
    if state.face_up != NO_TILE:
        tiles.append(state.face_up)
    return bool(state.display) and sorted(tiles) == list(range(len(content.tiles)))


def _lanterns(content: Content, state: State) -> bool:
    piles = [state.supply, *state.lanterns]
    in_all = [sum(cards) for cards in zip(*piles, strict=True)]
    enough = [content.tables[state.players].cards] * len(content.lanterns)
    return in_all == enough and all(min(cards) >= 0 for cards in piles)


def _mooncakes(content: Content, state: State) -> bool:
    piles = [state.mooncakes_left, *state.mooncakes]
    return sum(piles) == content.mooncakes and min(piles) >= 0


def _dedications(content: Content, state: State) -> bool:
    generics = content.generics - state.left[GENERIC]
    for kind in Dedication:
        stack, left = content.stack(kind, state.players), state.left[kind]
        made = [points for seat in state.claimed for of, points in seat if of == kind]
        taken = list(stack[: len(stack) - left])
        generic = len(made) - len(taken)
        generics -= generic
        taken += [content.generic_points] * generic
        if not 0 <= left <= len(stack) or sorted(made) != sorted(taken):
            return False
    return generics == 0 <= state.left[GENERIC] and len(state.left) == GENERIC + 1


def _turn(state: State) -> bool:
    can_refill = state.face_up != NO_TILE
    return (
        (state.gala is not None or state.stage <= Stage.OVER)
        and 0 <= state.seat < state.players
        and 0 <= state.finals <= state.players
        and (state.stage is Stage.OVER) == (state.finals == state.players)
        and (can_refill or (state.stage is not Stage.REFILL and not state.stack))
    )
