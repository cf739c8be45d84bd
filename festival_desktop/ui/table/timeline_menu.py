"""What can be done at a place of the timeline: go there, try again from there, see it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from festival_desktop.models.timeline import Timeline


class TimelineMenu(QMenu):
    """Deletes itself when it closes."""

    jump_requested = Signal(int)
    branch_requested = Signal(int)
    replay_requested = Signal(int)
    look_requested = Signal(int)

    def __init__(
        self, line: Timeline, place: int, parent: QWidget | None = None, *, replay: bool = True
    ) -> None:
        super().__init__(parent)
        stop = line.stop_near(place)
        ahead = stop is not None and stop > line.cursor
        go = self.addAction(self.tr("Go on to here") if ahead else self.tr("Go back to here"))
        go.setEnabled(stop is not None and stop != line.cursor)
        go.triggered.connect(lambda: self.jump_requested.emit(stop))
        branch = self.addAction(self.tr("Try again from here, in a new game"))
        branch.triggered.connect(lambda: self.branch_requested.emit(place))
        if replay:
            look = self.addAction(self.tr("Look at this step"))
            look.setEnabled(place != line.cursor)
            look.triggered.connect(lambda: self.look_requested.emit(place))
            see = self.addAction(self.tr("Replay from here"))
            see.triggered.connect(lambda: self.replay_requested.emit(place))
        self.aboutToHide.connect(self.deleteLater)
