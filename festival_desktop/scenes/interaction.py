"""Presses, drags and rotations on a table become selections in the session.

Mouse and keyboard both end here. Each game overrides its special cases. Nothing here decides what
is legal: the session does.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor, QKeyEvent

from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import Regions


class Interaction:
    GROUPS: focus_order.Groups = ()
    """Kinds of targets in each Tab group, in order; empty for a single group."""

    def __init__(self, session: Session, pointer: PointerState) -> None:
        self.session = session
        self.pointer = pointer
        self.commands: dict[str, Callable[[Target], object]] = {}
        """Actions of targets that select no move, such as zoom buttons, by kind."""
        self.changed: Callable[[], None] = lambda: None
        """Called when a change here affects the table, such as turning a tile."""

    # -- pressing ----------------------------------------------------------------------------

    def selectable(self, target: Target) -> bool:
        """Return whether pressing the target does something now."""
        return target.kind in self.commands or self.session.can_select(target)

    def press_identity(self, target: Target | None) -> object:
        """Identify what a press would do: a decision differs between positions."""
        if target is None or target.kind in self.commands:
            return target
        return target, self.session.viewer, self.session.view

    def press(self, target: Target, follow: bool = True) -> bool:
        """Select a target, or explain why not. `follow`: also select what follows from it."""
        if (command := self.commands.get(target.kind)) is not None:
            command(target)
            return True
        path = self.path_to(target)
        return self.session.choose([*path, *self.implied(path)] if follow else path)

    def path_to(self, target: Target) -> Sequence[Target]:
        """Return all selections that a press on this means, from the first to the target itself."""
        selector = self.session.selector
        afresh = selector.begins(target) and not self.session.can_select(target)
        return [target] if afresh else [*selector.selected, target]

    def implied(self, path: Sequence[Target]) -> Sequence[Target]:
        """Return the selections that follow from these without a choice."""
        return ()

    def click(self, target: Target | None) -> None:
        """Handle a click: on nothing it clears, on a selected target it undoes the selection."""
        selector = self.session.selector
        if target is None:
            self.session.clear()
        elif target in selector.selected and not self.session.can_select(target):
            self.go_back()
        else:
            self.press(target)

    def double_click(self, target: Target | None) -> bool:
        """Handle a second quick press; return False if it is an ordinary one.

        By default, what the first one picked up stays picked up.
        """
        return target in self.session.selector.selected

    def refuse(self, target: Target | None) -> None:
        """Explain why the selection cannot continue there."""
        if target is not None:
            path = self.path_to(target)
            self.session.refuse([*path, *self.implied(path)])

    def go_back(self) -> None:
        self.session.back()

    # -- dragging ----------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        """Return whether the target can be dragged."""
        return False

    def deferred(self, target: Target) -> bool:
        """Return whether dragging the target selects nothing until it is dropped."""
        return self.session.selector.completes(target)

    def lift(self, target: Target) -> None:
        """Start dragging a target."""

    def item_key(self, target: Target) -> str | None:
        """Return the key of the dragged item; None if nothing follows the pointer."""
        return None

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """Return the target pressed by dropping something deferred here."""
        return None

    def dragged(self, pos: QPointF) -> bool:
        """Handle a move of the dragged thing; return whether anything shown depends on it."""
        return False

    # -- turning and pointing ----------------------------------------------------------------

    def turn(self, quarters: int, target: Target | None) -> bool:
        """Rotate what is held, or the target; return False if nothing can. 0 quarters only asks."""
        return False

    def cursor_shape(self, pos: QPointF) -> Qt.CursorShape | QCursor:
        """Return the mouse cursor for what can be done here."""
        pointer = self.pointer
        if pointer.carried is not None or pointer.panning:
            return Qt.CursorShape.ClosedHandCursor
        if pointer.hovered is not None and self.selectable(pointer.hovered):
            lift = self.liftable(pointer.hovered)
            return Qt.CursorShape.OpenHandCursor if lift else Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    # -- keys --------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """Return where the keyboard focus goes after a selection."""
        return focus_order.first(stops, self.GROUPS)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key of this game; return False if it means nothing here."""
        return False
