"""The players at their seats, and whose secrets may be on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from festival_desktop.core.game import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the table: a person, or a computer with a level."""

    name: str
    level: str | None = None

    @property
    def computer(self) -> bool:
        return self.level is not None


def people(players: Sequence[Player]) -> frozenset[Seat]:
    return frozenset(seat for seat, player in enumerate(players) if not player.computer)


class HandOver:
    """Hides hands while the laptop passes from one person to the next.

    A single person never has anything hidden from them; with no person, the viewer is a spectator.
    `viewer` is the seat whose knowledge may be shown. In a game without secrets the curtain is
    never drawn: the table turns to the seat that is to act.
    """

    def __init__(self, people: frozenset[Seat], secrets: bool = True) -> None:
        self._people = people
        self.secrets = secrets
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.waiting: Seat | None = None
        """The person who must take over the screen before the hand is shown."""

    def turn_to(self, seat: Seat | None) -> None:
        """Switch to the seat that is to act. A computer's turn leaves the screen as it is."""
        if seat is None:
            self.waiting = None
        elif seat in self._people and seat != self.viewer and self.secrets:
            self.waiting = seat
        elif seat in self._people:
            self.viewer, self.waiting = seat, None
        else:
            self.waiting = None

    def lift(self) -> None:
        """Show the table to the person it waited for."""
        if self.waiting is not None:
            self.viewer, self.waiting = self.waiting, None

    @property
    def visible_seat(self) -> Seat | None:
        """The seat whose view is shown; None while the screen changes hands."""
        return self.viewer if self.waiting is None else None
