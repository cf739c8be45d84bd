"""A page with a table on it: a toolbar, the strip of steps below it, the scene in the rest."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.match_controller import MatchController
from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.timeline_menu import TimelineMenu
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.table.timeline_words import TimelineWords
from festival_desktop.ui.table.toolbar import Toolbar
from festival_desktop.ui.widgets.look import scale_all
from festival_desktop.ui.words.choices import ChoicesWords

_SMALL, _LARGE = (1280.0, 680.0), 1.34
"""The window the toolbar is drawn for, and how far it grows."""


class TableFrame(QWidget):
    """Whoever inherits it makes controller, toolbar and what fills the gap of the scene."""

    branch_requested = Signal(object)
    """A match that goes on from a step of this one."""
    replay_requested = Signal(int)
    """Somebody wants to see the game from this step on."""

    controller: MatchController | ReplayController
    toolbar: Toolbar
    can_replay = True

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._manifest, self.match, self.motion = manifest, match, motion
        self.words = manifest.words(match.players, self)
        rows = ChoicesWords(self.words, self)
        self.session = Session(manifest.rules, manifest.table, match.players, rows, self)
        self.words.watch(self.session)

    def add_table(self, toolbar: Callable[[], Toolbar]) -> None:
        """Scene, toolbar, strip of steps and view, once there is a controller."""
        self.scene = self._manifest.scene(self.session, self.words, self.motion, self)
        self.toolbar = toolbar()
        words = TimelineWords(self.match.players, self.words.entry, self)
        self.timeline = TimelineStrip(words, self)
        self.timeline.token = self.words.token
        self.view = TableView(self.scene, self)
        self.timeline.jump_requested.connect(self.controller.jump)
        self.timeline.menu_requested.connect(self._show_timeline_menu)
        self.scene.canvas.laid_out.connect(self.place_side)

    def show_log(self, log: LogView) -> None:
        """What happened, in this list."""
        log.token = self.words.token
        log.show_log(self.session.log)

    def _show_timeline_menu(self, place: int, spot: QPoint) -> None:
        menu = TimelineMenu(self.timeline.line, place, self, replay=self.can_replay)
        menu.jump_requested.connect(self.controller.jump)
        menu.branch_requested.connect(self.branch)
        menu.replay_requested.connect(self.replay_requested)
        menu.popup(spot)

    def branch(self, place: int) -> None:
        """Try again from a step, in a game of its own."""
        self.branch_requested.emit(self.controller.branch(place))

    def leave(self) -> None:
        """Another page is shown: nothing goes on by itself."""
        self.controller.pause()
        self.motion.skip()

    def say_title(self, title: str) -> None:
        """Say everything anew; the page is called `title`."""
        self.toolbar.title.setText(title)
        self.timeline.retranslate()
        self.view.setAccessibleName(title)
        self.session.log.retranslate()
        self.scene.retranslate()

    def retranslate(self) -> None: ...

    def place_side(self) -> None:
        """Put something where the scene leaves room for it."""

    def place(self) -> None:
        room = min(self.width() / _SMALL[0], self.height() / _SMALL[1])
        scale_all(self, min(_LARGE, max(1.0, room)))
        self.toolbar.fit()
        toolbar, strip = self.toolbar.height(), self.timeline.sizeHint().height()
        self.toolbar.setGeometry(0, 0, self.width(), toolbar)
        self.timeline.setGeometry(0, toolbar, self.width(), strip)
        self.view.setGeometry(0, toolbar + strip, self.width(), self.height() - toolbar - strip)
        if not self.scene.canvas.size.isEmpty():  # else it follows when the table is laid out
            self.place_side()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.scene.canvas.relayout()
            self.place()
