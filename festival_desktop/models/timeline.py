"""The steps of a match for the timeline: events, the reach of undo, and locks."""

from dataclasses import dataclass
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import Lock


class Group(NamedTuple):
    """Consecutive steps of one seat, from `first` to before `end`."""

    seat: Seat
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Timeline:
    """All steps as the viewer may know them. Places are numbers of steps: 0 is the deal."""

    entries: tuple[LogEntry, ...] = ()
    """All entries, including undone ones."""
    cursor: int = 0
    floor: int = 0
    """The earliest place undo can reach."""
    stops: tuple[int, ...] = (0,)
    """Places a jump can lead to."""
    lock: Lock | None = None
    """The lock that limits undo; None if undo reaches the deal."""
    practice: bool = False
    """Somebody played on from behind a lock, or tries a game again."""
    knows_ahead: bool = False
    """People know more than they did at the cursor: to play on makes the game practice."""

    def groups(self) -> list[Group]:
        """Group the steps by turn, as far as possible without knowing the game."""
        found: list[Group] = []
        for number, entry in enumerate(self.entries):
            if found and found[-1].seat == entry.seat:
                found[-1] = found[-1]._replace(end=number + 1)
            else:
                found.append(Group(entry.seat, number, number + 1))
        return found

    def stop_near(self, place: int) -> int | None:
        """Return the decision that led to this place; None if it is out of reach."""
        before = [stop for stop in self.stops if stop <= place]
        return before[-1] if before else None

    def next_stop(self, by: int) -> int | None:
        """Return the next place forward (1) or back (-1); None if there is none."""
        if by > 0:
            return next((stop for stop in self.stops if stop > self.cursor), None)
        return next((stop for stop in reversed(self.stops) if stop < self.cursor), None)
