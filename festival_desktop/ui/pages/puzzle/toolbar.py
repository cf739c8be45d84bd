"""The toolbar over a puzzle's table."""

from PySide6.QtWidgets import QWidget

from festival_desktop.controller.puzzle_controller import PuzzleController
from festival_desktop.ui.pages.guided.page import GuidedToolbar
from festival_desktop.ui.table.toolbar import ToolbarButton


class PuzzleToolbar(GuidedToolbar):
    WITH_TITLE, WITH_LABELS = 820.0, 660.0

    def __init__(self, parent: QWidget | None = None) -> None:
        self.undo, self.redo = ToolbarButton("undo"), ToolbarButton("redo")
        self.again, self.solution = ToolbarButton("turn"), ToolbarButton("hint")
        super().__init__(self.undo, self.redo, self.again, self.solution, parent=parent)

    def show_controller(self, controller: PuzzleController) -> None:
        """Which buttons do something now."""
        self.undo.setEnabled(controller.history.can_undo)
        self.redo.setEnabled(controller.history.can_redo)
        self.again.setEnabled(controller.match.cursor > 0 or controller.busy)
        self.solution.setEnabled(not controller.busy)

    def retranslate(self) -> None:
        told = (
            (self.leave, self.tr("All puzzles"), self.tr("All puzzles (Esc)")),
            (self.undo, self.tr("Undo"), self.tr("Take the last step back (Ctrl+Z)")),
            (self.redo, self.tr("Redo"), self.tr("Do it again (Ctrl+Shift+Z)")),
            (self.again, self.tr("Try again"), self.tr("Begin the puzzle anew")),
            (self.solution, self.tr("Show solution"), self.tr("See it move by move")),
        )
        for button, words, tip in told:
            button.say(words if self.labelled else "")
            button.setAccessibleName(words)
            button.setToolTip(tip)
