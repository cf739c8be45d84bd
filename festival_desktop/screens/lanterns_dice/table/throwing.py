"""The dice in a hand: shaken as long as the mouse holds them, thrown when it lets go."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.table.targets import ROLL

CLOSE = 0.62
"""How near to each other dice in a hand are, in sides of a die."""
SHAKE = 1.1
"""Degrees by which they are stirred for each pixel of the way."""


class Throw:
    """A grip on all dice. Where they lie in the end is not decided here, but by the rules."""

    def __init__(
        self, context: SceneContext, press: Callable[[Target], object], drag_distance: int
    ) -> None:
        self._context = context
        self._press = press
        self._far = drag_distance
        self._start = self._last = QPointF()
        self._way = QPointF()
        self._stirred = 0.0
        self._held = False
        self.thrown: tuple[dict[str, QPointF], QPointF] | None = None
        """Die → where it left the hand, and which way the hand went; until the roll is shown."""

    def take(self, pos: QPointF) -> "Throw | None":
        """Put a hand on the dice; None if they are not to be rolled."""
        if not self._context.session.can_select(ROLL):
            return None
        self._start = self._last = pos
        self._way, self._stirred, self._held = QPointF(), 0.0, False
        return self

    def _dice(self) -> list[SceneItem]:
        return [item for item in self._context.items if item.spec.kind == "die"]

    def pull(self, pos: QPointF) -> None:
        if not self._held and (pos - self._start).manhattanLength() < self._far:
            return
        if not self._held:
            self._pick_up()
        way, self._last = pos - self._last, pos
        self._way = self._way * 0.6 + way * 0.4
        self._stirred += SHAKE * math.hypot(way.x(), way.y())
        for n, die in enumerate(self._dice()):
            turn = math.radians(90.0 * n + self._stirred)
            far = die.spec.rect.width() * CLOSE * (1.0 + 0.25 * math.sin(self._stirred / 20 + n))
            die.setPos(pos + QPointF(math.cos(turn), math.sin(turn)) * far)
            die.setRotation(die.spec.rotation + self._stirred * (1 if n % 2 else -1) * 0.6)

    def _pick_up(self) -> None:
        self._held = True
        for die in self._dice():
            self._context.items.pick_up(die)

    def release(self, pos: QPointF | None) -> None:
        """Let go: they are rolled; None: the position changed meanwhile, and they go home."""
        dice = self._dice() if self._held else []
        for die in dice:
            die.carried = False
        if pos is not None:
            self.thrown = ({die.key: die.pos() for die in dice}, self._way) if dice else None
            self._press(ROLL)
        for die in self._dice() if self._held else []:
            self._context.items.put_down(die)
        self._held = False
        self._context.redraw(length=durations.HOME)
