"""Replay a match: step by step, or automatically at a speed, forwards and backwards.

It never changes the match, and shows no more of it than `play/replay.py` allows.
"""

import secrets

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.models.timeline import Timeline
from festival_desktop.play import replay
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.replay import Perspective

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
USUAL = 1.0
STEP = 1100
"""Milliseconds per step at normal speed."""
QUIET_FROM = 4.0
"""From this speed on, animations are skipped because the next step would interrupt them."""


class ReplayController(QObject):
    changed = Signal()
    """Emitted when the place, speed, direction or perspective has changed."""

    def __init__(self, match: AnyMatch, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.session = session
        self.perspectives = replay.perspectives(match)
        self.sight = self.perspectives[0]
        self.end = match.cursor
        """Undone steps are not part of the game."""
        self.place = 0
        self.speed = USUAL
        self.direction = 0
        """1 while playing forwards, -1 backwards, 0 while paused."""
        self._entries: list[LogEntry] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._tell()

    # -- playback ------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Show the position after `place` steps."""
        place = min(self.end, max(0, place))
        forward = place == self.place + 1
        self.place = place
        self._show(forward and self.speed < QUIET_FROM)

    def jump(self, place: int) -> None:
        """Go to a place and pause automatic play."""
        self.pause()
        self.go(place)

    def step(self, by: int) -> None:
        """Go one step and pause automatic play."""
        self.jump(self.place + by)

    def play(self, direction: int) -> None:
        """Play automatically; restart from the other end if there is nothing left."""
        last = self.end if direction > 0 else 0
        if self.place == last:
            self.place = self.end - last
            self._show(False)
        self.direction = direction
        self._timer.start(round(STEP / self.speed))
        self.changed.emit()

    def pause(self) -> None:
        self._timer.stop()
        if self.direction:
            self.direction = 0
            self.changed.emit()

    def toggle(self, direction: int = 1) -> None:
        if self.direction == direction:
            self.pause()
        else:
            self.play(direction)

    def set_speed(self, speed: float) -> None:
        self.speed = speed
        if self.direction:
            self._timer.start(round(STEP / speed))
        self.changed.emit()

    def see(self, sight: Perspective) -> None:
        """Switch to a permitted perspective."""
        if sight in self.perspectives and sight != self.sight:
            self.sight = sight
            self._tell()
            self._show(False)

    def _tick(self) -> None:
        self.go(self.place + self.direction)
        if self.place in (0, self.end) and self.place == (self.end if self.direction > 0 else 0):
            self.pause()

    def branch(self, place: int) -> AnyMatch:
        """Start a new match from a step, with what the viewer may know."""
        self.pause()
        people = self.match.people
        seat = min(people) if len(people) == 1 else self.sight.seat
        return self.match.branch(place, seat, Rng(secrets.randbits(64)))

    # -- display -------------------------------------------------------------------------------

    @property
    def timeline(self) -> Timeline:
        places = tuple(range(self.end + 1))
        return Timeline(tuple(self._entries), cursor=self.place, stops=places)

    def _tell(self) -> None:
        """Rebuild the log entries for the current perspective."""
        match = self.match
        self._entries = [
            LogEntry(
                number,
                step.seat,
                replay.visible_events(match, step.events, self.sight),
                step.sealed,
            )
            for number, step in enumerate(match.steps[: self.end])
        ]

    def _show(self, happening: bool) -> None:
        match, place = self.match, self.place
        self.session.show(
            match.state_at(place),
            viewer=replay.viewer(match, place, self.sight),
            waiting=None,
            entries=self._entries[:place],
            playable=False,
            events=self._entries[place - 1].events if happening and place else (),
        )
        self.changed.emit()
