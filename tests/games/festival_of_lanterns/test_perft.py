"""How many ways the game can go: a wrong rule nearly always changes one of these numbers."""

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.state import State
from tests.games.festival_of_lanterns.positions import GAME, position
from tests.games.played import perft


def dealt(players: int) -> State:
    return GAME.deal(Setup(players), Rng.from_seed("perft"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opening_counted_by_hand(players: int) -> None:
    """Three tiles, four cells, four orientations; two refills; then six cells for the next."""
    state = dealt(players)
    assert perft(GAME, state, 4) == [3 * 4 * 4, 48 * 2, 96 * 3 * 6 * 4, 6912 * 2]


def test_a_final_round_counted_by_hand() -> None:
    """Seat 0: four of a kind or pass. Seat 1: six exchanges, each then pass, or pass at once."""
    state = position(hands=["", ""], lanterns=["twilight 4", "rarity"], mooncakes=[0, 2])
    assert perft(GAME, state, 3) == [2, 2 * (6 + 1), 2 * 6]


@pytest.mark.parametrize(
    ("players", "moves", "ways"),
    [
        (2, 45, (2, 628, 16_200)),
        (3, 50, (22, 3_406, 117_991)),
        (4, 55, (36, 3_601, 179_335)),
    ],
)
def test_the_middle_of_a_game(players: int, moves: int, ways: tuple[int, ...]) -> None:
    state, rng = dealt(players), Rng.from_seed("perft moves")
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
    state.mooncakes = [2] * players
    assert tuple(perft(GAME, state, 3)) == ways
