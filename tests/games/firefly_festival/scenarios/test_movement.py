"""Main action: move 3, along one owner's bridges, with tolls and capacities."""

import random

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import RemainingMoves, decode_remaining
from festival_desktop.games.firefly_festival.state import Stage, State
from tests.games.firefly_festival.positions import (
    GAME,
    ISLANDS,
    after,
    bridge,
    happened,
    island,
    refused,
    settle,
    table,
    texts,
    workers,
)
from tests.games.played import of_kind


def test_three_workers_may_move_once_each() -> None:
    state = bridge(settle(table(), 0, "A3"), 0, "A-E 1")
    state = after(state, "move A-E by 0", "move A-E by 0", "move A-E by 0")
    assert workers(state, 0) == "E3"
    assert (state.stage, state.main_left) == (Stage.TURN, 0)


def test_one_worker_may_move_three_times() -> None:
    state = bridge(settle(table(), 0, "A1"), 0, "A-E 1")
    state = after(state, "move A-E by 0", "move E-A by 0", "move A-E by 0")
    assert workers(state, 0) == "E1"


def test_one_or_two_movements_are_enough() -> None:
    state = after(bridge(table(), 0, "A-E 1"), "move A-E by 0")
    assert state.tasks == ((Stage.MOVE, 2),)
    state = after(state, "done")
    assert (state.stage, state.main_left) == (Stage.TURN, 0)


def test_a_chain_of_one_players_bridges_is_one_movement() -> None:
    state = bridge(settle(table(), 0, "A1"), 0, "A-B 1", "B-C 1", "C-D 1", "D-H 1", "H-L 1")
    events = happened(state, "move A-L by 0")
    assert of_kind(events, ev.WorkersMoved) == [
        ev.WorkersMoved(0, island("A"), island("L"), 1, 0, 0)
    ]


def test_bridges_of_two_players_are_two_movements() -> None:
    state = bridge(bridge(settle(table(), 0, "A1"), 0, "A-B 1"), 1, "B-C 1")
    assert refused(state, "move A-C by 0") == "no-way"
    assert refused(state, "move A-C by 1") == "no-way"
    state = after(state, "move A-B by 0", "move B-C by 1")
    assert (workers(state, 0), state.coins) == ("C1", [4, 6])


def test_each_bridge_of_another_player_costs_a_coin_paid_to_its_owner() -> None:
    state = bridge(settle(table(3), 0, "A1"), 2, "A-B 1", "B-C 1", "C-D 1")
    state = after(state, "move A-D by 2")
    assert state.coins == [2, 5, 8]


def test_the_length_of_a_bridge_does_not_matter_for_the_toll() -> None:
    state = bridge(settle(table(), 0, "I1"), 1, "I-H 1")
    assert after(state, "move I-H by 1").coins == [4, 6]


def test_the_shortest_way_is_used() -> None:
    state = bridge(settle(table(), 0, "A1"), 1, "A-B 1", "B-F 1", "E-F 1", "A-E 1", "E-I 1")
    assert after(state, "move A-F by 1").coins == [3, 7]
    assert after(state, "move A-E by 1").coins == [4, 6]
    assert after(state, "move A-I by 1").coins == [3, 7]


def test_who_cannot_pay_cannot_move() -> None:
    state = bridge(settle(table(), 0, "A1"), 1, "A-B 1", "B-C 1", "C-D 1")
    state.coins[0] = 2
    assert texts(state, "move") == ["move A-B by 1", "move A-C by 1"]
    assert refused(state, "move A-D by 1") == "toll"


def test_where_two_owners_lead_to_one_island_it_is_a_choice_of_owner() -> None:
    state = bridge(bridge(settle(table(3), 0, "A1"), 1, "A-E 1"), 2, "A-B 1", "B-F 1", "E-F 1")
    assert {"move A-E by 1", "move A-E by 2"} <= {*texts(state, "move A-E")}
    assert after(state, "move A-E by 1").coins == [4, 6, 5]
    assert after(state, "move A-E by 2").coins == [2, 5, 8]


def test_a_toll_is_paid_even_where_ones_own_bridges_lead_there_too() -> None:
    state = bridge(bridge(settle(table(), 0, "A1"), 0, "A-E 1"), 1, "A-E 2")
    assert texts(state, "move") == ["move A-E by 0", "move A-E by 1"]


