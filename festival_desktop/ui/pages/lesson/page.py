"""The page of a lesson: a real table, what to do in a strip over it, a light on what matters."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.controller.lesson_controller import LessonController
from festival_desktop.models.change import Change
from festival_desktop.play.lesson import Lesson, LessonCourse, LessonWords
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.lesson.bar import LessonBar
from festival_desktop.ui.pages.lesson.spotlight import Spotlight
from festival_desktop.ui.table.side_panel import SidePanel
from festival_desktop.ui.table.table_frame import TableFrame
from festival_desktop.ui.table.toolbar import Toolbar, ToolbarButton
from festival_desktop.ui.widgets.placing import STRETCH, fill

PAUSE = 1100
"""Milliseconds before a move of somebody else, so that it can be followed."""


class LessonToolbar(Toolbar):
    WITH_TITLE, WITH_LABELS = 300.0, 200.0

    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave = ToolbarButton("back", self)
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.clicked.connect(self.leave_requested)
        row = fill(QHBoxLayout(self), self.leave, self.title, STRETCH)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(10)
        self.retranslate()

    def retranslate(self) -> None:
        self.leave.say(self.tr("Leave the lesson"))
        self.leave.setToolTip(self.tr("You can go on with it later (Esc)"))


class LessonPage(TableFrame):
    leave_requested = Signal()
    reached = Signal(int)
    """The step that is shown now, so that the lesson can go on there another time."""
    finished = Signal()
    explain_requested = Signal(str)
    """A topic of the rules."""

    toolbar: LessonToolbar

    def __init__(
        self,
        manifest: GameManifest,
        lesson: Lesson,
        words: Callable[[], LessonWords],
        at: int,
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        """`words` in the language of now."""
        self._words_now, self._told = words, words()
        course = LessonCourse(manifest.rules, lesson, self._told.names, at)
        super().__init__(manifest, course.match, motion, parent)
        self._answering = False
        """In this input something was answered, which must stay to be read."""
        self.controller = LessonController(
            course, self.session, lambda: PAUSE if motion.enabled else 0, self
        )
        self.bar = LessonBar(self)
        self.add_table(LessonToolbar(self), self.bar)
        self.side = SidePanel(self)
        self.spotlight = Spotlight(self.scene, self.view, self)
        self.show_log(self.side.log)
        self.side.choices.show_session(self.session)
        self.setFocusProxy(self.view)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.toolbar.leave_requested.connect(self.leave_requested)
        self.bar.next_requested.connect(self.controller.next)
        self.bar.before_requested.connect(self._go_back)
        self.bar.rule_requested.connect(self.explain_requested)
        self.controller.changed.connect(self._show_step)
        self.controller.answered.connect(self._answered)
        self.controller.finished.connect(self.finished)
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

    def _go_back(self) -> None:
        self.controller.go_to(self.controller.course.at - 1)

    # -- showing -----------------------------------------------------------------------------

    def _show_step(self) -> None:
        self._say_step()
        self._light()
        self.reached.emit(self.controller.course.at)

    def _light(self) -> None:
        """While something is carried, the whole table matters: who would receive what."""
        carrying = bool(self.session.selector.selected)
        show = self.controller.course.step.show
        self.spotlight.show_items(() if carrying or self.controller.busy else show)

    def _say_step(self) -> None:
        course = self.controller.course
        words, steps = self._told.texts[course.step.say], len(course.lesson.steps)
        self.bar.show_step(words, course.at, steps, bool(course.step.do))

    def _changed(self, change: Change) -> None:
        """Whoever tries again wants to read what to do, not what was wrong."""
        if change.choices and not change.position:
            if not self._answering:
                self._say_step()
            self._light()

    def _answered(self, key: str) -> None:
        if not self.controller.course.step.do:
            self._answer(self.tr("You will do that soon. First read this, then press Next."))
            return
        general = self.tr("That is allowed, but here try what the lesson asks for.")
        self._answer(self._told.texts.get(key, general))

    def _refused(self, rule: str, numbers: tuple[int, ...]) -> None:
        self._answer(self.words.refusal(rule, numbers), self.refusal_topic(rule))

    def _answer(self, words: str, topic: str = "") -> None:
        self._answering = True
        QTimer.singleShot(0, self._input_over)  # a refusal need not change anything
        self.bar.answer(words, topic)

    def _input_over(self) -> None:
        self._answering = False

    @property
    def topic(self) -> str:
        return self.bar.topic

    def retranslate(self) -> None:
        self._told = self._words_now()
        self.say_title(self._told.title)
        self.session.choices.retranslate()
        if self.session.view is not None:
            self._say_step()

    def place(self) -> None:
        super().place()
        self.spotlight.setGeometry(self.view.geometry())

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        self.side.set_room(area.toAlignedRect(), self.view.geometry())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.controller.next()
        else:
            super().keyPressEvent(event)
