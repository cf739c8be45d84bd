"""Look at a match again, step by step, with the knowledge of a permitted viewer.

During a game a viewer learns nothing new: they see public things, or what the only person at the
table knows. After the game every seat is open.
"""

from dataclasses import dataclass
from typing import Any

from festival_desktop.core.game import Event, Seat
from festival_desktop.play.match import Match


@dataclass(frozen=True, slots=True)
class Perspective:
    """The knowledge to look with: a seat's, everybody's (`open`), or a spectator's."""

    seat: Seat | None = None
    open: bool = False


SPECTATOR = Perspective()
OPEN = Perspective(open=True)
"""Perspective that reveals all events and shows the hand of the active seat."""


def perspectives(match: Match[Any, Any, Any]) -> list[Perspective]:
    """List the permitted perspectives, the usual one first."""
    if match.to_act is not None:
        alone = [Perspective(min(match.people))] if len(match.people) == 1 else []
        return [SPECTATOR, *alone]
    # People's perspectives first; with open hands, the table turns to the active seat.
    seats = sorted(range(len(match.players)), key=lambda seat: seat not in match.people)
    return [*map(Perspective, seats), SPECTATOR, OPEN]


def viewer(match: Match[Any, Any, Any], place: int, sight: Perspective) -> Seat | None:
    """Return the seat whose view is shown after `place` steps."""
    if not sight.open:
        return sight.seat
    acting = match.game.to_act(match.state_at(place))
    if acting is None and place:
        return match.steps[place - 1].seat
    return acting


def visible_events(
    match: Match[Any, Any, Any], events: tuple[Event, ...], sight: Perspective
) -> tuple[Event, ...]:
    """Return the events that this perspective may see."""
    return events if sight.open else match.censored(events, sight.seat)
