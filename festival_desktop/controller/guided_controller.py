"""A table with a task: shows its match to one seat, and plays scripted moves."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.controller.step_log import StepLog
from festival_desktop.core.game import Event, Seat
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch


class GuidedController(QObject):
    """The base of lessons and puzzles; subclasses know what people's moves mean."""

    changed = Signal()
    """Emitted when another task or position should be shown."""

    def __init__(
        self,
        session: Session,
        seat: Seat,
        pause: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Set up; `pause` returns the milliseconds before each scripted move."""
        super().__init__(parent)
        self.session = session
        self._seat = seat
        self._pause = pause
        self._script: list[Any] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next_scripted)
        session.chosen.connect(self.try_move)

    @property
    def match(self) -> AnyMatch:
        raise NotImplementedError

    def try_move(self, move: Any) -> None:
        """Handle a legal move that a person has chosen."""
        raise NotImplementedError

    def play_scripted(self, move: Any) -> None:
        """Play a due move of the script."""
        raise NotImplementedError

    def script_over(self, events: Sequence[Event]) -> None:
        """React to the end of the script, whose last move led to these events."""
        self.position_changed(events)

    def may_act(self) -> bool:
        """Return whether the person has anything to do."""
        return True

    @property
    def busy(self) -> bool:
        """Whether scripted moves are being played."""
        return bool(self._script)

    def start(self) -> None:
        """Start or resume the task when the page is shown."""
        self.position_changed(())
        if self._script:
            self._timer.start(self._pause())

    def pause(self) -> None:
        """Pause the script while another page is shown."""
        self._timer.stop()

    def stop(self) -> None:
        """Drop the rest of the script."""
        self._timer.stop()
        self._script = []

    def go_through(self, script: Sequence[Any], events: Sequence[Event] = ()) -> None:
        """Show events, then play the script move by move."""
        self._script = list(script)
        self._advance(events)

    def _next_scripted(self) -> None:
        self.play_scripted(self._script.pop(0))
        self._advance(self.last_events())

    def _advance(self, events: Sequence[Event]) -> None:
        if self._script:
            self.position_changed(events)
            self._timer.start(self._pause())
        else:
            self.script_over(events)

    def last_events(self) -> Sequence[Event]:
        return self.match.steps[-1].events

    def position_changed(self, events: Sequence[Event]) -> None:
        """Show the position that these events led to."""
        match, mine = self.match, self.match.to_act == self._seat
        with self.session.input():
            self.session.show(
                match.state,
                viewer=self._seat,
                waiting=None,
                entries=StepLog(match).entries(self._seat)[: match.cursor],
                playable=not self.busy and mine and self.may_act(),
                events=match.censored(events, self._seat),
            )
        self.changed.emit()
