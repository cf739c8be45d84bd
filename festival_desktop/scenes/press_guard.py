"""Whether a press counts: not for a moment after what is pressed has become something else.

Somebody who presses twice, or just as the table changes, meant what was there before.
"""

from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

from PySide6.QtGui import QGuiApplication

Clock = Callable[[], float]
"""Seconds since some moment."""
T = TypeVar("T")


class PressGuard(Generic[T]):
    """Of the mouse or of the keyboard; `T` is what can be pressed."""

    def __init__(self, meaning: Callable[[T], object], clock: Clock = monotonic) -> None:
        """`meaning` tells apart what a press on something would do."""
        self._meaning = meaning
        self.clock = clock
        self._moment = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        self._known: object = None
        self._opens = 0.0

    @property
    def open(self) -> bool:
        """Whether a press where the hand is counts now."""
        return self.clock() >= self._opens

    def point(self, target: T) -> None:
        """The hand has gone to this by itself."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, 0.0

    def change(self, target: T) -> None:
        """The table has changed, and the hand is on this now."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, self.clock() + self._moment

    def stops(self, target: T) -> bool:
        """Whether a press on this does not count; who goes on pressing is stopped on."""
        self.point(target)
        stopped = not self.open
        if stopped:
            self._opens = self.clock() + self._moment
        return stopped
