"""End of the game: triggers, the Crow's loss, chains, the longest chain, ties."""

import pytest

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.scoring import chain_points
from festival_desktop.games.firefly_festival.state import Stage, State, Trigger, Why
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    ISLANDS,
    after,
    bridge,
    happened,
    refused,
    settle,
    table,
)
from tests.games.played import of_kind

PATH = ["A-B 1", "B-C 1", "C-D 1", "D-H 1", "H-L 1"]


def last_turn(state: State) -> State:
    """Seat 0 has built its last floor; only a secondary action may follow."""
    state.main_left = 0
    state.trigger = Trigger.FLOORS
    return state


def test_the_game_ends_when_the_turn_does() -> None:
    state = settle(table(3), 0, "B1")
    state.floors_left[0] = 1
    state.score(0, Why.WATER, 5)
    state = after(state, "pagoda B", "crow coins")
    assert (state.stage, state.seat) == (Stage.OVER, 0), "the others have no more turn"
    assert GAME.to_act(state) is None
    assert GAME.legal_moves(state) == []
    assert refused(state, "end turn") == "over"


def test_only_the_first_trigger_is_told() -> None:
    state = last_turn(table())
    state.trigger = Trigger.SORIN
    state.floors_left[0] = 0
    assert of_kind(happened(state, "end turn"), ev.EndTriggered) == []


def test_the_holder_of_the_crow_loses_ten_points() -> None:
    state = last_turn(table())
    state.crow = 1
    state = after(state, "end turn")
    assert state.points == [0, -10]
    assert state.ledger[1] == ((Why.CROW, -10),)


@pytest.mark.parametrize(
    ("islands", "points"),
    [(0, 0), (2, 0), (3, 0), (4, 5), (5, 5), (6, 10), (7, 10), (8, 15), (9, 15), (10, 20),
     (11, 20), (12, 25), (13, 25), (14, 30), (15, 30), (18, 30)],
)  # fmt: skip
def test_the_chain_table(islands: int, points: int) -> None:
    assert chain_points(ISLANDS, islands) == points


def test_everybody_scores_their_chain_and_the_longest_scores_more() -> None:
    state = bridge(bridge(last_turn(table()), 0, *PATH), 1, "A-E 1", "E-F 1", "F-I 1")
    events = happened(state, "end turn")
    assert of_kind(events, ev.ChainScored) == [
        ev.ChainScored(0, 6, 10), ev.ChainScored(1, 4, 5)
    ]  # fmt: skip
    assert of_kind(events, ev.LongestChainScored) == [ev.LongestChainScored(0, 15)]
    assert after(state, "end turn").points == [25, 5]


def test_all_who_tie_for_the_longest_chain_score_it() -> None:
    state = bridge(bridge(last_turn(table(3)), 0, "A-B 1"), 2, "A-E 1")
    assert after(state, "end turn").points == [15, 0, 15]


def test_without_a_bridge_nobody_has_the_longest_chain() -> None:
    assert after(last_turn(table()), "end turn").points == [0, 0]


def test_most_points_win() -> None:
    state = last_turn(table(3))
    state.score(1, Why.WATER, 5)
    events = happened(state, "end turn")
    assert events[-1] == ev.GameEnded((1,))
    assert GAME.standing(after(state, "end turn")).winners == (1,)


def test_most_coins_decide_a_tie() -> None:
    state = last_turn(table(3))
    state.coins = [4, 6, 5]
    assert GAME.standing(after(state, "end turn")).winners == (1,)


def test_a_full_tie_is_shared() -> None:
    state = last_turn(table(3))
    state.coins = [6, 5, 6]
    assert GAME.standing(after(state, "end turn")).winners == (0, 2)


def test_nobody_has_won_before_the_end() -> None:
    assert GAME.standing(table()).winners == ()


def test_a_score_is_the_sum_of_its_reasons() -> None:
    state = bridge(last_turn(table()), 0, *PATH)
    for why, points in ((Why.FESTIVAL, 12), (Why.FESTIVAL, 6), (Why.FIREFLIES, 4), (Why.CROW, -4)):
        state.score(0, why, points)
    score = GAME.standing(after(state, "end turn")).scores[0]
    lines = {line.what: (line.points, line.parts) for line in score.lines if line.points}
    assert lines == {
        "festival": (18, (12, 6)), "fireflies": (4, (4,)), "crow": (-4, (-4,)),
        "chain": (10, (10,)), "longest": (15, (15,)),
    }  # fmt: skip
    assert score.total == 43


def test_the_longest_chain_is_worth_15() -> None:
    assert CONTENT.box.longest_chain == 15
