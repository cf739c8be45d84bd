"""Powers before the first turn: the secret choice, and those that change the opening."""

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.state import NO_POWER, Stage, State, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    ISLANDS,
    after,
    happened,
    power,
    refused,
    texts,
)
from tests.games.played import of_kind


def dealt(players: int = 3, seed: int = 3) -> State:
    return GAME.deal(Setup(players, {"powers": ("dealt",)}), Rng(seed))


def opened(*powers: str, seed: int = 3) -> State:
    return GAME.deal(Setup(len(powers), {"powers": powers}), Rng(seed))


# -- the choice ----------------------------------------------------------------------------------


def test_everyone_chooses_one_of_two() -> None:
    state = dealt()
    names = [CONTENT.powers[card].id for card in state.offered[state.seat]]
    assert texts(state) == [f"choose {name}" for name in names]
    unseen = next(n for n in range(30) if n not in state.offered[state.seat])
    assert refused(state, f"choose {CONTENT.powers[unseen].id}") == "not-offered"
    assert refused(state, "bridge A-E 1") == "choose-first"
    first = state.first
    state = after(state, texts(state)[0])
    assert (state.stage, state.seat) == (Stage.CHOOSE, (first + 1) % 3)


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    state = dealt()
    chooser, card = state.seat, state.offered[state.seat][1]
    text = texts(state)[1]
    event = happened(state, text)[0]
    assert event == ev.PowerChosen(chooser, card)
    other = (chooser + 1) % 3
    assert not GAME.is_irreversible(event, chooser)
    assert GAME.is_irreversible(event, other), "it could not have chosen this from two other cards"
    assert GAME.censor(event, chooser) == event
    assert GAME.censor(event, other) == ev.PowerChosen(chooser, None)
    assert GAME.censor(event, None) == ev.PowerChosen(chooser, None)
    state = after(state, text)
    assert GAME.view(state, chooser).powers[chooser] == card
    assert GAME.view(state, other).powers[chooser] == UNKNOWN_POWER
    assert GAME.view(state, other).powers[other] == NO_POWER
    assert GAME.view(state, None).offered == ()
    assert GAME.view(state, other).offered == state.offered[other]


def test_two_choices_that_nobody_else_can_tell_apart() -> None:
    state = dealt()
    one, two = (after(state, text) for text in texts(state))
    other = (state.seat + 1) % 3
    assert one != two
    assert GAME.view(one, other) == GAME.view(two, other)
    assert GAME.view(one, state.seat) != GAME.view(two, state.seat)


def test_when_all_have_chosen_the_powers_are_shown() -> None:
    state = dealt()
    for _ in range(2):
        state = after(state, texts(state)[0])
    events = happened(state, texts(state)[0])
    shown = of_kind(events, ev.PowersRevealed)[0]
    assert GAME.is_irreversible(shown, 0)
    state = after(state, texts(state)[0])
    assert shown.powers == tuple(state.powers)
    assert GAME.view(state, None).powers == tuple(state.powers)
    assert not any(state.offered), "what was not chosen goes back to the box unseen"
    assert refused(state, texts(dealt())[0]) == "no-choice"


# -- starting resources --------------------------------------------------------------------------


def test_merchant_heir_begins_with_nine_coins() -> None:
    state = opened("merchant_heir", "scholar")
    assert (state.coins[0], state.coins[1]) == (9, GAME.deal(Setup(2), Rng(3)).coins[1])


def test_old_family_begins_with_three_workers_on_each_start() -> None:
    state = opened("old_family", "scholar")
    assert [state.workers[0][start] for start in state.starts] == [3, 3]
    assert state.workers_left[0] == 6
    assert [state.workers[1][start] for start in state.starts] == [2, 2]


def test_fortune_teller_begins_with_four_private_goals() -> None:
    state = opened("fortune_teller", "scholar")
    assert (len(state.hands[0]), len(state.hands[1]), len(state.deck)) == (4, 2, 22)


def test_honoured_guest_begins_with_eight_points() -> None:
    state = opened("scholar", "honoured_guest")
    assert state.points == [0, 8]
    assert state.ledger[1] == ((Why.POWER, 8),)


