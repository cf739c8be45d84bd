"""From page to page: which one the window shows, and what happens when it changes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from festival_desktop.art import cache
from festival_desktop.play.match import AnyMatch
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.animation import Animator, both
from festival_desktop.ui.memory import release_unused
from festival_desktop.ui.page_registry import PageRegistry
from festival_desktop.ui.pages.guided import GuidedPage
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.setup_options import Options

if TYPE_CHECKING:  # loaded when it is opened
    from festival_desktop.ui.pages.saved_games.page import SavesPage


class Fade(QWidget):
    """A picture of the page that was, over the page that is; it fades and is gone."""

    def __init__(self, motion: Animator, parent: QWidget) -> None:
        super().__init__(parent)
        self._motion = motion
        self._picture = QPixmap()
        self._strength = 0.0
        self.hide()

    def away_from(self, page: QWidget) -> None:
        """Call this just before another page takes its place."""
        if not page.isVisible():
            return
        self._picture = page.grab()
        self.setGeometry(page.geometry())
        self.show()
        self.raise_()
        self._motion.run(self, "page", durations.FADE, self._step, curve=both, done=self._done)

    def _step(self, part: float) -> None:
        self._strength = 1.0 - part
        self.update()

    def _done(self) -> None:
        self._picture = QPixmap()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._strength)
        p.drawPixmap(0, 0, self._picture)
        p.end()


class Navigation(QObject):
    left_table = Signal()
    """The table is not shown any more: a good moment to save."""
    page_changed = Signal()
    shelf_shown = Signal()

    def __init__(
        self, stack: QStackedWidget, shelf: QWidget, pages: PageRegistry, motion: Animator
    ) -> None:
        super().__init__(stack)
        self._stack, self._shelf, self._pages = stack, shelf, pages
        self._fade = Fade(motion, stack.window())
        self._before_settings = self._before_replay = shelf
        self.replay: ReplayPage | None = None
        """There is one replay at a time."""
        pages.back_requested.connect(lambda: self.go(self._before_settings))
        pages.table_requested.connect(self.go_to_table)
        pages.step_requested.connect(self.look_back)
        pages.scores_requested.connect(self.go_to_end)
        pages.replay_requested.connect(self.replay_current)
        pages.leave_replay_requested.connect(self._leave_replay)
        pages.learn_requested.connect(self.go_to_learn)
        pages.lesson_requested.connect(self.take_lesson)
        pages.puzzles_requested.connect(self.go_to_puzzles)
        pages.puzzle_requested.connect(self.take_puzzle)

    @property
    def page(self) -> QWidget:
        page = self._stack.currentWidget()
        assert page is not None  # the shelf is never removed
        return page

    def go(self, page: QWidget) -> None:
        old, table = self.page, self._pages.table
        if page is old:
            return
        if table is not None and old is table:
            table.leave()
            self.left_table.emit()
        self._fade.away_from(old)
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self._leave_visit(old)
        page.setFocus()
        if table is not None and page is table:
            table.enter()
        self.page_changed.emit()

    # -- pages of no game ------------------------------------------------------------------------

    def go_to_shelf(self) -> None:
        self.go(self._shelf)
        self.shelf_shown.emit()

    def go_to_settings(self) -> None:
        if self.page is not self._pages.settings:
            self._before_settings = self.page
            self.go(self._pages.settings)

    def go_to_comfort(self) -> None:
        """The page of the first start."""
        self.go(self._pages.comfort)

    def go_to_saves(self) -> "SavesPage":
        self.go(self._pages.saves)
        return self._pages.saves

    def go_to_records(self, game: str | None = None) -> None:
        """Of the challenge of a game, or of the one on the shelf."""
        self.go(self._pages.records(game or self._pages.challenge_game))

    def go_to_learn(self) -> None:
        self.go(self._pages.learn)

    # -- pages of a game -------------------------------------------------------------------------

    def go_to_setup(
        self,
        game: str,
        seed: str | None = None,
        options: Options | None = None,
        players: int | None = None,
    ) -> None:
        page = self._pages.setup(game)
        page.prepare(seed, options, players)
        self.go(page)

    def show_match(self, match: AnyMatch) -> None:
        """Another match is open: a new table for it, which is shown if the match goes on."""
        old = self._pages.table
        table = self._pages.new_table(match)
        if match.to_act is None:
            self._stack.addWidget(table)
            self.go_to_end()
        else:
            self.go(table)
        if old is not None:
            old.leave()
            self._stack.removeWidget(old)
            old.deleteLater()
        cache.clear()  # what is on the screen keeps its pictures
        release_unused()

    def take_lesson(self, game: str, name: str) -> None:
        """A lesson of a game, where it was left."""
        page = self._pages.new_lesson(game, name)
        self.go(page)
        page.enter()

    def go_to_puzzles(self, game: str) -> None:
        self.go(self._pages.puzzles(game))

    def take_puzzle(self, game: str, number: int) -> None:
        page = self._pages.new_puzzle(game, number)
        self.go(page)
        page.enter()

    def go_to_end(self) -> None:
        """The scores of the open match."""
        if self._pages.table is not None:
            end = self._pages.show_result()
            if end is self.page:  # with the scores of another match until now
                self.page_changed.emit()
            self.go(end)

    def go_to_table(self) -> None:
        if self._pages.table is not None:
            self.go(self._pages.table)

    def look_back(self, place: int) -> None:
        """The table of the open match as it was after so many steps."""
        self.go_to_table()
        if self._pages.table is not None:
            self._pages.table.looking_back.look(place)

    # -- replays ---------------------------------------------------------------------------------

    def replay_current(self, place: int = 0) -> None:
        """See the open match from this step on."""
        if self._pages.table is not None:
            self.show_replay(self._pages.table.match, place)

    def show_replay(self, match: AnyMatch, place: int = 0) -> None:
        """See a match from this step on."""
        if not isinstance(self.page, ReplayPage):
            self._before_replay = self.page
        page = self._pages.new_replay(match)
        self.go(page)  # a replay before this one is deleted here
        self.replay = page
        page.enter(place)

    def _leave_replay(self) -> None:
        before = self._before_replay
        if isValid(before) and self._stack.indexOf(before) >= 0:
            self.go(before)
        else:
            self.go_to_shelf()

    def _leave_visit(self, old: QWidget) -> None:
        """Nothing goes on by itself on a replay, a lesson or a puzzle that is not shown.

        It is deleted, except from the settings, from which one comes back to it.
        """
        if isinstance(old, ReplayPage | GuidedPage):
            old.leave()
        if isinstance(self.page, SettingsPage):
            return
        for page in map(self._stack.widget, reversed(range(self._stack.count()))):
            if isinstance(page, ReplayPage | GuidedPage) and page is not self.page:
                self._stack.removeWidget(page)
                page.deleteLater()
                if page is self.replay:
                    self.replay = None
