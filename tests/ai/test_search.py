"""Looking ahead: the same again for the same chance, and an end whenever it is wanted."""

from threading import Event, Thread
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.levels import LEVELS
from festival_desktop.ai.limit import Limit
from festival_desktop.ai.search import Effort, SearchPlayer
from festival_desktop.core.rng import Rng
from tests.contract.walks import CASES, Case, walk

SMALL = Effort(candidates=3, of_kind=2, simulations=4, margin=4.0, depth=1, inner=2)


def searcher(case: Case) -> SearchPlayer[Any, Any, Any]:
    heuristics = catalog.heuristics(case.game)
    return SearchPlayer(case.game, heuristics, SMALL)


def positions(case: Case, every: int) -> list[Any]:
    game = case.game
    undecided = walk(case, 2).undecided
    return [state for state in undecided[::every] if len(game.legal_moves(state)) > 1][:3]


@pytest.mark.sample(4)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_chance_gives_the_same_decision(case: Case) -> None:
    game, player = case.game, searcher(case)
    for state in positions(case, 11):
        view, legal = game.view(state, game.to_act(state)), game.legal_moves(state)
        decision = player.decide(view, legal, Rng(3))
        assert decision == player.decide(view, legal, Rng(3))
        assert decision.move == player.choose(view, legal, Rng(3))
        assert decision.move in legal


@pytest.mark.sample(4)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_ends_between_simulations_when_it_is_cancelled(case: Case) -> None:
    game, asked = case.game, list[int]()

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 1

    for state in positions(case, 13):
        asked.clear()
        view, legal = game.view(state, game.to_act(state)), game.legal_moves(state)
        limit = Limit(cancelled=cancelled)
        assert searcher(case).decide(view, legal, Rng(3), limit).move in legal
        assert len(asked) <= 2


def test_another_thread_can_end_its_thinking() -> None:
    """Compiled players let others go on between simulations; it would think for days otherwise."""
    case, asked, cancelled = CASES[0], Event(), Event()
    game, (state, *_) = case.game, positions(case, 11)
    view, legal = game.view(state, game.to_act(state)), game.legal_moves(state)

    def cancel() -> None:
        asked.wait()
        cancelled.set()

    def is_cancelled() -> bool:
        asked.set()
        return cancelled.is_set()

    endless = SearchPlayer(
        game, catalog.heuristics(game), SMALL._replace(simulations=10**9, margin=1e9)
    )
    other = Thread(target=cancel)
    other.start()
    assert endless.decide(view, legal, Rng(3), Limit(cancelled=is_cancelled)).move in legal
    other.join()


@pytest.mark.sample(6)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_without_any_time_it_takes_what_looks_best(case: Case) -> None:
    game, player = case.game, searcher(case)
    for state in positions(case, 17):
        view, legal = game.view(state, game.to_act(state)), game.legal_moves(state)
        first = player._candidates(view, legal, Rng(3))[0][0]
        assert player.decide(view, legal, Rng(3), Limit(0.0)).move == first


@pytest.mark.sample(6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_look_the_same_to_a_seat_give_the_same_choice(case: Case, level: str) -> None:
    """No level knows more than its view: secrets may be swapped under its eyes."""
    game, player = case.game, catalog.computers(case.name)[level]
    swapped = 0
    for number, state in enumerate(positions(case, 9)[: 1 if LEVELS[level].effort else 3]):
        seat = game.to_act(state)
        other = case.box.swap_secrets(game, state, seat, Rng(number))
        swapped += game.dump(other) != game.dump(state)
        decisions = [
            player.decide(game.view(world, seat), game.legal_moves(world), Rng(number))
            for world in (state, other)
        ]
        assert decisions[0] == decisions[1]
    assert swapped or case.name == "lanterns_dice", "there was something to peek at"
