"""How the tray is turned: by its rim, by wheel, keys and buttons; it comes to rest at quarters.

Until the move is made this is only tried.
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
    def __init__(self, context: SceneContext, turned: Callable[[], None]) -> None:
        """`turned` is called when the tray is tried another way."""
        self._context = context
        self._turned = turned
        self.quarters = 0
        """By how many quarters it is turned, in the position or for trial."""
        self.angle = 0.0
        """Degrees it is seen turned by; not brought back after a whole turn."""
        self.held = False
        self._roll: object = None
        self._taken_back = False
        """The viewer has just taken the orientation back in order to turn the tray on."""

    def arrive(self, view: View, rolled: bool) -> None:
        """Another position is shown, by a roll or not: a new roll lies as it fell."""
        roll = (view.turn, view.active, view.dice)
        fresh = roll != self._roll or (rolled and view.stage is ORIENT and not self._taken_back)
        self._roll, self._taken_back = roll, False
        if view.stage is not ORIENT:
            self.quarters = view.quarters
        elif fresh:
            self.quarters, self.angle = 0, 0.0
        if self._context.items.motion.enabled and not fresh:
            self.settle()
        else:
            self.angle = self._goal()

    @property
    def trying(self) -> bool:
        """The viewer may turn it now."""
        return self._context.session.can_select(Target("tray", (0,)))

    # -- turning ---------------------------------------------------------------------------------

    def free(self, just_oriented: bool) -> bool:
        """Whether it may be turned; as long as nobody shaded, turning it is taken back first."""
        if not self.trying and just_oriented:
            self._taken_back = True
            self._context.requests.undo_requested.emit()
            self._taken_back = self.trying
        return self.trying

    def turn_to(self, quarters: int) -> None:
        self.quarters = quarters % 4
        self.settle()
        self._turned()

    def rotate(self, angle: float) -> None:
        """Show it at an angle; what it would be left at is the nearest quarter."""
        self.angle = angle
        nearest = round(angle / 90.0) % 4
        if nearest != self.quarters:
            self.quarters = nearest
            self._turned()
        self._context.redraw(instant=True)

    def hold(self) -> None:
        self.held = True
        self._context.items.motion.drop("tray")
        self._context.redraw()

    def let_go(self) -> None:
        self.held = False
        self.settle()
        self._turned()

    def settle(self) -> None:
        """Turn on to rest."""
        start, end = self.angle, self._goal()

        def step(t: float) -> None:
            angle = start + (end - start) * t
            if angle != self.angle:
                self.angle = angle
                self._context.redraw(instant=True)

        if start != end:
            self._context.items.animate("tray", durations.SNAP, step)
        else:
            self._context.items.motion.drop("tray")  # it may have been on its way elsewhere

    def _goal(self) -> float:
        """The angle nearest to the seen one at which it lies as it is turned."""
        way = (self.quarters * 90.0 - self.angle + 180.0) % 360.0 - 180.0
        return round((self.angle + way) / 90.0) * 90.0


class RimGrip:
    """A hold on the rim: the tray follows the pointer around its centre."""

    def __init__(self, tray: TrayTurn, centre: QPointF, pos: QPointF) -> None:
        self._tray = tray
        self._centre = centre
        self._last = self._direction(pos)
        tray.hold()

    def pull(self, pos: QPointF) -> None:
        now = self._direction(pos)
        step = (now - self._last + 180.0) % 360.0 - 180.0
        self._last = now
        self._tray.rotate(self._tray.angle + step)

    def release(self, pos: QPointF | None) -> None:
        self._tray.let_go()

    def _direction(self, pos: QPointF) -> float:
        return math.degrees(math.atan2(pos.y() - self._centre.y(), pos.x() - self._centre.x()))
