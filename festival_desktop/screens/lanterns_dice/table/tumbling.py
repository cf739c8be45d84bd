"""How a die tumbles: along a curve, bouncing, over its faces, to the one that was drawn."""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

BOUNCES = ((0.0, 0.42, 1.0), (0.42, 0.7, 0.38), (0.7, 0.88, 0.14), (0.88, 1.0, 0.05))
"""From when to when a die is in the air, and how high it gets."""
THINNEST = 0.3
"""A die that stands on its edge is seen this narrow."""


class Pose(NamedTuple):
    """A die at one moment of its way; at the end it lies flat and shows what was drawn."""

    pos: QPointF
    spin: float
    """Degrees it is still turned by on the table."""
    height: float
    """How high it is, from 0 to 1."""
    lean: QTransform
    """Seen narrower where it rolls over an edge."""
    face: int | None
    """The number of a face it only shows on the way; None: the one that was drawn."""


class Tumble:
    def __init__(self, start: QPointF, end: QPointF, way: QPointF, seed: int) -> None:
        """`way`: where the hand went that threw it."""
        rnd = random.Random(seed)
        self._start, self._end = start, end
        self._over = start + (end - start) * 0.4 + way * 4.0
        self._rolls = rnd.choice((5, 6, 7))
        """Over so many edges."""
        self._spin = rnd.choice((-1, 1)) * rnd.uniform(260, 520)
        self._axis = math.degrees(math.atan2((end - start).y(), (end - start).x()))

    def at(self, t: float) -> Pose:
        """From 0, in the hand, to 1, at rest."""
        away = 1.0 - t
        pos = self._start * (away * away) + self._over * (2 * away * t) + self._end * (t * t)
        rolled = self._rolls * away
        narrow = max(THINNEST, abs(math.cos(rolled * math.pi)))
        lean = QTransform()
        if narrow < 1.0:
            lean = lean.rotate(self._axis).scale(narrow, 1.0).rotate(-self._axis)
        left = math.floor(rolled + 0.5)
        return Pose(pos, self._spin * away, _height(t), lean, left - 1 if left else None)


def _height(t: float) -> float:
    for start, end, high in BOUNCES:
        if start <= t < end:
            part = (t - start) / (end - start)
            return high * 4.0 * part * (1.0 - part)
    return 0.0


def faces_on_the_way(colors: Sequence[str], seed: int) -> list[str]:
    """What a die shows while it rolls over."""
    rnd = random.Random(seed)
    return [rnd.choice(colors) for _ in range(8)]
