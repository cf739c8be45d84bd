"""Secondary action: public and private goals. Every kind, reached and just not reached."""

import pytest

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.state import Stage, State, Trigger, Why
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    TURN,
    after,
    bridge,
    goal,
    happened,
    kind,
    pagodas,
    refused,
    settle,
    table,
    texts,
)
from tests.games.played import of_kind


def with_coins(coins: int) -> State:
    state = table()
    state.coins[0] = coins
    return state


def with_fish(fish: int) -> State:
    state = table()
    state.fish[0] = fish
    return state


PUBLIC: list[tuple[str, int, State]] = [
    ("empire", 0, table()),
    ("empire", 3, pagodas(table(), {"B": "0", "C": "10", "F": "01010", "G": "1"})),
    ("architect", 0, table()),
    ("architect", 6, bridge(bridge(table(), 0, "A-B 1", "F-D 1"), 1, "G-K 1")),
    ("hubs", 0, table()),
    ("hubs", 4, bridge(bridge(table(), 0, "A-E 1", "A-E 2", "E-F 1", "E-I 1"), 1, "A-E 3")),
    ("merchant", 9, with_coins(9)),
    ("tower", 0, table()),
    ("tower", 5, pagodas(table(), {"F": "00101", "C": "001", "G": "0", "B": "1"})),
    ("diversity", 2, table()),
    ("diversity", 4, settle(table(), 0, "A1 B2 C1 F5")),
    ("ready_to_go", 4, table()),
    ("ready_to_go", 9, settle(table(), 0, "A1 B2 C1 F5")),
]


@pytest.mark.parametrize(("id", "reached", "state"), PUBLIC)
def test_what_public_goals_count(id: str, reached: int, state: State) -> None:
    assert TURN.goals.progress(state, 0, kind(id)) == reached


def test_the_seven_stacks_have_their_cards() -> None:
    assert {stack.id: dict(stack.cards) for stack in CONTENT.public} == {
        "empire": {2: 3, 3: 4, 4: 6, 5: 8, 6: 9, 7: 11},
        "architect": {2: 3, 3: 4, 4: 5, 5: 7, 6: 9, 7: 11},
        "hubs": {2: 3, 3: 4, 4: 5, 5: 7, 6: 9, 7: 11},
        "merchant": {6: 3, 8: 4, 10: 5, 12: 7, 15: 9, 18: 11},
        "tower": {3: 3, 4: 4, 5: 6, 6: 8, 7: 10, 8: 12},
        "diversity": {3: 3, 4: 4, 5: 5, 6: 7, 7: 9, 8: 11},
        "ready_to_go": {6: 3, 7: 4, 8: 5, 9: 7, 10: 9, 12: 11},
    }


def test_a_public_goal_that_is_met_is_taken_and_scored() -> None:
    state = bridge(table(), 0, "A-E 1", "A-E 2")
    events = happened(state, "claim hubs")
    assert of_kind(events, ev.PublicGoalClaimed) == [ev.PublicGoalClaimed(0, kind("hubs"), 0, 3)]
    state = after(state, "claim hubs")
    assert (state.points[0], state.claimed[0]) == (3, ((kind("hubs"), 0),))
    assert TURN.goals.top(state, kind("hubs")) == (3, 4), "the next card is revealed"


def test_only_one_goal_is_claimed_in_a_turn() -> None:
    state = bridge(table(), 0, "A-E 1", "A-E 2", "A-E 3")
    state = after(state, "claim hubs")
    assert TURN.goals.meets_public(state, 0, kind("hubs"))
    assert refused(state, "claim hubs") == "secondary-done"


def test_a_goal_that_is_not_met_is_not_taken() -> None:
    assert refused(table(), "claim hubs") == "goal-unmet"
    assert refused(table(), "claim tower") == "goal-not-in-play"


def test_a_card_is_there_for_the_first_who_takes_it() -> None:
    state = bridge(bridge(table(), 0, "A-E 1", "A-E 2"), 1, "H-L 1", "H-L 2")
    state = after(state, "move A-E by 0", "done", "claim hubs")
    assert refused(state, "claim hubs") == "goal-unmet"


def test_a_stack_has_six_cards() -> None:
    state = bridge(table(), 0, "A-E 1")
    state.taken[kind("hubs")] = 6
    assert refused(state, "claim hubs") == "goals-gone"