def test_what_later_players_get_more_comes_on_top_of_a_power() -> None:
    for chance in range(6):
        options = {"powers": ("merchant_heir", "courier"), "coins": ("later",)}
        state = GAME.deal(Setup(2, options), Rng(chance))
        coins = GAME.content.tables[2].coins
        more = coins[-state.first % 2] - coins[0]
        assert state.coins[0] == 9 + more


def test_wide_net_has_one_more_worker_on_either_start_and_seven_coins() -> None:
    state = opened("wide_net", "scholar")
    assert (state.stage, state.seat, state.coins[0]) == (Stage.RECRUIT, 0, 7)
    a, b = state.starts
    assert texts(state) == ["recruit A", "recruit L"]
    state = after(state, "recruit L")
    assert (state.workers[0][a], state.workers[0][b], state.turns) == (2, 3, 1)


def test_early_bird_plays_first_with_four_coins() -> None:
    for seed in range(6):
        state = opened("scholar", "early_bird", "diplomat", seed=seed)
        assert (state.first, state.seat, state.coins[1]) == (1, 1, 4)


def test_island_born_sends_a_worker_of_each_start_to_another_island() -> None:
    state = opened("island_born", "scholar")
    assert (state.stage, state.seat) == (Stage.SEND, 0)
    assert texts(state) == [f"send A-{letter}" for letter in "BCDEFGHIJKL"]
    assert refused(state, "bridge A-E 1") == "send-first"
    assert refused(state, "send L-B") == "no-opening"
    state = after(state, "send A-F")
    assert texts(state) == [f"send L-{letter}" for letter in "ABCDEFGHIJK"]
    state = after(state, "send L-F")
    assert state.workers[0][5] == 2
    assert (state.stage, state.turns) == (Stage.TURN, 1)
    assert refused(state, "send A-B") == "no-opening"


def test_island_born_respects_capacities() -> None:
    state = opened("island_born", "scholar")
    small = next(n for n in range(12) if state.capacity[n] == 4)
    state.put_worker(1, small, 4)
    assert f"send A-{'ABCDEFGHIJKL'[small]}" not in texts(state)


def test_first_stones_has_a_floor_on_a_small_island_without_reward() -> None:
    state = opened("first_stones", "scholar")
    assert (state.stage, state.seat) == (Stage.STONE, 0)
    small = [n for n in range(12) if state.capacity[n] == 4]
    assert texts(state) == [f"stone {'ABCDEFGHIJKL'[n]}" for n in small]
    assert refused(state, "pagoda B") == "stone-first"
    coins = state.coins[0]
    state = after(state, texts(state)[0])
    assert state.floors[small[0]] == (0,)
    assert (state.floors_left[0], state.coins[0], state.stage) == (11, coins, Stage.TURN)
    assert refused(state, "stone B") == "no-opening"


def test_openings_are_decided_from_the_first_player_on() -> None:
    for seed in range(4):
        state = opened("island_born", "first_stones", "wide_net", seed=seed)
        asked = []
        while not state.turns:
            asked.append(state.seat)
            state = after(state, texts(state)[0])
        order = [(state.first + n) % 3 for n in range(3)]
        assert asked == [seat for seat in order for _ in range(2 if seat == 0 else 1)]
        assert state.seat == state.first


def test_all_thirty_powers_have_a_piece() -> None:
    assert len(CONTENT.powers) == 30
    assert [power(data.id) for data in CONTENT.powers] == list(range(30))
    pieces = [*ISLANDS.start_powers, *ISLANDS.powers]
    assert len({type(piece) for piece in pieces}) == 32, "and there are the two plain ones"


def test_goals_dealt_to_the_fortune_teller_are_told_by_number_only() -> None:
    state = dealt(2)
    other = 1 - state.first
    state.offered[state.first] = (power("fortune_teller"), power("scholar"))
    state.offered[other] = (power("courier"), power("caravan"))
    events = happened(state, "choose fortune_teller", "choose courier")
    assert of_kind(events, ev.GoalsDealt) == [ev.GoalsDealt(state.first, 2)]
    assert of_kind(events, ev.GoalDrawn) == []