def test_nobody_moves_what_is_not_there() -> None:
    state = bridge(settle(table(), 0, "A1"), 0, "A-E 1")
    assert refused(state, "move E-A by 0") == "no-worker"
    assert refused(state, "move A-B by 0") == "no-way"
    assert refused(state, "move A-A by 0") == "no-way"
    assert refused(state, "move A-R by 0") == "no-such-place"
    assert refused(state, "move A-E by 5") == "no-such-place"


# -- capacity --------------------------------------------------------------------------------------


def test_a_full_island_may_be_passed_but_not_stayed_on() -> None:
    state = bridge(settle(settle(table(), 0, "A1"), 1, "B4"), 0, "A-B 1", "B-C 1")
    assert workers(after(state, "move A-C by 0"), 0) == "C1"
    state = after(state, "move A-B by 0")
    assert refused(state, "done") == "go-on-first"


def crowded_road() -> State:
    """A worker on A; B is full; a bridge of its own to B, and one of the other player to C."""
    state = settle(settle(table(), 0, "A1"), 1, "B4")
    return bridge(bridge(state, 0, "A-B 1"), 1, "B-C 1")


def test_a_worker_may_stop_on_a_full_island_if_its_next_movement_takes_it_on() -> None:
    state = crowded_road()
    assert texts(state, "move") == ["move A-B by 0"]
    state = after(state, "move A-B by 0")
    assert texts(state) == ["move B-A by 0", "move B-C by 1"]
    state = after(state, "move B-C by 1")
    assert (workers(state, 0), state.coins) == ("C1", [4, 6])


def test_a_worker_on_a_full_island_must_go_on() -> None:
    state = settle(crowded_road(), 0, "A2 C1")
    state = bridge(state, 0, "C-D 1")
    state = after(state, "move A-B by 0")
    assert refused(state, "done") == "go-on-first"
    assert refused(state, "move C-D by 0") == "go-on-first"
    assert refused(state, "move A-B by 0") == "go-on-first"
    assert {"move C-D by 0", "done"} <= {*texts(after(state, "move B-C by 1"))}


def test_nobody_stops_on_a_full_island_who_cannot_pay_for_the_way_on() -> None:
    state = crowded_road()
    state.coins[0] = 0
    assert refused(state, "move A-B by 0") == "island-full"


def test_nobody_stops_on_a_full_island_with_the_last_movement() -> None:
    state = settle(crowded_road(), 0, "A1 D1")
    state = bridge(state, 0, "D-H 1")
    state = after(state, "move D-H by 0", "move H-D by 0")
    assert refused(state, "move A-B by 0") == "island-full"


def test_the_way_back_is_no_way_on() -> None:
    state = bridge(settle(settle(table(), 0, "A1"), 1, "B4"), 0, "A-B 1")
    assert texts(state, "move") == []


def test_a_worker_may_stop_on_two_full_islands_in_a_row() -> None:
    state = settle(settle(table(3), 0, "A1"), 1, "B4 C5")
    state = bridge(bridge(bridge(state, 0, "A-B 1"), 1, "B-C 1"), 2, "C-D 1")
    state = after(state, "move A-B by 0", "move B-C by 1")
    assert refused(state, "done") == "go-on-first"
    state = after(state, "move C-D by 2")
    assert (workers(state, 0), state.coins) == ("D1", [3, 6, 6])


def test_a_pair_goes_on_together() -> None:
    state = settle(settle(table(2, ["caravan", "courier"]), 0, "A2"), 1, "B4")
    state = bridge(bridge(state, 0, "A-B 1"), 1, "B-C 1")
    state = after(state, "move two A-B by 0")
    assert {*texts(state)} == {"move two B-A by 0", "move two B-C by 1"}
    assert refused(state, "move B-C by 1") == "go-on-first"
    assert workers(after(state, "move two B-C by 1"), 0) == "C2"


def test_a_position_with_a_worker_on_its_way_is_written_and_read() -> None:
    state = after(settle(crowded_road(), 0, "A1 L3"), "move A-B by 0")
    assert GAME.load(GAME.dump(state)) == state
    data = GAME.dump(state)
    data["tasks"] = [["move", 2]]
    with pytest.raises(BrokenSave):
        GAME.load(data)


