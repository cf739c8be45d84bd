"""Main action: hold a festival. Conditions, everybody's points, fireflies, fish and the seal."""

import pytest

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.state import Stage, State, Trigger, Why
from tests.games.firefly_festival.positions import (
    CONTENT,
    TURN,
    after,
    bridge,
    happened,
    island,
    pagodas,
    refused,
    settle,
    table,
    texts,
)
from tests.games.played import of_kind


def ready() -> State:
    """A Small island of value 2: a floor, a bridge and a worker of seat 0."""
    return pagodas(bridge(settle(table(), 0, "E1"), 0, "A-E 1"), {"E": "0"})


def test_a_festival_on_a_small_island() -> None:
    state = after(ready(), "festival E")
    assert state.sealed == 1 << island("E")
    assert state.sorin == 5
    # 2 × (1 worker + 1 floor + 1 bridge), 2 for the worker there, 2 × 2 for seat 1's on the Start
    assert state.ledger[0] == ((Why.FESTIVAL, 6), (Why.FIREFLIES, 2 + 4))


# -- the four conditions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "floors", "lanes"),
    [
        ("E", 1, ["A-E 1"]),
        ("C", 3, ["B-C 1", "B-C 2", "C-D 1"]),
        ("F", 5, ["E-F 1", "E-F 2", "F-G 1", "F-G 2", "B-F 1"]),
    ],
)
def test_the_least_floors_are_one_three_and_five(
    letter: str, floors: int, lanes: list[str]
) -> None:
    state = bridge(settle(table(), 0, f"{letter}1"), 0, *lanes)
    assert f"festival {letter}" in texts(pagodas(state.copy(), {letter: "0" * floors}))
    lower = pagodas(state, {letter: "0" * (floors - 1)}) if floors > 1 else state
    assert refused(lower, f"festival {letter}") == "festival-floors"


def test_as_many_bridges_as_floors_are_needed_whoever_owns_them() -> None:
    state = pagodas(bridge(settle(table(), 0, "E3"), 0, "A-E 1"), {"E": "00"})
    assert refused(state, "festival E") == "festival-bridges"
    assert "festival E" in texts(bridge(state, 1, "A-E 2"))


def test_more_bridges_than_floors_are_fine() -> None:
    assert "festival E" in texts(bridge(ready(), 0, "A-E 2", "E-F 1"))


def test_somebody_of_yours_has_to_be_there() -> None:
    state = settle(ready(), 0, "A4")
    assert refused(state, "festival E") == "festival-worker"


def test_you_need_the_majority_of_all_pieces() -> None:
    state = settle(ready(), 1, "E3")
    assert "festival E" in texts(state), "three pieces against three: a tie will do"
    state = settle(bridge(ready(), 1, "A-E 2"), 1, "E3")
    assert refused(state, "festival E") == "festival-majority"


def test_the_majority_is_counted_player_by_player() -> None:
    state = settle(settle(ready_for_three(), 1, "E2"), 2, "E1")
    assert "festival E" in texts(state)


def ready_for_three() -> State:
    state = pagodas(bridge(settle(table(3), 0, "E1"), 0, "A-E 1"), {"E": "0"})
    return bridge(bridge(state, 1, "A-E 2"), 2, "A-E 3")


def test_no_island_has_two_festivals() -> None:
    state = ready()
    state.sealed = 1 << island("E")
    assert refused(state, "festival E") == "festival-held"


def test_there_is_no_festival_without_a_sorin() -> None:
    state = ready()
    state.sorin = 0
    assert refused(state, "festival E") == "no-sorin"


def test_there_is_no_festival_on_a_start() -> None:
    assert refused(table(), "festival A") == "no-festival-on-start"
    assert refused(table(), "festival R") == "no-such-place"


# -- what it pays ----------------------------------------------------------------------------------


def great_festival() -> State:
    """Phoenix, value 6, with 5 floors, 5 bridges and 6 workers of three players."""
    state = table(3)
    settle(settle(settle(state, 0, "F3"), 1, "F2"), 2, "F1")
    bridge(bridge(bridge(state, 0, "E-F 1", "E-F 2"), 1, "F-G 1", "B-F 1"), 2, "F-I 1")
    return pagodas(state, {"F": "00112"})


