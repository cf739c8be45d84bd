"""What pressing, dragging and turning mean on a table, in selects of the session.

The mouse and the keyboard end here. A game's own interaction overrides what is special to it.
Nothing here decides what is legal: the session does.
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
    """Kinds of targets in the order of the Tab key; none: all of them are one stop of it."""

    def __init__(self, session: Session, pointer: PointerState) -> None:
        self.session = session
        self.pointer = pointer
        self.commands: dict[str, Callable[[Target], object]] = {}
        """Kinds of targets that are no selection of a move, such as zoom buttons: what they do."""
        self.changed: Callable[[], None] = lambda: None
        """Call this when something shown depends on a change here, such as how a tile is turned."""

    # -- pressing ----------------------------------------------------------------------------

    def selectable(self, target: Target) -> bool:
        """Whether pressing it does something now."""
        return target.kind in self.commands or self.session.can_select(target)

    def meaning(self, target: Target | None) -> object:
        """Equal for presses that do the same: a decision is another one in another position."""
        if target is None or target.kind in self.commands:
            return target
        return target, self.session.viewer, self.session.view

    def press(self, target: Target, follow: bool = True) -> bool:
        """Select it; says why not if it is not allowed. `follow`: and what follows from that."""
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
        """A press on nothing clears the selection, one on what is selected takes it back."""
        selector = self.session.selector
        if target is None:
            self.session.clear()
        elif target in selector.selected and not self.session.can_select(target):
            self.go_back()
        else:
            self.press(target)

    def double_click(self, target: Target | None) -> bool:
        """A second quick press; False if it is one like any other.

        By default, what the first one took up stays taken up.
        """
        return target in self.session.selector.selected

    def refuse(self, target: Target | None) -> None:
        """Say why what was selected cannot go on there."""
        if target is not None:
            path = self.path_to(target)
            self.session.refuse([*path, *self.implied(path)])

    def go_back(self) -> None:
        self.session.back()

    # -- dragging ----------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        """Whether it can be dragged."""
        return False

    def deferred(self, target: Target) -> bool:
        """Whether dragging it selects nothing before it is dropped."""
        return self.session.selector.completes(target)

    def lift(self, target: Target) -> None:
        """It is dragged from now on."""

    def item_key(self, target: Target) -> str | None:
        """The key of the item that is dragged for a target; None: nothing follows the pointer."""
        return None

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """What is pressed by dropping something deferred here, over this target."""
        return None

    def dragged(self, pos: QPointF) -> bool:
        """The pointer moved with something lifted; whether anything shown depends on that."""
        return False

    # -- turning and pointing ----------------------------------------------------------------

    def turn(self, quarters: int, target: Target | None) -> bool:
        """Turn what is held, or this; False if that is nothing. 0 quarters only asks."""
        return False

    def cursor_shape(self, pos: QPointF) -> Qt.CursorShape | QCursor:
        """The mouse cursor says what can be done here."""
        pointer = self.pointer
        if pointer.carried is not None or pointer.panning:
            return Qt.CursorShape.ClosedHandCursor
        if pointer.hovered is not None and self.selectable(pointer.hovered):
            lift = self.liftable(pointer.hovered)
            return Qt.CursorShape.OpenHandCursor if lift else Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    # -- keys --------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """Where the keyboard goes on after something was selected."""
        return focus_order.first(stops, self.GROUPS)

    def key(self, event: QKeyEvent) -> bool:
        """A key of this game's own; False if it means nothing here."""
        return False
