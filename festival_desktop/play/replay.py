"""A match looked at again, step by step, with the knowledge of somebody who may look.

Whoever looks at a game that goes on learns nothing: they see what everybody sees, or, if there is
only one person at the table, what that person knows. When a game is over, every seat is open.
"""

from dataclasses import dataclass
from typing import Any

from festival_desktop.core.game import Event, Seat
from festival_desktop.play.match import Match


@dataclass(frozen=True, slots=True)
class Sight:
    """Whose knowledge is looked with: a seat's, everybody's (`open`), or that of a spectator."""

    seat: Seat | None = None
    open: bool = False


SPECTATOR = Sight()
OPEN = Sight(open=True)
"""All that happened is told, and the hand on the table is that of whoever decides."""


def sights(match: Match[Any, Any, Any]) -> list[Sight]:
    """Whose knowledge may be looked with, the usual one first."""
    if match.to_act is not None:
        alone = [Sight(min(match.people))] if len(match.people) == 1 else []
        return [SPECTATOR, *alone]
    # A person's own side of the table first: with open hands it turns to whoever decides.
    seats = sorted(range(len(match.players)), key=lambda seat: seat not in match.people)
    return [*map(Sight, seats), SPECTATOR, OPEN]


def viewer(match: Match[Any, Any, Any], place: int, sight: Sight) -> Seat | None:
    """Whose view is shown after so many steps."""
    if not sight.open:
        return sight.seat
    acting = match.game.to_act(match.state_at(place))
    if acting is None and place:
        return match.steps[place - 1].seat
    return acting


def told(match: Match[Any, Any, Any], events: tuple[Event, ...], sight: Sight) -> tuple[Event, ...]:
    """What of these events is told."""
    return events if sight.open else match.told(events, sight.seat)
