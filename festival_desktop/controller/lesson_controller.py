"""A lesson at the screen: shows its position, waits for the right move, answers the wrong one."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.controller.step_log import StepLog
from festival_desktop.core.game import Event
from festival_desktop.models.session import Session
from festival_desktop.play.lesson import LessonCourse


class LessonController(QObject):
    changed = Signal()
    """Another step or position is to be shown."""
    answered = Signal(str)
    """A move was not right: the key of why; empty where the script has no answer of its own."""
    finished = Signal()

    def __init__(
        self,
        course: LessonCourse[Any, Any, Any],
        session: Session,
        pause: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """`pause`: milliseconds before each move that is played by itself."""
        super().__init__(parent)
        self.course = course
        self.session = session
        self._pause = pause
        self._replies: list[str] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._reply)
        session.chosen.connect(self._try)

    @property
    def busy(self) -> bool:
        """Moves of the script are being played."""
        return bool(self._replies)

    def start(self) -> None:
        self._arrive(())

    def pause(self) -> None:
        """Another page is shown."""
        self._timer.stop()

    def go_to(self, at: int) -> None:
        """Begin a step anew."""
        self._timer.stop()
        self._replies = []
        self.course.go_to(at)
        self._arrive(())

    def next(self) -> None:
        """What was read is done; what was to be done is done for the person."""
        if self.busy:
            return
        if self.course.step.do:
            self._do(self.course.expected())
        else:
            self._go_on()

    def _try(self, move: Any) -> None:
        step = self.course.step
        text = self.course.game.write(move)
        if step.is_right(text):
            self._do(move)
        else:
            self.session.clear()
            self.answered.emit(step.answer(text) or "")

    def _do(self, move: Any) -> None:
        self.course.play(move)
        self._replies = list(self.course.step.replies)
        if self._replies:
            self._arrive(self._last_events())
            self._timer.start(self._pause())
        else:
            self._go_on(self._last_events())

    def _reply(self) -> None:
        self.course.reply(self._replies.pop(0))
        if self._replies:
            self._arrive(self._last_events())
            self._timer.start(self._pause())
        else:
            self._go_on(self._last_events())

    def _last_events(self) -> Sequence[Event]:
        return self.course.match.steps[-1].events

    def _go_on(self, events: Sequence[Event] = ()) -> None:
        if self.course.last:
            self._arrive(events)
            self.finished.emit()
        else:
            self.course.go_on()
            self._arrive(events)

    def _arrive(self, events: Sequence[Event]) -> None:
        course = self.course
        match, viewer = course.match, course.lesson.seat
        log = StepLog(match)
        with self.session.input():
            self.session.show(
                match.state,
                viewer=viewer,
                waiting=None,
                entries=log.entries(viewer),
                playable=not self.busy and match.to_act == viewer,
                events=log.told(events, viewer),
            )
        self.changed.emit()
