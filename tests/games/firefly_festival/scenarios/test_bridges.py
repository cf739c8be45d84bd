"""Main action: build a bridge, its price, its place, the water rewards, and free movement."""

import pytest

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import Stage, State, Why
from tests.games.firefly_festival.positions import (
    GAME,
    after,
    bridge,
    goal,
    happened,
    island,
    refused,
    settle,
    table,
    texts,
    workers,
)
from tests.games.played import of_kind


def rich(state: State, where: str) -> State:
    """Seat 0 has its workers there, and coins for anything."""
    settle(state, 0, where)
    state.coins[0] = 20
    return state


def test_a_bridge_costs_a_coin_for_each_segment() -> None:
    state = after(table(), "bridge A-B 1", "done")
    assert state.coins[0] == 3
    assert state.segments_left[0] == 18
    assert state.built[0].bit_count() == 1


def test_coins_must_suffice_for_the_whole_bridge() -> None:
    state = table()
    state.coins[0] = 1
    assert texts(state, "bridge") == ["bridge A-E 1", "bridge A-E 2", "bridge A-E 3"]
    assert refused(state, "bridge A-B 1") == "bridge-cost"


def test_segments_must_suffice_for_the_whole_bridge() -> None:
    state = table()
    state.segments_left[0] = 1
    assert refused(state, "bridge A-B 1") == "segments"
    assert "bridge A-E 1" in texts(state)


def test_a_worker_on_either_end_is_needed() -> None:
    state = settle(table(), 0, "F1")
    state.coins[0] = 20
    assert refused(state, "bridge A-E 1") == "no-worker-at-bridge"
    assert {"bridge E-F 1", "bridge F-G 1", "bridge B-F 1"} <= {*texts(state)}


def test_a_worker_of_another_player_does_not_help() -> None:
    state = settle(settle(table(), 0, "A4"), 1, "F1")
    assert refused(state, "bridge E-F 1") == "no-worker-at-bridge"


def test_bridges_do_not_cross() -> None:
    state = bridge(settle(table(), 0, "F2 C2"), 1, "C-G 1")
    state.coins[0] = 20
    assert refused(state, "bridge F-D 1") == "crossing"
    assert "bridge C-G 2" in texts(state), "the lane beside it stays free"
    assert "bridge F-D 1" in texts(rich(table(), "F2"))


def test_a_lane_takes_one_bridge_and_it_never_moves() -> None:
    state = bridge(table(), 1, "A-E 2")
    assert refused(state, "bridge A-E 2") == "lane-taken"
    own = bridge(table(), 0, "A-E 2")
    assert refused(own, "bridge A-E 2") == "lane-taken"


def test_only_lanes_are_built_on() -> None:
    assert refused(table(), "bridge A-D 1") == "no-lane"
    assert refused(table(), "bridge B-A 1") == "no-lane"
    assert refused(table(), "bridge E-I 2") == "no-lane"
    assert refused(table(), "bridge A-R 1") == "no-lane"


def test_one_player_may_build_all_three_bridges_between_two_islands() -> None:
    state = bridge(table(), 0, "A-E 1", "A-E 2")
    state = after(state, "bridge A-E 3", "done")
    assert GAME.turn.goals.progress(state, 0, 2) == 3


# -- water rewards -------------------------------------------------------------------------------


def test_coins_under_a_bridge_come_after_it_is_paid() -> None:
    state = table()
    state.coins[0] = 1
    assert refused(state, "bridge A-B 2") == "bridge-cost", "its 2 coins cannot pay for it"
    state.coins[0] = 2
    events = happened(state, "bridge A-B 2")
    assert of_kind(events, ev.CoinsGained) == [ev.CoinsGained(0, 2, Source.WATER)]
    assert after(state, "bridge A-B 2").coins[0] == 2


def test_points_under_a_bridge_are_five() -> None:
    state = rich(table(), "F1")
    state = after(state, "bridge F-D 1", "done")
    assert state.points[0] == 5
    assert state.ledger[0] == ((Why.WATER, 5),)


def test_a_goal_under_a_bridge_is_drawn_in_secret() -> None:
    state = rich(table(), "D1")
    top = state.deck[-1]
    played = happened(state, "bridge D-H 2")
    assert of_kind(played, ev.GoalDrawn) == [ev.GoalDrawn(0, top)]
    assert GAME.censor(ev.GoalDrawn(0, top), 1) == ev.GoalDrawn(0, None)
    assert after(state, "bridge D-H 2").hands[0] == (top,)


def test_no_goal_comes_from_an_empty_deck() -> None:
    state = rich(table(), "D1")
    state.deck = ()
    assert of_kind(happened(state, "bridge D-H 2"), ev.GoalMissed) == [ev.GoalMissed(0)]


