"""The page of all lessons, game by game, and the page of all puzzles of a game."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.play.lesson import Lesson, LessonWords
from festival_desktop.play.own_puzzle import OwnPuzzle
from festival_desktop.play.puzzle import Puzzle
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.progress import LessonProgress, OwnPuzzles, PuzzleProgress
from festival_desktop.ui.style import BLEED
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space, turn
from festival_desktop.ui.widgets.panels import Panel

Lessons = Callable[[str], Sequence[tuple[Lesson, LessonWords]]]
Solved = Callable[[str], tuple[int, int]]
"""Returns the number of solved puzzles and of all puzzles of a game."""
GOAL = 150.0
"""Minimum width of a puzzle's goal."""
BESIDE = 4
"""So many own puzzles stand beside each other."""
PICTURE = 92.0, 62.0
"""Size of the picture of the position."""


class _ProgressPage(SubPage):
    """Panels next to or below each other, with the person's progress."""

    def lay_out(self, panels: Iterable[Panel], *tools: Button) -> None:
        self._row = space(fill(QHBoxLayout(), *((panel, 1) for panel in panels)), spacing=18)
        self.column = fill(QVBoxLayout(self.content), self.header(*tools), (self._row, 1))
        space(self.column, (28, 12, 28, 12), 14)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()  # Lessons or puzzles may have been done meanwhile.


class GameLessons(Panel):
    """The lessons of one game, with buttons to start or continue; below them its puzzles."""

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
        space(column, spacing=11)
        self.puzzles.setVisible(bool(solved(game)[1]))

    def _row(self, name: str) -> QVBoxLayout:
        title, about = Label(15, "light_hi", BOLD, wrap=True), Label(14, "on_dark", wrap=True)
        button = Button("night", px=14)
        self._titles[name], self._abouts[name], self.buttons[name] = title, about, button
        below = space(fill(QHBoxLayout(), (about, 1), button), spacing=14)
        return space(fill(QVBoxLayout(), title, below), spacing=3)

    def show_progress(self, title: str) -> None:
        self.heading.setText(title)
        self.play.say(self.tr("Guided game"), self.tr("against a computer player"))
        done, number = self._solved(self.game)
        solved = self.tr("{done} of {number} solved").format(done=done, number=number)
        self.puzzles.say(self.tr("Puzzles"), solved)
        for lesson, words in self._lessons(self.game):
            self._titles[lesson.name].setText(words.title)
            self._abouts[lesson.name].setText(words.about)
            done, steps = self._progress.steps(self.game, lesson), len(lesson.steps)
            button = self.buttons[lesson.name]
            button.set_icon("check" if done == steps else "play")
            part = self.tr("{done} of {steps}").format(done=done, steps=steps)
            if done == steps:
                button.say(self.tr("Again"))
            else:
                button.say(self.tr("Continue") if done else self.tr("Start"), part if done else "")
            button.setAccessibleName(f"{words.title}: {button.text()}")


class LearnPage(_ProgressPage):
    """All lessons; `lesson_requested` carries a game and the name of a lesson."""

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
            for name, button in panel.buttons.items():
                button.clicked.connect(partial(self.lesson_requested.emit, game, name))
            panel.puzzles.clicked.connect(partial(self.puzzles_requested.emit, game))
            panel.play.clicked.connect(partial(self.first_game_requested.emit, game))
        self.rules = Button("night", "book", px=15, height=38)
        self.rules.clicked.connect(self.rules_requested)
        self.lay_out(self.panels.values(), self.rules)
        self.first = self.back
        self.retranslate()

    def retranslate(self) -> None:
        self.title.say(self.tr("Learn"))
        self.say_back(self.tr("Back"))
        self.rules.say(self.tr("Rules"))
        for box in self._boxes():
            if box.name in self.panels:
                self.panels[box.name].show_progress(box.label)


class PuzzleRow(QWidget):
    """One puzzle: a small picture, its name, its aim and its players. All of it can be pressed."""

    def __init__(self, thumbnail: Thumbnail) -> None:
        super().__init__()
        self.button = Button("night", px=15, height=40)
        self.picture = ThumbnailView(thumbnail, PICTURE, PICTURE)
        self.title = Label(15, "light_hi", BOLD, wrap=True)
        self.goal = Label(14, "on_dark", wrap=True)
        self.about = Label(13, "on_dark", italic=True, wrap=True)
        words = space(fill(QVBoxLayout(), self.title, self.goal, self.about), spacing=1)
        row = fill(QHBoxLayout(self), self.button, self.picture, (words, 1))
        space(row, (BLEED, 0, 0, 0), 12)  # room for the button's glow
        self.picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # Needed to receive the release.

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()


