"""Builds a `Preview` line by line, in the order of the events."""

from festival_desktop.core.game import Seat
from festival_desktop.play.place import Place
from festival_desktop.play.preview import (
    CountChange,
    GoalChange,
    GoalStatus,
    Key,
    Preview,
    Timing,
    Uncertain,
)


class PreviewBuilder:
    def __init__(self) -> None:
        self.when = Timing.MOVE
        """The part of the step in which the following lines happen."""
        self._changes: list[CountChange] = []
        self._costs: list[CountChange] = []
        self._goals: list[GoalChange] = []
        self._uncertain: list[Uncertain] = []
        self._promised: list[CountChange] = []

    def change(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """Add a change of a count, unless it is 0."""
        if number:
            self._changes.append(CountChange(seat, what, number, key, place, when=self.when))

    def miss(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """Add a gain that the supply could not give."""
        if number:
            self._changes.append(CountChange(seat, what, number, key, place, True, self.when))

    def pay(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """Add a cost of the mover, given as a positive number."""
        if number:
            self._costs.append(CountChange(seat, what, -number, key, place, when=self.when))

    def reach(
        self,
        seat: Seat | None,
        what: str,
        key: Key = (),
        points: int = 0,
        how: GoalStatus = GoalStatus.DONE,
    ) -> None:
        self._goals.append(GoalChange(seat, what, key, points, how, self.when))

    def unknown(self, reason: str, seat: Seat | None = None, decides: bool = False) -> None:
        self._uncertain.append(Uncertain(reason, seat, decides))

    def promise(self, change: CountChange) -> None:
        """Add a gain that the action gives after further decisions."""
        self._promised.append(change)

    def preview(self) -> Preview:
        return Preview(
            tuple(self._changes),
            tuple(self._costs),
            tuple(self._goals),
            tuple(self._uncertain),
            tuple(self._promised),
        )
