"""A table with a task: shows its match to one seat, and plays moves of a script by itself."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.controller.step_log import StepLog
from festival_desktop.core.game import Event, Seat
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch


class GuidedController(QObject):
    """Whoever inherits it knows the match, and what to do with moves of people and scripts."""

    changed = Signal()
    """Another task or position is to be shown."""

    def __init__(
        self,
        session: Session,
        seat: Seat,
        pause: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """`pause`: milliseconds before each move that is played by itself."""
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
        """A person has chosen a legal move."""
        raise NotImplementedError

    def play_scripted(self, move: Any) -> None:
        """A move of the script is due."""
        raise NotImplementedError

    def script_over(self, events: Sequence[Event]) -> None:
        """The last move of the script, or one without a script, led to these events."""
        self.arrive(events)

    def may_act(self) -> bool:
        """Whether there is anything for the person to do."""
        return True

    @property
    def busy(self) -> bool:
        """Moves of a script are being played."""
        return bool(self._script)

    def start(self) -> None:
        """The page is shown, or shown again."""
        self.arrive(())
        if self._script:
            self._timer.start(self._pause())

    def pause(self) -> None:
        """Another page is shown."""
        self._timer.stop()

    def stop(self) -> None:
        """What is left of the script is not played."""
        self._timer.stop()
        self._script = []

    def go_through(self, script: Sequence[Any], events: Sequence[Event] = ()) -> None:
        """Show what happened; then play the script, move by move."""
        self._script = list(script)
        self._advance(events)

    def _next_scripted(self) -> None:
        self.play_scripted(self._script.pop(0))
        self._advance(self.last_events())

    def _advance(self, events: Sequence[Event]) -> None:
        if self._script:
            self.arrive(events)
            self._timer.start(self._pause())
        else:
            self.script_over(events)

    def last_events(self) -> Sequence[Event]:
        return self.match.steps[-1].events

    def arrive(self, events: Sequence[Event]) -> None:
        """Show the position to which these events led."""
        match, mine = self.match, self.match.to_act == self._seat
        with self.session.input():
            self.session.show(
                match.state,
                viewer=self._seat,
                waiting=None,
                entries=StepLog(match).entries(self._seat)[: match.cursor],
                playable=not self.busy and mine and self.may_act(),
                events=match.told(events, self._seat),
            )
        self.changed.emit()
