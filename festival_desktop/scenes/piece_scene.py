"""The pieces of a session on a stage, and hands and keys that touch them.

For all games: what lies where and what it looks like comes from the scene of a game, what may be
touched comes from the session. Nothing here decides what is legal.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor, zorder
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes.caught import caught
from festival_desktop.scenes.gestures import Gestures, leads_on
from festival_desktop.scenes.keyboard import Keyboard
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.stage import Stage

TILT = 5.0
"""Degrees by which a piece in the air leans."""


class PieceScene(Stage):
    GROUPS: ClassVar[cursor.Groups] = ()
    """Kinds of targets in the order of the Tab key."""

    help_requested = Signal()
    """Somebody wants the program to choose."""
    next_requested = Signal()
    """Somebody wants to see the next step of the computer."""
    undo_requested = Signal()
    """Somebody takes back what was done last, by touching it."""
    jump_requested = Signal(int)
    """Somebody takes back this step, and what was done after it."""

    def __init__(self, session: Session, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(motion, parent)
        self.session = session
        self.choices: frozenset[Target] = frozenset()
        """What may be touched next: kept, because every move of the pointer asks."""
        self.stepping = False
        """The computer waits to be told to go on."""
        self.hovered: Target | None = None
        self.cursor: Target | None = None
        """What the keyboard is at; None while the mouse is used."""
        hints = QGuiApplication.styleHints()
        self.gestures = Gestures(self, hints.startDragDistance())
        self._carried: str | None = None
        self.keyboard = Keyboard(self)
        self._pointer = Qt.CursorShape.ArrowCursor
        session.shown.connect(self._shown)
        session.picked.connect(self._picked)
        session.happened.connect(self.happen)

    # -- what a scene supplies ---------------------------------------------------------------

    @abstractmethod
    def target_at(self, pos: QPointF) -> Target | None:
        """What would be touched here, allowed or not."""

    @abstractmethod
    def reach(self) -> dict[Target, QRectF]:
        """What may be touched now, and where it is."""

    @abstractmethod
    def key_of(self, target: Target) -> str:
        """The key of the thing that stands for a target."""

    @abstractmethod
    def arrange(self) -> None:
        """Another position or viewer is shown: get ready for new props."""

    @abstractmethod
    def free_area(self) -> QRectF:
        """The part of the table that is left to the page."""

    def notice_area(self) -> QRectF | None:
        """Where words may lie for a moment without hiding what they are about; None: anywhere."""
        return None

    @abstractmethod
    def retranslate(self) -> None:
        """The words are in another language now."""

    @abstractmethod
    def restyle(self) -> None:
        """The theme or the text size has changed."""

    @abstractmethod
    def point_out(self, targets: Sequence[Target]) -> None:
        """Light up these things until somebody goes on, such as the touches of a hint."""

    @abstractmethod
    def happen(self, events: tuple[Any, ...]) -> None:
        """Show what happened on the way to this position; it is already shown."""

    def hovering(self, *layers: str) -> None:
        """Another thing is under the pointer or the keyboard's ring; these layers change."""
        self.refresh(*(layers or ("pieces", "overlay")))

    def shines(self, target: Target | None) -> bool:
        """Whether a piece looks different while this is hovered."""
        return target is not None

    def follow(self, target: Target) -> None:
        """Make the touches that follow from this one by themselves."""

    def attempt(self, target: Target | None) -> Sequence[Target]:
        """The touches of the move somebody tries by going on to this target."""
        return [*self.session.picker.touched, *([] if target is None else [target])]

    def tool_at(self, pos: QPointF) -> str | None:
        return None

    def use(self, tool: str) -> None:
        """Press a button of the scene itself."""

    def grab(self, pos: QPointF) -> bool:
        """Take hold of something that stays where it is, such as a rim or an area to stroke."""
        return False

    def pull(self, pos: QPointF) -> None:
        """Move the hand that holds it."""

    def let_go(self, pos: QPointF | None) -> None:
        """Let go of it here; None: the position has changed under the hand."""

    def liftable(self, target: Target) -> bool:
        return False

    def loose(self, target: Target) -> bool:
        """Whether a hand can carry it though touching it means nothing."""
        return False

    def dropped(self, target: Target, pos: QPointF) -> Target | None:
        """What is touched by dropping here what no other touch follows."""
        return None

    def touchable(self, target: Target) -> bool:
        return target in self.choices

    def turn(self, quarters: int, pos: QPointF | None) -> bool:
        return False

    def pan(self, dx: float, dy: float) -> None: ...

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None: ...

    def fit(self) -> None: ...

    # -- the session -------------------------------------------------------------------------

    def _shown(self) -> None:
        self.settle()
        self.hovered = None
        self.choices = frozenset(self.session.picker.choices())
        if self.ready:
            self.arrange()
            self.refresh(length=durations.REFIT)

    def settle(self) -> None:
        """Let go, and let nothing of the former position be drawn in the new one."""
        self._quiet = True
        self.gestures.cancel()
        if self._carried is not None:
            self.put_down()
        super().settle()

    def _picked(self) -> None:
        self.choices = frozenset(self.session.picker.choices())
        if self.ready:
            self.picked()

    def picked(self) -> None:
        """Something else was touched or may be touched."""
        if self.cursor is not None and self.cursor not in self.reach():
            self.cursor = self.hovered = self.next_cursor()
        self.hovering()

    def show_stepping(self, stepping: bool) -> None:
        if stepping != self.stepping:
            self.stepping = stepping
            self.refresh("overlay")

    # -- touching ----------------------------------------------------------------------------

    def press(self, target: Target, follow: bool = True) -> bool:
        if target not in self.choices:
            if not leads_on(self.session.picker, target):
                self.refuse(target)
                return False
            self.session.clear()
        if not self.session.touch(target):
            return False
        if follow:
            self.follow(target)
        return True

    def refuse(self, target: Target | None) -> None:
        if target is not None:
            self.session.refuse(self.attempt(target))

    def go_back(self) -> None:
        self.session.back()

    # -- carrying ----------------------------------------------------------------------------

    def lift(self, target: Target, pos: QPointF) -> None:
        actor = self.actors.get(self.key_of(target))
        if actor is None:
            return
        self._carried = actor.key
        actor.carried, actor.goal = True, None
        self.motion.drop(("go", actor))
        self.refresh("pieces", "overlay")
        actor.setZValue(zorder.CARRIED)
        actor.setRotation(TILT)
        self.carry(pos)

    def carry(self, pos: QPointF) -> None:
        actor = self.actors.get(self._carried or "")
        if actor is not None:
            actor.setPos(pos)

    def put_down(self) -> None:
        actor = self.actors.get(self._carried or "")
        self._carried = None
        if actor is not None:
            actor.carried = False
        self.refresh("pieces", "overlay", length=durations.HOME)

    @property
    def carried(self) -> str | None:
        """The key of the thing in the air."""
        return self._carried

    def hover(self, pos: QPointF, target: Target | None) -> None:
        if target != self.hovered or self.cursor is not None:
            dull = not (self.cursor or self.shines(self.hovered) or self.shines(target))
            self.hovered, self.cursor = target, None
            self.hovering(*(("overlay",) if dull else ()))
        self._shape_pointer(pos)

    def _shape_pointer(self, pos: QPointF) -> None:
        """The pointer itself says what can be done here."""
        shape = Qt.CursorShape.ArrowCursor
        if self._carried is not None or self.gestures.panning:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hovered is not None and self.touchable(self.hovered):
            lift = self.liftable(self.hovered)
            shape = Qt.CursorShape.OpenHandCursor if lift else Qt.CursorShape.PointingHandCursor
        elif self.tool_at(pos) is not None:
            shape = Qt.CursorShape.PointingHandCursor
        if shape != self._pointer:
            self._pointer = shape
            for view in self.views():
                view.viewport().setCursor(shape)

    def leave(self) -> None:
        self.gestures.leave()

    # -- the mouse ---------------------------------------------------------------------------

    @caught
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.motion.skip()
        self.gestures.press(event.scenePos(), event.button())
        event.accept()

    @caught
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two clicks; but what the first one took up stays taken up."""
        if self.target_at(event.scenePos()) not in self.session.picker.touched:
            self.mousePressEvent(event)
        event.accept()

    @caught
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.gestures.move(event.scenePos(), held)
        event.accept()

    @caught
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.gestures.release(event.scenePos(), event.button())
        event.accept()

    @caught
    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self.gestures.wheel(event.scenePos(), event.delta(), control)
        event.accept()

    # -- the keyboard ------------------------------------------------------------------------

    def next_cursor(self) -> Target | None:
        """Where the keyboard goes on after something was touched."""
        return cursor.first(self.reach(), self.GROUPS)

    def set_cursor(self, target: Target | None) -> None:
        if target != self.cursor:
            self.cursor = self.hovered = target
            self.hovering()

    def set_focus(self, target: Target | None) -> None:
        self.set_cursor(target)

    def step_group(self, step: int) -> bool:
        """Go to the next group; False behind the last one."""
        target = cursor.next_group(self.reach(), self.GROUPS, self.cursor, step)
        self.set_cursor(target)
        return target is not None

    @caught
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.motion.skip()
        event.setAccepted(self.keyboard.press(event))

    @caught
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keyboard.release(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.gestures.space = False
        self.set_cursor(None)
        super().focusOutEvent(event)
