"""The page of a lesson: a real table, the task in its bar, a light on what matters."""

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import color, pen
from festival_desktop.controller.lesson_controller import LessonController
from festival_desktop.play.lesson import Lesson, LessonCourse, LessonWords
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.actions import with_keys
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.guided import GuidedPage, GuidedToolbar, TaskBar
from festival_desktop.ui.widgets.buttons import Button

_MARGIN, _ROUND = 6.0, 10.0
_DARK = 0.45


class Spotlight(QWidget):
    """Darkens the table except for the lesson's items.

    It is above the view, lets every event through, and follows the items.
    """

    def __init__(self, scene: TableScene, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene, self._view = scene, view
        self._patterns: Sequence[str] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene.changed.connect(self._moved)
        self.hide()

    def show_items(self, patterns: Sequence[str]) -> None:
        """Keep the items of these keys bright; without any, everything."""
        self._patterns = patterns
        self.setVisible(bool(patterns))
        self.raise_()
        self.update()

    def lit(self) -> list[QRectF]:
        """Return the bright rectangles in view coordinates."""
        return [
            item.spec.rect
            for item in self._scene.canvas.items
            if any(fnmatchcase(item.key, pattern) for pattern in self._patterns)
        ]

    def _moved(self) -> None:
        if self._patterns:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        lit = QPainterPath()
        for rect in self.lit():
            one = QPainterPath()
            grown = rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
            one.addRoundedRect(grown, _ROUND, _ROUND)
            lit = lit.united(one)
        if lit.isEmpty():
            return
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillPath(dark.subtracted(lit), color("black", _DARK))
        p.setPen(pen("light", 2.0))
        p.drawPath(lit.simplified())
        p.end()


PAUSE = 1100
"""Milliseconds before another player's move, so that it can be followed."""


class LessonToolbar(GuidedToolbar):
    def retranslate(self) -> None:
        later = self.tr("You can continue later (Esc)")
        self.leave.set_name(self.tr("Leave the lesson"), later)


class LessonBar(TaskBar):
    """One or two sentences, and the buttons to continue."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = Button("paper", "back", px=14, height=34, parent=self)
        self.example = Button("paper", "eye", px=14, height=34, parent=self)
        self.play = Button("night", "play", px=14, height=34, parent=self)
        self.next = Button("primary", "next", px=14, height=34, parent=self)
        policy = self.next.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # Keep its place free while hidden.
        self.next.setSizePolicy(policy)
        self.add(self.before, self.example, self.play, self.next)
        self.play.hide()
        self.retranslate()

    def show_step(self, words: str, controller: LessonController, followed: bool) -> None:
        """Show a step's text and buttons; `followed`: another lesson comes after."""
        course, busy = controller.course, controller.busy
        waits = bool(course.step.do)
        self.count.setText(f"{course.at + 1} / {len(course.lesson.steps)}")
        self.before.setEnabled(course.at > 0)
        self.example.setVisible(waits and not busy)
        self.example.set_icon("undo" if controller.shown else "eye")
        self.example.say(self.tr("My turn") if controller.shown else self.tr("Show me"))
        tip = self.tr("Undo it and make the move yourself")
        self.example.setToolTip(tip if controller.shown else self.tr("See the move"))
        self.play.setVisible(course.last)
        ends = self.tr("Next lesson") if followed else self.tr("All lessons")
        self.next.setVisible(not waits and not busy)
        self.next.say(ends if course.last else self.tr("Next"))
        self.next.setToolTip(with_keys(self.tr("Continue"), "go_on"))
        self.say(words)

    def retranslate(self) -> None:
        super().retranslate()
        self.before.say(self.tr("Back"))
        self.before.setToolTip(self.tr("Back one step"))
        self.play.say(self.tr("Play now"))
        self.play.setToolTip(self.tr("A game with tips against a computer player"))


class LessonPage(GuidedPage):
    reached = Signal(int)
    """Emitted with the current step, from which the lesson can be resumed later."""
    finished = Signal()
    """Emitted after the last step has been read."""
    play_requested = Signal()
    """Emitted to start a game after the lesson."""

    controller: LessonController
    bar: LessonBar

    def __init__(
        self,
        manifest: GameManifest,
        lesson: Lesson,
        words: Callable[[], LessonWords],
        at: int,
        motion: Animator,
        *,
        first: bool = False,
        followed: bool = False,
    ) -> None:
        """Set up; `words` are current, `first` and `followed` tell its place in the course."""
        self._words_now, self._told = words, words()
        self._first, self._followed = first, followed
        course = LessonCourse(manifest.rules, lesson, self._told.names, at)
        super().__init__(manifest, course.match, motion)
        self.controller = LessonController(
            course, self.session, lambda: PAUSE if motion.enabled else 0, self
        )
        self.add_guide(LessonToolbar(parent=self), LessonBar(self))
        self.spotlight = Spotlight(self.scene, self.view, self)
        self.bar.next.clicked.connect(self.go_on)
        self.bar.before.clicked.connect(lambda: self.controller.go_to(course.at - 1))
        self.bar.example.clicked.connect(self.controller.switch_example)
        self.bar.play.clicked.connect(self.play_requested)
        self.controller.answered.connect(self._answered)
        self.controller.finished.connect(self.finished)
        self.retranslate()

    def enter(self) -> None:
        super().enter()
        if self.may_open_first_sheet():
            self.open_first_sheet()

    def may_open_first_sheet(self) -> bool:
        return self._first and self.controller.course.at == 0

    def go_on(self) -> None:
        """Continue reading; the person's own moves are never skipped."""
        controller = self.controller
        if controller.busy:
            return
        if controller.shown:
            controller.switch_example()
        elif controller.course.step.do:
            self.say_task()
        else:
            controller.next()

    def show_task(self) -> None:
        super().show_task()
        if self.first_sheet is not None and self.controller.course.at:
            self.first_sheet.close_sheet()
        self.selected()
        self.reached.emit(self.controller.course.at)

    def selected(self) -> None:
        """Light the whole table while something is carried."""
        carrying = bool(self.session.selector.selected)
        show = self.controller.course.step.show
        self.spotlight.show_items(() if carrying or self.controller.busy else show)

    def say_task(self) -> None:
        words = self._told.texts[self.controller.course.step.say]
        if self.controller.busy:
            words = self.tr("Watch how the game continues.")
        elif self.controller.shown:
            words = self.tr("That’s the move. Now undo it and make it yourself.")
        self.bar.show_step(words, self.controller, self._followed)

    def _answered(self, key: str) -> None:
        if not self.controller.course.step.do:
            self.answer(self.tr("You’ll do that soon. First read this, then choose Next."))
            return
        general = self.tr("That’s allowed, but try what the lesson asks for.")
        self.answer(self._told.texts.get(key, general))

    def retranslate(self) -> None:
        self._told = self._words_now()
        self.say_title(self._told.title)
        self.session.choices.retranslate()
        if self.session.view is not None:
            self.say_task()

    def place(self) -> None:
        super().place()
        self.spotlight.setGeometry(self.view.geometry())