def test_the_24th_public_goal_ends_the_game_with_the_turn() -> None:
    state = bridge(table(), 0, "A-E 1", "A-E 2")
    for number in state.goals:
        state.taken[number] = 6
    state.taken[kind("merchant")] = 5
    state.coins[0] = 18
    events = happened(state, "claim merchant")
    assert of_kind(events, ev.EndTriggered) == [ev.EndTriggered(0, Trigger.GOALS)]
    state = after(state, "claim merchant")
    assert state.stage is Stage.TURN, "the main action still comes"
    assert after(state, "move A-E by 0", "done").stage is Stage.OVER


# -- private goals -------------------------------------------------------------------------------

STARTS = ["A-B 1", "B-C 1", "C-D 1", "D-H 1", "H-L 1"]

PRIVATE: list[tuple[str, State, State]] = [
    # goal, a position that meets it, one that just does not
    ("large-2", pagodas(table(), {"D": "0", "F": "10"}), pagodas(table(), {"D": "0", "F": "1"})),
    (
        "large-3",
        pagodas(table(), {"D": "0", "F": "10", "I": "0"}),
        pagodas(table(), {"D": "00", "F": "10", "B": "0"}),
    ),
    ("medium-2", pagodas(table(), {"C": "0", "G": "0"}), pagodas(table(), {"C": "00", "B": "0"})),
    (
        "medium-3",
        pagodas(table(), {"C": "0", "G": "0", "K": "0"}),
        pagodas(table(), {"C": "0", "G": "0", "K": "1"}),
    ),
    (
        "small-3",
        pagodas(table(), {"B": "0", "E": "0", "H": "0"}),
        pagodas(table(), {"B": "0", "E": "0", "H": "1"}),
    ),
    (
        "small-4",
        pagodas(table(), {"B": "0", "E": "0", "H": "0", "J": "10"}, sealed="B"),
        pagodas(table(), {"B": "0", "E": "0", "H": "0"}),
    ),
    (
        "each-size",
        pagodas(table(), {"B": "0", "C": "0", "D": "0"}),
        pagodas(table(), {"B": "0", "C": "0", "D": "1"}),
    ),
    ("starts-joined", bridge(table(), 0, *STARTS), bridge(table(), 0, *STARTS[1:])),
    ("chain-4", bridge(table(), 0, *STARTS[:3]), bridge(table(), 0, *STARTS[:2])),
    ("chain-6", bridge(table(), 0, *STARTS), bridge(table(), 0, *STARTS[1:], "A-E 1")),
    (
        "chain-8",
        bridge(table(), 0, *STARTS, "A-E 1", "E-I 1"),
        bridge(table(), 0, *STARTS, "A-E 1", "A-E 2"),
    ),
    (
        "side-by-side-2",
        bridge(table(), 0, "A-E 1", "A-E 3"),
        bridge(bridge(table(), 0, "A-E 1"), 1, "A-E 3"),
    ),
    (
        "side-by-side-3",
        bridge(table(), 0, "A-E 1", "A-E 2", "A-E 3"),
        bridge(table(), 0, "A-E 1", "A-E 3", "E-F 1"),
    ),
    ("gathered-3", settle(table(), 0, "F3"), settle(table(), 0, "F2 A4")),
    ("gathered-4", settle(table(), 0, "F4"), settle(table(), 0, "F3 A5")),
    ("gathered-5", settle(table(), 0, "F5"), settle(table(), 0, "F4 L6")),
    (
        "alone-2",
        settle(settle(table(), 0, "B1 C2"), 1, "A4"),
        settle(settle(table(), 0, "B1 C2"), 1, "C1"),
    ),
    (
        "alone-4",
        settle(settle(table(), 0, "B1 C1 D1 A1"), 1, "L4"),
        settle(settle(table(), 0, "B1 C1 D1 A1"), 1, "A4"),
    ),
    (
        "full-house",
        settle(settle(table(), 0, "B1"), 1, "B3"),
        settle(settle(table(), 0, "B1"), 1, "B2 C5"),
    ),
    (
        "on-top-2",
        pagodas(table(), {"B": "10", "F": "0"}),
        pagodas(table(), {"B": "10", "F": "0"}, sealed="F"),
    ),
    (
        "on-top-3",
        pagodas(table(), {"B": "10", "F": "0", "G": "0"}),
        pagodas(table(), {"B": "10", "F": "0", "G": "01"}),
    ),
    ("fish-2", with_fish(2), with_fish(1)),
    ("fish-3", with_fish(3), with_fish(2)),
    (
        "sealed-3",
        pagodas(bridge(table(), 0, "B-C 1", "C-D 1"), {"B": "1", "C": "1", "D": "1"}, "BCD"),
        pagodas(settle(table(), 0, "B1 C1"), {"B": "1", "C": "1", "D": "1"}, "BCD"),
    ),
    (
        "sealed-5",
        pagodas(table(), {"B": "0", "C": "0", "D": "0", "E": "0", "F": "0"}, "BCDEF"),
        pagodas(table(), {"B": "0", "C": "0", "D": "0", "E": "0", "F": "0"}, "BCDE"),
    ),
    (
        "bridges-8",
        bridge(table(), 0, *STARTS, "A-E 1", "A-E 2", "A-E 3"),
        bridge(table(), 0, *STARTS, "A-E 1", "A-E 2"),
    ),
    ("away", settle(table(), 0, "B4"), settle(table(), 0, "B3 L1")),
    ("penniless", with_coins(0), with_coins(1)),
]  # fmt: skip


