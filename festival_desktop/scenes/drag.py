"""Mouse gestures: press, drag and drop, click and click, wheel, right click.

A drag and two clicks make the same selections; a drag also moves the piece with the pointer. Knows
targets and positions, no parts and no game.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.part import Grip
from festival_desktop.scenes.presenter import Presenter
from festival_desktop.scenes.press_guard import Clock, PressGuard

NOTCH = 120
"""Wheel units of one notch."""
TILT = 5.0
"""Tilt of a dragged item, in degrees."""


class MouseGestures:
    """The gestures of one mouse over one table."""

    def __init__(
        self,
        presenter: Presenter,
        hover: Callable[[Target | None], None],
        drag_distance: int,
        clock: Clock,
    ) -> None:
        self._hover = hover
        """Reports the target under the mouse."""
        self._parts = presenter.parts
        self._interaction = presenter.interaction
        self._pointer = presenter.pointer
        self._presenter = presenter
        self._items = presenter.context.items
        self._redraw = presenter.context.redraw
        self.guard = PressGuard(presenter.interaction.press_identity, clock)
        self._far = drag_distance
        self._pressed: Target | None = None
        self._start: QPointF | None = None
        self._deferred = False
        self._grip: Grip | None = None
        self._panned_to: QPointF | None = None
        self._wheel = 0.0
        self._begun = False
        """Whether a press came since the table was uncovered; a double click must begin on it."""
        self.space = False
        """Whether the space bar is held, so that dragging pans the view."""
        self.panned = False
        """Whether the view was panned since the space bar was pressed."""

    def uncovered(self) -> None:
        """Ignore the press that uncovered the table."""
        self._begun = False

    def cancel(self) -> None:
        """Release everything, because the position has changed under the mouse."""
        self._pressed = self._start = None
        self._stop_panning()
        if self._pointer.lifted is not None:
            self._pointer.lifted = None
            self._put_down()
        if (grip := self._let_go()) is not None:
            grip.release(None)

    def _let_go(self) -> Grip | None:
        grip, self._grip, self._pointer.gripping = self._grip, None, False
        return grip

    def _stop_panning(self) -> None:
        self._panned_to, self._pointer.panning = None, False

    # -- buttons -----------------------------------------------------------------------------

    def press(self, pos: QPointF, button: Qt.MouseButton) -> Grip | None:
        """Handle a press; return the grip to hold once its change is shown."""
        self._pointer.position = pos
        self._begun = True
        if button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self.space
        ):
            self._panned_to, self._pointer.panning = pos, True
        elif button == Qt.MouseButton.RightButton:
            if not self._interaction.turn(1, self._parts.target_at(pos)):
                self._interaction.go_back()
        elif button == Qt.MouseButton.LeftButton and self._pointer.lifted is None:
            target = self._parts.target_at(pos)
            if self.guard.stops(target):
                return None
            if (grip := self._parts.grab(pos)) is not None:
                return grip
            self._start, self._pressed = pos, target
        return None

    def double_click(self, pos: QPointF) -> bool:
        """Handle a second quick press; return False if it is an ordinary one."""
        if not self._begun:
            return True  # The first click was on what covered the table.
        target = self._parts.target_at(pos)
        return self.guard.stops(target) or self._interaction.double_click(target)

    def hold(self, grip: Grip) -> None:
        self._grip, self._pointer.gripping = grip, True

    def move(self, pos: QPointF, held: bool) -> None:
        self._pointer.position = pos
        self._presenter.mouse_moved()
        if self._panned_to is not None:
            way, self._panned_to = pos - self._panned_to, pos
            self._presenter.viewpoint.pan(way.x(), way.y())
            self.panned = True
            return
        if self._grip is not None:
            self._grip.pull(pos)
            return
        if held and self._start is not None and self._pressed is not None:
            if (pos - self._start).manhattanLength() < self._far:
                return
            self._begin_drag(pos)
        self._hover(self._parts.target_at(pos))
        if self._pointer.lifted is not None:
            self._carry(pos)

    def release(self, pos: QPointF, button: Qt.MouseButton) -> None:
        self._pointer.position = pos
        if self._panned_to is not None:
            self._stop_panning()
            return
        if button != Qt.MouseButton.LeftButton:
            return
        if (grip := self._let_go()) is not None:
            grip.release(pos)
            return
        if self._start is None:
            return
        pressed, self._pressed, self._start = self._pressed, None, None
        if self._pointer.lifted is not None:
            self._drop(pos)
        elif pressed == self._parts.target_at(pos):
            self._interaction.click(pressed)

    def wheel(self, pos: QPointF, delta: float, control: bool) -> None:
        self._pointer.position = pos
        target = None if control else self._parts.target_at(pos)
        if control or not self._interaction.turn(0, target):
            self._wheel = 0.0
            self._presenter.viewpoint.zoom(delta / NOTCH, pos)
            return
        self._wheel += delta
        notches = int(self._wheel / NOTCH)
        self._wheel -= notches * NOTCH
        if notches:
            self._interaction.turn(-notches, target)

    # -- dragging ----------------------------------------------------------------------------

    def _begin_drag(self, pos: QPointF) -> None:
        target, self._pressed = self._pressed, None
        assert target is not None
        interaction = self._interaction
        if not interaction.liftable(target):
            return
        self._deferred = interaction.deferred(target)
        selected = target in interaction.session.selector.selected
        if not selected and not self._deferred and not interaction.press(target, False):
            return
        self._pointer.lifted = target
        interaction.lift(target)
        self._pick_up(target, pos)
        self._presenter.present()  # Tells the parts what lies under the dragged item.

    def _pick_up(self, target: Target, pos: QPointF) -> None:
        """Let the item of the dragged target follow the pointer, if it has one."""
        key = self._interaction.item_key(target)
        if key is not None and self._items.get(key) is None:
            # It may not be visible yet, such as one card of several.
            self._presenter.context.show_now()
        item = self._items.get(key or "")
        if item is not None:
            self._pointer.carried = key
            self._items.pick_up(item)
            item.setRotation(TILT)
        self._redraw()
        self._carry(pos)

    def _carry(self, pos: QPointF) -> None:
        item = self._items.get(self._pointer.carried or "")
        if item is not None:
            self._presenter.carry(item, pos)
        if self._interaction.dragged(pos):
            self._redraw()

    def _put_down(self) -> None:
        """Let the dragged item go to its place."""
        key, self._pointer.carried = self._pointer.carried, None
        item = self._items.get(key or "")
        if item is None:
            self._redraw()
            return
        item.setOpacity(1.0)  # Dragged items may be transparent.
        self._items.put_down(item)
        self._redraw(length=durations.HOME)

    def _drop(self, pos: QPointF) -> None:
        interaction, session = self._interaction, self._interaction.session
        lifted, target = self._pointer.lifted, self._parts.target_at(pos)
        assert lifted is not None
        if self._deferred:
            pressed = interaction.drop(lifted, target, pos)
            self._pointer.lifted = None
            self._put_down()
            if pressed is not None:
                interaction.press(pressed)
            return
        self._pointer.lifted = None
        if target is not None and session.can_select(target):
            # Select first, so that the piece moves from the pointer to its new place.
            interaction.press(target)
        else:
            selected = session.selector.selected
            if target != lifted:
                interaction.refuse(target)
            if selected and selected[-1] == lifted:
                session.back()
        self._put_down()
