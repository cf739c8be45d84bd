"""Everything behind the shelf: the other pages, made when they are first wanted.

Imported after the first picture of the window, because these pages need rules, saves and scenes.
"""

from datetime import datetime
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.trash import Trash
from festival_desktop.ui.fade import Fade
from festival_desktop.ui.game_box import ChallengeFacts, offered_challenge
from festival_desktop.ui.matches import Matches
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.saves import SavesPage
from festival_desktop.ui.pages.saves_desk import SavesDesk
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.records.keeping import RecordKeeper
from festival_desktop.ui.records.page import RecordsPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.workshop import Workshop


class Rooms(QObject):
    """Signals gather what people want on any of the pages."""

    shelf_wanted = Signal()
    back_wanted = Signal()
    play_wanted = Signal(object)
    """A `NewGame`."""
    again_wanted = Signal()
    again_with_wanted = Signal(object)
    """`Options` for the same people in another deal."""
    level_wanted = Signal(str)
    """A level of the challenge, to be set up."""
    look_wanted = Signal()
    scores_wanted = Signal()
    file_wanted = Signal(object)
    """The path of a saved game."""
    replay_wanted = Signal(object)
    """The path of a saved game, to be seen step by step."""
    replay_from_wanted = Signal(int)
    """A step of the match at the table, to be seen from there on."""
    import_wanted = Signal()
    export_wanted = Signal(object)
    """The path of a saved game that somebody wants a copy of."""
    print_wanted = Signal()
    """What the game of the page that is shown has for paper."""
    menu_wanted = Signal()
    changed = Signal()
    """What can be done at the table has changed."""

    def __init__(self, window: QWidget, settings: Settings, workshop: Workshop) -> None:
        super().__init__(window)
        self._settings = settings
        self._setups: dict[str, SetupPage] = {}
        self.workshop = workshop
        self.motion = workshop.motion
        self.matches = Matches(workshop, self)
        self.challenges = RecordKeeper(
            workshop.records, self._record_of, lambda: self._challenge().title, self
        )
        self.fade = Fade(window)
        self.table: TablePage | None = None
        """The page of the match at the table."""
        settings.motion_changed.connect(self._set_motion)
        self._set_motion()

    def _set_motion(self) -> None:
        self.motion.enabled = self._settings.motion
        if not self.motion.enabled:
            self.motion.skip()

    def _record_of(self, match: Match[Any, Any, Any], save: str, now: datetime) -> Challenge | None:
        record = self.workshop.manifest(match.game.name).record
        return None if record is None else record(match, save, now)

    def _challenge(self) -> ChallengeFacts:
        facts = offered_challenge(self.workshop.boxes())
        assert facts is not None  # otherwise nobody asks for records
        return facts

    def setup(self, game: str) -> SetupPage:
        if game not in self._setups:
            page = self._setups[game] = SetupPage(self.workshop.manifest(game), self._settings)
            page.back_requested.connect(self.shelf_wanted)
            page.play_requested.connect(self.play_wanted)
            page.print_requested.connect(self.print_wanted)
        return self._setups[game]

    def is_setup(self, page: QWidget) -> bool:
        return page in self._setups.values()

    def game_of(self, page: QWidget) -> str | None:
        """The game a page belongs to; None for the other pages."""
        if self.table is not None and (page is self.table or isinstance(page, EndPage)):
            return self.table.match.game.name
        return next((game for game, own in self._setups.items() if own is page), None)

    def new_table(self, match: Match[Any, Any, Any]) -> TablePage:
        """A table for this match; the one before is the caller's to throw away."""
        manifest = self.workshop.manifest(match.game.name)
        page = self.table = TablePage(manifest, match, self._settings, self.motion)
        page.stepped.connect(self.matches.stepped)
        page.finished.connect(self.scores_wanted)
        page.menu_wanted.connect(self.menu_wanted)
        page.changed.connect(self.changed)
        page.branch_wanted.connect(self.matches.take)
        page.replay_wanted.connect(self.replay_from_wanted)
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        invitation = self.workshop.boxes()[0].invitation
        page = SettingsPage(self._settings, invitation and invitation.thumbnail)
        page.back_requested.connect(self.back_wanted)
        return page

    @cached_property
    def saves(self) -> SavesPage:
        shelf = self.workshop.keeper.shelf
        trash = Trash(shelf.folder.parent / "trash")
        desk = SavesDesk(shelf.folder, trash, self.matches.let_go, self)
        page = SavesPage(desk, shelf.look, self.matches.sketch, self.workshop.boxes)
        page.back_requested.connect(self.shelf_wanted)
        page.open_requested.connect(self.file_wanted)
        page.replay_requested.connect(self.replay_wanted)
        page.import_requested.connect(self.import_wanted)
        page.export_requested.connect(self.export_wanted)
        return page

    @cached_property
    def records(self) -> RecordsPage:
        page = RecordsPage(self._challenge, lambda: self.challenges.games)
        page.back_requested.connect(self.shelf_wanted)
        page.level_requested.connect(self.level_wanted)
        return page

    @cached_property
    def end(self) -> EndPage:
        page = EndPage(lambda: self.challenges.games)
        page.again_requested.connect(self.again_wanted)
        page.again_with_requested.connect(self.again_with_wanted)
        page.shelf_requested.connect(self.shelf_wanted)
        page.look_requested.connect(self.look_wanted)
        page.replay_requested.connect(lambda: self.replay_from_wanted.emit(0))
        page.print_requested.connect(self.print_wanted)
        return page
