"""The steps of a match as viewers may know them: each is censored once for each viewer."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from festival_desktop.core.decision import SECRET, Alternative, Decision, Reason
from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import AnyMatch

WORLDS = 8
"""Number of imagined positions in which a move is looked for, to decide whether it is public."""


class StepLog:
    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._known: dict[Seat | None, list[tuple[Step[Any, Any], LogEntry]]] = {}

    def entries(self, viewer: Seat | None) -> list[LogEntry]:
        """List all steps, including undone ones."""
        steps, known = self._match.steps, self._known.setdefault(viewer, [])
        same = _common(known, steps)
        del known[same:]
        for number in range(same, len(steps)):
            played = steps[number]
            told, why = self._match.censored(played.events, viewer), _reason(played, viewer)
            known.append((played, LogEntry(number, played.seat, told, played.sealed, why)))
        return [entry for _, entry in known]

    def decision(self, number: int, viewer: Seat | None) -> Decision[Any] | None:
        """Return a computer's reasoning for a step, without hidden information.

        Alternatives are included if they were possible as far as the viewer knew. That has to be
        imagined, so it is computed on request.
        """
        played, game = self._match.steps[number], self._match.game
        decision = played.decision
        if decision is None or viewer == played.seat:
            return decision
        view, rng = game.view(self._match.state_at(number), viewer), Rng(number)
        worlds = [{*game.legal_moves(game.imagine(view, rng))} for _ in range(WORLDS)]
        return Decision(
            decision.move,
            _open(decision.reason),
            tuple(
                replace(other, reason=_open(other.reason))
                for other in decision.alternatives
                if all(other.move in legal for legal in worlds)
            ),
        )

    def alternatives(self, number: int, viewer: Seat | None) -> list[LogEntry]:
        """List a computer's next best moves, each like a step that made it.

        They are tried with the viewer's knowledge, up to where chance comes in.
        """
        decision = self.decision(number, viewer)
        others = decision.alternatives if decision is not None else ()
        return [self._tried(number, other, viewer) for other in others]

    def _tried(self, number: int, other: Alternative[Any], viewer: Seat | None) -> LogEntry:
        game, seat = self._match.game, self._match.steps[number].seat
        view, events = game.view(self._match.state_at(number), viewer), list[Event]()
        game.play(game.imagine(view, Rng(number)), other.move, events)
        certain = [*takewhile(lambda event: not game.is_irreversible(event, seat), events)]
        return LogEntry(number, seat, self._match.censored(certain, viewer), False, other.reason)


def _reason(played: Step[Any, Any], viewer: Seat | None) -> Reason:
    if played.decision is None:
        return ()
    reason = played.decision.reason
    return reason if viewer == played.seat else _open(reason)


def _open(reason: Reason) -> Reason:
    return tuple(term for term in reason if term.name != SECRET)


def _common(known: list[tuple[Step[Any, Any], LogEntry]], steps: Sequence[Step[Any, Any]]) -> int:
    """Count the steps that are still the same; after an undo others may have been played."""
    for same, ((old, _), new) in enumerate(zip(known, steps, strict=False)):
        if old is not new:
            return same
    return min(len(known), len(steps))
