"""How many ways the game can go: a wrong rule nearly always changes one of these numbers."""

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.state import State
from tests.games.lanterns_dice.positions import GAME, IN_ORDER
from tests.games.played import perft


def dealt(players: int, sides: str) -> State:
    options = {"sheets": tuple("ABCD"[:players]), "emperor": tuple(sides)}
    return GAME.deal(Setup(players, options), Rng.from_seed("perft"))


def some_moves_later(players: int, sides: str, moves: int) -> State:
    state, rng = dealt(players, sides), Rng.from_seed("perft moves")
    for _ in range(moves):
        legal = IN_ORDER.legal_moves(state)
        if len(legal) > 1 and GAME.write(legal[-1]) in ("done", "pass"):
            legal = legal[:-1]
        GAME.play(state, legal[rng.below(len(legal))], [])
    state.gifts = [4] * players  # enough for every emperor action
    return state


# In the order of seats. Three from the deal by hand: each of four orientations offers 18 areas of
# the die, 18 of the bonus, one action for one gift and to be done, 38 in all; a reroll leaves four
# orientations.
@pytest.mark.parametrize(
    ("players", "sides", "ways"),
    [
        (1, "BAA", [1, 5, 156, 3232, 21360]),
        (2, "AAA", [1, 5, 156, 3254, 20410]),
        (3, "BBB", [1, 5, 156, 3292, 23032]),
        (4, "ABA", [1, 5, 156, 3238, 18928]),
    ],
)
def test_from_the_deal(players: int, sides: str, ways: list[int]) -> None:
    state = dealt(players, sides)
    assert perft(IN_ORDER, state, len(ways)) == ways


@pytest.mark.parametrize(
    ("players", "sides", "moves", "ways"),
    [
        (1, "BBA", 40, [31, 484, 731]),
        (2, "AAA", 60, [36, 825, 14606]),
        (2, "BBB", 95, [1, 5, 118, 2243]),
        (2, "ABB", 101, [29, 558, 7855]),
        (3, "AAB", 122, [29, 566, 9286]),
        (3, "BBB", 130, [19, 175, 2806, 36865]),
        (4, "BBA", 150, [17, 139, 2401, 38868]),
        (4, "AAA", 203, [15, 225, 2475, 52095]),
    ],
)
def test_from_the_middle(players: int, sides: str, moves: int, ways: list[int]) -> None:
    state = some_moves_later(players, sides, moves)
    assert perft(IN_ORDER, state, len(ways)) == ways


# By hand beside the numbers in order, for one other: each of the eight positions after an
# orientation has one way more, so that three moves have 4 more. Of four moves there are those of
# the reroll, 4, and for each other orientation one more after 37 moves, and the 18 areas, one
# action, the way back and the end of the other one's part: 4 × (37 + 21) + 4 = 236.
@pytest.mark.parametrize(
    ("players", "sides", "ways"),
    [
        (2, "AAA", [1, 5, 160, 3490, 27232]),
        (3, "BBB", [1, 5, 164, 3776, 37814]),
        (4, "ABA", [1, 5, 168, 3978, 41902]),
    ],
)
def test_with_sheets_taken_in_any_order(players: int, sides: str, ways: list[int]) -> None:
    state = dealt(players, sides)
    assert perft(GAME, state, len(ways)) == ways
