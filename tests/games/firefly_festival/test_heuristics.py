"""How good positions look: what a sensible player sees at a glance."""

import math

import pytest

from festival_desktop.ai import heuristics
from festival_desktop.ai.arena import play_out
from festival_desktop.ai.players import PlainPlayer, RandomPlayer
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.heuristics import FireflyFestivalHeuristics
from festival_desktop.games.firefly_festival.moves import MoveWorker
from festival_desktop.games.firefly_festival.state import State, Trigger, Why
from festival_desktop.games.firefly_festival.walks import MOST
from tests.games.firefly_festival.positions import (
    GAME,
    after,
    bridge,
    island,
    pagodas,
    settle,
    table,
)
from tests.games.weights import weights

HEURISTICS = FireflyFestivalHeuristics(GAME, weights("firefly_festival"))
PLAIN = PlainPlayer(GAME, HEURISTICS)


def value(state: State, seat: int = 0) -> float:
    return heuristics.value(HEURISTICS, state, seat)


def chosen(state: State) -> str:
    view = GAME.view(state, state.seat)
    return GAME.write(PLAIN.choose(view, GAME.legal_moves(state), Rng(1)))


def test_points_coins_and_workers_are_good_for_you_and_others_points_are_not() -> None:
    base = value(table())
    richer, ahead, behind = table(), table(), table()
    richer.coins[0] += 2
    ahead.score(0, Why.WATER, 5)
    behind.score(1, Why.WATER, 5)
    assert value(richer) > base
    assert value(ahead) == pytest.approx(base + 5)
    assert value(behind) < base
    assert value(settle(table(), 0, "A3 L2")) > base


def test_a_chain_and_a_goal_in_reach_are_good() -> None:
    assert value(bridge(table(), 0, "A-E 1", "E-F 1", "F-G 1")) > value(bridge(table(), 0, "A-E 1"))
    two = bridge(table(), 0, "A-E 1", "A-E 2")
    assert value(after(two, "claim hubs")) > value(two) - HEURISTICS._weights.secondary


def test_a_great_festival_is_held() -> None:
    state = settle(settle(table(), 0, "F4 A1"), 1, "E2")
    bridge(state, 0, "E-F 1", "E-F 2", "F-G 1", "B-F 1", "F-I 1")
    assert chosen(pagodas(state, {"F": "00000"})) == "festival F"


def test_a_goal_that_is_met_is_claimed() -> None:
    state = after(bridge(table(), 0, "A-E 1", "A-E 2"), "move A-E by 0", "done")
    state.coins[0] = 2  # too few for a fish
    assert chosen(state) == "claim hubs"


def test_at_the_end_only_points_and_coins_count_and_who_has_won() -> None:
    state = table()
    state.coins[0] = 30
    state.score(0, Why.WATER, 5)
    state.trigger = state.trigger.FLOORS
    state.main_left = 0
    over = after(state, "end turn")
    win = HEURISTICS._weights.win
    assert value(over) == pytest.approx(5 + win + 0.3)
    assert value(over, 1) == pytest.approx(-5 * HEURISTICS._weights.others - win + 0.05)


def test_a_leader_ends_the_game_and_one_behind_does_not() -> None:
    state = pagodas(bridge(settle(table(), 0, "E2 B1"), 0, "A-E 1"), {"E": "0"})
    state.sorin = 1
    ahead, behind = state.copy(), state.copy()
    ahead.score(0, Why.WATER, 60)
    behind.score(1, Why.WATER, 60)
    assert chosen(ahead) == "festival E"
    assert chosen(behind) != "festival E"


def test_with_one_sorin_left_a_leader_ends_the_game_whatever_else_it_could_hope_for() -> None:
    state = pagodas(bridge(settle(table(), 0, "E2 B1 F4"), 0, "A-E 1"), {"E": "0", "F": "0000"})
    bridge(state, 0, "E-F 1", "E-F 2", "F-G 1", "B-F 1", "F-I 1")
    state.score(0, Why.WATER, 8)
    state.sorin = 2
    hopes = HEURISTICS.terms(state, 0)["festivals"]
    assert hopes > 40
    state.sorin = 1
    assert chosen(state) == "festival E"


def test_movements_that_are_not_made_are_worth_nothing() -> None:
    moved = after(bridge(table(), 0, "A-E 1", "E-F 1"), "move A-E by 0")
    left = HEURISTICS.terms(moved, 0)["turn"]
    assert HEURISTICS.terms(after(moved, "done"), 0)["turn"] == left


@pytest.mark.parametrize("players", range(2, 7))
def test_every_position_has_a_value_for_every_seat(players: int) -> None:
    rng = Rng(players)
    state = GAME.deal(Setup(players, {"powers": ("dealt",)}), rng)
    while GAME.to_act(state) is not None:
        assert math.isfinite(value(state, rng.below(players)))
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
    assert math.isfinite(value(state))


def test_a_plain_player_beats_one_who_plays_anything() -> None:
    outcome = play_out(GAME, Setup(2), [PLAIN, RandomPlayer()], "heuristics")
    plain, other = (score.total for score in outcome.standing.scores)
    assert plain > other + 50


def test_whoever_is_behind_gains_nothing_by_waiting() -> None:
    state = bridge(settle(table(), 0, "E2 B1"), 0, "A-E 1")
    state.score(1, Why.WATER, 30)
    awake, drowsy, last = GAME.copy(state), GAME.copy(state), GAME.copy(state)
    drowsy.quiet, last.quiet = state.players + 1, 2 * state.players
    win = HEURISTICS._weights.win
    assert HEURISTICS.terms(awake, 0).get("ending", 0.0) == 0
    assert -win < HEURISTICS.terms(drowsy, 0)["ending"] < 0
    assert HEURISTICS.terms(last, 0)["ending"] == -win
    assert HEURISTICS.terms(last, 1)["ending"] == win


@pytest.mark.parametrize("number", [4, 5, 22])
def test_usual_players_end_games_that_fell_asleep_before(number: int) -> None:
    """Each of these deals ended by rest while somebody behind could have held a festival."""
    seed = f"ends-{number}"
    assert play_out(GAME, Setup(3), [PLAIN] * 3, seed).end.trigger is not Trigger.REST


def test_of_many_movements_those_that_bring_a_worker_to_a_promising_island_are_likely() -> None:
    state = settle(settle(table(), 0, "A3 L2 B2"), 1, "E2")
    bridge(state, 0, "A-E 1", "E-F 1", "F-G 1", "B-F 1", "F-I 1")
    pagodas(state, {"F": "00"})
    every = GAME.legal_moves(state)
    likely = HEURISTICS.likely(state)
    walks = [move for move in likely if isinstance(move, MoveWorker)]
    assert island("F") in {move.destination for move in walks}
    assert len(walks) == MOST < len([one for one in every if isinstance(one, MoveWorker)])
    assert [one for one in likely if one not in walks] == [
        one for one in every if not isinstance(one, MoveWorker)
    ]
