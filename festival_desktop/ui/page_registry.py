"""The pages behind the shelf: each is created, connected and shown on first request.

Rarely used pages are also imported then.
"""

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.art import cache
from festival_desktop.controller.coach import Mistake
from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.play import seeds
from festival_desktop.play.match import AnyMatch
from festival_desktop.ui.actions import Actions
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.game_box import TODAY
from festival_desktop.ui.navigation import Navigation
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.pages.setup.seed_bar import fresh_seed
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.records.pages import RecordPages
from festival_desktop.ui.records.repository import RecordRepository
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import Options
from festival_desktop.ui.spare_memory import release_unused
from festival_desktop.ui.table.table_sounds import MatchSounds, TableSounds

if TYPE_CHECKING:
    from festival_desktop.ui.pages.comfort import ComfortPage
    from festival_desktop.ui.pages.setup.page import SetupPage


class PageRegistry(QObject):
    """Creates pages and connects their requests."""

    puzzle_requested = Signal(object, object)
    """A `Mistake` is to be found better: of this match."""

    def __init__(
        self,
        navigation: Navigation,
        settings: Settings,
        context: AppContext,
        current: CurrentMatch,
        records: RecordRepository,
        actions: Actions,
        explain: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """Set up; `explain` shows a topic of the rules."""
        super().__init__(parent)
        self.navigation, self.explain = navigation, explain
        self._settings, self._context, self._current = settings, context, current
        self._record_repository, self._actions = records, actions
        self._setups: dict[str, SetupPage] = {}
        self.records = RecordPages(navigation, context, records, self)
        self.records.level_requested.connect(self.set_up_challenge)
        self.records.game_requested.connect(self.go_to_setup)
        self.table: TablePage | None = None
        """The table page of the open match."""

    # -- pages of a game -----------------------------------------------------------------------

    def setup(self, game: str) -> "SetupPage":
        from festival_desktop.ui.pages.setup.page import SetupPage

        if game not in self._setups:
            page = self._setups[game] = SetupPage(
                self._context.manifest(game),
                self._settings,
                games=partial(self._record_repository.games, game),
                strengths=self._context.strengths(),
                played=self._context.repository.folder.heads,
            )
            page.records_requested.connect(self.records.go_to_records)
            page.back_requested.connect(self.navigation.go_to_shelf)
            page.play_requested.connect(self._current.begin)
            page.print_requested.connect(self._actions["print"].trigger)
            self.navigation.add(page)
        return self._setups[game]

    def go_to_setup(
        self,
        game: str,
        seed: str | None = None,
        options: Options | None = None,
        players: int | None = None,
    ) -> None:
        page = self.setup(game)
        page.prepare(seed, options, players)
        self.navigation.go(page)

    def set_up_challenge(self, game: str, level: str) -> None:
        """Open the setup page for a solo challenge at `level`."""
        options = self._context.challenge(game).options(level)
        seed = seeds.of_day(date.today()) if level == TODAY else None
        self.go_to_setup(game, seed, options, players=1)

    def play_first_game(self, game: str) -> None:
        """Start a game for learning: two players, the usual variant, tips on."""
        self._settings.tips = True
        page = self.setup(game)
        self._current.begin(page.first_game())

    def show_match(self, match: AnyMatch) -> None:
        """Create a table for a newly opened match, and show it if the match continues."""
        old, table = self.table, self._new_table(match)
        self.table = table
        if match.to_act is None:
            self.navigation.add(table)
            self.go_to_end()
        else:
            self.navigation.go(table)
        if old is not None:
            self.navigation.remove(old)
        cache.clear()  # Visible items keep their pixmaps.
        release_unused()

    def _new_table(self, match: AnyMatch) -> TablePage:
        manifest = self._context.manifest(match.game.name, match.game)
        page = TablePage(manifest, match, self._settings, self._context.motion)
        MatchSounds(page, manifest.sounds, self._context.sound, self._settings)
        page.controller.stepped.connect(self._current.stepped)
        page.controller.finished.connect(lambda: self._note(match))
        page.finished.connect(self.go_to_end)
        page.toolbar.menu.clicked.connect(self._actions["menu"].trigger)
        page.toolbar.rules.clicked.connect(self._actions["rules"].trigger)
        page.line.rule_requested.connect(self.explain)
        page.changed.connect(self.navigation.page_changed)
        page.branch_requested.connect(self._current.branch)
        page.replay_requested.connect(self.replay_current)
        return page

    def _note(self, match: AnyMatch) -> None:
        """Record a game whose last move was made at this screen, not one that was only opened."""
        self._record_repository.note(match, self._context.repository.name)

    def go_to_table(self) -> None:
        if self.table is not None:
            self.navigation.go(self.table)

    def look_back(self, place: int) -> None:
        """Show the table of the open match as it was after `place` steps."""
        self.go_to_table()
        if self.table is not None:
            self.table.looking_back.look(place)

    def show_mistake(self, mistake: Mistake, words: tuple[str, str]) -> None:
        """Show the table before a mistake, with the played move and the better one."""
        self.go_to_table()
        if self.table is not None:
            self.table.looking_back.compare(mistake, words)

    @cached_property
    def end(self) -> EndPage:
        page = EndPage(self.records.games_like)
        page.records_requested.connect(self.records.go_to_records)
        page.computers_requested.connect(self.records.go_to_against_computers)
        page.again_requested.connect(self.play_again)
        page.again_with_requested.connect(self.play_again)
        page.shelf_requested.connect(self.navigation.go_to_shelf)
        page.look_requested.connect(self.go_to_table)
        page.step_requested.connect(self.look_back)
        page.mistake_requested.connect(self.show_mistake)
        page.replay_requested.connect(self.replay_current)
        page.coach.puzzle_requested.connect(self._request_puzzle)
        page.branch_requested.connect(self._branch)
        page.print_requested.connect(self._actions["print"].trigger)
        return page

    def _request_puzzle(self, mistake: Mistake) -> None:
        if self.table is not None:
            self.puzzle_requested.emit(self.table.match, mistake)

    def _branch(self, place: int) -> None:
        """Try the open match again from a step."""
        if self.table is not None:
            self.table.branch(place)

    def play_again(self, options: Options | None = None) -> None:
        """Start another deal for the same players."""
        self._current.again(fresh_seed(), options)

    def go_to_end(self) -> None:
        """Show the end page with the result of the open match."""
        if self.table is None:
            return
        match = self.table.match
        manifest = self._context.manifest(match.game.name, match.game)
        self.end.show_result(manifest, match, self._settings.motion)
        if self.end is self.navigation.page:  # It still shows another match.
            self.navigation.page_changed.emit()
        self.navigation.go(self.end)

    def replay_current(self, place: int = 0) -> None:
        """Replay the open match from a step."""
        if self.table is not None:
            self.show_replay(self.table.match, place)

    def show_replay(self, match: AnyMatch, place: int = 0) -> None:
        """Replay a match from a step; delete the previous replay."""
        manifest = self._context.manifest(match.game.name, match.game)
        page = ReplayPage(manifest, match, self._context.motion)
        TableSounds(page, manifest.sounds, self._context.sound)
        page.back_requested.connect(self.navigation.go_back)
        page.branch_requested.connect(self._current.branch)
        self.navigation.visit(page)
        page.enter(place)

    def game_of(self, page: QWidget) -> str | None:
        """Return the game a page belongs to, if any."""
        if self.table is not None and (page is self.table or isinstance(page, EndPage)):
            return self.table.match.game.name
        return next((game for game, own in self._setups.items() if own is page), None)

    def can_print(self, page: QWidget) -> bool:
        """Return whether the game of a page has anything to print."""
        game = self.game_of(page)
        return game is not None and self._context.manifest(game).printables is not None

    # -- other pages ---------------------------------------------------------------------------

    @cached_property
    def settings(self) -> SettingsPage:
        invitation = self._context.boxes()[0].invitation
        page = SettingsPage(self._settings, invitation and invitation.thumbnail)
        page.back_requested.connect(self.navigation.go_back)
        page.strength_requested.connect(self._show_strength)
        return page

    def go_to_settings(self) -> None:
        self.navigation.visit(self.settings)

    def _show_strength(self) -> None:
        from festival_desktop.ui.dialogs.strength import StrengthDialog, Tables

        boxes = [(box, self._context.manifest(box.name).rules) for box in self._context.boxes()]
        games = [Tables(box.name, box.label, game.seats, game.edition) for box, game in boxes]
        StrengthDialog(games, self._context.strengths(), self.settings).run()

    @cached_property
    def comfort(self) -> "ComfortPage":
        from festival_desktop.ui.pages.comfort import ComfortPage

        pieces = (box.piece for box in self._context.boxes() if box.piece is not None)
        page = ComfortPage(self._settings, next(pieces))
        page.done_requested.connect(self.navigation.go_to_shelf)
        return page
