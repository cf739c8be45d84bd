"""The steps of a match as viewers may know them: each is censored once for each viewer."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.step import Step
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import Match


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


def _common(known: list[tuple[Step[Any, Any], LogEntry]], steps: Sequence[Step[Any, Any]]) -> int:
    """How many steps are still the same ones; after an undo others may have been played."""
    both = zip(known, steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], both))
