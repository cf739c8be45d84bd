"""The seats around the tray, the sheet that is shown large, and whether it is shown alone."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF

from festival_desktop.core.game import Seat
from festival_desktop.models.session import Session
from festival_desktop.scenes.presenter import SceneContext, Viewpoint
from festival_desktop.scenes.turning import Turning

NOTCHES = 2.0
"""Wheel notches needed to enlarge or shrink the sheet."""


class Seating(NamedTuple):
    own: Seat
    """The seat whose sheet is shown by default."""
    shown: Seat
    others: tuple[Seat, ...]
    """Seats of the small sheets, clockwise."""
    sides: tuple[int, ...]
    """The side of the screen of each seat, by seat."""
    turning: Turning

    @property
    def at_home(self) -> bool:
        """Whether the viewer's own sheet is shown."""
        return self.shown == self.own

    @property
    def seat_at(self) -> dict[int, Seat]:
        """Map each side of the screen to its seat."""
        return {side: seat for seat, side in enumerate(self.sides)}


def _at_screen(session: Session) -> Seat | None:
    """Return the person at the screen or the awaited one; None for a spectator."""
    return session.waiting if session.viewer is None else session.viewer


def own_seat(session: Session) -> Seat:
    seat = _at_screen(session)
    return int(session.view.seat) if seat is None else seat


def seating(session: Session, facing: tuple[int, ...], looking: Seat | None) -> Seating:
    """Compute the seating; `facing` is the side of the tray of each seat."""
    own, players = own_seat(session), len(facing)
    # Spectators always see the tray from the same side.
    turning = Turning.towards(facing[_at_screen(session) or 0])
    return Seating(
        own,
        own if looking is None else looking,
        tuple((own + n) % players for n in range(1, players)),
        tuple((side + turning.quarters) % 4 for side in facing),
        turning,
    )


class Looking(Viewpoint):
    def __init__(self, context: SceneContext, looked: Callable[[], None]) -> None:
        """Set up; `looked` is called when another sheet is shown."""
        self._context = context
        self._looked = looked
        self.seat: Seat | None = None
        """The seat whose sheet is viewed instead of the own one."""
        self.large = False
        """Whether the sheet is shown alone, enlarged."""
        self._wheeled = 0.0

    def look(self, seat: Seat) -> None:
        """Show a sheet large; the own one again if it is shown already."""
        again = seat in (own_seat(self._context.session), self.seat)
        self.seat = None if again else seat
        self._context.session.clear()
        self._looked()
        self._context.redraw(instant=True)

    def show(self, seat: Seat) -> None:
        """Show this sheet, whichever is shown now."""
        own = own_seat(self._context.session)
        if seat != (own if self.seat is None else self.seat):
            self.look(seat)

    def return_home(self) -> bool:
        """Return to the own sheet at its usual size; return False if it is shown already."""
        if self.seat is not None:
            self.look(self.seat)
        elif self.large:
            self.enlarge(False)
        else:
            return False
        return True

    def enlarge(self, large: bool) -> None:
        if large != self.large:
            self.large = large
            self._context.pointer.highlighted = ()
            self._context.relayout()

    def fit(self) -> None:
        self.enlarge(False)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Show the sheet alone when zooming in; by the wheel only after some notches."""
        if anchor is not None:
            if self._wheeled * notches < 0:
                self._wheeled = 0.0
            self._wheeled += notches
            if abs(self._wheeled) < NOTCHES:
                return
            self._wheeled = 0.0
        self.enlarge(notches > 0)
