"""The page of all lessons, game by game."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import BOLD
from festival_desktop.play.lesson import Lesson, LessonWords
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.progress import LessonProgress
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import STRETCH, fill, turn

Lessons = Callable[[str], Sequence[tuple[Lesson, LessonWords]]]
Solved = Callable[[str], tuple[int, int]]
"""Game → how many of its puzzles are solved, and how many there are."""


class GameLessons(Panel):
    """The lessons of one game: what each is about, and a button to begin it or go on.

    Below them its puzzles, if it has any.
    """

    lesson_requested = Signal(str)
    padding = 18, 12, 18, 14

    def __init__(
        self, game: str, lessons: Lessons, progress: LessonProgress, solved: Solved
    ) -> None:
        super().__init__("board")
        self.game, self._lessons, self._progress = game, lessons, progress
        self._solved = solved
        self.heading = Label(20, "light_hi", BOLD)
        self.buttons: dict[str, Button] = {}
        self._titles: dict[str, Label] = {}
        self._abouts: dict[str, Label] = {}
        rows = [self._row(lesson.name) for lesson, _ in lessons(game)]
        self.puzzles = Button("night", "puzzle", px=15, height=40)
        self.play = Button("primary", "play", px=15, height=40)
        column = fill(QVBoxLayout(self), self.heading, *rows, STRETCH, self.puzzles, self.play)
        self.space(column, spacing=11)
        self.puzzles.setVisible(bool(solved(game)[1]))

    def _row(self, name: str) -> QVBoxLayout:
        title, about = Label(15, "light_hi", BOLD, wrap=True), Label(14, "on_dark", wrap=True)
        button = Button("night", px=14)
        button.clicked.connect(lambda: self.lesson_requested.emit(name))
        self._titles[name], self._abouts[name], self.buttons[name] = title, about, button
        below = self.space(fill(QHBoxLayout(), (about, 1), button), spacing=14)
        return self.space(fill(QVBoxLayout(), title, below), spacing=3)

    def show_progress(self, title: str) -> None:
        self.heading.setText(title)
        self.play.say(self.tr("Play with tips"), self.tr("against one computer"))
        done, number = self._solved(self.game)
        solved = self.tr("{done} of {number} solved").format(done=done, number=number)
        self.puzzles.say(self.tr("Puzzles"), solved)
        for lesson, words in self._lessons(self.game):
            self._titles[lesson.name].setText(words.title)
            self._abouts[lesson.name].setText(words.about)
            self._say_button(lesson, words)

    def _say_button(self, lesson: Lesson, words: LessonWords) -> None:
        done, steps = self._progress.steps(self.game, lesson), len(lesson.steps)
        button = self.buttons[lesson.name]
        if done == steps:
            button.set_icon("check")
            button.say(self.tr("Again"))
        else:
            button.set_icon("play")
            part = self.tr("{done} of {steps}").format(done=done, steps=steps)
            button.say(self.tr("Go on") if done else self.tr("Begin"), part if done else "")
        button.setAccessibleName(f"{words.title}: {button.text()}")


class LearnPage(SubPage):
    """`lesson_requested` carries a game and the name of a lesson of it."""

    lesson_requested = Signal(str, str)
    puzzles_requested = Signal(str)
    first_game_requested = Signal(str)
    rules_requested = Signal()

    scenery = QUIET

    def __init__(
        self,
        boxes: Callable[[], Sequence[GameBox]],
        lessons: Lessons,
        progress: LessonProgress,
        solved: Solved,
    ) -> None:
        super().__init__()
        self._boxes = boxes
        taught = [box.name for box in boxes() if lessons(box.name)]
        self.panels = {game: GameLessons(game, lessons, progress, solved) for game in taught}
        for game, panel in self.panels.items():
            panel.lesson_requested.connect(partial(self.lesson_requested.emit, game))
            panel.puzzles.clicked.connect(partial(self.puzzles_requested.emit, game))
            panel.play.clicked.connect(partial(self.first_game_requested.emit, game))
        self.rules = Button("night", "book", px=15, height=38)
        self.rules.clicked.connect(self.rules_requested)
        self._row = fill(QHBoxLayout(), *((panel, 1) for panel in self.panels.values()))
        self.space(self._row, spacing=18)
        column = fill(QVBoxLayout(self.content), self.header(self.rules), (self._row, 1))
        self.space(column, (28, 12, 28, 12), 14)
        self.first = self.back
        self.retranslate()

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._row)

    def retranslate(self) -> None:
        self.title.say(self.tr("Learn"))
        self.say_back(self.tr("Back"))
        self.rules.say(self.tr("Rules"))
        for box in self._boxes():
            if box.name in self.panels:
                self.panels[box.name].show_progress(box.label)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()  # a lesson may have been taken meanwhile
