"""What pressing, dragging and turning mean on a table, in touches of the session.

The mouse and the keyboard end here. A game's own interaction overrides what is special to it.
Nothing here decides what is legal: the session does.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor, QKeyEvent

from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor
from festival_desktop.scenes.part import Regions
from festival_desktop.scenes.pointer import PointerState


class Interaction:
    GROUPS: cursor.Groups = ()
    """Kinds of targets in the order of the Tab key; none: all of them are one stop of it."""

    def __init__(self, session: Session, pointer: PointerState) -> None:
        self.session = session
        self.pointer = pointer
        self.commands: dict[str, Callable[[Target], object]] = {}
        """Kinds of targets that are no touch of a move, such as zoom buttons: what they do."""
        self.changed: Callable[[], None] = lambda: None
        """Call this when something shown depends on a change here, such as how a tile is turned."""

    # -- pressing ----------------------------------------------------------------------------

    def touchable(self, target: Target) -> bool:
        """Whether pressing it does something now."""
        return target.kind in self.commands or self.session.can_touch(target)

    def press(self, target: Target, follow: bool = True) -> bool:
        """Touch it; says why not if it is not allowed. `follow`: and what follows from that."""
        if (command := self.commands.get(target.kind)) is not None:
            command(target)
            return True
        if not self.session.can_touch(target):
            if not self.session.picker.begins(target):
                self.refuse(target)
                return False
            self.session.clear()
        if not self.session.touch(target):
            return False
        if follow:
            self.follow(target)
        return True

    def click(self, target: Target | None) -> None:
        """A press on nothing clears the selection, one on what is selected takes it back."""
        picker = self.session.picker
        if target is None:
            self.session.clear()
        elif target in picker.touched and not self.session.can_touch(target):
            self.go_back()
        else:
            self.press(target)

    def double_click(self, target: Target | None) -> bool:
        """A second quick press; False if it is one like any other.

        By default, what the first one took up stays taken up.
        """
        return target in self.session.picker.touched

    def follow(self, target: Target) -> None:
        """Make the touches that follow from this one without a choice."""

    def attempt(self, target: Target | None) -> Sequence[Target]:
        """The touches of the whole move that going on to this target would mean."""
        return [*self.session.picker.touched, *([] if target is None else [target])]

    def refuse(self, target: Target | None) -> None:
        """Say why what was touched cannot go on there."""
        if target is not None:
            self.session.refuse(self.attempt(target))

    def go_back(self) -> None:
        self.session.back()

    # -- dragging ----------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        """Whether it can be dragged."""
        return False

    def deferred(self, target: Target) -> bool:
        """Whether dragging it touches nothing before it is dropped."""
        return self.session.picker.completes(target)

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

    def moved(self) -> None:
        """The mouse is elsewhere, over another thing or not."""

    def hovering(self) -> None:
        """Another thing is under the mouse or the keyboard's focus, or the selection changed."""

    def cursor_shape(self, pos: QPointF) -> Qt.CursorShape | QCursor:
        """The mouse cursor says what can be done here."""
        pointer = self.pointer
        if pointer.carried is not None or pointer.panning:
            return Qt.CursorShape.ClosedHandCursor
        if pointer.hovered is not None and self.touchable(pointer.hovered):
            lift = self.liftable(pointer.hovered)
            return Qt.CursorShape.OpenHandCursor if lift else Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    # -- keys --------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """Where the keyboard goes on after something was touched."""
        return cursor.first(stops, self.GROUPS)

    def key(self, event: QKeyEvent) -> bool:
        """A key of this game's own; False if it means nothing here."""
        return False
