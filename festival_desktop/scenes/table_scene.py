"""The scene of a table: Qt's events become presses, drags and keys of an interaction.

It serves every game and knows none.
"""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QFocusEvent, QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import marks
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.drag import MouseGestures
from festival_desktop.scenes.explainer import Explainer
from festival_desktop.scenes.press_guard import Clock
from festival_desktop.scenes.table_canvas import MakePresenter, TableCanvas
from festival_desktop.scenes.table_keys import TableKeys

Line = Sequence[Sequence[Target]]
"""What each of some moves is made with."""


def _tag(words: str, number: int, moves: int) -> str:
    if moves == 1:
        return words
    return f"{words} 1" if number == 1 else str(number)


class TableScene(QGraphicsScene):
    def __init__(
        self,
        session: Session,
        motion: Animator,
        make_presenter: MakePresenter,
        parent: QObject | None = None,
        clock: Clock = monotonic,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.session = session
        self.motion = motion
        self.canvas = TableCanvas(self, session, motion, make_presenter)
        self.presenter = self.canvas.presenter
        self.interaction = self.presenter.interaction
        self.pointer = self.presenter.pointer
        self.requests = self.presenter.context.requests
        distance = QGuiApplication.styleHints().startDragDistance()
        self.mouse = MouseGestures(self.presenter, self.hover, distance, clock)
        self.keys = TableKeys(self.presenter, self.set_focus, self.mouse, clock)
        self.explainer = Explainer(self, self.presenter)
        self._cursor_shape: Qt.CursorShape | QCursor = Qt.CursorShape.ArrowCursor
        self.explainer.held.connect(self.mouse.cancel)
        self.interaction.changed = self._point
        session.changed.connect(self._changed)

    def drawBackground(self, painter: QPainter, rect: Any) -> None:
        self.canvas.draw_background(painter, QRectF(rect))

    def _changed(self, change: Change) -> None:
        """Show a change of the session."""
        with self.canvas.input():
            if change.position:  # Drop animations and drags of the previous position.
                self.mouse.cancel()
                self.motion.skip()
                self.pointer.hovered, self.pointer.highlighted = None, ()
            if self.canvas.ready:
                if change.position:
                    self.canvas.position_changed(change)
                self.presenter.keep_focus()
                self.presenter.hover_changed()
            self.canvas.redraw(length=durations.REFIT if change.position else durations.GLIDE)
        self.mouse.guard.change(self.presenter.parts.target_at(self.pointer.position))
        self.keys.guard.change(self.pointer.focus)
        self.explainer.follow_focus()
        if self.canvas.ready and change.position:
            self.canvas.items.prepare(self.presenter.prefetch())
            if change.events:
                self.presenter.animate_events(change.events)

    # -- interface for the page --------------------------------------------------------------

    def retranslate(self) -> None:
        """Refresh every text after a change of language."""
        self.presenter.retranslate()
        self.canvas.redraw(instant=True)

    def point_out(self, targets: Sequence[Target]) -> None:
        """Highlight these targets until the next input."""
        with self.canvas.input():
            for target in targets:
                self.presenter.reveal(target)
            self.presenter.highlight(targets)
            self.canvas.redraw()

    def compare(
        self,
        played: tuple[str, Line] | None = None,
        better: tuple[str, Line] | None = None,
    ) -> None:
        """Ring the played move and a better one, each with its tag; without moves, clear them."""
        lines = ((marks.PLAYED, played), (marks.RING, better))
        self.pointer.compared = tuple(
            (kind, _tag(line[0], number, len(line[1])), targets)
            for kind, line in lines
            if line is not None
            for number, targets in enumerate(line[1], 1)
        )
        self.canvas.redraw()

    def show_hint(self, targets: Sequence[Target]) -> None:
        """Draw a move on the table; without targets, clear it."""
        self.pointer.hint = tuple(targets)
        self.point_out(targets)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        with self.canvas.input():
            self.presenter.viewpoint.zoom(notches, anchor)

    def pan(self, dx: float, dy: float) -> None:
        with self.canvas.input():
            self.presenter.viewpoint.pan(dx, dy)

    def fit(self) -> None:
        with self.canvas.input():
            self.presenter.viewpoint.fit()

    def keep_clear(self, place: QRectF) -> None:
        """Keep a place clear that something covers for a while."""
        with self.canvas.input():
            self.presenter.keep_clear(place)

    def step_group(self, step: int) -> bool:
        """Go to the next group of stops on Tab; return False behind the last one."""
        with self.canvas.input():
            return self.keys.step_group(step)

    # -- pointer target ----------------------------------------------------------------------

    def hover(self, target: Target | None) -> None:
        """Move the mouse hover to a target."""
        if target != self.pointer.hovered or self.pointer.focus is not None:
            self.pointer.focus_on(None)
            self.pointer.hovered = target
            self._point()
        self.mouse.guard.point(target)
        self._shape_cursor()

    def _shape_cursor(self) -> None:
        shape = self.interaction.cursor_shape(self.pointer.position)
        if shape != self._cursor_shape:
            self._cursor_shape = shape
            for view in self.views():
                view.viewport().setCursor(shape)

    def set_focus(self, target: Target | None) -> None:
        """Move the keyboard focus to a target."""
        if target != self.pointer.focus:
            self.pointer.focus_on(target)
            if target is not None:
                self.presenter.reveal(target)
            self._point()
        self.keys.guard.point(target)

    def _point(self) -> None:
        self.pointer.highlighted = ()
        self.presenter.hover_changed()
        self.canvas.redraw()
        self.explainer.follow_focus()

    # -- Qt events ---------------------------------------------------------------------------

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        event.setAccepted(self.explainer.show_at(event.scenePos()))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.motion.skip()
        self.presenter.skip_wait(self.presenter.parts.target_at(event.scenePos()))
        finger = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        self.explainer.press(event.scenePos(), finger)
        with self.canvas.input():
            grip = self.mouse.press(event.scenePos(), event.button())
        if grip is not None:
            self.mouse.hold(grip)
            self._shape_cursor()
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        with self.canvas.input():
            done = self.mouse.double_click(event.scenePos())
        if not done:
            self.mousePressEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        with self.canvas.input():
            self.mouse.move(event.scenePos(), held)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        with self.canvas.input():
            self.mouse.release(event.scenePos(), event.button())
        self.explainer.release()
        self._shape_cursor()
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        with self.canvas.input():
            self.mouse.wheel(event.scenePos(), event.delta(), control)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.motion.skip()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.presenter.skip_wait(self.pointer.focus)
        with self.canvas.input():
            event.setAccepted(self.keys.press(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        with self.canvas.input():
            self.keys.release(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.mouse.space = False
        with self.canvas.input():
            self.set_focus(None)
        super().focusOutEvent(event)