def test_capacities_are_four_five_and_six() -> None:
    for letter, lane, capacity in (("E", "A-E 1", 4), ("C", "B-C 1", 5), ("F", "B-F 1", 6)):
        state = settle(settle(table(), 0, "A1 B1"), 1, f"{letter}{capacity - 1}")
        origin = "A" if letter == "E" else "B"
        state = bridge(state, 0, lane)
        assert f"move {origin}-{letter} by 0" in texts(state)
        state.put_worker(1, island(letter), 1)
        assert refused(state, f"move {origin}-{letter} by 0") == "island-full"


def test_starts_have_room_for_everybody() -> None:
    state = bridge(settle(settle(settle(table(3), 0, "E4"), 1, "A12"), 2, "A12"), 0, "A-E 1")
    assert "move E-A by 0" in texts(state)


def test_capacity_counts_where_each_movement_ends() -> None:
    """A place left by the first worker is free for the second."""
    state = bridge(settle(settle(table(), 0, "A1 E1"), 1, "E3"), 0, "A-E 1", "E-F 1")
    state = after(state, "move E-F by 0", "move A-E by 0")
    assert "done" in texts(state)
    assert workers(state, 0) == "E1 F1"


def test_the_action_ends_when_nothing_more_can_move() -> None:
    state = bridge(settle(table(), 0, "A1"), 1, "A-E 1")
    state.coins[0] = 1
    state = after(state, "move A-E by 1")
    assert state.stage is Stage.TURN


# -- against an independent search -----------------------------------------------------------------


def reached(state: State, seat: int, owner: int, origin: int) -> dict[int, int]:
    """Islands and bridges crossed, walking over the owner's bridges one by one."""
    lanes = [
        lane for n, lane in enumerate(ISLANDS.network(state).lanes) if state.built[owner] >> n & 1
    ]
    found, border = {origin: 0}, {origin}
    while border:
        following = {
            there
            for lane in lanes
            for here, there in ((lane.a, lane.b), (lane.b, lane.a))
            if here in border and there not in found
        }
        found |= dict.fromkeys(following, max(found.values()) + 1)
        border = following
    return found


def test_movements_and_tolls_are_those_of_an_independent_search() -> None:
    chance = random.Random("movements")
    for number in range(40):
        players = 2 + number % 5
        state = GAME.deal(Setup(players), Rng(number))
        for _ in range(120):
            if GAME.to_act(state) is None:
                break
            legal = GAME.legal_moves(state)
            if state.stage is Stage.MOVE or state.main_left:
                check_movements(state, [mv for mv in legal if isinstance(mv, m.MoveWorker)])
            bridges = [move for move in legal if isinstance(move, m.BuildBridge)]
            GAME.play(state, chance.choice(bridges or legal), [])


def walks(state: State, origin: int, coins: int) -> dict[m.MoveWorker, int]:
    """Movements from an island that so many coins pay for, room or not, and their tolls."""
    found = {}
    for owner in range(state.players):
        for to, bridges in reached(state, state.seat, owner, origin).items():
            toll = 0 if owner == state.seat else bridges
            if to != origin and toll <= coins:
                found[m.MoveWorker(origin, to, owner)] = toll
    return found


def finds_room(state: State, path: list[int], coins: int, movements: int) -> bool:
    """Whether the last island of a path has room, or one that movements left lead on to."""
    if state.crowd[path[-1]] < state.capacity[path[-1]]:
        return True
    return movements > 0 and any(
        finds_room(state, [*path, move.destination], coins - toll, movements - 1)
        for move, toll in walks(state, path[-1], coins).items()
        if move.destination not in path
    )


def check_movements(state: State, legal: list[m.MoveWorker]) -> None:
    seat, expected = state.seat, dict[m.MoveWorker, int]()
    if state.stage not in (Stage.MOVE, Stage.TURN):
        return
    rest = decode_remaining(state.tasks[0][1]) if state.stage is Stage.MOVE else RemainingMoves(3)
    for origin, there in enumerate(state.workers[seat]):
        if there and (not rest.workers or origin == rest.crowded):
            for move, toll in walks(state, origin, state.coins[seat]).items():
                coins = state.coins[seat] - toll
                if finds_room(state, [origin, move.destination], coins, rest.movements - 1):
                    expected[move] = toll
    assert {*legal} == {*expected}
    for move, toll in list(expected.items())[:5]:
        log: list[Event] = []
        GAME.play(GAME.copy(state), move, log)
        assert of_kind(log, ev.WorkersMoved)[0].toll == toll
