"""From hands to touches: press, drag, drop, click and click, wheel, right click.

A drag and two clicks make the same touches; a drag only shows the piece in the air meanwhile.
Knows targets and positions, no pieces and no game.
"""

from typing import Any, Protocol

from PySide6.QtCore import QPointF, Qt

from festival_desktop.models.session import Session
from festival_desktop.play.picker import Picker
from festival_desktop.play.table import Target

NOTCH = 120
"""Wheel units of one notch."""


class Table(Protocol):
    """What gestures need to know of a scene, and what they tell it."""

    session: Session

    def target_at(self, pos: QPointF) -> Target | None:
        """What would be touched here, allowed or not."""

    def tool_at(self, pos: QPointF) -> str | None:
        """The button of the scene itself that is here."""

    def use(self, tool: str) -> None: ...

    def grab(self, pos: QPointF) -> bool:
        """Take hold of something that stays where it is, such as a rim or an area to stroke."""

    def pull(self, pos: QPointF) -> None:
        """Move the hand that holds it."""

    def let_go(self, pos: QPointF | None) -> None:
        """Let go of it here; None: the position has changed under the hand."""

    def liftable(self, target: Target) -> bool:
        """Whether it is something a hand can carry."""

    def lift(self, target: Target, pos: QPointF) -> None: ...

    def carry(self, pos: QPointF) -> None: ...

    def put_down(self) -> None: ...

    def loose(self, target: Target) -> bool:
        """Whether a hand can carry it though touching it means nothing."""

    def dropped(self, target: Target, pos: QPointF) -> Target | None:
        """What is touched by dropping here what no other touch follows."""

    def press(self, target: Target, follow: bool = True) -> bool:
        """Touch it; says why not if it is not allowed. `follow`: and what follows from that."""

    def refuse(self, target: Target | None) -> None:
        """Say why what was touched cannot go on there."""

    def go_back(self) -> None: ...

    def turn(self, quarters: int, pos: QPointF | None) -> bool:
        """Turn what is held or lies here; False if that is nothing."""

    def hover(self, pos: QPointF, target: Target | None) -> None: ...

    def pan(self, dx: float, dy: float) -> None: ...

    def zoom(self, notches: float, anchor: QPointF) -> None: ...


def completes(picker: Picker[Any], target: Target) -> bool:
    """Whether this one touch would make a whole move."""
    if not picker.touch(target):
        return False
    whole = picker.chosen() is not None
    picker.back()
    return whole


def leads_on(picker: Picker[Any], target: Target) -> bool:
    """Whether this could be touched if nothing were touched yet."""
    touched = list(picker.touched)
    picker.clear()
    possible = target in picker.choices()
    for former in touched:
        picker.touch(former)
    return possible


class Gestures:
    """One pointer over one table."""

    def __init__(self, table: Table, drag_distance: int) -> None:
        self._table = table
        self._far = drag_distance
        self._pressed: Target | None = None
        self._start: QPointF | None = None
        self._lifted: Target | None = None
        self._deferred = False
        self._grabbed = False
        self._panning: QPointF | None = None
        self._wheel = 0.0
        self.space = False
        """The space bar is down: dragging moves the view."""
        self.panned = False
        """The view was moved since the space bar went down."""

    @property
    def lifted(self) -> Target | None:
        """What the hand carries now."""
        return self._lifted

    @property
    def holding(self) -> bool:
        """The hand holds something that stays where it is."""
        return self._grabbed

    @property
    def panning(self) -> bool:
        return self._panning is not None

    def cancel(self) -> None:
        """The position has changed under the hand: let go of everything."""
        self._pressed = self._start = self._panning = None
        if self._lifted is not None:
            self._lifted = None
            self._table.put_down()
        if self._grabbed:
            self._grabbed = False
            self._table.let_go(None)

    # -- buttons -----------------------------------------------------------------------------

    def press(self, pos: QPointF, button: Qt.MouseButton) -> None:
        table = self._table
        if button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self.space
        ):
            self._panning = pos
        elif button == Qt.MouseButton.RightButton:
            if not table.turn(1, pos):
                table.go_back()
        elif button == Qt.MouseButton.LeftButton and self._lifted is None:
            tool = table.tool_at(pos)
            if tool is not None:
                table.use(tool)
                return
            self._grabbed = table.grab(pos)
            if self._grabbed:
                return
            self._start, self._pressed = pos, table.target_at(pos)

    def move(self, pos: QPointF, held: bool) -> None:
        table = self._table
        if self._panning is not None:
            table.pan(pos.x() - self._panning.x(), pos.y() - self._panning.y())
            self._panning = pos
            self.panned = True
            return
        if self._grabbed:
            table.pull(pos)
            return
        if held and self._start is not None and self._pressed is not None:
            if (pos - self._start).manhattanLength() < self._far:
                return
            self._begin_drag(pos)
        table.hover(pos, table.target_at(pos))
        if self._lifted is not None:
            table.carry(pos)

    def release(self, pos: QPointF, button: Qt.MouseButton) -> None:
        if self._panning is not None:
            self._panning = None
            return
        if self._grabbed and button == Qt.MouseButton.LeftButton:
            self._grabbed = False
            self._table.let_go(pos)
            return
        if button != Qt.MouseButton.LeftButton or self._start is None:
            return
        pressed, self._pressed, self._start = self._pressed, None, None
        if self._lifted is not None:
            self._drop(pos)
        elif pressed == self._table.target_at(pos):
            self._click(pressed)

    def leave(self) -> None:
        self._table.hover(QPointF(-1, -1), None)

    def wheel(self, pos: QPointF, delta: float, control: bool) -> None:
        if control:
            self._table.zoom(delta / NOTCH, pos)
            return
        self._wheel += delta
        notches = int(self._wheel / NOTCH)
        if self._table.turn(0, pos):
            self._wheel -= notches * NOTCH
            if notches:
                self._table.turn(-notches, pos)
        else:
            self._wheel = 0.0
            self._table.zoom(delta / NOTCH, pos)

    # -- what they amount to -----------------------------------------------------------------

    def _click(self, target: Target | None) -> None:
        session = self._table.session
        if target is None:
            session.clear()
        elif target in session.picker.touched and not session.can_touch(target):
            self._table.go_back()
        else:
            self._table.press(target)

    def _begin_drag(self, pos: QPointF) -> None:
        target, self._pressed = self._pressed, None
        assert target is not None
        table, picker = self._table, self._table.session.picker
        if not table.liftable(target):
            return
        self._deferred = table.loose(target) or completes(picker, target)
        if target not in picker.touched and not self._deferred and not table.press(target, False):
            return
        self._lifted = target
        table.lift(target, pos)

    def _drop(self, pos: QPointF) -> None:
        table, lifted = self._table, self._lifted
        assert lifted is not None
        self._lifted = None
        target = table.target_at(pos)
        if self._deferred:
            table.put_down()
            if (touched := table.dropped(lifted, pos)) is not None:
                table.press(touched)
        elif target is not None and table.session.can_touch(target):
            # First the touch, so that the piece goes on from the hand to its new place.
            table.press(target)
            table.put_down()
        else:
            before = table.session.picker.touched
            if target != lifted:
                table.refuse(target)
            if before and before[-1] == lifted:
                table.session.back()
            table.put_down()
