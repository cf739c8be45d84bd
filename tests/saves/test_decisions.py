"""What led computers to their moves is kept with a game, and nothing in a file is trusted."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.players import stream
from festival_desktop.core.decision import Alternative, Decision, Term
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.document import document, restore
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import encode, parse
from tests.saves.conftest import NOW, AnyMatch


def computers_match(name: str, moves: int) -> AnyMatch:
    game, computer = catalog.rules(name), catalog.computers(name)["friend"]
    players = [Player("Ada", "friend"), Player("Ben", "friend")]
    match: AnyMatch = Match(game, Setup(2), players, "decisions")
    while match.to_act is not None and len(match.steps) < moves:
        view, legal = game.view(match.state, match.to_act), game.legal_moves(match.state)
        decision = computer.decide(view, legal, stream("decisions", match.to_act, match.cursor))
        match.play(decision.move, decision)
    return match


@pytest.fixture(scope="module")
def saved() -> Save:
    return document(computers_match("lanterns_dice", 12), "0.1.0", NOW)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_reasons_of_computers_come_back_from_a_file(name: str) -> None:
    match = computers_match(name, 20)
    read = restore(parse(encode(document(match, "0.1.0", NOW)), "a.festival"), catalog.rules)
    assert any(step.decision and step.decision.alternatives for step in match.steps)
    for before, after in zip(match.steps, read.match.steps, strict=True):
        chosen = before.decision if before.decision and before.decision.reason else None
        assert after.decision == chosen


def test_steps_that_were_taken_back_keep_theirs() -> None:
    match = computers_match("lanterns_dice", 12)
    match.goto(3)
    read = restore(document(match, "0.1.0", NOW), catalog.rules).match
    assert read.cursor == 3
    assert [step.decision for step in read.steps].count(None) < 12


@pytest.mark.parametrize(
    "wrong",
    [
        {"reason": [["points", 1.5, 1]]},
        {"reason": [["<b>", 1, 1]]},
        {"reason": [["points", 10**12, 1]]},
        {"alternatives": [["dance with dragons", 1, []]]},
        {"alternatives": [[7, 1, []]]},
        {"alternatives": [["", 1, []]] * 50},
    ],
)
def test_a_decision_that_cannot_be_read_costs_nothing_else(
    saved: Save, wrong: dict[str, Any]
) -> None:
    (first, *others) = saved.decisions
    spoiled = [first.model_copy(update=wrong), *others]
    read = restore(saved.model_copy(update={"decisions": spoiled}), catalog.rules)
    assert read.troubles == ()
    assert len(read.match.steps) == 12
    assert read.match.steps[first.at - 1].decision is None
    assert read.match.steps[others[0].at - 1].decision is not None


def test_decisions_of_moves_that_do_not_exist_are_passed_over(saved: Save) -> None:
    astray = [saved.decisions[0].model_copy(update={"at": 4_000})]
    read = restore(saved.model_copy(update={"decisions": astray}), catalog.rules)
    assert [step.decision for step in read.match.steps] == [None] * 12


def test_a_game_of_the_version_before_has_no_decisions(saved: Save) -> None:
    raw = encode(saved).replace(b'"version": 3', b'"version": 2')
    assert parse(raw, "a.festival").decisions == []


def test_numbers_are_kept_to_the_hundredth() -> None:
    match = computers_match("lanterns_dice", 3)
    game, state = match.game, match.state
    assert match.to_act is not None
    move, other, *_ = game.legal_moves(state)
    reason = (Term("points", 2.25, 0.05), Term("pools", -0.01, 3.0))
    match.play(move, Decision(move, reason, (Alternative(other, 1.4, reason[:1]),)))
    read = restore(document(match, "0.1.0", NOW), catalog.rules).match
    assert read.steps[-1].decision == match.steps[-1].decision
