"""Rotation of the tray by rim, wheel, keys and buttons; it stops at quarters.

Until the move is made the rotation is only tried.
"""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from festival_desktop.games.lanterns_dice.state import ORIENT
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.presenter import SceneContext


class TrayTurn:
    """The rotation, and the grip on the rim, which follows the pointer around the centre."""

    def __init__(
        self, context: SceneContext, turned: Callable[[], None], swung: Callable[[], None]
    ) -> None:
        """Set up.

        `turned` is called when the tray is tried another way; `swung` when only its angle changes,
        many times on its way.
        """
        self._context = context
        self._turned = turned
        self._swung = swung
        self.quarters = 0
        """Quarter turns of the tray, including those being tried."""
        self.angle = 0.0
        """Displayed angle in degrees, not normalized to 360."""
        self.held = False
        self._centre = QPointF()
        self._direction = 0.0
        """Direction of the dragging pointer around the centre of the tray, in degrees."""
        self._roll: object = None
        self._taken_back = False
        """Whether the viewer has just undone the orientation to turn the tray further."""

    def position_changed(self, view: View, rolled: bool) -> None:
        """Update for another position; a new roll stays as it fell."""
        roll = (view.turn, view.active, view.dice)
        fresh = roll != self._roll or (rolled and view.stage is ORIENT and not self._taken_back)
        self._roll, self._taken_back = roll, False
        if view.stage is not ORIENT:
            self.quarters = view.quarters
        elif fresh:
            self.quarters, self.angle = 0, 0.0
        if fresh:
            self.angle = self._goal()
        else:
            self.settle()

    @property
    def trying(self) -> bool:
        """Whether the viewer may rotate it now."""
        return self._context.session.can_select(Target("tray", (0,)))

    def may_turn(self, just_oriented: bool) -> bool:
        """Return whether it can be rotated, also again while nobody has shaded yet."""
        return self.trying or just_oriented

    # -- turning ---------------------------------------------------------------------------------

    def free(self, just_oriented: bool) -> bool:
        """Return whether it can be rotated; first undo the move if nobody has shaded since."""
        if not self.trying and just_oriented:
            self._taken_back = True
            self._context.requests.undo_requested.emit()
            self._taken_back = self.trying
        return self.trying

    def turn_to(self, quarters: int) -> None:
        self.quarters = quarters % 4
        self.settle()
        self._turned()

    def settle(self) -> None:
        """Animate the rotation to rest."""
        start, end, items = self.angle, self._goal(), self._context.items

        def step(t: float) -> None:
            angle = start + (end - start) * t
            if angle != self.angle:
                self.angle = angle
                self._swung()

        items.motion.drop("tray")  # An earlier animation may still be moving it.
        if not items.motion.enabled:
            self.angle = end
        elif start != end:
            items.animate("tray", durations.SNAP, step)

    def _goal(self) -> float:
        """Return the nearest angle that shows the current rotation."""
        way = (self.quarters * 90.0 - self.angle + 180.0) % 360.0 - 180.0
        return round((self.angle + way) / 90.0) * 90.0

    # -- by its rim ------------------------------------------------------------------------------

    def take(self, pos: QPointF, centre: QPointF) -> "TrayTurn":
        self.held, self._centre = True, centre
        self._direction = self._around(pos)
        self._context.items.motion.drop("tray")
        self._context.redraw()
        return self

    def pull(self, pos: QPointF) -> None:
        """Follow the pointer; the nearest quarter is tried."""
        before, self._direction = self._direction, self._around(pos)
        self.angle += (self._direction - before + 180.0) % 360.0 - 180.0
        nearest = round(self.angle / 90.0) % 4
        if nearest == self.quarters:
            self._swung()
            return
        self.quarters = nearest
        self._turned()
        self._context.redraw(instant=True)

    def release(self, pos: QPointF | None) -> None:
        self.held = False
        self.settle()
        self._turned()

    def _around(self, pos: QPointF) -> float:
        way = pos - self._centre
        return math.degrees(math.atan2(way.y(), way.x()))
