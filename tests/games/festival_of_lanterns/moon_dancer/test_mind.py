"""Her decision against a brute-force search of all she could do, in random positions."""

from collections import Counter

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.state import GENERIC, Stage, State
from tests.games.festival_of_lanterns.friends.desk import GAME, NAMES, SOLO, gala
from tests.games.festival_of_lanterns.moon_dancer import oracle
from tests.games.festival_of_lanterns.moon_dancer.oracle import Scene, Way

KINDS = [kind.name.lower() for kind in Dedication]
DEALT = {
    friend: GAME.deal(Setup(1, {"friends": (friend,), "level": ("princess",)}), Rng(1))
    for friend in SOLO
}


def random_position(rng: Rng) -> tuple[str, State]:
    """Her turn in a made-up position: lanterns, Mooncakes, stacks as they may come to be."""
    friend = SOLO[rng.below(len(SOLO))]
    state = GAME.copy(DEALT[friend])
    state.seat, state.stage = MOON_DANCER, Stage.EXCHANGE
    cards = GAME.content.tables[2].cards
    many = 2 + rng.below(4)
    for n in range(len(NAMES)):
        hers = min(rng.below(many + 1), cards)
        yours = min(rng.below(4), cards - hers)
        state.lanterns[MOON_DANCER][n], state.lanterns[PERSON][n] = hers, yours
        state.supply[n] = cards - hers - yours
    state.held = [sum(held) for held in state.lanterns]
    state.mooncakes[MOON_DANCER] = rng.below(5)
    for kind, stack in enumerate(GAME.stacks[2]):
        state.left[kind] = rng.below(len(stack) + 1)
    state.left[GENERIC] = 0 if rng.below(8) == 0 else 1 + rng.below(3)
    return friend, state


def scene_of(friend: str, state: State) -> Scene:
    def counted(numbers: list[int]) -> Counter[str]:
        return Counter(dict(zip(NAMES, numbers, strict=True)))

    return Scene(
        hers=counted(state.lanterns[MOON_DANCER]),
        yours=counted(state.lanterns[PERSON]),
        supply=counted(state.supply),
        mooncakes=state.mooncakes[MOON_DANCER],
        friend=friend,
        tiles={
            name: GAME.stacks[2][kind][len(GAME.stacks[2][kind]) - state.left[kind] :]
            for kind, name in enumerate(KINDS)
        },
        generics=state.left[GENERIC],
    )


def told(moves: list[m.Move]) -> tuple[Way, ...]:
    """Her moves as the Dedications they come to."""
    ways: list[Way] = []
    helped, given, taken = False, None, None
    for move in moves:
        match move:
            case fm.Befriend():
                helped = True
            case m.Exchange() | fm.Swap():
                given, taken = NAMES[move.given], NAMES[move.taken]
            case fm.Take():
                taken = NAMES[move.lantern]
            case m.Dedicate():
                names = tuple(NAMES[n] for n in move.lanterns)
                without = None if move.without is None else NAMES[move.without]
                ways.append(Way(KINDS[move.kind], names, helped, given, taken, without))
                helped, given, taken = False, None, None
    return tuple(ways)


def turns(state: State, moves: list[m.Move]) -> set[tuple[Way, ...]]:
    """Every way her turn can go in the program, through all that is open."""
    if state.seat != MOON_DANCER or state.stage is Stage.OVER:
        return {told(moves)}
    legal = GAME.legal_moves(state)
    assert GAME.to_act(state) == (MOON_DANCER if len(legal) == 1 else PERSON)
    found: set[tuple[Way, ...]] = set()
    for move in legal:
        after = GAME.copy(state)
        GAME.play(after, move, [])
        found |= turns(after, [*moves, move])
    return found


def compare(first: int, number: int) -> Counter[str]:
    """How often what happened, so that the positions can be seen to ask for everything."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + number):
        friend, state = random_position(Rng(seed))
        expected = oracle.turns(scene_of(friend, state))
        assert turns(state, []) == expected, (seed, friend, GAME.dump(state))
        way = next(iter(expected))
        seen["open" if len(expected) > 1 else "decided"] += 1
        seen["nothing" if not way else f"{friend} {way[-1].helped}"] += 1
        seen.update(made.kind for made in way)
    return seen


def test_she_decides_as_a_search_of_everything_does() -> None:
    seen = compare(0, 10_000)
    assert sum(seen[key] for key in ("open", "decided")) == 10_000
    for friend in SOLO:
        assert seen[f"{friend} True"] > 100
        assert seen[f"{friend} False"] > 100
    assert min(seen[key] for key in ("open", "nothing", "four", "pairs", "seven")) > 500


@pytest.mark.soak
def test_she_decides_so_in_many_more_positions() -> None:
    compare(10_000, 200_000)


def test_her_turn_spends_what_it_says_and_no_more() -> None:
    for seed in range(1_000):
        friend, state = random_position(Rng(seed))
        purse = state.mooncakes[MOON_DANCER]
        helped = False
        while state.seat == MOON_DANCER:
            move = GAME.legal_moves(state)[0]
            helped = helped or isinstance(move, fm.Befriend)
            GAME.play(state, move, [])
        paid = oracle.COSTS[friend] if helped else 0
        assert state.mooncakes[MOON_DANCER] == purse - paid
        assert not gala(state).uses
