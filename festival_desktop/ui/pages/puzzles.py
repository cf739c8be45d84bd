"""The page of all puzzles of a game, by how hard they are, with those that were solved."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.play.puzzle import Puzzle
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.progress import PuzzleProgress
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import STRETCH, fill, turn

GOAL = 190.0
"""The least width of a goal."""


class PuzzlesPanel(Panel):
    """Those of one difficulty: a button with the number, and what is asked for."""

    puzzle_requested = Signal(int)
    padding = 18, 12, 18, 12

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        super().__init__("board")
        self.puzzles = puzzles
        self.heading = Label(20, "light_hi", BOLD)
        self.buttons: dict[int, Button] = {}
        self._goals: dict[int, Label] = {}
        rows = [self._row(puzzle.number) for puzzle in puzzles]
        self.space(fill(QVBoxLayout(self), self.heading, *rows, STRETCH), spacing=9)
        self.dress()

    def _row(self, number: int) -> QHBoxLayout:
        button = self.buttons[number] = Button("night", px=15, height=40)
        goal = self._goals[number] = Label(14, "on_dark", wrap=True)
        button.clicked.connect(lambda: self.puzzle_requested.emit(number))
        return self.space(fill(QHBoxLayout(), button, (goal, 1)), spacing=14)

    def dress(self) -> None:
        """Where goals would have too little room beside each other, panels are stacked."""
        for goal in self._goals.values():
            goal.setMinimumWidth(round(self.u(GOAL) * text_scale()))

    def show_puzzle(self, puzzle: Puzzle, goal: str, solved: bool, level: str) -> None:
        self._goals[puzzle.number].setText(goal)
        button = self.buttons[puzzle.number]
        button.set_icon("check" if solved else "puzzle")
        button.say(f"{puzzle.number:2}".replace(" ", "\u2007"))  # as wide as a digit
        state = self.tr("solved") if solved else self.tr("not solved yet")
        title = self.tr("Puzzle {number}").format(number=puzzle.number)
        button.setAccessibleName(f"{title}, {level}, {state}")
        button.setAccessibleDescription(goal)


class PuzzlesPage(SubPage):
    """`puzzle_requested` carries a number."""

    puzzle_requested = Signal(int)

    scenery = QUIET._replace(moon=(0.9, 0.07, 22), sky_lanterns=((0.62, 0.06, 6), (0.75, 0.04, 5)))

    def __init__(
        self, manifest: GameManifest, puzzles: Sequence[Puzzle], progress: PuzzleProgress
    ) -> None:
        super().__init__()
        self._manifest, self._puzzles, self._progress = manifest, puzzles, progress
        self.panels = {
            level: PuzzlesPanel([puzzle for puzzle in puzzles if puzzle.difficulty == level])
            for level in sorted({puzzle.difficulty for puzzle in puzzles})
        }
        self.buttons = {
            number: button
            for panel in self.panels.values()
            for number, button in panel.buttons.items()
        }
        for panel in self.panels.values():
            panel.puzzle_requested.connect(self.puzzle_requested)
        self._row = fill(QHBoxLayout(), *((panel, 1) for panel in self.panels.values()))
        self.space(self._row, spacing=18)
        column = fill(QVBoxLayout(self.content), self.header(), (self._row, 1))
        self.space(column, (28, 12, 28, 12), 14)
        self.retranslate()

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._row)

    def retranslate(self) -> None:
        self.title.say(self.tr("Puzzles: {game}").format(game=self._manifest.title))
        self.say_back(self.tr("Back"))
        levels = {1: self.tr("Easy"), 2: self.tr("Tricky"), 3: self.tr("Hard")}
        aims = self._manifest.aims
        assert aims is not None  # otherwise the game has no puzzles
        for level, panel in self.panels.items():
            panel.heading.setText(levels[level])
            for one in panel.puzzles:
                goal, solved = aims.sentence(one.aim, one.target), self._is_solved(one)
                panel.show_puzzle(one, goal, solved, levels[level])
        unsolved = (p.number for p in self._puzzles if not self._is_solved(p))
        self.first = self.buttons[next(unsolved, 1)]

    def _is_solved(self, puzzle: Puzzle) -> bool:
        return self._progress.is_solved(self._manifest.rules.name, puzzle)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()  # one may have been solved meanwhile
