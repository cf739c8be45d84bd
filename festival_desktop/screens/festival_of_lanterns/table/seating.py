"""Who sits where, and how the table is turned so that whoever looks sits at the bottom."""

from typing import NamedTuple

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.scenes.turning import Turning


class Seating(NamedTuple):
    facing: tuple[int, ...]
    """Seat → the side of the table it sits at."""
    turning: Turning = Turning()
    hers: tuple[int, ...] = ()
    """The sides Moon Dancer gains from, if she is challenged."""

    @property
    def challenge(self) -> bool:
        """One person alone against Moon Dancer."""
        return bool(self.hers)

    @property
    def seat_at(self) -> dict[int, Seat]:
        """Side of the screen → the seat there."""
        return {self.turning.side(side): seat for seat, side in enumerate(self.facing)}

    def side_of(self, seat: Seat) -> int:
        return self.turning.side(self.facing[seat])

    def token(self, seat: Seat) -> int:
        """Whose colour and token a seat has."""
        return MOON if self.challenge and seat == MOON_DANCER else seat

    @property
    def ticks(self) -> tuple[tuple[int, int], ...]:
        """Side of the screen → who receives from it, as the painters number seats."""
        if self.challenge:
            hers = {self.turning.side(side): MOON for side in self.hers}
            return tuple(sorted({self.side_of(PERSON): PERSON, **hers}.items()))
        return tuple(sorted(self.seat_at.items()))
