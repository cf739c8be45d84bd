"""What the others did since a person's last decision, as that person may know it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from festival_desktop.core.game import Seat, early_turn_seat
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.lookahead import standing
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.weight import Weight

MOST = 5
"""Maximum number of steps shown: the most important ones, newer ones first."""


@dataclass(frozen=True, slots=True)
class Recap:
    steps: tuple[LogEntry, ...] = ()
    """All steps of other players since then."""
    news: tuple[LogEntry, ...] = ()
    """The most important of these steps, numbered from 1 in this order."""

    def number(self, step: int) -> int | None:
        """Return the number of a step's news; None if it is only in the log."""
        return next((n for n, entry in enumerate(self.news, 1) if entry.number == step), None)


def since(session: Session, seat: Seat) -> list[LogEntry]:
    """List what others did since this seat decided, as in the log."""
    entries = list(session.log.entries)
    if entries and early_turn_seat(entries[-1].events) == seat:
        del entries[-1]  # It is what brought them to the screen.
    return list(takewhile(lambda entry: entry.seat != seat, reversed(entries)))[::-1]


def news(session: Session, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """List the steps that are more than trifles."""
    weight = session.table.weight
    return [entry for entry in entries if weight(entry.events) > Weight.TRIFLE]


def recap(session: Session) -> Recap:
    """Build the recap for the viewer of the session, if they are to act."""
    if session.viewer is None or not session.moves:
        return Recap()
    steps = since(session, session.viewer)
    told = news(session, steps)
    weight = session.table.weight
    best = sorted(told, key=lambda entry: (-weight(entry.events), -entry.number))[:MOST]
    return Recap(tuple(steps), tuple(entry for entry in told if entry in best)) if told else Recap()


def points_since(session: Session, match: AnyMatch, step: int) -> list[tuple[Seat, int]]:
    """List the changes of scores since a step, as the viewer may know them."""
    then = match.game.view(match.state_at(step), session.viewer)
    before = standing(match.game, then).scores
    after = session.table.standing(session.view).scores
    changes = ((new.seat, new.total - old.total) for old, new in zip(before, after, strict=True))
    return [(seat, change) for seat, change in changes if change]
