"""The page of a puzzle: a real table, its aim, and the result of the turn."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.ai.levels import USUAL
from festival_desktop.controller.puzzle_controller import PuzzleController
from festival_desktop.play.puzzle import Attempt, Puzzle
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.celebration import Celebration
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.guided import GuidedPage, GuidedToolbar, TaskBar
from festival_desktop.ui.table.toolbar import ToolbarButton
from festival_desktop.ui.widgets.buttons import Button

PAUSE = 2400
"""Milliseconds before a move of the solution, so that its text can be read."""
FIREWORKS = 7
SKY = 0.5
"""Height of the area for fireworks, as a fraction of the table."""


class PuzzleToolbar(GuidedToolbar):
    def __init__(self, parent: QWidget | None = None) -> None:
        self.undo, self.redo = ToolbarButton("undo"), ToolbarButton("redo")
        self.again, self.solution = ToolbarButton("turn"), ToolbarButton("hint")
        super().__init__(self.undo, self.redo, self.again, self.solution, parent=parent)

    def show_controller(self, controller: PuzzleController) -> None:
        """Enable the buttons that do something now."""
        self.undo.setEnabled(controller.history.can_undo)
        self.redo.setEnabled(controller.history.can_redo)
        self.again.setEnabled(controller.match.cursor > 0 or controller.busy)
        self.solution.setEnabled(not controller.busy)

    def retranslate(self) -> None:
        told = (
            (self.leave, self.tr("All puzzles"), self.tr("All puzzles (Esc)")),
            (self.undo, self.tr("Undo"), self.tr("Undo the last step (Ctrl+Z)")),
            (self.redo, self.tr("Redo"), self.tr("Redo (Ctrl+Shift+Z)")),
            (self.again, self.tr("Try again"), self.tr("Restart the puzzle")),
            (self.solution, self.tr("Show solution"), self.tr("See it move by move")),
        )
        for button, words, tip in told:
            button.set_name(words, tip)


class PuzzleBar(TaskBar):
    """The aim, the progress, and the buttons to continue."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.next = Button("paper", "next", px=14, height=34, parent=self)
        self.add(self.next)
        self.retranslate()

    def show_task(self, words: str, reached: int, target: int, solved: bool) -> None:
        self.count.setText(f"{reached} / {target}".replace("-", "−"))
        self.count.setAccessibleName(
            self.tr("{reached} of {target}").format(reached=reached, target=target)
        )
        self.next.kind = "primary" if solved else "paper"
        self.next.update()
        self.say(words)

    def retranslate(self) -> None:
        super().retranslate()
        self.next.say(self.tr("Next puzzle"))
        self.next.setToolTip(self.tr("Next puzzle (Ctrl+Return)"))


class PuzzlePage(GuidedPage):
    changed = Signal()
    """Emitted when the available undo or redo steps have changed."""
    next_requested = Signal()
    solved = Signal()

    controller: PuzzleController
    bar: PuzzleBar
    toolbar: PuzzleToolbar

    def __init__(self, manifest: GameManifest, puzzle: Puzzle, motion: Animator) -> None:
        assert manifest.aims is not None  # A puzzle page exists only with aims.
        attempt = Attempt(manifest.rules, puzzle, manifest.aims.measures[puzzle.aim], USUAL)
        super().__init__(manifest, attempt.match, motion)
        self.puzzle, self._aims = puzzle, manifest.aims
        self.controller = PuzzleController(
            attempt, self.session, lambda: PAUSE if motion.enabled else 0, self
        )
        self.add_guide(PuzzleToolbar(self), PuzzleBar(self))
        self._celebration = Celebration(self.scene.presenter.context)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        controller, toolbar, requests = self.controller, self.toolbar, self.scene.requests
        toolbar.undo.clicked.connect(controller.history.undo)
        toolbar.redo.clicked.connect(controller.history.redo)
        toolbar.again.clicked.connect(controller.again)
        toolbar.solution.clicked.connect(controller.show_solution)
        requests.undo_requested.connect(controller.history.undo)
        requests.jump_requested.connect(controller.history.jump)
        self.bar.next.clicked.connect(self.next_requested)
        controller.uncertain.connect(self._uncertain)
        controller.solved.connect(self._celebrate)
        controller.solved.connect(self.solved)

    def undo(self) -> None:
        self.controller.history.undo()

    def go_on(self) -> None:
        self.next_requested.emit()

    # -- showing -----------------------------------------------------------------------------

    def show_task(self) -> None:
        super().show_task()
        self.toolbar.show_controller(self.controller)
        move = self.controller.coming
        if move is not None:
            selections = self.session.table.selections(move)
            self.scene.point_out([target for step in selections for target in step])
        self.changed.emit()

    def say_task(self) -> None:
        attempt = self.controller.attempt
        reached, solved = attempt.reached, attempt.solved
        self.bar.show_task(self._task(), reached, self.puzzle.target, solved)

    def _task(self) -> str:
        """Describe the aim, the next step of the solution, or the result of the turn."""
        controller, puzzle = self.controller, self.puzzle
        if controller.coming is not None:
            return self.words.hint(controller.coming)
        goal, attempt = self._aims.sentence(puzzle.aim, puzzle.target), controller.attempt
        if attempt.solved and controller.showing:
            told = self.tr("This is the solution.")
            return f"{told} {goal}"
        if attempt.solved:
            told, done = self.tr("Solved!"), self._aims.done(puzzle.aim, attempt.reached)
            return f"{told} {done}"
        if attempt.over:
            missed = self.tr("Not yet: {reached} of {target}. Undo a step or try again.")
            return missed.format(reached=attempt.reached, target=puzzle.target)
        return goal

    def _uncertain(self) -> None:
        self.answer(self.tr("That depends on luck. There is a solution that doesn’t."))

    def _celebrate(self) -> None:
        size = self.scene.canvas.size
        self._celebration.fireworks(QRectF(0, 0, size.width(), size.height() * SKY), FIREWORKS)

    def retranslate(self) -> None:
        title = self.tr("Puzzle {number}").format(number=self.puzzle.number)
        self.say_title(f"{title}: {self._aims.title(self.puzzle.aim)}")
        self.session.choices.retranslate()
        if self.session.view is not None:
            self.say_task()
