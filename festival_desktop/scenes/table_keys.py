"""Keys of a table: arrows move the focus, Enter and Space select it.

R rotates, Esc goes back, plus, minus and 0 zoom in, out and fit.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.drag import MouseGestures
from festival_desktop.scenes.presenter import Presenter
from festival_desktop.scenes.press_guard import Clock, PressGuard

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""Keys with these modifiers belong to the window."""


class TableKeys:
    def __init__(
        self,
        presenter: Presenter,
        set_focus: Callable[[Target | None], None],
        mouse: MouseGestures,
        clock: Clock,
    ) -> None:
        self._set_focus = set_focus
        """Sets the keyboard focus."""
        self._viewpoint = presenter.viewpoint
        self._parts = presenter.parts
        self._interaction = presenter.interaction
        self._pointer = presenter.pointer
        self._mouse = mouse
        self.guard = PressGuard(presenter.interaction.press_identity, clock)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it meant something here."""
        if event.modifiers() & OTHERS:
            return False
        if self._interaction.key(event):
            return True
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._step(*ARROWS[Qt.Key(event.key())])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self._select()
            case Qt.Key.Key_Space:
                self._space(event, True)
            case Qt.Key.Key_R:
                self._interaction.turn(-1 if shift else 1, self._pointer.hovered)
            case Qt.Key.Key_Escape if self._held():
                self._mouse.cancel()
                self._interaction.go_back()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self._viewpoint.zoom(1)
            case Qt.Key.Key_Minus:
                self._viewpoint.zoom(-1)
            case Qt.Key.Key_0:
                self._viewpoint.fit()
            case _:
                return False
        return True

    def release(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._space(event, False)

    def _held(self) -> bool:
        """Return whether there is something to undo or release."""
        selected = self._interaction.session.selector.selected
        return bool(selected) or self._pointer.lifted is not None

    def _space(self, event: QKeyEvent, down: bool) -> None:
        """Select on release; while Space is down, dragging pans the view."""
        if event.isAutoRepeat():
            return
        self._mouse.space = down
        if down:
            self._mouse.panned = False
        elif not self._mouse.panned:
            self._select()

    def _step(self, dx: int, dy: int) -> None:
        stops, focus = self._parts.stops(), self._pointer.focus
        if focus is not None and focus in stops:
            self._set_focus(focus_order.nearest(stops, focus, dx, dy) or focus)
        else:
            self._set_focus(self._interaction.next_stop(stops))

    def _select(self) -> None:
        """Select the focus; show it first if there is none yet."""
        stops, focus = self._parts.stops(), self._pointer.focus
        if focus is not None and focus in stops:
            if not self.guard.stops(focus):
                self._interaction.press(focus)
        else:
            self._set_focus(self._interaction.next_stop(stops))

    def step_group(self, step: int) -> bool:
        """Go to the next group of stops; return False behind the last one."""
        groups = self._interaction.GROUPS
        stops = self._parts.stops()
        target = focus_order.next_group(stops, groups, self._pointer.focus, step)
        self._set_focus(target)
        return target is not None
