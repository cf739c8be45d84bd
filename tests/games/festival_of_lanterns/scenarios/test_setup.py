"""Setting up the game: tiles, Supply, Dedications, first lanterns, who starts."""

from collections import Counter

import pytest

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID, Stage, State
from tests.games.festival_of_lanterns.positions import GAME

PLAYERS = (2, 3, 4)


def deals(players: int, number: int = 60) -> list[State]:
    return [GAME.deal(Setup(players), Rng(seed)) for seed in range(number)]


def start_of(state: State) -> int:
    return state.display[GRID.origin]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_tile_is_a_sky_tile_in_any_orientation(players: int) -> None:
    starts = [start_of(state) for state in deals(players, 300)]
    assert all(GAME.content.tiles[laid // 4].pet is None for laid in starts)
    assert {laid % 4 for laid in starts} == {0, 1, 2, 3}
    assert len({laid // 4 for laid in starts}) == 24


@pytest.mark.parametrize(("players", "used"), [(4, 32), (3, 30), (2, 28)])
def test_the_game_uses_so_many_tiles_besides_the_first(players: int, used: int) -> None:
    for state in deals(players):
        assert [len(hand) for hand in state.hands] == [3] * players
        assert sum(map(len, state.hands)) + 1 + len(state.stack) == used
        assert len(state.box) == 34 - used
        assert state.face_up >= 0


@pytest.mark.parametrize(("players", "cards"), [(4, 8), (3, 6), (2, 5)])
def test_the_supply_has_so_many_cards_of_each_lantern(players: int, cards: int) -> None:
    for state in deals(players):
        held = [sum(of_lantern) for of_lantern in zip(*state.lanterns, strict=True)]
        assert [a + b for a, b in zip(state.supply, held, strict=True)] == [cards] * 7


@pytest.mark.parametrize(("players", "sides"), [(2, (2, 0)), (3, (2, 3, 0)), (4, (2, 3, 0, 1))])
def test_everyone_takes_the_lantern_they_face_and_a_mooncake(
    players: int, sides: tuple[int, ...]
) -> None:
    for state in deals(players):
        shown = GAME.sides[start_of(state)]
        for seat, side in enumerate(sides):
            assert state.lanterns[seat][shown[side]] == 1
            assert state.held[seat] == sum(state.lanterns[seat]) == 1
        assert state.mooncakes == [1] * players
        assert state.mooncakes_left == 28 - players


@pytest.mark.parametrize(
    ("players", "four", "pairs", "seven"),
    [
        (4, (8, 7, 7, 6, 6, 5, 5, 5, 4), (9, 8, 8, 7, 7, 6, 6, 5, 5), (10, 9, 9, 8, 8, 7, 7, 6, 5)),
        (3, (8, 7, 6, 6, 5, 5, 5, 4), (9, 8, 7, 7, 6, 6, 5, 5), (10, 9, 8, 8, 7, 7, 6, 5)),
        (2, (8, 7, 6, 5, 5, 4), (9, 8, 7, 6, 5, 5), (10, 9, 8, 7, 6, 5)),
    ],
)
def test_fewer_players_leave_dedications_in_the_box(
    players: int, four: tuple[int, ...], pairs: tuple[int, ...], seven: tuple[int, ...]
) -> None:
    state = GAME.deal(Setup(players), Rng(1))
    assert GAME.stacks[players] == (four, pairs, seven)
    assert state.left == [len(four), len(pairs), len(seven), 13]
    top_of = GAME.dedication_stacks.top_of
    assert [top_of(state, kind) for kind in (FOUR, PAIRS, SEVEN)] == [8, 9, 10]
    assert GENERIC == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_start(players: int) -> None:
    states = deals(players, 200)
    starters = Counter(state.seat for state in states)
    assert set(starters) == set(range(players))
    assert min(starters.values()) > 200 / players / 2
    assert {state.stage for state in states} == {Stage.EXCHANGE}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_turn_can_only_place_a_tile(players: int) -> None:
    for state in deals(players, 10):
        assert {GAME.write(move).split()[0] for move in GAME.legal_moves(state)} == {"place"}
        assert len(GAME.legal_moves(state)) == 3 * 4 * 4


@pytest.mark.parametrize("players", [0, 5, -1])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="players, not"):
        GAME.deal(Setup(players), Rng(1))


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="“moonlight”"):
        GAME.check(Setup(2, {"moonlight": ("on",)}))


def test_the_same_seed_deals_the_same_table() -> None:
    one, two = (GAME.deal(Setup(4), Rng.from_seed("jade-owl-7")) for _ in range(2))
    assert one == two
    assert one != GAME.deal(Setup(4), Rng.from_seed("jade-owl-8"))
