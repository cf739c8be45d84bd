"""A page with a table and the strip of all steps of its match."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from festival_desktop.controller.match_controller import MatchController
from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.controller.undo_history import UndoHistory
from festival_desktop.ui.table.table_frame import TableFrame
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.table.timeline_words import TimelineWords
from festival_desktop.ui.table.toolbar import Toolbar


class TimelineFrame(TableFrame):
    branch_requested = Signal(object)
    """A match that goes on from a step of this one."""
    replay_requested = Signal(int)
    """Somebody wants to see the game from this step on."""

    controller: MatchController | ReplayController
    history: UndoHistory | ReplayController
    """What jumps and branches."""
    can_replay = True

    def add_timeline(self, toolbar: Toolbar, *strips: QWidget) -> None:
        """Scene, toolbar, strip of steps, further strips and view, once there is a controller."""
        words = TimelineWords(self.match.players, self.words.entry, self)
        self.timeline = TimelineStrip(words, self)
        self.timeline.token = self.words.token
        self.timeline.jump_requested.connect(self.history.jump)
        self.timeline.menu_requested.connect(self._show_timeline_menu)
        self.add_table(toolbar, self.timeline, *strips)

    def _show_timeline_menu(self, place: int, spot: QPoint) -> None:
        TimelineMenu(self, place).popup(spot)

    def branch(self, place: int) -> None:
        """Try again from a step, in a game of its own."""
        self.branch_requested.emit(self.history.branch(place))

    def leave(self) -> None:
        """Another page is shown: nothing goes on by itself."""
        self.controller.pause()
        self.motion.skip()

    def say_title(self, title: str) -> None:
        self.timeline.retranslate()
        super().say_title(title)


class TimelineMenu(QMenu):
    """What can be done at a place: go there, try again from there, see it.

    Deletes itself when it closes.
    """

    def __init__(self, page: TimelineFrame, place: int) -> None:
        super().__init__(page)
        line = page.timeline.line
        stop = line.stop_near(place)
        ahead = stop is not None and stop > line.cursor
        go = self.addAction(self.tr("Go on to here") if ahead else self.tr("Go back to here"))
        go.setEnabled(stop is not None and stop != line.cursor)
        go.triggered.connect(lambda: page.history.jump(stop or 0))
        branch = self.addAction(self.tr("Try again from here, in a new game"))
        branch.triggered.connect(lambda: page.branch(place))
        if page.can_replay:
            look = self.addAction(self.tr("Look at this step"))
            look.setEnabled(place != line.cursor)
            look.triggered.connect(lambda: page.timeline.look_requested.emit(place))
            see = self.addAction(self.tr("Replay from here"))
            see.triggered.connect(lambda: page.replay_requested.emit(place))
        self.aboutToHide.connect(self.deleteLater)
