"""The window: one page at a time, and every way from one to the other.

It is on the screen before rules, saves and scenes are loaded; they come with the rooms behind
the shelf, which are prepared after the first picture.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from festival_desktop.ui.game_box import GameBox, offered_challenge
from festival_desktop.ui.pages.shelf import ShelfPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.thrift import forget_pictures, forget_sources

if TYPE_CHECKING:
    from festival_desktop.play.match import Match
    from festival_desktop.ui.actions import Actions
    from festival_desktop.ui.carrying import Carrying
    from festival_desktop.ui.files import Files
    from festival_desktop.ui.pages.table import TablePage
    from festival_desktop.ui.replays import Replays
    from festival_desktop.ui.rooms import Rooms
    from festival_desktop.ui.setup_options import Options
    from festival_desktop.ui.table.notice import Notice

SMALLEST = QSize(1000, 600)
USUAL = QSize(1280, 720)


class MainWindow(QMainWindow):
    def __init__(
        self,
        settings: Settings,
        boxes: Callable[[], tuple[GameBox, ...]],
        make_rooms: Callable[["MainWindow"], "Rooms"],
    ) -> None:
        super().__init__()
        self.settings = settings
        self._make_rooms = make_rooms
        self._rooms: Rooms | None = None
        self.pages = QStackedWidget()
        self.boxes = boxes
        self.shelf = ShelfPage(boxes)
        self._before_settings: QWidget = self.shelf
        self.pages.addWidget(self.shelf)
        self.setCentralWidget(self.pages)
        self.setWindowTitle("Festival Desktop")
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.restoreGeometry(settings.geometry)
        self._connect_shelf()

    def _connect_shelf(self) -> None:
        shelf = self.shelf
        shelf.continue_requested.connect(self.continue_latest)
        shelf.game_requested.connect(self.go_to_setup)
        shelf.today_requested.connect(lambda seed: self.go_to_setup(self.usual_game(), seed))
        shelf.challenge_requested.connect(self.go_to_challenge)
        shelf.records_requested.connect(lambda: self.go(self.rooms.records))
        shelf.saved_requested.connect(lambda: self.go(self.rooms.saves))
        shelf.open_requested.connect(self.ask_for_file)
        shelf.settings_requested.connect(self.go_to_settings)
        shelf.about_requested.connect(self.about)

    # -- the rooms behind the shelf --------------------------------------------------------------

    @property
    def rooms(self) -> "Rooms":
        """Made after the first picture, or now if somebody was faster."""
        if self._rooms is None:
            self._rooms = self._make_rooms(self)
            self._connect_rooms(self._rooms)
        return self._rooms

    def _connect_rooms(self, rooms: "Rooms") -> None:
        from festival_desktop.ui.asking import Asking

        Asking(self, rooms.matches, self.ask_for_copy)
        rooms.matches.opened.connect(self._sit_down)
        rooms.matches.said.connect(self.say)
        rooms.shelf_wanted.connect(self.go_to_shelf)
        rooms.back_wanted.connect(lambda: self.go(self._before_settings))
        rooms.play_wanted.connect(rooms.matches.begin)
        rooms.again_wanted.connect(rooms.matches.again)
        rooms.again_with_wanted.connect(rooms.matches.again)
        rooms.level_wanted.connect(self.go_to_challenge)
        rooms.challenges.said.connect(self.say)
        rooms.look_wanted.connect(self._look_at_table)
        rooms.scores_wanted.connect(self.go_to_end)
        rooms.file_wanted.connect(self.open_file)
        rooms.replay_wanted.connect(lambda path: self.replays.open(path))
        rooms.replay_from_wanted.connect(self.replay)
        rooms.import_wanted.connect(lambda: self.carrying.choose())
        rooms.export_wanted.connect(lambda path: self.carrying.export(path))
        rooms.print_wanted.connect(lambda: self.commands["print"].trigger())
        rooms.menu_wanted.connect(self.show_menu)
        rooms.changed.connect(self.update_commands)

    @cached_property
    def commands(self) -> "Actions":
        from festival_desktop.ui.commands import connected

        return connected(self)

    @cached_property
    def files(self) -> "Files":
        from festival_desktop.ui.files import Files

        return Files(self, self.settings)

    @cached_property
    def carrying(self) -> "Carrying":
        from festival_desktop.ui.carrying import Carrying

        return Carrying(self)

    @cached_property
    def replays(self) -> "Replays":
        from festival_desktop.ui.replays import Replays

        return Replays(self)

    @cached_property
    def notice(self) -> "Notice":
        from festival_desktop.ui.table.notice import Notice

        return Notice(self)

    def prepare(self) -> None:
        """After the first picture: load what games need, and show which ones are saved."""
        self.update_commands()
        self.show_saves()
        self.shelf.show_records(self.rooms.challenges.games)

    def show_saves(self) -> None:
        """Show on the shelf which games are saved, and the one to continue."""
        matches = self.rooms.matches
        games = matches.shelved()
        latest = next((one for one in games if one.unfinished), None)
        self.shelf.show_saves(latest, len(games), matches.picture(latest) if latest else None)

    @property
    def table(self) -> "TablePage | None":
        return self._rooms.table if self._rooms is not None else None

    @property
    def page(self) -> QWidget:
        page = self.pages.currentWidget()
        assert page is not None  # the shelf is never taken away
        return page

    # -- from page to page -----------------------------------------------------------------------

    def go(self, page: QWidget) -> None:
        old, rooms = self.page, self.rooms
        if page is old:
            return
        if rooms.table is not None and old is rooms.table:
            rooms.table.leave()
            rooms.matches.save()
        if self.isVisible():
            rooms.fade.away_from(old, rooms.motion)
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        if rooms.table is not None and page is rooms.table:
            rooms.table.enter()
        self.update_commands()

    def go_to_shelf(self) -> None:
        self.go(self.shelf)
        self.show_saves()
        self.shelf.show_records(self.rooms.challenges.games)

    def go_to_setup(
        self, game: str, seed: str | None = None, options: "Options | None" = None
    ) -> None:
        page = self.rooms.setup(game)
        page.prepare(seed, options)
        self.go(page)

    def go_to_challenge(self, level: str) -> None:
        facts = offered_challenge(self.boxes())
        if facts is not None:
            self.go_to_setup(facts.game, options=facts.options(level))

    def usual_game(self) -> str:
        """The game at the table, or the first one there is."""
        match = self.rooms.matches.match
        if match is not None:
            return match.game.name
        return self.boxes()[0].name

    def go_to_settings(self) -> None:
        if self.page is not self.rooms.settings:
            self._before_settings = self.page
            self.go(self.rooms.settings)

    def go_to_end(self) -> None:
        if self.table is not None:
            rooms, match = self.rooms, self.table.match
            rooms.challenges.note(match, rooms.workshop.keeper.name)
            game = rooms.workshop.manifest(match.game.name)
            rooms.end.show_result(game, match, self.settings.motion)
            self.go(rooms.end)

    # -- games -----------------------------------------------------------------------------------

    def _sit_down(self, match: "Match[Any, Any, Any]") -> None:
        """Another match: a new table for it; a finished one shows its scores."""
        old = self.table
        table = self.rooms.new_table(match)
        if match.to_act is None:
            self.pages.addWidget(table)
            self.go_to_end()
        else:
            self.go(table)
        if old is not None:
            old.leave()
            self.pages.removeWidget(old)
            old.deleteLater()
        forget_pictures()
        forget_sources()

    def continue_latest(self) -> None:
        latest = self.rooms.workshop.keeper.shelf.latest_unfinished()
        if latest is None or not self.rooms.matches.open(latest.path):
            self.show_saves()

    def open_file(self, path: Path) -> None:
        self.rooms.matches.open(path)

    def open_from_outside(self, path: Path) -> None:
        """A file that was double clicked, dropped or chosen: play on, or see how it went."""
        if self.replays.is_over(path):
            self.replays.open(path)
        else:
            self.open_file(path)

    def replay(self, place: int = 0) -> None:
        """See the match at the table from this step on."""
        if self.table is not None:
            self.replays.show(self.table.match, place)

    def _look_at_table(self) -> None:
        if self.table is not None:
            self.go(self.table)

    # -- asking ----------------------------------------------------------------------------------

    def ask_for_file(self) -> None:
        path = self.files.to_open()
        if path is not None:
            self.open_from_outside(path)

    def ask_for_copy(self) -> bool:
        """Let somebody choose a place for a copy of the game; whether there is one now."""
        match = self.rooms.matches.match
        if match is not None and (path := self.files.to_save(match.seed)) is not None:
            return self.rooms.matches.export(path)
        return False

    def about(self) -> None:
        from festival_desktop.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self)
        dialog.check_wanted.connect(self.commands["checkup"].trigger)
        dialog.exec()
        dialog.deleteLater()

    def show_menu(self) -> None:
        table = self.table
        menu = self.commands.menu(self)
        if table is not None and self.page is table:
            button = table.beam.menu
            menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        else:
            menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def say(self, words: str, icon: str = "info") -> None:
        """Tell something in passing, on whatever page is shown."""
        if self.table is not None and self.page is self.table:
            self.table.say(words, icon)
            return
        unit = max(1.0, min(self.width() / 1280, self.height() / 680))
        self.notice.set_unit(unit)
        self.notice.set_room(QRectF(self.rect()))
        self.notice.say(words, icon)

    # -- commands and events ---------------------------------------------------------------------

    def update_commands(self) -> None:
        from festival_desktop.ui.commands import update

        update(self)

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()
        self.update_commands()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._rooms is not None:
            self.commands.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._save()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._rooms is not None:
            self.notice.set_room(QRectF(self.rect()))

    def _save(self) -> None:
        if self._rooms is not None:
            self._rooms.matches.save()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked, because everything is saved; unless it could not be."""
        if self.table is not None:
            self.table.leave()
        if self._rooms is not None and not self._rooms.matches.leave():
            event.ignore()
            if self.table is not None and self.page is self.table:
                self.table.enter()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.file.sync()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.carrying.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self.carrying.takes(event.mimeData()):
            event.acceptProposedAction()
            self.carrying.drop(event.mimeData())
