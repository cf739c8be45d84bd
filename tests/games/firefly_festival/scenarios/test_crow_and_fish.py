"""Secondary actions: the Crow, and lucky fish."""

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import Stage, State, Why
from tests.games.firefly_festival.positions import (
    after,
    bridge,
    happened,
    pagodas,
    refused,
    settle,
    table,
    texts,
    workers,
)
from tests.games.played import of_kind


def with_points(points: int, players: int = 2) -> State:
    state = table(players)
    for seat in range(players):
        state.score(seat, Why.WATER, points)
    return state


def test_the_crow_needs_four_points_and_costs_them() -> None:
    assert refused(with_points(3), "crow coins") == "crow-cost"
    state = after(with_points(4), "crow coins")
    assert (state.points[0], state.crow) == (0, 0)
    assert state.ledger[0][-1] == (Why.CROW, -4)


def test_the_crow_brings_three_coins_or_two_recruits() -> None:
    state = with_points(4)
    assert after(state, "crow coins").coins[0] == 8
    state = after(state, "crow workers")
    assert (state.stage, texts(state)) == (Stage.RECRUIT, ["recruit A", "recruit L"])
    state = after(state, "recruit A", "recruit L")
    assert (workers(state, 0), state.stage) == ("A3 L3", Stage.TURN)


def test_the_crow_is_taken_from_its_holder_who_keeps_what_it_brought() -> None:
    state = after(with_points(4), "crow coins", "bridge A-E 1", "done")
    events = happened(state, "crow coins")
    assert of_kind(events, ev.CrowTaken) == [ev.CrowTaken(1, 0, 4)]
    state = after(state, "crow coins")
    assert (state.crow, state.points, state.coins) == (1, [0, 0], [7, 8])


def test_nobody_takes_the_crow_from_themselves() -> None:
    state = with_points(9)
    state.crow = 0
    assert refused(state, "crow coins") == "crow-held"
    assert refused(state, "crow workers") == "crow-held"


def test_the_crow_pays_at_the_start_of_each_later_turn() -> None:
    state = after(with_points(4), "crow coins", "bridge A-E 1", "done")
    assert state.coins[0] == 5 + 3 - 1, "nothing more on the turn it is taken"
    events = happened(state, "bridge A-E 2", "done", "end turn")
    assert of_kind(events, ev.CoinsGained) == [ev.CoinsGained(0, 2, Source.CROW_INCOME)]
    state = after(state, "bridge A-E 2", "done", "end turn")
    assert (state.seat, state.coins[0]) == (0, 9)


def test_a_fish_brings_one_more_main_action_for_three_five_and_seven_coins() -> None:
    state = table()
    state.coins[0] = 30
    for cost in (3, 5, 7):
        coins = state.coins[0]
        state = after(state, "fish")
        assert (state.coins[0], state.main_left) == (coins - cost, 2)
        state.main_left, state.secondary_open = 1, True  # as if a turn later
    assert refused(state, "fish") == "no-fish"


def test_a_fish_must_be_paid() -> None:
    state = table()
    state.coins[0] = 2
    assert refused(state, "fish") == "fish-cost"
    state.fish[0], state.coins[0] = 1, 4
    assert refused(state, "fish") == "fish-cost"
    state.coins[0] = 5
    assert "fish" in texts(state)


def test_a_fish_before_the_main_action() -> None:
    state = after(table(), "fish", "bridge A-E 1", "done")
    assert (state.seat, state.main_left) == (0, 1)
    assert texts(state)[:2] == ["bridge A-E 2", "bridge A-E 3"]
    assert after(state, "bridge A-E 2", "done").seat == 1


def test_a_fish_after_the_main_action() -> None:
    state = after(table(), "bridge A-E 1", "done", "fish")
    assert (state.seat, state.main_left) == (0, 1)
    assert after(state, "bridge A-E 2", "done").seat == 1


def test_the_main_action_of_a_fish_may_be_left_out() -> None:
    late = after(table(), "bridge A-E 1", "done", "fish")
    assert "end turn" in texts(late)
    assert after(late, "end turn").seat == 1
    early = after(table(), "fish")
    assert refused(early, "end turn") == "main-first"
    assert after(early, "bridge A-E 1", "done", "end turn").seat == 1


def test_the_main_action_of_the_turn_is_done_even_after_a_secondary_action() -> None:
    state = after(with_points(9), "crow coins")
    assert (state.main_left, state.secondary_open) == (1, False)
    assert refused(state, "end turn") == "main-first"


def test_a_fish_is_the_secondary_action() -> None:
    state = with_points(9)
    state = after(state, "fish")
    assert refused(state, "crow coins") == "secondary-done"
    assert refused(state, "fish") == "secondary-done"


def test_several_players_may_be_on_the_same_slot() -> None:
    state = table()
    state.fish = [0, 1]
    assert after(state, "fish").fish == [1, 1]


def test_an_action_bought_in_vain_is_passed() -> None:
    state = table()
    state.coins[0] = 3
    state = after(state, "fish")
    assert texts(state) == ["pass"]
    assert after(state, "pass", "pass").seat == 1


def test_a_fish_lets_you_hold_the_festival_you_just_prepared() -> None:
    state = bridge(settle(table(), 0, "E1"), 0, "A-E 1")
    state = after(state, "pagoda E", "fish", "festival E")
    assert (state.sealed.bit_count(), state.seat, state.fish[0]) == (1, 1, 0)


def test_fish_come_back_only_to_those_at_the_festival() -> None:
    state = pagodas(bridge(settle(table(), 0, "E1"), 0, "A-E 1"), {"E": "0"})
    state.fish = [3, 2]
    assert after(state, "festival E").fish == [0, 2]
