"""Which sheet is shown large, and whether it is shown alone."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from festival_desktop.core.game import Seat
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.viewpoint import Viewpoint
from festival_desktop.screens.lanterns_dice.table.seating import own_seat

NOTCHES = 2.0
"""Notches of the wheel that make the sheet large or small again."""


class Looking(Viewpoint):
    def __init__(self, context: SceneContext, looked: Callable[[], None]) -> None:
        """`looked` is called when another sheet is shown."""
        self._context = context
        self._looked = looked
        self.seat: Seat | None = None
        """Whose sheet is looked at instead of the own one."""
        self.large = False
        """The sheet is shown alone."""
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
        """Back to the own sheet at its usual size; False if that is shown already."""
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
        """Larger: the sheet alone. By the wheel only after some notches."""
        if anchor is not None:
            if self._wheeled * notches < 0:
                self._wheeled = 0.0
            self._wheeled += notches
            if abs(self._wheeled) < NOTCHES:
                return
            self._wheeled = 0.0
        self.enlarge(notches > 0)