def test_all_28_private_goals_are_tried_here() -> None:
    assert [id for id, _, _ in PRIVATE] == [card.id for card in CONTENT.private]
    assert len(PRIVATE) == 28


@pytest.mark.parametrize(("id", "met", "unmet"), PRIVATE)
def test_a_private_goal_is_met_or_just_not(id: str, met: State, unmet: State) -> None:
    assert TURN.goals.meets_private(met, 0, goal(id))
    assert not TURN.goals.meets_private(unmet, 0, goal(id))


@pytest.mark.parametrize(("id", "met", "unmet"), PRIVATE)
def test_a_private_goal_is_revealed_and_scored_or_refused(
    id: str, met: State, unmet: State
) -> None:
    number = goal(id)
    for state in (met, unmet):
        state.hands[0] = (number,)
    card = CONTENT.private[number]
    events = happened(met, f"reveal {id}")
    assert of_kind(events, ev.PrivateGoalClaimed) == [ev.PrivateGoalClaimed(0, number, card.points)]
    state = after(met, f"reveal {id}")
    assert state.ledger[0] == ((Why.PRIVATE, card.points),)
    assert (state.hands[0], state.done[0]) == ((), (number,)), "it is not replaced"
    assert refused(unmet, f"reveal {id}") == "goal-unmet"


def test_the_points_of_private_goals() -> None:
    points = {card.id: card.points for card in CONTENT.private}
    assert points == {
        "large-2": 9, "large-3": 13, "medium-2": 6, "medium-3": 9, "small-3": 8, "small-4": 12,
        "each-size": 8, "starts-joined": 10, "chain-4": 5, "chain-6": 8, "chain-8": 12,
        "side-by-side-2": 5, "side-by-side-3": 9, "gathered-3": 5, "gathered-4": 8,
        "gathered-5": 11, "alone-2": 5, "alone-4": 9, "full-house": 5, "on-top-2": 6,
        "on-top-3": 10, "fish-2": 6, "fish-3": 9, "sealed-3": 5, "sealed-5": 9, "bridges-8": 8,
        "away": 7, "penniless": 4,
    }  # fmt: skip


def test_only_ones_own_private_goals_are_revealed() -> None:
    state = settle(table(hand=["gathered-3"]), 0, "B4")
    state.hands[1] = (goal("away"),)
    assert texts(state, "reveal") == ["reveal gathered-3"]
    assert refused(state, "reveal away") == "not-your-goal"


def test_a_private_goal_counts_as_the_goal_of_the_turn() -> None:
    state = settle(table(hand=["gathered-3", "away"]), 0, "B4")
    state = after(state, "reveal away")
    assert refused(state, "reveal gathered-3") == "secondary-done"


def test_a_revealed_goal_cannot_be_taken_back() -> None:
    assert GAME.is_irreversible(ev.PrivateGoalClaimed(0, 3, 9), 0)
    assert not GAME.is_irreversible(ev.PublicGoalClaimed(0, 3, 0, 3), 1)
