"""The window: shows one page at a time, and short notices over it.

It is on the screen before rules, saves and scenes are loaded; they come with the `Shell`, which is
created after the first picture.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.pages.shelf import ShelfPage
from festival_desktop.ui.scale import Growing
from festival_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from festival_desktop.ui.context import AppContext
    from festival_desktop.ui.pages.table import TablePage
    from festival_desktop.ui.shell import Shell
    from festival_desktop.ui.table.notice import Notice

SMALLEST = QSize(880, 440)
"""Minimum window size; layouts target 960 × 540 minus title bar and task bar."""
USUAL = QSize(1280, 720)


class MainWindow(Growing, QMainWindow):
    def __init__(
        self,
        settings: Settings,
        boxes: Callable[[], tuple[GameBox, ...]],
        make_context: "Callable[[QWidget], AppContext]",
    ) -> None:
        super().__init__()
        self.settings = settings
        self._make_context = make_context
        self._shell: Shell | None = None
        self.stack = QStackedWidget()
        self.shelf = ShelfPage(boxes)
        self.stack.addWidget(self.shelf)
        self.setCentralWidget(self.stack)
        self.setWindowTitle("Festival Desktop")
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        room = self.screen().availableSize() - QSize(16, 48)  # the window frame
        self.resize(USUAL.boundedTo(room))
        self.restoreGeometry(settings.geometry)
        self._connect_shelf()

    def _connect_shelf(self) -> None:
        """Connect the shelf by functions that create the shell on demand."""
        shelf = self.shelf
        shelf.continue_requested.connect(lambda: self.shell.continue_latest())
        shelf.game_requested.connect(lambda game: self.shell.pages.go_to_setup(game))
        shelf.today_requested.connect(
            lambda seed: self.shell.pages.go_to_setup(self.shell.usual_game(), seed)
        )
        shelf.challenge_requested.connect(
            lambda level: self.shell.pages.set_up_challenge(
                self.shell.pages.records.challenge_game, level
            )
        )
        shelf.first_game_requested.connect(lambda game: self.shell.pages.play_first_game(game))
        shelf.learn_requested.connect(lambda: self.shell.learning.go_to_learn())
        shelf.records_requested.connect(lambda: self.shell.pages.records.go_to_records())
        shelf.saved_requested.connect(lambda: self.shell.files.go_to_saves())
        shelf.open_requested.connect(lambda: self.shell.files.choose_and_open())
        shelf.settings_requested.connect(lambda: self.shell.pages.go_to_settings())
        shelf.about_requested.connect(lambda: self.shell.about())

    @property
    def shell(self) -> "Shell":
        """The shell, created after the first picture, or now on demand."""
        if self._shell is None:
            from festival_desktop.ui.shell import Shell

            context = self._make_context(self)
            self._shell = Shell(self, self.stack, self.shelf, self.settings, context, self.say)
        return self._shell

    @property
    def table(self) -> "TablePage | None":
        """The page of the open match."""
        return self._shell.pages.table if self._shell is not None else None

    @property
    def page(self) -> QWidget | None:
        return self.stack.currentWidget()

    # -- notices ---------------------------------------------------------------------------------

    @cached_property
    def notice(self) -> "Notice":
        from festival_desktop.ui.table.notice import Notice

        return Notice(self)

    def say(self, words: str, icon: str = "info") -> None:
        """Show a notice on the current page."""
        if self.table is not None and self.page is self.table:
            self.table.say(words, icon)
        else:
            self._say_over_page(words, icon)

    def _say_over_page(self, words: str, icon: str, offer: str = "") -> None:
        self.notice.set_room(QRectF(self.rect()))
        self.notice.say(words, icon, offer=offer)

    def ask_for_restart(self) -> None:
        """Ask to restart after an update; the notice stays until it is pressed."""
        self.notice.accepted.connect(self.close)
        text = self.tr(
            "Festival Desktop was updated while it was open. Your game is saved. Please "
            "close the window and start the program again."
        )
        self._say_over_page(text, "warning", self.tr("Close"))

    # -- events ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._shell is None:
            return
        if event.type() == QEvent.Type.LanguageChange:
            self._shell.actions.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._shell.current.save()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page_scale = max(1.0, min(self.width() / 1280, self.height() / 680))
        if self._shell is not None:
            self.notice.set_room(QRectF(self.rect()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without asking, because everything is saved; unless saving failed."""
        if self.table is not None:
            self.table.leave()
        if self._shell is not None and not self._shell.current.leave():
            event.ignore()
            if self.table is not None and self.page is self.table:
                self.table.enter()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.file.sync()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from festival_desktop.ui.file_actions import dragged_files

        if dragged_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from festival_desktop.ui.file_actions import dragged_files

        if files := dragged_files(event.mimeData()):
            event.acceptProposedAction()
            self.shell.files.drop(files)
