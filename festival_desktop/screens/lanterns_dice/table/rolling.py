"""Rolling dice: shaken while the mouse holds them, and thrown on release.

They tumble along a curve, bouncing, over their faces, to the one that was drawn.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext

ROLL = Target("roll")
CLOSE = 0.62
"""Distance between dice held in the hand, in sides of a die."""
SHAKE = 1.1
"""Degrees the held dice turn per pixel of mouse movement."""
BOUNCES = ((0.0, 0.42, 1.0), (0.42, 0.7, 0.38), (0.7, 0.88, 0.14), (0.88, 1.0, 0.05))
"""Start, end and height of each bounce of a die."""
THINNEST = 0.3
"""Apparent width of a die standing on its edge."""


class Throw:
    """A grip on all dice. The rules decide where they end, not this."""

    def __init__(
        self, context: SceneContext, press: Callable[[Target], object], drag_distance: int
    ) -> None:
        self._context = context
        self._press = press
        self._far = drag_distance
        self._start = self._last = self._way = QPointF()
        self._stirred = 0.0
        self._held = False
        self.thrown: tuple[dict[str, QPointF], QPointF] | None = None
        """Position of each thrown die and the direction of the throw, until the roll is shown."""

    def take(self, pos: QPointF) -> "Throw | None":
        """Grip the dice; None if they cannot be rolled."""
        if not self._context.session.can_select(ROLL):
            return None
        self._start = self._last = pos
        self._way, self._stirred, self._held = QPointF(), 0.0, False
        return self

    def _dice(self) -> list[SceneItem]:
        return [item for item in self._context.items if item.spec.kind == "die"]

    def pull(self, pos: QPointF) -> None:
        if not self._held:
            if (pos - self._start).manhattanLength() < self._far:
                return
            self._held = True
            for die in self._dice():
                self._context.items.pick_up(die)
        way, self._last = pos - self._last, pos
        self._way = self._way * 0.6 + way * 0.4
        self._stirred += SHAKE * math.hypot(way.x(), way.y())
        for n, die in enumerate(self._dice()):
            turn = math.radians(90.0 * n + self._stirred)
            far = die.spec.rect.width() * CLOSE * (1.0 + 0.25 * math.sin(self._stirred / 20 + n))
            die.setPos(pos + QPointF(math.cos(turn), math.sin(turn)) * far)
            die.setRotation(die.spec.rotation + self._stirred * (1 if n % 2 else -1) * 0.6)

    def release(self, pos: QPointF | None) -> None:
        """Roll the dice; None: the position changed meanwhile, and they go home."""
        dice = self._dice() if self._held else []
        for die in dice:
            die.carried = False
        if pos is not None:
            self.thrown = ({die.key: die.pos() for die in dice}, self._way) if dice else None
            self._press(ROLL)
        for die in self._dice() if self._held else ():
            self._context.items.put_down(die)
        self._held = False
        self._context.redraw(length=durations.HOME)


class Pose(NamedTuple):
    """A die at one moment of its way; at the end it is flat and shows its result."""

    pos: QPointF
    spin: float
    """Remaining rotation of the die on the table, in degrees."""
    height: float
    """Height above the table, from 0 to 1."""
    lean: QTransform
    """Foreshortening of a die rolling over an edge."""
    face: int | None
    """The face shown in passing; None for the final one."""


class Tumble:
    def __init__(self, start: QPointF, end: QPointF, way: QPointF, seed: int) -> None:
        """Set up; `way` is where the throwing hand moved."""
        rnd = random.Random(seed)
        self._start, self._end = start, end
        self._over = start + (end - start) * 0.4 + way * 4.0
        self._rolls = rnd.choice((5, 6, 7))
        """Number of edges the die rolls over."""
        self._spin = rnd.choice((-1, 1)) * rnd.uniform(260, 520)
        self._axis = math.degrees(math.atan2((end - start).y(), (end - start).x()))

    def at(self, t: float) -> Pose:
        """Return the pose from 0, in the hand, to 1, at rest."""
        away = 1.0 - t
        pos = self._start * (away * away) + self._over * (2 * away * t) + self._end * (t * t)
        rolled, height = self._rolls * away, 0.0
        for start, end, high in BOUNCES:
            if start <= t < end:
                part = (t - start) / (end - start)
                height = high * 4.0 * part * (1.0 - part)
        narrow = max(THINNEST, abs(math.cos(rolled * math.pi)))
        lean = QTransform()
        if narrow < 1.0:
            lean = lean.rotate(self._axis).scale(narrow, 1.0).rotate(-self._axis)
        left = math.floor(rolled + 0.5)
        return Pose(pos, self._spin * away, height, lean, left - 1 if left else None)
