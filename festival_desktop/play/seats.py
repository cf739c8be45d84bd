"""Who sits where, and whose secrets may be on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from festival_desktop.core.game import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table: a person, or a computer of a level."""

    name: str
    level: str | None = None

    @property
    def computer(self) -> bool:
        return self.level is not None


def people(players: Sequence[Player]) -> frozenset[Seat]:
    return frozenset(seat for seat, player in enumerate(players) if not player.computer)


class HandOver:
    """Hides hands while the laptop goes from one person to the next.

    With one person at the table nothing is ever hidden from them; with none, the table is
    watched by a spectator. `viewer` is the seat whose knowledge may be shown. In a game without
    secrets it is never drawn: the table turns to whoever is to act.
    """

    def __init__(self, people: frozenset[Seat], secrets: bool = True) -> None:
        self._people = people
        self.secrets = secrets
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.waiting: Seat | None = None
        """The person who must come to the screen before their hand is shown."""

    def turn_to(self, seat: Seat | None) -> None:
        """Somebody else is to act. A computer's turn leaves the screen as it is."""
        if seat is None:
            self.waiting = None
        elif seat in self._people and seat != self.viewer and self.secrets:
            self.waiting = seat
        elif seat in self._people:
            self.viewer, self.waiting = seat, None
        else:
            self.waiting = None

    def lift(self) -> None:
        """The awaited person is at the screen."""
        if self.waiting is not None:
            self.viewer, self.waiting = self.waiting, None

    @property
    def knows(self) -> Seat | None:
        """Whose view to show now: nobody's while the screen changes hands."""
        return self.viewer if self.waiting is None else None
