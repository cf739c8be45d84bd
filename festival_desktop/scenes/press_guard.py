"""Ignore presses for a moment after the thing under them has changed.

A double press, or a press just as the table changes, was meant for what was there before.
"""

from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

from PySide6.QtGui import QGuiApplication

Clock = Callable[[], float]
"""Returns a time in seconds."""
T = TypeVar("T")


class PressGuard(Generic[T]):
    """Guards the mouse or the keyboard; `T` is what can be pressed."""

    def __init__(self, meaning: Callable[[T], object], clock: Clock = monotonic) -> None:
        """Compare presses by `press_identity`, which tells what a press would do."""
        self._meaning = meaning
        self.clock = clock
        self._moment = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        self._known: object = None
        self._opens = 0.0

    @property
    def open(self) -> bool:
        """Whether a press counts now."""
        return self.clock() >= self._opens

    def point(self, target: T) -> None:
        """Note that the pointer has moved to `target` by itself."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, 0.0

    def change(self, target: T) -> None:
        """Note that the table has changed and the pointer is on `target` now."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, self.clock() + self._moment

    def stops(self, target: T) -> bool:
        """Return whether a press is ignored; repeated presses extend the wait."""
        self.point(target)
        stopped = not self.open
        if stopped:
            self._opens = self.clock() + self._moment
        return stopped
