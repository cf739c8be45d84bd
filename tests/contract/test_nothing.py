"""A step that the log leaves out changed nothing that anybody could count."""

import pytest

from festival_desktop.play.weight import Weight
from tests.contract.walks import CASES, Case, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_step_the_log_leaves_out_changes_no_score_and_no_count(case: Case) -> None:
    table, played = case.table, walk(case, 0)
    for before, step in zip(played.states, played.steps, strict=False):
        if table.weight(step.events) is Weight.NOTHING:
            assert case.game.standing(step.state).scores == case.game.standing(before).scores
            for seat in range(len(case.game.standing(before).scores)):
                was, now = (case.game.view(state, seat) for state in (before, step.state))
                assert case.box.counters(case.game, was) == case.box.counters(case.game, now)
