"""The steps of a match as viewers may know them: each is censored once for each viewer."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from festival_desktop.core.decision import SECRET, Decision, Reason
from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import Match

WORLDS = 8
"""In so many imagined positions a move is looked for, to find out whether it was an open one."""


class StepLog:
    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        self._known: dict[Seat | None, list[tuple[Step[Any, Any], LogEntry]]] = {}

    def entries(self, viewer: Seat | None) -> list[LogEntry]:
        """All steps, also those that were taken back."""
        steps, known = self._match.steps, self._known.setdefault(viewer, [])
        same = _common(known, steps)
        del known[same:]
        for number in range(same, len(steps)):
            played = steps[number]
            told = self.told(played.events, viewer)
            known.append((played, LogEntry(number, played.seat, told, played.sealed)))
        return [entry for _, entry in known]

    def told(self, events: Sequence[Event], viewer: Seat | None) -> tuple[Event, ...]:
        censored = (self._match.game.censor(event, viewer) for event in events)
        return tuple(event for event in censored if event is not None)

    def decision(self, number: int, viewer: Seat | None) -> Decision[Any] | None:
        """What led a computer to a step, without what would tell the viewer something hidden.

        A move that was not made is told if it was possible for all that the viewer knew. That has
        to be imagined, so a decision is worked out when somebody asks for it.
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


def _open(reason: Reason) -> Reason:
    return tuple(term for term in reason if term.name != SECRET)


def _common(known: list[tuple[Step[Any, Any], LogEntry]], steps: Sequence[Step[Any, Any]]) -> int:
    """How many steps are still the same ones; after an undo others may have been played."""
    both = zip(known, steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], both))
