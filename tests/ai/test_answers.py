"""Decisions go through a pipe whole; nothing else that comes out of it is taken for one."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.answers import OtherRules, UnclearAnswer, read, written
from festival_desktop.ai.levels import LEVELS
from festival_desktop.ai.players import stream
from festival_desktop.core.decision import Decision
from festival_desktop.core.rng import Rng
from tests.contract.walks import CASES, Case, walk

CASE = CASES[0]
STATE = walk(CASE, 0).undecided[4]
LEGAL = CASE.game.legal_moves(STATE)
MOVE = CASE.game.write(LEGAL[0])
WHOLE: dict[str, Any] = {"move": MOVE, "reason": [["points", 100, 50]], "alternatives": []}


@pytest.mark.sample(6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_decision_comes_out_as_it_went_in(case: Case, level: str) -> None:
    game, player = case.game, catalog.computers(case.name)[level]
    every = 9 if LEVELS[level].effort is None else 60
    for number, state in enumerate(walk(case, 1).undecided[::every]):
        seat, legal = game.to_act(state), game.legal_moves(state)
        assert seat is not None
        decision = player.decide(game.view(state, seat), legal, stream("pipe", seat, number))
        assert read(game, legal, written(game, decision)) == decision


@pytest.mark.sample(6)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_decision_has_reasons_and_the_next_best_moves(case: Case) -> None:
    game, player = case.game, catalog.computers(case.name)["friend"]
    state = next(one for one in walk(case, 0).undecided if len(game.legal_moves(one)) > 2)
    seat, legal = game.to_act(state), game.legal_moves(state)
    view = game.view(state, seat)
    decision: Decision[Any] = player.decide(view, legal, Rng(4))
    assert decision.move == player.choose(view, legal, Rng(4))
    assert decision.reason
    assert len({decision.move, *(other.move for other in decision.alternatives)}) == 3
    assert all(other.behind >= 0 for other in decision.alternatives)
    leads = [term.lead for term in decision.reason]
    assert leads == sorted(leads, reverse=True)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        7,
        [],
        {},
        {"move": None},
        {"move": MOVE},
        WHOLE | {"reason": 3},
        WHOLE | {"alternatives": {}},
        WHOLE | {"reason": [["points", 1]]},
        WHOLE | {"reason": [["points", 1, True]]},
        WHOLE | {"reason": [["points", 1, "1"]]},
        WHOLE | {"reason": [["points", 1, float("inf")]]},
        WHOLE | {"reason": [["points", float("nan"), 1]]},
        WHOLE | {"reason": [["points", 1, 10**9]]},
        WHOLE | {"reason": [["points", 1, 0.5]]},
        WHOLE | {"reason": [["<b>", 1, 1]]},
        WHOLE | {"reason": [["", 1, 1]]},
        WHOLE | {"reason": [["points", 1, 1]] * 50},
        WHOLE | {"alternatives": [MOVE]},
        WHOLE | {"alternatives": [[None, 1, []]]},
        WHOLE | {"alternatives": [[MOVE, None, []]]},
        WHOLE | {"alternatives": [[MOVE, 1, None]]},
        WHOLE | {"alternatives": [[MOVE, 1, []]] * 9},
    ],
)
def test_what_is_no_answer_is_refused(answer: Any) -> None:
    with pytest.raises(UnclearAnswer):
        read(CASE.game, LEGAL, answer)


@pytest.mark.parametrize("answer", [{"move": "dance"}, WHOLE | {"alternatives": [["jump", 1, []]]}])
def test_moves_that_are_not_legal_are_refused(answer: Any) -> None:
    with pytest.raises(OtherRules):
        read(CASE.game, LEGAL, answer)
