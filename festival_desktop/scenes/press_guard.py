"""Whether a press counts: not for a moment after what is pressed has become something else.

Somebody who presses twice, or just as the table changes, meant what was there before.
"""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from festival_desktop.play.table import Target

Clock = Callable[[], float]
"""Seconds since some moment."""


class PressGuard:
    """Of the mouse or of the keyboard."""

    def __init__(self, meaning: Callable[[Target | None], object], clock: Clock) -> None:
        """`meaning` tells apart what a press on something would do."""
        self._meaning = meaning
        self._clock = clock
        self._moment = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        self._known: object = None
        self._opens = 0.0

    def point(self, target: Target | None) -> None:
        """The hand has gone to this by itself."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, 0.0

    def change(self, target: Target | None) -> None:
        """The table has changed, and the hand is on this now."""
        if (meaning := self._meaning(target)) != self._known:
            self._known, self._opens = meaning, self._clock() + self._moment

    def stops(self, target: Target | None) -> bool:
        """Whether a press on this does not count; who goes on pressing is stopped on."""
        self.point(target)
        stopped = self._clock() < self._opens
        if stopped:
            self._opens = self._clock() + self._moment
        return stopped
