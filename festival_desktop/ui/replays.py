"""The way into a replay and back: from the table, its end, saved games, files from outside."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from festival_desktop.core.errors import BrokenSave
from festival_desktop.ui.keeper import AnyMatch
from festival_desktop.ui.narrate.saves import SaveWords
from festival_desktop.ui.pages.replay.page import ReplayPage
from festival_desktop.ui.pages.settings import SettingsPage

if TYPE_CHECKING:
    from festival_desktop.ui.main_window import MainWindow


class Replays(QObject):
    """There is one replay at a time; its page goes when it is left for good."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._words = SaveWords(self)
        self.page: ReplayPage | None = None
        self._from: QWidget = window.shelf
        window.pages.currentChanged.connect(self._turned)

    def show(self, match: AnyMatch, place: int = 0) -> None:
        """See a match from this step on."""
        window = self._window
        if not isinstance(window.page, ReplayPage):
            self._from = window.page
        manifest = window.rooms.workshop.manifest(match.game.name)
        page = ReplayPage(manifest, match, window.rooms.motion)
        page.back_wanted.connect(self.back)
        page.branch_wanted.connect(window.rooms.matches.take)
        window.go(page)  # the one before goes here
        self.page = page
        page.enter(place)

    def open(self, path: Path) -> None:
        """See the game of a file; it stays where and as it is."""
        keeper, rooms = self._window.rooms.workshop.keeper, self._window.rooms
        if keeper.holds(path):
            rooms.matches.save()
        try:
            restored = keeper.peek(keeper.shelf.look(path))
        except BrokenSave as error:
            self._window.say(self._words.cannot_open(path, error), "warning")
            return
        self.show(restored.match)
        if trouble := self._words.seen_in_part(restored):
            self._window.say(trouble, "warning")

    def is_over(self, path: Path) -> bool:
        """Whether the game of a file is finished, as far as a quick look tells."""
        head = self._window.rooms.workshop.keeper.shelf.look(path).save
        return head is not None and head.summary.over

    def back(self) -> None:
        window = self._window
        if isValid(self._from) and window.pages.indexOf(self._from) >= 0:
            window.go(self._from)
        else:
            window.go_to_shelf()

    def _turned(self) -> None:
        """Another page is shown. From the settings one comes back."""
        page, now = self.page, self._window.page
        if page is None or now is page:
            return
        page.leave()
        if not isinstance(now, SettingsPage):
            self.page = None
            self._window.pages.removeWidget(page)
            page.deleteLater()
