"""The laws of a position: every piece of the box once, and a turn under way."""

from festival_desktop.core.game import Setup
from festival_desktop.core.validation import Invariant
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import invariants as friends
from festival_desktop.games.festival_of_lanterns.gala import (
    CHALLENGE_PLAYERS,
    MOON_DANCER,
    NO_LEVEL,
)
from festival_desktop.games.festival_of_lanterns.setup import (
    friends_in_play,
    level_of,
    tiles_chosen,
)
from festival_desktop.games.festival_of_lanterns.state import (
    GENERIC,
    GRID,
    NO_TILE,
    Stage,
    State,
)

FRIENDS_LAWS = friends.LAWS


def invariants_of(state: State) -> tuple[Invariant[[Content, State]], ...]:
    """List the laws in order; later ones rely on earlier ones."""
    return LAWS if state.gala is None else LAWS + FRIENDS_LAWS


def _everyone_sits(content: Content, state: State) -> bool:
    per_seat = (state.hands, state.lanterns, state.mooncakes, state.claimed)
    everyone = all(len(things) == state.players for things in per_seat)
    return everyone and 0 <= state.seat < state.players


def _tiles(content: Content, state: State) -> bool:
    tiles = [laid // 4 for laid in state.display.values()] + state.stack + [*state.box]
    for hand in state.hands:
        tiles += hand
    if state.face_up != NO_TILE:
        tiles.append(state.face_up)
    return sorted(tiles) == list(range(len(content.tiles)))


def _display(content: Content, state: State) -> bool:
    if not state.display:
        return False
    reached = [next(iter(state.display))]
    apart = set(state.display) - set(reached)
    for cell in reached:
        beside = {cell + step for step in GRID.steps} & apart
        apart -= beside
        reached += beside
    return not apart


def _stack(content: Content, state: State) -> bool:
    return state.face_up != NO_TILE or not state.stack


def _hands(content: Content, state: State) -> bool:
    """Check hand sizes: everyone places one tile a turn, and refills while there are tiles."""
    sizes = [len(hand) for hand in state.hands]
    if state.stage in (Stage.REFILL, Stage.MATCH_SIDE, Stage.KEEP_TILE):
        sizes[state.seat] += 1  # the tile placed this turn
    if state.challenged:
        if sizes.pop(MOON_DANCER):
            return False
    else:
        sizes = sizes[state.seat :] + sizes[: state.seat]
    if state.face_up != NO_TILE:
        return set(sizes) == {content.hand}
    fewer = sizes[0] - sizes[-1]
    return sizes[0] <= content.hand and fewer in (0, 1) and sizes == sorted(sizes, reverse=True)


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


def _stage(content: Content, state: State) -> bool:
    return state.gala is not None or state.stage <= Stage.OVER


def _refill(content: Content, state: State) -> bool:
    """Check that, without tiles, the end of a turn waits only for an ability."""
    waits = state.gala is not None and state.gala.uses > 0
    return state.stage is not Stage.REFILL or state.face_up != NO_TILE or waits


def _count(content: Content, state: State) -> bool:
    over = state.held[state.seat] > content.limit
    if state.stage is Stage.COUNT:
        return over
    return not over or state.stage is not Stage.PLACE or state.gala is not None


def _finals(content: Content, state: State) -> bool:
    placed = state.face_up == NO_TILE and not any(state.hands)
    return 0 <= state.finals <= state.players and (not state.finals or placed)


def _over(content: Content, state: State) -> bool:
    return (state.stage is Stage.OVER) == (state.finals == state.players)


LAWS: tuple[Invariant[[Content, State]], ...] = (
    Invariant("every seat has a hand, lanterns, Mooncakes and Dedications", _everyone_sits),
    Invariant("every Night tile is in exactly one place", _tiles),
    Invariant("all tiles of the display hang together by their sides", _display),
    Invariant("a tile lies face up as long as there is a stack", _stack),
    Invariant("everyone places one tile a turn and refills while there are tiles", _hands),
    Invariant(
        "every lantern is in the Supply or with a player, as often as it is printed", _lanterns
    ),
    Invariant("every Mooncake is in the Supply or with a player", _mooncakes),
    Invariant(
        "Dedications are taken from the top of their stacks, then generic",
        _dedications,
    ),
    Invariant("nothing is asked that only friends ask", _stage),
    Invariant("a hand is refilled while there are tiles", _refill),
    Invariant("lanterns are counted only by somebody who holds too many to place a tile", _count),
    Invariant("final turns begin when all tiles are placed", _finals),
    Invariant("the game is over when everyone has taken a final turn", _over),
)


def _as_many(content: Content, setup: Setup, state: State) -> bool:
    return state.players == (CHALLENGE_PLAYERS if setup.players == 1 else setup.players)


def _level(content: Content, setup: Setup, state: State) -> bool:
    chosen = level_of(content, setup) if setup.players == 1 else NO_LEVEL
    return chosen == (NO_LEVEL if state.gala is None else state.gala.level)


def _friends(content: Content, setup: Setup, state: State) -> bool:
    chosen = friends_in_play(content, setup)
    return chosen == (() if state.gala is None else state.gala.friends)


def _starting_tile(content: Content, setup: Setup, state: State) -> bool:
    chosen = tiles_chosen(content, setup)[0] if setup.players == 1 else []
    return not chosen or next(iter(state.display.values())) // 4 == chosen[0]


SETUP_LAWS: tuple[Invariant[[Content, Setup, State]], ...] = (
    Invariant("as many play as the setup says", _as_many),
    Invariant("Moon Dancer is challenged at the level of the setup, and only alone", _level),
    Invariant("the friends of the setup are in play", _friends),
    Invariant("the display starts with the tile of the setup", _starting_tile),
)
"""Invariants between a position and the setup of its game."""
