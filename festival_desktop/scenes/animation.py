"""Animations: durations, easing curves, and how to skip them.

All durations of all scenes are here. With motion off everything ends immediately, so nothing may
depend on an animation having been seen.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from shiboken6 import isValid

FRAME: Final = 16
"""Milliseconds per animation frame."""
GLIDE: Final = 260
"""A piece moves to its place."""
HOME: Final = 220
"""A piece returns from a place where it is not allowed."""
REFIT: Final = 300
"""The whole display moves or is resized."""
ZOOM: Final = 150
TURN: Final = 130
FADE: Final = 160
FLIGHT: Final = 320
"""A lantern flies from the Supply to a seat."""
STAGGER: Final = 70
"""Delay between several flights."""
SNAP: Final = 180
"""A turned tray snaps to a quarter turn."""
ROLL: Final = 900
"""Dice roll in a tray."""
LAUNCH: Final = 600
"""A firework goes up over a pool."""
DRAW: Final = 350
"""A pencil shades an area."""
PULSE: Final = 200
BURST: Final = 350
SEGMENT: Final = 55
"""A new bridge grows by one segment."""
SWARM: Final = 900
"""Fireflies rise over a festival."""
LINGER: Final = 1300
"""Time for which gains stay visible at a seat."""
FIREWORK: Final = 1700
"""A rocket rises, bursts and falls."""
SALVO: Final = 190
"""Delay between several rockets."""
RISE: Final = 2300
"""A lantern rises into the sky."""
TALLY: Final = 1000
"""The points of all seats are counted up, from the pieces that bring them."""
REVEAL: Final = 5000
"""Time for which revealed cards stay readable."""
SCORE_LINE: Final = 400
"""Delay before the next line of a score sheet."""
REST: Final = 140
"""Time after zooming until everything is repainted sharply."""

Curve = Callable[[float], float]


def ease_out(t: float) -> float:
    """Ease out: fast, then gently to rest."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Ease in and out."""
    return t * t * (3.0 - 2.0 * t)


def linear(t: float) -> float:
    """Proceed linearly."""
    return t


def pulse_curve(t: float) -> float:
    """Go from 0 to 1 in the middle and back to 0."""
    return 4.0 * t * (1.0 - t)


@dataclass(slots=True)
class _Run:
    owner: QObject
    start: float
    length: float
    step: Callable[[float], None]
    curve: Curve
    done: Callable[[], None] | None


class Animator(QObject):
    """Runs animations, one for each key: a new one replaces the former."""

    def __init__(self, enabled: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = enabled
        self.pace = 1.0
        """Duration factor of celebrations."""
        self._runs: dict[Hashable, _Run] = {}
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        return bool(self._runs)

    def run(
        self,
        owner: QObject,
        key: Hashable,
        length: int,
        step: Callable[[float], None],
        *,
        delay: int = 0,
        curve: Curve = ease_out,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with 0 to 1 for `length` milliseconds, then `done`, unless the owner dies."""
        self._runs.pop(key, None)
        run = _Run(owner, monotonic() + delay / 1000, length / 1000, step, curve, done)
        if not self.enabled:
            self._finish(run)
            return
        self._runs[key] = run
        if not delay:
            step(curve(0.0))
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, *keys: Hashable) -> None:
        """Forget animations where they are, for example when their piece is removed."""
        for key in keys:
            self._runs.pop(key, None)
        if not self._runs:
            self._timer.stop()

    def skip(self) -> None:
        """Finish every animation now."""
        while self._runs:
            runs = list(self._runs.values())
            self._runs.clear()
            for run in runs:
                self._finish(run)
        self._timer.stop()

    def _finish(self, run: _Run) -> None:
        if not isValid(run.owner):
            return
        run.step(run.curve(1.0))
        if run.done is not None:
            run.done()

    def _tick(self) -> None:
        now = monotonic()
        for key, run in list(self._runs.items()):
            if now < run.start or self._runs.get(key) is not run:
                continue
            if now >= run.start + run.length or not isValid(run.owner):
                del self._runs[key]
                self._finish(run)
            else:
                run.step(run.curve((now - run.start) / run.length))
        if not self._runs:
            self._timer.stop()
