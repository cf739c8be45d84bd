"""The page of a replay: the table of a game with hands off, its log, and a strip of all its steps.

Everything on it belongs to one match and goes with it; the match itself is never changed.
"""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import Match
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.replay.toolbar import ReplayToolbar
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.table.timeline_frame import TimelineFrame


class LogSheet(Sheet):
    """What happened, on paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogView()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 8, 8)
        column.addWidget(self.log)


class ReplayPage(TimelineFrame):
    back_requested = Signal()

    toolbar: ReplayToolbar
    can_replay = False

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(manifest, match, motion, parent)
        self.controller: ReplayController = ReplayController(match, self.session, self)
        self.history = self.controller
        self.add_timeline(ReplayToolbar(self.controller, match.players, self))
        self.timeline.live = True
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # there is nothing to select
        self.sheet = LogSheet(self)
        self.log = self.sheet.log
        self.show_log(self.log)
        self._connect()
        self.setFocusProxy(self.timeline)
        self.retranslate()

    def _connect(self) -> None:
        controller = self.controller
        self.toolbar.back.clicked.connect(self.back_requested)
        self.toolbar.branch.clicked.connect(lambda: self.branch(controller.place))
        self.log.pressed_entry.connect(self._point_out)
        controller.changed.connect(self._changed)

    # -- coming and going ----------------------------------------------------------------------

    def enter(self, place: int | None = None) -> None:
        """The page is on the screen; with the position after so many steps, or where it was."""
        self.controller.go(self.controller.place if place is None else place)
        self.timeline.setFocus()

    def _point_out(self, entry: LogEntry) -> None:
        """The step of this line, and where it happened."""
        self.controller.jump(entry.number + 1)
        self.scene.point_out(self.words.places(entry))

    def _changed(self) -> None:
        self.timeline.show_timeline(self.controller.timeline)

    # -- words and looks -----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.say_title(self.tr("Replay: {game}").format(game=self._manifest.title))
        self.log.retranslate()

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
