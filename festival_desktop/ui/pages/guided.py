"""A real table with a task in its title bar, and log and choices beside it."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import SEMIBOLD
from festival_desktop.controller.guided_controller import GuidedController
from festival_desktop.models.change import Change
from festival_desktop.play.match import AnyMatch
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.speech import announce
from festival_desktop.ui.style import STRIP_BLEED
from festival_desktop.ui.table.side_panel import Sheet, SidePanel
from festival_desktop.ui.table.table_frame import TableFrame
from festival_desktop.ui.table.toolbar import Toolbar, ToolbarButton
from festival_desktop.ui.widgets.base import Translated
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import FittedLabel, Label
from festival_desktop.ui.widgets.layouts import fill, space

_STRIP = 72.0
"""Height of the bar."""


class GuidedToolbar(Toolbar):
    """The way back, the task, and additional buttons."""

    def __init__(self, *buttons: ToolbarButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave = ToolbarButton("back", self)
        self.lay_out(self.leave, *buttons)
        self.retranslate()

    def hold(self, bar: "TaskBar") -> None:
        """Show the task in the middle."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(1, bar, 1)

    def fit(self) -> None:
        self.high = _STRIP * max(1.0, text_scale() ** 0.9)
        super().fit()


class TaskBar(Translated, Sheet):
    """The task, or what is wrong with a try."""

    rule_requested = Signal(str)
    """Emitted with the topic of the refusal shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.topic = ""
        """Rules topic of the text shown; empty if there is none."""
        self.count = Label(13, "ink_soft", parent=self)
        self.words = FittedLabel(16, "ink", SEMIBOLD, self)
        self.rule = Button("paper", "book", px=14, height=34, parent=self)
        self.rule.hide()
        self._row = fill(QHBoxLayout(self), self.count, (self.words, 1))
        space(self._row, (14, 4, 8, 4), 10)
        self.add(self.rule)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.rule.clicked.connect(lambda: self.rule_requested.emit(self.topic))

    def add(self, *buttons: Button) -> None:
        """Add buttons at the end; the table keeps the keys."""
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.set_bleed(STRIP_BLEED)
        fill(self._row, *buttons)

    def say(self, words: str, ink: str = "ink", topic: str = "") -> None:
        """Show the task, or why something was wrong; `topic` is that of a refusal."""
        self.topic = topic
        self.rule.setVisible(bool(topic))
        self.words.setText(words)
        self.words.set_ink(ink)
        announce(self, words)

    def retranslate(self) -> None:
        self.rule.say(self.tr("Show rule"))
        self.rule.setToolTip(self.tr("See the rules on this (F1)"))

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.px(_STRIP - 8)))


class GuidedPage(TableFrame):
    """The base of pages with a task; subclasses create the controller and describe the task."""

    leave_requested = Signal()

    controller: GuidedController
    bar: TaskBar
    toolbar: GuidedToolbar

    def __init__(self, manifest: GameManifest, match: AnyMatch, motion: Animator) -> None:
        super().__init__(manifest, match, motion)
        self._answering = False
        """Whether the current input was answered with a text that must stay visible."""

    def add_guide(self, toolbar: GuidedToolbar, bar: TaskBar) -> None:
        """Build table, toolbar, strip and lists, once there is a controller."""
        self.bar = bar
        toolbar.hold(bar)
        self.add_table(toolbar)
        self.side = SidePanel(self.session, self.words, self)
        self.add_side(self.side)
        self.setFocusProxy(self.view)
        toolbar.leave.clicked.connect(self.leave_requested)
        self.controller.changed.connect(self.show_task)
        self.session.refused.connect(self._refused)
        self.scene.requests.warned.connect(self.answer)
        self.session.changed.connect(self._changed)

    def enter(self) -> None:
        """Start when the page is shown."""
        self.controller.start()
        self.view.setFocus()

    # -- showing -----------------------------------------------------------------------------

    def say_task(self) -> None:
        """Show the task in the title bar."""
        raise NotImplementedError

    def show_task(self) -> None:
        """Show the task in the title bar and on the table."""
        self.say_task()

    def selected(self) -> None:
        """React to a selection or its removal."""

    def _changed(self, change: Change) -> None:
        """Show the task again on a new try."""
        if change.choices and not change.position:
            if not self._answering:
                self.say_task()
            self.selected()

    def _refused(self, rule: str, numbers: tuple[int, ...]) -> None:
        self.answer(self.words.refusal(rule, numbers), self.refusal_topic(rule))

    def answer(self, words: str, topic: str = "") -> None:
        """Show what was wrong with a try."""
        self._answering = True
        QTimer.singleShot(0, self._input_over)  # A refusal may emit no signal.
        self.bar.say(words, "lacquer", topic)

    def _input_over(self) -> None:
        self._answering = False

    @property
    def topic(self) -> str:
        return self.bar.topic

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        tabbed = self.scene.presenter.tabbed
        self.side.set_room(area.toAlignedRect(), self.view.geometry(), tabbed)

    # -- keys --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what Ctrl+Return means here."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)