def test_a_worker_under_a_bridge_stands_on_either_end() -> None:
    state = rich(table(), "D1")
    state = after(state, "bridge C-D 2")
    assert state.stage is Stage.RECRUIT
    assert texts(state) == ["recruit C", "recruit D"]
    assert refused(state, "recruit A") == "recruit-place"
    assert refused(state, "done") == "not-done"
    assert workers(after(state, "recruit C", "done"), 0) == "C1 D1"
    assert workers(after(state, "recruit D", "done"), 0) == "D2"


def test_a_recruit_goes_where_there_is_room() -> None:
    state = settle(rich(table(), "D1"), 1, "C5")
    events = happened(state, "bridge C-D 2")
    assert of_kind(events, ev.WorkerRecruited) == [ev.WorkerRecruited(0, island("D"))]


def test_a_recruit_is_lost_when_both_ends_are_full() -> None:
    state = settle(rich(table(3), "D1"), 1, "C5 D5")
    assert of_kind(happened(state, "bridge C-D 2"), ev.RecruitLost) == [ev.RecruitLost(0)]


def test_a_recruit_is_lost_when_no_worker_is_left() -> None:
    state = rich(table(), "A4 L4 D4")
    assert state.workers_left[0] == 0
    assert of_kind(happened(state, "bridge C-D 2"), ev.RecruitLost) == [ev.RecruitLost(0)]


def test_rewards_come_in_the_order_of_the_lane() -> None:
    state = rich(table(4), "D1")
    top = state.deck[-1]
    state = after(state, "bridge D-P 1")
    assert state.stage is Stage.RECRUIT
    assert state.points[0] == 0, "the first worker comes before the points"
    state = after(state, "recruit P")
    assert (state.points[0], state.hands[0], state.stage) == (5, (), Stage.RECRUIT)
    state = after(state, "recruit P")
    assert state.hands[0] == (top,)
    assert state.stage is Stage.CROSS


def test_a_long_lane_gives_everything_under_it() -> None:
    state = rich(table(), "I1")
    state = after(state, "bridge I-H 1", "done")
    assert (state.points[0], state.coins[0]) == (10, 20 - 9 + 2)


# -- free movement -------------------------------------------------------------------------------


def test_workers_may_cross_the_new_bridge_one_by_one() -> None:
    state = after(table(), "bridge A-E 1")
    assert texts(state) == ["cross A-E", "done"]
    state = after(state, "cross A-E")
    assert workers(state, 0) == "A1 E1 L2"
    state = after(state, "cross A-E")
    assert workers(state, 0) == "E2 L2"
    assert state.stage is Stage.TURN, "nobody is left to cross"


def test_crossing_is_free() -> None:
    state = table()
    state.coins[0] = 1
    state = after(state, "bridge A-E 1", "cross A-E", "cross A-E")
    assert state.coins[0] == 0


def test_workers_may_cross_from_either_side() -> None:
    state = rich(table(), "A2 E2")
    state = after(state, "bridge A-E 1")
    assert texts(state) == ["cross A-E", "cross E-A", "done"]
    assert workers(after(state, "cross E-A", "cross E-A"), 0) == "A4"
    assert workers(after(state, "cross A-E", "cross A-E"), 0) == "E4"


def test_those_who_cross_all_go_the_same_way() -> None:
    """Two who change places are where they were: every outcome is still within reach."""
    state = after(rich(table(), "A2 E2"), "bridge A-E 1", "cross A-E")
    assert texts(state) == ["cross A-E", "done"]
    assert refused(state, "cross E-A") == "cannot-cross"


def test_capacity_holds_for_those_who_cross() -> None:
    state = settle(table(), 1, "E3")
    state = after(state, "bridge A-E 1", "cross A-E")
    assert (state.stage, workers(state, 0)) == (Stage.TURN, "A1 E1 L2"), "Small islands hold four"


def test_workers_elsewhere_do_not_cross() -> None:
    state = after(rich(table(), "E1 F3"), "bridge A-E 1")
    assert texts(state) == ["cross E-A", "done"]
    assert refused(state, "cross F-E") == "cannot-cross"


def test_without_a_new_bridge_nobody_crosses() -> None:
    state = bridge(table(), 0, "A-E 1")
    assert refused(state, "cross A-E") == "no-new-bridge"


def test_a_recruit_of_the_bridge_may_cross_too() -> None:
    state = rich(table(), "D1")
    state = after(state, "bridge C-D 2", "recruit D", "cross D-C", "cross D-C")
    assert workers(state, 0) == "C2"


@pytest.mark.parametrize("lane", ["A-E 1", "A-B 1"])
def test_building_is_told(lane: str) -> None:
    built = of_kind(happened(table(), f"bridge {lane}"), ev.BridgeBuilt)
    assert [(event.seat, event.paid) for event in built] == [(0, 1 if "E" in lane else 2)]


def test_drawing_cannot_be_taken_back_but_building_can() -> None:
    assert GAME.is_irreversible(ev.GoalDrawn(0, goal("away")), 0)
    assert not GAME.is_irreversible(ev.BridgeBuilt(0, 3, 1), 1)
