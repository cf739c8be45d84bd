"""A lesson on the screen: shows its position, waits for the right move, corrects wrong ones."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from festival_desktop.controller.guided_controller import GuidedController
from festival_desktop.core.game import Event
from festival_desktop.models.session import Session
from festival_desktop.play.lesson import LessonCourse
from festival_desktop.play.match import AnyMatch


class LessonController(GuidedController):
    answered = Signal(str)
    """Emitted with the key of the reason a move was not right; empty if the script has none."""
    finished = Signal()

    def __init__(
        self,
        course: LessonCourse[Any, Any, Any],
        session: Session,
        pause: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Set up; `pause` returns the milliseconds before each scripted move."""
        super().__init__(session, course.lesson.seat, pause, parent)
        self.course = course
        self.shown = False
        """Whether a right move of this step was shown, which the player has yet to make."""

    @property
    def match(self) -> AnyMatch:
        return self.course.match

    def go_to(self, at: int) -> None:
        """Restart a step."""
        self.stop()
        self.shown = False
        self.course.go_to(at)
        self.position_changed(())

    def next(self) -> None:
        """Finish a step that was only to be read."""
        if not self.busy and not self.course.step.do:
            self.script_over(())

    def switch_example(self) -> None:
        """Show a right move of this step, or undo it so that the person makes it."""
        if self.busy or not self.course.step.do:
            return
        if self.shown:
            self.go_to(self.course.at)
            return
        self.session.clear()
        self.shown = True
        self.match.play(self.course.expected())
        self.position_changed(self.last_events())

    def may_act(self) -> bool:
        return not self.shown

    def try_move(self, move: Any) -> None:
        step = self.course.step
        text = self.course.game.write(move)
        if step.is_right(text):
            self._do(move)
        else:
            self.session.clear()
            self.answered.emit(step.answer(text) or "")

    def _do(self, move: Any) -> None:
        self.match.play(move)
        self.go_through(self.course.step.replies, self.last_events())

    def play_scripted(self, move: Any) -> None:
        self.course.reply(move)

    def script_over(self, events: Sequence[Event]) -> None:
        if self.course.last:
            self.position_changed(events)
            self.finished.emit()
        else:
            self.course.go_on()
            self.position_changed(events)
