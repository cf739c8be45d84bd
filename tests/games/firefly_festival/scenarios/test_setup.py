"""Setup: boards, tiles, goals, workers, coins, fish, Sōrin, and the powers dealt."""

from collections import Counter

import pytest

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.content import LARGE, MEDIUM, SMALL, START
from festival_desktop.games.firefly_festival.state import NO_POWER, NOBODY, Stage, State
from tests.games.firefly_festival.positions import CONTENT, GAME, ISLANDS, kind


def dealt(players: int, seed: int = 1, **options: tuple[str, ...]) -> State:
    return GAME.deal(Setup(players, options), Rng(seed))


@pytest.mark.parametrize("players", range(2, 7))
def test_tiles_are_taken_by_size_and_number_of_players(players: int) -> None:
    state = dealt(players)
    sizes = Counter(ISLANDS.size(state, island) for island in range(len(state.layout)))
    if players < 4:
        assert sizes == {START: 2, SMALL: 4, MEDIUM: 3, LARGE: 3}
    else:
        assert sizes == {START: 2, SMALL: 6, MEDIUM: 6, LARGE: 4}
    assert len({*state.layout}) == len(state.layout)


def test_in_a_first_game_the_starts_lie_top_left_and_bottom_right() -> None:
    for seed in range(20):
        assert dealt(3, seed).starts == (0, 11)
        assert dealt(5, seed).starts == (0, 17)


def test_in_a_variable_layout_the_starts_lie_anywhere() -> None:
    places = {start for seed in range(80) for start in dealt(2, seed, layout=("variable",)).starts}
    assert places == {*range(12)}


@pytest.mark.parametrize("layout", ["first", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_island_has_the_lanes_its_festival_needs(players: int, layout: str) -> None:
    for seed in range(60):
        state = dealt(players, seed, layout=(layout,))
        network = ISLANDS.network(state)
        for island, lanes in enumerate(network.touching):
            needed = CONTENT.sizes[ISLANDS.size(state, island)].floors
            assert lanes.bit_count() >= needed


def test_every_player_begins_with_five_coins() -> None:
    for players in range(2, 7):
        assert dealt(players).coins == dealt(players, coins=("even",)).coins == [5] * players


def test_later_players_can_begin_with_more_coins() -> None:
    for players in range(2, 7):
        more = dealt(players, coins=("later",))
        order = [(more.first + n) % players for n in range(players)]
        assert [more.coins[seat] for seat in order] == [*CONTENT.tables[players].coins]
    with pytest.raises(BadSetup, match=r"The coins are “even” or “later”\."):
        dealt(2, coins=("many",))


@pytest.mark.parametrize(("coins", "more"), [("later", 2), ("even", 0)])
def test_a_power_changes_the_coins_of_the_first_player_for_everybody(coins: str, more: int) -> None:
    powers = ("merchant_heir", "wide_net")
    firsts = set()
    for seed in range(12):
        state = dealt(2, seed, coins=(coins,), powers=powers)
        firsts.add(state.first)
        assert state.coins[state.first] == (9, 7)[state.first]
        assert state.coins[1 - state.first] == (9, 7)[1 - state.first] + more
    assert firsts == {0, 1}


@pytest.mark.parametrize(("coins", "more"), [("later", 2), ("even", 0)])
def test_who_plays_first_by_a_power_gets_nothing_for_a_later_seat(coins: str, more: int) -> None:
    for seed in range(6):
        state = dealt(2, seed, coins=(coins,), powers=("courier", "early_bird"))
        assert (state.first, state.coins) == (1, [5 + more, 4])


def test_the_other_tiles_lie_at_random() -> None:
    assert len({dealt(4, seed).layout for seed in range(30)}) == 30
    assert {tile for seed in range(40) for tile in dealt(2, seed).layout} == {*range(18)}


def test_four_of_seven_public_goals_are_in_play() -> None:
    for seed in range(30):
        assert len({*dealt(2, seed).goals}) == 4
    assert {goal for seed in range(30) for goal in dealt(2, seed).goals} == {*range(7)}


def test_public_goals_may_be_chosen_by_hand() -> None:
    state = dealt(2, goals=("tower", "empire", "hubs", "ready_to_go"))
    assert [*state.goals] == sorted(map(kind, ("tower", "empire", "hubs", "ready_to_go")))
    assert [GAME.turn.goals.top(state, goal) for goal in state.goals] == [
        (2, 3), (2, 3), (3, 3), (6, 3)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "sorin"), [(2, 6), (3, 8), (4, 10), (5, 12), (6, 15)]
)  # fmt: skip
def test_everybody_begins_with_the_same(players: int, sorin: int) -> None:
    state = dealt(players)
    assert state.sorin == sorin
    assert state.crow == NOBODY
    assert len(state.deck) == 28 - 2 * players
    for seat in range(players):
        assert [state.workers[seat][start] for start in state.starts] == [2, 2]
        assert sum(state.workers[seat]) == 4
        assert (state.points[seat], state.fish[seat], len(state.hands[seat])) == (0, 0, 2)
        assert (state.segments_left[seat], state.floors_left[seat]) == (20, 12)
        assert state.workers_left[seat] == 8
        assert state.coins[seat] == 5


def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    assert {dealt(3, seed).first for seed in range(30)} == {0, 1, 2}
    state = dealt(3, 4)
    assert state.stage is Stage.TURN
    assert state.seat == state.first


def test_without_powers_nobody_has_one() -> None:
    assert dealt(4).powers == [NO_POWER] * 4


def test_powers_are_dealt_two_to_each() -> None:
    state = dealt(6, powers=("dealt",))
    assert state.stage is Stage.CHOOSE
    cards = [card for offered in state.offered for card in offered]
    assert len({*cards}) == 12
    many = [dealt(6, seed, powers=("dealt",)).offered for seed in range(40)]
    assert {card for offered in many for cards in offered for card in cards} == {*range(30)}


def test_powers_may_be_chosen_by_name() -> None:
    state = dealt(2, powers=("courier", "merchant_heir"))
    assert [CONTENT.powers[power].id for power in state.powers] == ["courier", "merchant_heir"]
    assert state.coins == [5, 9]
    assert state.stage is Stage.TURN


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {}, "2 to 6 players"),
        (7, {}, "2 to 6 players"),
        (2, {"weather": ("rain",)}, "no option “weather”"),
        (2, {"layout": ("round",)}, "“first” or “variable”"),
        (2, {"goals": ("tower", "empire", "hubs")}, "4 different goals"),
        (2, {"goals": ("tower", "tower", "empire", "hubs")}, "4 different goals"),
        (2, {"goals": ("tower", "empire", "hubs", "wealth")}, "4 different goals"),
        (2, {"powers": ("courier",)}, "different power for each"),
        (2, {"powers": ("courier", "courier")}, "different power for each"),
        (2, {"powers": ("courier", "baker")}, "different power for each"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    players: int, options: dict[str, tuple[str, ...]], reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.deal(Setup(players, options), Rng(1))


def test_the_same_seed_deals_the_same_table() -> None:
    assert dealt(4, 9, powers=("dealt",)) == dealt(4, 9, powers=("dealt",))
    assert dealt(4, 9) != dealt(4, 10)
