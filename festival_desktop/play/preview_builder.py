"""Writes a `Preview` line by line, in the order of the events it is read from."""

from festival_desktop.core.game import Seat
from festival_desktop.play.place import Place
from festival_desktop.play.preview import (
    CountChange,
    GoalChange,
    How,
    Key,
    Preview,
    Uncertain,
    When,
)


class PreviewBuilder:
    def __init__(self) -> None:
        self.when = When.MOVE
        """In which part of the step the following lines happen."""
        self._changes: list[CountChange] = []
        self._costs: list[CountChange] = []
        self._goals: list[GoalChange] = []
        self._uncertain: list[Uncertain] = []
        self._promised: list[CountChange] = []

    def change(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """A count changes by so many; nothing is written if it does not."""
        if number:
            self._changes.append(CountChange(seat, what, number, key, place, when=self.when))

    def miss(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """So many should have come, but are not there."""
        if number:
            self._changes.append(CountChange(seat, what, number, key, place, True, self.when))

    def pay(
        self, seat: Seat, what: str, number: int, key: Key = (), place: Place | None = None
    ) -> None:
        """The mover pays or uses up so many, told as a positive number."""
        if number:
            self._costs.append(CountChange(seat, what, -number, key, place, when=self.when))

    def reach(
        self, seat: Seat | None, what: str, key: Key = (), points: int = 0, how: How = How.DONE
    ) -> None:
        self._goals.append(GoalChange(seat, what, key, points, how, self.when))

    def unknown(self, reason: str, seat: Seat | None = None, decides: bool = False) -> None:
        self._uncertain.append(Uncertain(reason, seat, decides))

    def promise(self, change: CountChange) -> None:
        """The action brings this after further decisions."""
        self._promised.append(change)

    def preview(self) -> Preview:
        return Preview(
            tuple(self._changes),
            tuple(self._costs),
            tuple(self._goals),
            tuple(self._uncertain),
            tuple(self._promised),
        )
