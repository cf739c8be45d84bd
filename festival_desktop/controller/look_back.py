"""An earlier step of a running game, shown on its table while the game pauses.

The person at the screen sees it as they knew it then: nothing they may not know.
"""

from PySide6.QtCore import QObject

from festival_desktop.controller.match_controller import MatchController


class LookBack(QObject):
    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._session, self._match = controller.session, controller.match
        self._showing = False
        self.place: int | None = None
        """Number of steps before the position shown; None for the current position."""
        self._session.changed.connect(self._changed)

    def look(self, place: int) -> None:
        """Show the position after `place` steps, also of undone ones."""
        if self._session.waiting is not None or place == self.place:
            return
        entries = self._controller.timeline.entries
        self.place = min(len(entries), max(0, place))
        self._controller.pause()
        self._showing = True
        self._session.show(
            self._match.state_at(self.place),
            viewer=self._session.viewer,
            waiting=None,
            entries=entries[: self.place],
            playable=False,
        )
        self._showing = False

    def step(self, by: int) -> None:
        """Go one step back or forward; behind the last one the game resumes."""
        now = self._match.cursor if self.place is None else self.place
        if now + by == self._match.cursor:
            self.end()
        else:
            self.look(now + by)

    def end(self) -> bool:
        """Resume the game; return False if it was running."""
        if self.place is None:
            return False
        self._controller.start()
        return True

    def _changed(self) -> None:
        """Forget the place once the session shows the game itself."""
        if not self._showing:
            self.place = None
