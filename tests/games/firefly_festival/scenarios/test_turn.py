"""Turn structure: one main action, one secondary action before or after it, passing, resting."""

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.state import Stage, Trigger
from tests.games.firefly_festival.positions import (
    after,
    bridge,
    happened,
    pagodas,
    refused,
    settle,
    table,
    texts,
)
from tests.games.played import of_kind


def test_a_turn_is_one_main_action_and_may_end_without_a_secondary_one() -> None:
    state = after(table(), "bridge A-E 1", "done")
    assert (state.seat, state.main_left, state.secondary_open) == (0, 0, True)
    assert refused(state, "bridge A-E 2") == "main-done"
    assert refused(state, "pagoda E") == "main-done"
    assert refused(state, "move A-E by 0") == "main-done"
    assert refused(state, "festival E") == "main-done"
    assert after(state, "end turn").seat == 1


def test_leaving_the_rest_of_an_action_is_told() -> None:
    assert happened(after(table(), "bridge A-E 1"), "done") == [ev.ActionFinished(0)]


def test_a_turn_cannot_end_before_its_main_action() -> None:
    assert "end turn" not in texts(table())
    assert refused(table(), "end turn") == "main-first"
    assert refused(table(), "pass") == "can-act"
    assert refused(table(), "done") == "not-done"


def test_the_secondary_action_may_come_first() -> None:
    state = table()
    state.points[0] = 4
    state = after(state, "crow coins")
    assert (state.seat, state.main_left, state.secondary_open) == (0, 1, False)
    assert refused(state, "fish") == "secondary-done"
    state = after(state, "bridge A-E 1", "done")
    assert state.seat == 1, "with both actions done the turn is over"


def test_the_secondary_action_may_come_last_and_ends_the_turn() -> None:
    state = table()
    state.points[0] = 4
    state = after(state, "bridge A-E 1", "done", "crow coins")
    assert state.seat == 1


def test_the_secondary_action_does_not_come_in_the_middle() -> None:
    state = bridge(table(), 0, "A-E 1")
    state.points[0] = 4
    state = after(state, "move A-E by 0")
    assert state.stage is Stage.MOVE
    assert refused(state, "crow coins") == "move-first"
    assert refused(state, "pagoda E") == "move-first"
    assert refused(state, "end turn") == "main-first"


def test_play_goes_clockwise() -> None:
    state = table(3)
    for seat, lane in ((0, "A-E 1"), (1, "A-E 2"), (2, "A-E 3"), (0, "A-B 1")):
        assert state.seat == seat
        state = after(state, f"bridge {lane}", "done", "end turn")


def test_with_no_main_action_possible_it_is_passed() -> None:
    state = table()
    state.coins[0] = 0
    assert texts(state) == ["pass"]
    events = happened(state, "pass")
    assert of_kind(events, ev.MainActionPassed) == [ev.MainActionPassed(0)]
    state = after(state, "pass")
    assert texts(state) == ["end turn"]
    assert after(state, "end turn").seat == 1


def test_a_secondary_action_may_make_a_main_action_possible() -> None:
    state = table()
    state.coins[0], state.points[0] = 0, 4
    assert texts(state) == ["pass", "crow coins", "crow workers"]
    assert "bridge A-E 1" in texts(after(state, "crow coins"))


def test_three_full_rounds_of_nothing_but_moves_end_the_game() -> None:
    state = bridge(table(), 0, "A-E 1")
    state = after(state, "bridge A-E 2", "done", "end turn")
    assert state.quiet == 0
    state = settle(settle(state, 0, "A4"), 1, "A4")
    ways = {0: ("A-E", "E-A"), 1: ("A-E", "E-A")}
    for turn in range(6):
        assert state.stage is not Stage.OVER
        assert state.quiet == turn
        seat = state.seat
        way = ways[seat][turn // 2 % 2]
        state = after(state, f"move {way} by 0", "done", "end turn")
    assert state.stage is Stage.OVER
    assert state.trigger is Trigger.REST


def test_building_breaks_the_rest() -> None:
    state = bridge(table(), 0, "A-E 1")
    state.quiet = 5
    built = after(state, "bridge A-E 2", "done", "end turn")
    assert (built.stage, built.quiet) == (Stage.TURN, 0)
    over = after(state, "move A-E by 0", "done", "end turn")
    assert over.stage is Stage.OVER


def test_a_festival_a_pagoda_and_a_goal_break_the_rest_but_the_crow_does_not() -> None:
    state = settle(bridge(table(), 0, "A-E 1", "A-E 2"), 0, "E1 A3")
    state.quiet, state.points[0] = 5, 9
    for moves in (["pagoda E", "end turn"], ["move A-E by 0", "done", "claim hubs"]):
        assert after(state, *moves).stage is Stage.TURN
    festival = pagodas(state.copy(), {"E": "0"})
    assert after(festival, "festival E", "end turn").quiet == 0
    assert after(state, "move A-E by 0", "done", "crow coins").stage is Stage.OVER


def test_passing_counts_as_rest() -> None:
    state = table()
    state.coins = [0, 0]
    for _ in range(6):
        state = after(state, "pass", "end turn")
    assert (state.stage, state.trigger) == (Stage.OVER, Trigger.REST)
