"""The sounds of a table. Everything audible is visible, too: here nothing is shown."""

from PySide6.QtCore import QEvent, QObject

from festival_desktop.models.change import Change
from festival_desktop.sound.player import SoundPlayer
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.sounds import Sounds
from festival_desktop.ui.table.table_frame import TableFrame

REFUSAL, TURN, WIN, LOSE = "refusal", "turn", "win", "lose"
MOST = 3
"""Maximum number of sounds per step."""


class TableSounds(QObject):
    """The sounds of a table page while it is shown. Undo and loading are silent."""

    def __init__(self, page: TableFrame, sounds: Sounds, player: SoundPlayer) -> None:
        super().__init__(page)
        self._page, self._sounds, self._player = page, sounds, player
        page.installEventFilter(self)
        page.session.changed.connect(self._changed)
        page.session.refused.connect(lambda *_: player.play(REFUSAL))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._player.set_ambience(self._sounds.ambience)
        elif event.type() == QEvent.Type.Hide:
            self._player.set_ambience(())
        return False

    def _changed(self, change: Change) -> None:
        if change.events:
            self._player.play(*self.heard(change))

    def heard(self, change: Change) -> tuple[str, ...]:
        return self._sounds.of(change.events)[:MOST]


class MatchSounds(TableSounds):
    """The sounds of a match being played, including turns and the end."""

    def __init__(
        self, page: TablePage, sounds: Sounds, player: SoundPlayer, settings: Settings
    ) -> None:
        super().__init__(page, sounds, player)
        self._match, self._session, self._settings = page.match, page.session, settings
        page.controller.finished.connect(self._ended)

    def heard(self, change: Change) -> tuple[str, ...]:
        """Return the sounds of a change; instant computers are silent, to avoid a chorus."""
        people, active = self._match.people, self._session.active
        last = self._match.steps[self._match.cursor - 1].seat
        hasty = last not in people and self._settings.pace == "instant"
        names = () if hasty else super().heard(change)
        your_turn = active in people and active != last and len(self._match.players) > 1
        return (*names, TURN) if your_turn else names

    def _ended(self) -> None:
        people, winners = self._match.people, self._match.standing.winners
        self._player.play(WIN if not people or people & set(winners) else LOSE)
