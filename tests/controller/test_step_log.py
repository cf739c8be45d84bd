"""What people are told of a computer's decision: nothing that they may not know."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.players import stream
from festival_desktop.controller.step_log import StepLog
from festival_desktop.core.decision import SECRET
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.moves import Place
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player


def played(name: str, steps: int) -> Match[Any, Any, Any]:
    """Computers with their decisions, seat 0 a person's."""
    game, player = catalog.rules(name), catalog.computers(name)["friend"]
    match = Match(game, Setup(2), [Player("Mira"), Player("Lotte", "friend")], "log")
    while len(match.steps) < steps and (seat := match.to_act) is not None:
        view, legal = game.view(match.state, seat), game.legal_moves(match.state)
        decision = player.decide(view, legal, stream("log", seat, match.cursor))
        match.play(decision.move, decision)
    return match


def test_tiles_of_a_hidden_hand_are_not_told_as_alternatives() -> None:
    match = played("festival_of_lanterns", 20)
    log, told = StepLog(match), 0
    for number, step in enumerate(match.steps):
        own, open_ = log.decision(number, 1), log.decision(number, 0)
        if step.seat == 1 and own is not None and open_ is not None:
            assert open_.move == own.move
            told += len(own.alternatives)
            assert not [one for one in open_.alternatives if isinstance(one.move, Place)]
    assert told, "the seat itself knows its hand"


def test_private_goals_speak_for_a_move_to_their_owner_only() -> None:
    match = played("firefly_festival", 12)
    log = StepLog(match)
    for viewer in (0, 1, None):
        decisions = {number: log.decision(number, viewer) for number in range(len(match.steps))}
        told = {
            match.steps[number].seat
            for number, decision in decisions.items()
            if decision and any(term.name == SECRET for term in decision.reason)
        }
        assert told == ({viewer} if viewer is not None else set())


def test_the_line_of_a_step_tells_of_secrets_to_their_owner_only() -> None:
    match = played("firefly_festival", 12)
    log = StepLog(match)
    for viewer in (0, 1, None):
        entries = log.entries(viewer)
        assert any(entry.reason for entry in entries)
        told = {e.seat for e in entries if any(term.name == SECRET for term in e.reason)}
        assert told == ({viewer} if viewer is not None else set())


@pytest.mark.parametrize("name", catalog.GAMES)
def test_alternatives_tell_nothing_that_chance_has_not_decided(name: str) -> None:
    match = played(name, 30)
    log, game, found = StepLog(match), match.game, 0
    for number, step in enumerate(match.steps):
        for entry in log.alternatives(number, 0):
            found += 1
            assert entry.seat == step.seat
            assert not any(game.is_irreversible(event, step.seat) for event in entry.events)
    assert found
