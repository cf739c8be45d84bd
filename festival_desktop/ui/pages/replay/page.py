"""The page of a replay: the table of a game with hands off, its log, and a strip of all its steps.

Everything on it belongs to one match and goes with it; the match itself is never changed.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.cache import pixmap
from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.replay.toolbar import ReplayToolbar
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.side_panel import paint_sheet
from festival_desktop.ui.table.table_frame import Growing, TableFrame
from festival_desktop.ui.table.timeline_menu import TimelineMenu
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.table.timeline_words import TimelineWords


class LogSheet(QWidget):
    """What happened, on paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogView()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 8, 8)
        column.addWidget(self.log)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        size = QSizeF(self.size())
        p.drawPixmap(0, 0, pixmap("side-paper", size, self.devicePixelRatioF(), paint_sheet))
        p.end()


class ReplayPage(TableFrame):
    back_requested = Signal()
    branch_requested = Signal(object)
    """A match that goes on from a step of this one."""

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._manifest = manifest
        self.match = match
        self.motion = motion
        self.words = manifest.words(match.players, self)
        self.session = Session(manifest.rules, manifest.table, match.players, self.words, self)
        self.words.watch(self.session)
        self.controller = ReplayController(match, self.session, self)
        self.scene = manifest.scene(self.session, self.words, motion, self)
        self.toolbar: ReplayToolbar = ReplayToolbar(self.controller, match.players, self)
        self.timeline = TimelineStrip(TimelineWords(match.players, self.words.entry, self), self)
        self.timeline.live = True
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # there is nothing to select
        self.sheet = LogSheet(self)
        self.log = self.sheet.log
        self.log.token = self.timeline.token = self.words.token
        self.log.show_log(self.session.log)
        self._connect()
        self.setFocusProxy(self.timeline)
        self.retranslate()

    def _connect(self) -> None:
        controller = self.controller
        self.toolbar.back_requested.connect(self.back_requested)
        self.toolbar.branch_requested.connect(lambda: self.branch(controller.place))
        self.timeline.jump_requested.connect(self.controller.jump)
        self.timeline.menu_requested.connect(self._show_menu)
        self.log.pressed_entry.connect(self._point_out)
        controller.changed.connect(self._changed)
        self.scene.canvas.laid_out.connect(self.place_side)

    # -- coming and going ----------------------------------------------------------------------

    def enter(self, place: int | None = None) -> None:
        """The page is on the screen; with the position after so many steps, or where it was."""
        self.controller.go(self.controller.place if place is None else place)
        self.timeline.setFocus()

    def leave(self) -> None:
        self.controller.pause()
        self.motion.skip()

    def branch(self, place: int) -> None:
        """Try again from a step, in a game of its own."""
        self.branch_requested.emit(self.controller.branch(place))

    def _show_menu(self, place: int, spot: QPoint) -> None:
        menu = TimelineMenu(self.timeline.line, place, self, replay=False)
        menu.jump_requested.connect(self.controller.jump)
        menu.branch_requested.connect(self.branch)
        menu.popup(spot)

    def _point_out(self, entry: LogEntry) -> None:
        """The step of this line, and where it happened."""
        self.controller.jump(entry.number + 1)
        self.scene.point_out(self.words.places(entry))

    def _changed(self) -> None:
        self.timeline.show_timeline(self.controller.timeline)

    # -- words and looks -----------------------------------------------------------------------

    def retranslate(self) -> None:
        title = self.tr("Replay: {game}").format(game=self._manifest.title)
        self.toolbar.show_title(title)
        self.view.setAccessibleName(title)
        self.timeline.retranslate()
        self.session.log.retranslate()
        self.log.retranslate()
        self.scene.retranslate()

    def growing(self) -> Sequence[Growing]:
        return *super().growing(), self.log

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        self.sheet.setGeometry(area.toAlignedRect())

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Space:
                self.controller.toggle(-1 if shift else 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal if not control:
                self.toolbar.faster(1)
            case Qt.Key.Key_Minus if not control:
                self.toolbar.faster(-1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.scene.zoom(1)
            case Qt.Key.Key_Minus:
                self.scene.zoom(-1)
            case Qt.Key.Key_0 if control:
                self.scene.fit()
            case Qt.Key.Key_T if control:
                self.branch(self.controller.place)
            case Qt.Key.Key_Escape:
                self.back_requested.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Home | Qt.Key.Key_End:
                self.timeline.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)
