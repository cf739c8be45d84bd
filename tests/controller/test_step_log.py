"""What people are told of a computer's decision: nothing that they may not know."""

from typing import Any

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
    for own, open_ in zip(log.entries(1), log.entries(0), strict=True):
        if own.seat == 1 and own.decision is not None and open_.decision is not None:
            assert open_.decision.move == own.decision.move
            told += len(own.decision.alternatives)
            assert not [one for one in open_.decision.alternatives if isinstance(one.move, Place)]
    assert told, "the seat itself knows its hand"


def test_private_goals_speak_for_a_move_to_their_owner_only() -> None:
    log = StepLog(played("firefly_festival", 12))
    for viewer in (0, 1, None):
        told = {
            entry.seat
            for entry in log.entries(viewer)
            if entry.decision and any(term.name == SECRET for term in entry.decision.reason)
        }
        assert told == ({viewer} if viewer is not None else set())
