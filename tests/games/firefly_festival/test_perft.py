"""How many ways the game can go: a wrong rule nearly always changes one of these numbers."""

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.state import Stage, State
from tests.games.firefly_festival.positions import GAME, table
from tests.games.played import perft


def some_moves_later(players: int, powers: tuple[str, ...], moves: int) -> State:
    rng = Rng.from_seed(f"perft {players} {moves}")
    state = GAME.deal(Setup(players, {"powers": powers}), rng)
    state.coins = [5] * players
    while moves or state.stage is not Stage.TURN or not state.main_left:
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
        moves = max(0, moves - 1)
    state.coins = [6] * players
    return state


def test_the_first_turn_by_hand() -> None:
    """Six bridges from A, three from L for five coins or less, or a fish."""
    # After eight of the bridges somebody crosses or is done; J-L 1 first asks where its worker
    # goes; with a fish two coins are left, enough for each of the nine.
    assert perft(GAME, table(), 2) == [6 + 3 + 1, 8 * 2 + 2 + 9]


@pytest.mark.parametrize(
    ("players", "ways"), [(2, [10, 27, 60, 266]), (4, [10, 22, 49, 242])]
)  # fmt: skip
def test_from_the_deal(players: int, ways: list[int]) -> None:
    assert perft(GAME, table(players), len(ways)) == ways


@pytest.mark.parametrize(
    ("players", "powers", "moves", "ways"),
    [
        (2, "none", 60, [50, 767, 15195]),
        (2, "ferryman caravan", 80, [34, 528, 9912]),
        (3, "homecoming hospitality twin_storeys", 120, [25, 236, 2614]),
        (4, "none", 200, [83, 1863]),
        (4, "free_passage crowd_pleaser courier high_priest", 260, [49, 1277]),
        (6, "none", 300, [76, 2275]),
    ],
)
def test_from_the_middle(players: int, powers: str, moves: int, ways: list[int]) -> None:
    state = some_moves_later(players, tuple(powers.split()), moves)
    assert perft(GAME, state, len(ways)) == ways
