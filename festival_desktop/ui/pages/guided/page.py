"""A real table with a task: what to do in a strip over it, the log and the choices beside it."""

from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.controller.guided_controller import GuidedController
from festival_desktop.models.change import Change
from festival_desktop.play.match import Match
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.guided.bar import TaskBar
from festival_desktop.ui.table.side_panel import SidePanel
from festival_desktop.ui.table.table_frame import TableFrame
from festival_desktop.ui.table.toolbar import Toolbar, ToolbarButton
from festival_desktop.ui.widgets.placing import STRETCH, fill


class GuidedToolbar(Toolbar):
    """The way back, the title, and what else somebody adds."""

    leave_requested = Signal()

    def __init__(self, *buttons: ToolbarButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave = ToolbarButton("back", self)
        self.leave.clicked.connect(self.leave_requested)
        for button in (self.leave, *buttons):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = fill(QHBoxLayout(self), self.leave, self.title, STRETCH, *buttons)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(10)
        self.retranslate()


class GuidedPage(TableFrame):
    """Whoever inherits it makes the controller, and says the task."""

    leave_requested = Signal()
    explain_requested = Signal(str)
    """A topic of the rules."""

    controller: GuidedController
    bar: TaskBar
    toolbar: GuidedToolbar

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(manifest, match, motion, parent)
        self._answering = False
        """In this input something was answered, which must stay to be read."""

    def add_guide(self, toolbar: GuidedToolbar, bar: TaskBar) -> None:
        """Table, toolbar, strip and lists, once there is a controller."""
        self.bar = bar
        self.add_table(toolbar, bar)
        self.side = SidePanel(self)
        self.show_log(self.side.log)
        self.side.choices.show_session(self.session)
        self.setFocusProxy(self.view)
        toolbar.leave_requested.connect(self.leave_requested)
        bar.rule_requested.connect(self.explain_requested)
        self.controller.changed.connect(self.show_task)
        self.session.refused.connect(self._refused)
        self.session.changed.connect(self._changed)

    def enter(self) -> None:
        """The page is on the screen."""
        self.controller.start()
        self.view.setFocus()

    def leave(self) -> None:
        """Another page is shown."""
        self.controller.pause()
        self.motion.skip()

    # -- showing -----------------------------------------------------------------------------

    def say_task(self) -> None:
        """In the strip."""
        raise NotImplementedError

    def show_task(self) -> None:
        """In the strip and on the table."""
        self.say_task()

    def selected(self) -> None:
        """The person selects something, or lets it go."""

    def _changed(self, change: Change) -> None:
        """Whoever tries again wants to read what to do, not what was wrong."""
        if change.choices and not change.position:
            if not self._answering:
                self.say_task()
            self.selected()

    def _refused(self, rule: str, numbers: tuple[int, ...]) -> None:
        self.answer(self.words.refusal(rule, numbers), self.refusal_topic(rule))

    def answer(self, words: str, topic: str = "") -> None:
        """Say in the strip what was wrong with what was tried."""
        self._answering = True
        QTimer.singleShot(0, self._input_over)  # a refusal need not change anything
        self.bar.answer(words, topic)

    def _input_over(self) -> None:
        self._answering = False

    @property
    def topic(self) -> str:
        return self.bar.topic

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        self.side.set_room(area.toAlignedRect(), self.view.geometry())

    # -- keys --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """What Ctrl+Return does."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)
