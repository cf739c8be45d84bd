"""The page of a lesson: a real table, what to do on its bar, a light on what matters."""

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
    """Darkens the table except for the items that the lesson is about.

    Lies over the view, lets every event through, and follows the items.
    """

    def __init__(self, scene: TableScene, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene, self._view = scene, view
        self._patterns: Sequence[str] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene.changed.connect(self._moved)
        self.hide()

    def show_items(self, patterns: Sequence[str]) -> None:
        """Leave the items of these keys bright; without any, everything."""
        self._patterns = patterns
        self.setVisible(bool(patterns))
        self.raise_()
        self.update()

    def lit(self) -> list[QRectF]:
        """What is bright, in coordinates of the view."""
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
"""Milliseconds before a move of somebody else, so that it can be followed."""


class LessonToolbar(GuidedToolbar):
    def retranslate(self) -> None:
        later = self.tr("You can go on with it later (Esc)")
        self.leave.set_name(self.tr("Leave the lesson"), later)


class LessonBar(TaskBar):
    """What to do, one or two sentences, and the way on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = Button("paper", "back", px=14, height=34, parent=self)
        self.next = Button("primary", "next", px=14, height=34, parent=self)
        self.add(self.before, self.next)
        self.retranslate()

    def show_step(self, words: str, at: int, steps: int, waits: bool) -> None:
        """A step's text; `waits`: it asks for something to be done."""
        self.count.setText(f"{at + 1} / {steps}")
        self.before.setEnabled(at > 0)
        self.next.say(self.tr("Show me") if waits else self.tr("Next"))
        tip = self.tr("Let the program do it") if waits else self.tr("Go on")
        self.next.setToolTip(with_keys(tip, "go_on"))
        self.say(words)

    def retranslate(self) -> None:
        super().retranslate()
        self.before.say(self.tr("Back"))
        self.before.setToolTip(self.tr("One step back"))


class LessonPage(GuidedPage):
    reached = Signal(int)
    """The step that is shown now, so that the lesson can go on there another time."""
    finished = Signal()

    controller: LessonController
    bar: LessonBar

    def __init__(
        self,
        manifest: GameManifest,
        lesson: Lesson,
        words: Callable[[], LessonWords],
        at: int,
        motion: Animator,
    ) -> None:
        """`words` in the language of now."""
        self._words_now, self._told = words, words()
        course = LessonCourse(manifest.rules, lesson, self._told.names, at)
        super().__init__(manifest, course.match, motion)
        self.controller = LessonController(
            course, self.session, lambda: PAUSE if motion.enabled else 0, self
        )
        self.add_guide(LessonToolbar(parent=self), LessonBar(self))
        self.spotlight = Spotlight(self.scene, self.view, self)
        self.bar.next.clicked.connect(self.go_on)
        self.bar.before.clicked.connect(lambda: self.controller.go_to(course.at - 1))
        self.controller.answered.connect(self._answered)
        self.controller.finished.connect(self.finished)
        self.retranslate()

    def go_on(self) -> None:
        self.controller.next()

    def show_task(self) -> None:
        super().show_task()
        self.selected()
        self.reached.emit(self.controller.course.at)

    def selected(self) -> None:
        """While something is carried, the whole table matters: who would receive what."""
        carrying = bool(self.session.selector.selected)
        show = self.controller.course.step.show
        self.spotlight.show_items(() if carrying or self.controller.busy else show)

    def say_task(self) -> None:
        course = self.controller.course
        words, steps = self._told.texts[course.step.say], len(course.lesson.steps)
        self.bar.show_step(words, course.at, steps, bool(course.step.do))

    def _answered(self, key: str) -> None:
        if not self.controller.course.step.do:
            self.answer(self.tr("You will do that soon. First read this, then press Next."))
            return
        general = self.tr("That is allowed, but here try what the lesson asks for.")
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