class PuzzlesPanel(Panel):
    """The puzzles of one difficulty."""

    padding = 18, 12, 18, 12

    def __init__(self, puzzles: Sequence[Puzzle], thumbnail: Callable[[Puzzle], Thumbnail]) -> None:
        super().__init__("board")
        self.puzzles = puzzles
        self.heading = Label(20, "light_hi", BOLD)
        self.rows = {puzzle.number: PuzzleRow(thumbnail(puzzle)) for puzzle in puzzles}
        self.buttons = {number: row.button for number, row in self.rows.items()}
        space(fill(QVBoxLayout(self), self.heading, *self.rows.values(), STRETCH), spacing=9)
        self.apply_theme()

    def apply_theme(self) -> None:
        """Stack panels where their texts would have too little room side by side."""
        for row in self.rows.values():
            row.goal.setMinimumWidth(round(self.px(GOAL) * text_scale()))

    def show_puzzle(
        self, puzzle: Puzzle, title: str, goal: str, about: str, solved: bool, level: str
    ) -> None:
        row = self.rows[puzzle.number]
        row.title.setText(title)
        row.goal.setText(goal)
        row.about.setText(about)
        button = row.button
        button.set_icon("check" if solved else "puzzle")
        button.say(f"{puzzle.number:2}".replace(" ", "\u2007"))  # figure space: as wide as a digit
        state = self.tr("solved") if solved else self.tr("not solved yet")
        number = self.tr("Puzzle {number}").format(number=puzzle.number)
        button.setAccessibleName(f"{number}, {title}, {level}, {state}")
        button.setAccessibleDescription(f"{goal} {about}")


class OwnPanel(Panel):
    """The person's own turns as puzzles; hidden without any."""

    requested = Signal(object)
    """An `OwnPuzzle`."""

    padding = 18, 12, 18, 12

    def __init__(self) -> None:
        super().__init__("board")
        self.heading = Label(20, "light_hi", BOLD)
        self.about = Label(14, "on_dark", wrap=True)
        self.buttons: list[Button] = []
        self._grid = space(QGridLayout(), spacing=10)
        space(fill(QVBoxLayout(self), self.heading, self.about, self._grid), spacing=8)

    def show_puzzles(self, puzzles: Sequence[OwnPuzzle]) -> None:
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.deleteLater()
        self.buttons = [Button("night", "puzzle", px=15, height=44) for _ in puzzles]
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, *divmod(number, BESIDE))
        self.heading.setText(self.tr("My puzzles"))
        self.about.setText(
            self.tr("Turns that cost you points. Each stays here until you have solved it twice.")
        )
        for number, (button, one) in enumerate(zip(self.buttons, puzzles, strict=True), 1):
            cost = self.tr("cost %n point(s)", "", max(1, round(one.cost)))
            button.say(self.tr("Turn {number}").format(number=number), cost)
            button.clicked.connect(partial(self.requested.emit, one))
        self.setVisible(bool(puzzles))


class PuzzlesPage(_ProgressPage):
    """All puzzles of a game by difficulty; `puzzle_requested` carries a number."""

    puzzle_requested = Signal(int)
    own_requested = Signal(object)
    """An `OwnPuzzle`."""

    scenery = QUIET._replace(moon=(0.9, 0.07, 22), sky_lanterns=((0.62, 0.06, 6), (0.75, 0.04, 5)))

    def __init__(
        self,
        manifest: GameManifest,
        puzzles: Sequence[Puzzle],
        progress: PuzzleProgress,
        own: OwnPuzzles,
    ) -> None:
        super().__init__()
        self._manifest, self._puzzles, self._progress = manifest, puzzles, progress
        self._own_puzzles = own
        self.panels = {
            level: PuzzlesPanel(
                [puzzle for puzzle in puzzles if puzzle.difficulty == level], self._thumbnail
            )
            for level in sorted({puzzle.difficulty for puzzle in puzzles})
        }
        self.buttons = {
            number: button
            for panel in self.panels.values()
            for number, button in panel.buttons.items()
        }
        for number, button in self.buttons.items():
            button.clicked.connect(partial(self.puzzle_requested.emit, number))
        self.own = OwnPanel()
        self.own.requested.connect(self.own_requested)
        self.lay_out(self.panels.values())
        self.column.insertWidget(1, self.own)
        self.retranslate()

    def retranslate(self) -> None:
        self.own.show_puzzles(self._own_puzzles.of(self._manifest.rules.name))
        self.title.say(self.tr("Puzzles: {game}").format(game=self._manifest.title))
        self.say_back(self.tr("Back"))
        levels = {1: self.tr("Easy"), 2: self.tr("Tricky"), 3: self.tr("Hard")}
        aims = self._manifest.aims
        assert aims is not None  # A puzzle list exists only with aims.
        for level, panel in self.panels.items():
            panel.heading.setText(levels[level])
            for one in panel.puzzles:
                goal, solved = aims.sentence(one.aim, one.target), self._is_solved(one)
                title = aims.title(one.aim)
                same = [other.number for other in self._puzzles if other.aim == one.aim]
                if len(same) > 1:
                    title = f"{title} {same.index(one.number) + 1}"
                who = self.tr("%n player(s)", "", one.setup.players)
                about = " · ".join((who, *aims.guests(one.setup)))
                panel.show_puzzle(one, title, goal, about, solved, levels[level])
        unsolved = (p.number for p in self._puzzles if not self._is_solved(p))
        self.first = self.buttons[next(unsolved, 1)]

    def _thumbnail(self, puzzle: Puzzle) -> Thumbnail:
        position = self._manifest.rules.load(puzzle.position, puzzle.setup)
        return self._manifest.thumbnail(position)

    def _is_solved(self, puzzle: Puzzle) -> bool:
        return self._progress.is_solved(self._manifest.rules.name, puzzle)
