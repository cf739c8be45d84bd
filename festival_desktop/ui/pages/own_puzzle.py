"""The page of a puzzle made of somebody's own turn: find one that is about as good as the best."""

from PySide6.QtCore import QRectF, Signal

from festival_desktop.ai.levels import USUAL
from festival_desktop.controller.own_puzzle_controller import OwnPuzzleController
from festival_desktop.play.own_puzzle import OFTEN, OwnAttempt, OwnPuzzle
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.celebration import Celebration
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.guided import GuidedPage, TaskBar
from festival_desktop.ui.pages.puzzle import FIREWORKS, PAUSE, SKY, PuzzleToolbar


class OwnPuzzlePage(GuidedPage):
    changed = Signal()
    """What can be undone or redone has changed."""
    solved = Signal()

    controller: OwnPuzzleController
    toolbar: PuzzleToolbar

    def __init__(self, manifest: GameManifest, puzzle: OwnPuzzle, motion: Animator) -> None:
        """Raise `FestivalError` if the puzzle does not fit the rules of now."""
        attempt = OwnAttempt(manifest.rules, puzzle, USUAL)
        super().__init__(manifest, attempt.match, motion)
        self.puzzle = puzzle
        self.controller = controller = OwnPuzzleController(
            attempt, self.session, lambda: PAUSE if motion.enabled else 0, manifest.thinker, self
        )
        self.add_guide(PuzzleToolbar(self), TaskBar(self))
        self._celebration = Celebration(self.scene.presenter.context)
        toolbar, requests = self.toolbar, self.scene.requests
        toolbar.undo.clicked.connect(controller.history.undo)
        toolbar.redo.clicked.connect(controller.history.redo)
        toolbar.again.clicked.connect(controller.again)
        toolbar.solution.clicked.connect(controller.show_solution)
        requests.undo_requested.connect(controller.history.undo)
        requests.jump_requested.connect(controller.history.jump)
        controller.solved.connect(self._celebrate)
        controller.solved.connect(self.solved)
        self.retranslate()

    def undo(self) -> None:
        self.controller.history.undo()

    def go_on(self) -> None:
        self.leave_requested.emit()

    def show_task(self) -> None:
        super().show_task()
        self.toolbar.show_controller(self.controller)
        move = self.controller.coming
        if move is not None:
            selections = self.session.table.selections(move)
            self.scene.point_out([target for step in selections for target in step])
        self.changed.emit()

    def say_task(self) -> None:
        self.bar.say(self._task())

    def _task(self) -> str:
        controller, attempt = self.controller, self.controller.attempt
        if controller.coming is not None:
            return self.words.hint(controller.coming)
        if controller.showing and attempt.over:
            return self.tr("This is what a Master would have done.")
        if controller.judging:
            return self.tr("The coach is comparing your turn.")
        if attempt.solved:
            left = OFTEN - self.puzzle.solved - 1
            if left > 0:
                return self.tr("Solved! Solve it once more to remove it from My puzzles.")
            return self.tr("Solved twice! It’s no longer in My puzzles.")
        if attempt.over and attempt.cost is None:
            return self.tr("The coach can’t compare it right now. Undo a step or try again.")
        if attempt.over:
            cost = max(1, round(attempt.cost or 0.0))
            text = self.tr(
                "Not yet: it costs about %n point(s). Undo a step or try again.", "", cost
            )
            return text
        cost = max(1, round(self.puzzle.cost))
        return self.tr("Find a better turn: yours cost about %n point(s).", "", cost)

    def _celebrate(self) -> None:
        size = self.scene.canvas.size
        self._celebration.fireworks(QRectF(0, 0, size.width(), size.height() * SKY), FIREWORKS)

    def retranslate(self) -> None:
        self.say_title(self.tr("My puzzle"))
        self.session.choices.retranslate()
        if self.session.view is not None:
            self.say_task()