def test_a_large_island_of_value_six_pays_96_shared_by_ownership() -> None:
    events = happened(great_festival(), "festival F")
    shares = [(e.seat, e.pieces, e.points) for e in of_kind(events, ev.FestivalScored)]
    assert shares == [(0, 7, 42), (1, 6, 36), (2, 3, 18)]
    assert sum(points for _, _, points in shares) == 96
    assert of_kind(events, ev.FirefliesScored) == [ev.FirefliesScored(0, 6, 0, 12)]


def test_the_caller_gets_two_for_every_worker_next_door() -> None:
    state = great_festival()
    settle(settle(state, 1, "F2 E3 A1"), 2, "F1 G2 C4")
    events = happened(state, "festival F")
    # E and G are joined to F, each counted once although two bridges lead to E; A and C are not.
    assert of_kind(events, ev.FirefliesScored) == [ev.FirefliesScored(0, 6, 5, 12 + 10)]
    assert after(state, "festival F").points == [42 + 22, 36, 18]


@pytest.mark.parametrize(
    ("letter", "value"),
    [("B", 1), ("E", 2), ("J", 2), ("C", 3), ("K", 4), ("D", 5), ("F", 6), ("I", 5)],
)
def test_every_island_pays_its_own_value(letter: str, value: int) -> None:
    state = settle(table(), 0, f"{letter}4")
    assert TURN.festivals.share(state, 0, island(letter)) == value * 4


HANDMADE = [
    # workers of 0 and 1 there, floors, bridges of 0 and of 1; the value of C is 3
    ("C2", "C1", "000", ["B-C 1", "B-C 2", "C-D 1"], [], (24, 3)),
    ("C2", "C3", "001", ["B-C 1", "B-C 2"], ["C-D 1"], (18, 15)),
    ("C1", "C4", "000", ["B-C 1", "B-C 2", "C-D 1"], [], (21, 12)),
    ("C4", "", "111", ["C-G 1"], ["B-C 1", "B-C 2"], (15, 15)),
    ("C5", "", "011", ["C-G 1", "C-G 2"], ["B-C 1"], (24, 9)),
]


@pytest.mark.parametrize(("mine", "yours", "floors", "built", "other", "points"), HANDMADE)
def test_points_worked_out_by_hand(
    mine: str, yours: str, floors: str, built: list[str], other: list[str], points: tuple[int, int]
) -> None:
    state = settle(settle(table(), 0, mine), 1, yours)
    pagodas(bridge(bridge(state, 0, *built), 1, *other), {"C": floors})
    events = happened(state, "festival C")
    scored = {event.seat: event.points for event in of_kind(events, ev.FestivalScored)}
    assert tuple(scored.get(seat, 0) for seat in range(2)) == points


def test_the_length_of_a_bridge_does_not_matter() -> None:
    short = bridge(settle(table(), 0, "D1"), 0, "C-D 1")
    long = bridge(settle(table(), 0, "D1"), 0, "F-D 1")
    for state in (short, long):
        assert TURN.festivals.share(state, 0, island("D")) == 10


def test_whoever_has_a_worker_there_takes_back_all_fish() -> None:
    state = settle(settle(ready_for_three(), 1, "E1"), 2, "A2")
    state.fish = [2, 3, 1]
    events = happened(state, "festival E")
    assert of_kind(events, ev.FishReturned) == [ev.FishReturned(0, 2), ev.FishReturned(1, 3)]
    assert after(state, "festival E").fish == [0, 0, 1]


def test_the_last_sorin_ends_the_game_with_the_turn() -> None:
    state = ready()
    state.sorin = 1
    events = happened(state, "festival E")
    assert of_kind(events, ev.EndTriggered) == [ev.EndTriggered(0, Trigger.SORIN)]
    state = after(state, "festival E")
    assert state.stage is Stage.TURN
    assert after(state, "end turn").stage is Stage.OVER


def test_the_festival_with_the_last_sorin_is_scored_as_usual() -> None:
    state = ready()
    state.sorin = 1
    assert after(state, "festival E").points[0] == 12


def test_two_points_for_each_firefly_come_from_the_box() -> None:
    assert CONTENT.box.firefly_points == 2
    assert [(size.capacity, size.floors) for size in CONTENT.sizes] == [
        (None, 0), (4, 1), (5, 3), (6, 5)
    ]  # fmt: skip
