"""Who sits where around the tray, and whose sheet is shown large."""

from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.models.session import Session
from festival_desktop.scenes.turning import Turning


class Seating(NamedTuple):
    own: Seat
    """Whose sheet is shown as long as nobody looks elsewhere."""
    shown: Seat
    others: tuple[Seat, ...]
    """The seats of the small sheets, clockwise."""
    facing: tuple[int, ...]
    """Seat → the side of the tray it sits at."""
    turning: Turning

    @property
    def at_home(self) -> bool:
        """The viewer's own sheet is shown."""
        return self.shown == self.own

    def side_of(self, seat: Seat) -> int:
        """The side of the screen where a seat is."""
        return self.turning.side(self.facing[seat])

    @property
    def seat_at(self) -> dict[int, Seat]:
        """Side of the screen → the seat there."""
        return {self.side_of(seat): seat for seat in range(len(self.facing))}


def own_seat(session: Session) -> Seat:
    for seat in (session.viewer, session.waiting):
        if seat is not None:
            return seat
    return int(session.view.seat)


def seating(session: Session, facing: tuple[int, ...], looking: Seat | None) -> Seating:
    own, players = own_seat(session), len(facing)
    # Who only watches sees the tray from one side, whoever acts.
    seat = session.viewer if session.viewer is not None else session.waiting
    return Seating(
        own,
        own if looking is None else looking,
        tuple((own + n) % players for n in range(1, players)),
        facing,
        Turning.towards(facing[seat or 0]),
    )
