"""The law of previews: what is told before a move is what the move then does.

The counts of a position are read from its view by the box of each game (`counters`), never from
events, so a preview that reads the events wrongly does not agree with itself by accident.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.play.preview import Preview
from tests.contract.walks import CASES, MORE_CASES, Case, sample, walk

every_case = pytest.mark.parametrize("case", CASES + MORE_CASES, ids=str)
pytestmark = pytest.mark.sample(14)
GAMES, OF_A_KIND = 3, 3
"""How many random games are gone through, and how many moves of a kind are tried in a position."""
TRIED = 90
"""How many moves of each kind are tried in all."""
NOT_COUNTED = {"movement"}
"""Costs that no view counts."""


def positions(case: Case, most: int = TRIED) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Positions as whoever is to act sees them, with moves of every kind, rare ones included."""
    game, rng = case.game, Rng(12)
    tried: Counter[type] = Counter()
    for number in range(GAMES):
        for state in walk(case, number).undecided:
            kinds: dict[type, list[Any]] = {}
            for move in game.legal_moves(state):
                if tried[type(move)] < most:
                    kinds.setdefault(type(move), []).append(move)
            moves = [move for some in kinds.values() for move in sample(some, OF_A_KIND, rng)]
            tried.update(map(type, moves))
            if moves:
                yield state, game.view(state, game.to_act(state)), moves


def settled(case: Case, counts: dict[Any, int]) -> dict[Any, int]:
    """Counts that changed, in the form in which previews and views of a game can be compared."""
    known: Counter[Any] = Counter(
        {key: number for key, number in counts.items() if key[1] not in NOT_COUNTED}
    )
    counted = getattr(case.box, "counted", None)
    if counted is not None:
        known = counted(known)
    return {key: number for key, number in known.items() if number}


def changed(case: Case, was: dict[Any, int], after: Any, seat: int | None) -> dict[Any, int]:
    """What a step really changed, read from the view after it."""
    now = case.box.counters(case.game, case.game.view(after, seat))
    return settled(case, {key: now[key] - was.get(key, 0) for key in was.keys() | now.keys()})


@every_case
def test_a_preview_is_what_the_step_then_does(case: Case) -> None:
    game, table, compared = case.game, case.table, 0
    for state, view, moves in positions(case):
        was = case.box.counters(game, view)
        for move in moves:
            told: Preview = table.preview(view, move)
            if told.complete:
                does = changed(case, was, step(game, state, move).state, view.viewer)
                assert settled(case, told.counts()) == does, game.write(move)
                compared += 1
    assert compared


@every_case
def test_a_preview_tells_the_real_events_up_to_where_chance_decides(case: Case) -> None:
    game, table = case.game, case.table
    for state, view, moves in positions(case, 30):
        for move in moves:
            told: Preview = table.preview(view, move)
            played = step(game, state, move)
            real: Preview = table.account(played.events)
            assert played.sealed or not told.uncertain
            assert real.uncertain[: len(told.uncertain)] == told.uncertain
            if not told.complete:
                known, happened = told.changes, real.changes
                assert happened[: len(known)] == known, game.write(move)


@every_case
def test_the_end_of_the_game_is_told_before_it_comes(case: Case) -> None:
    game, table = case.game, case.table
    for number in range(GAMES):
        states = walk(case, number).undecided
        for state in (*states[:3], *states[-3:]):
            view = game.view(state, game.to_act(state))
            for move in sample(game.legal_moves(state), 5, Rng(number)):
                told: Preview = table.preview(view, move)
                after = step(game, state, move).state
                ends = [goal.key for goal in told.reached("game-over")]
                over = game.to_act(after) is None
                assert ends == ([game.standing(after).winners] if over else [])


@every_case
def test_costs_are_negative_and_nothing_is_told_that_changes_nothing(case: Case) -> None:
    table = case.table
    for _, view, moves in positions(case, 15):
        for move in moves:
            told: Preview = table.preview(view, move)
            assert all(cost.number < 0 and not cost.missing for cost in told.costs)
            assert all(change.number for change in told.changes)
            assert told == table.preview(view, move)
