"""What the window asks about files, and only where going on by itself could lose something."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.dialogs.saving import CopyQuestion, Unsaved, UnsavedQuestion
from festival_desktop.ui.matches import Matches


class Asking(QObject):
    """Answers for `matches` by asking whoever sits at the window."""

    def __init__(
        self, window: QWidget, matches: Matches, save_a_copy: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._matches = matches
        self._save_a_copy = save_a_copy
        matches.copy_offered.connect(self._offer_copy)
        matches.may_lose = self._may_lose

    def _offer_copy(self, path: Path) -> None:
        if CopyQuestion(self._window).wanted():
            self._matches.open(path, copy=True)

    def _may_lose(self) -> bool:
        match UnsavedQuestion(self._matches.trouble, self._window).answer():
            case Unsaved.LOSE:
                return True
            case Unsaved.COPY:
                return bool(self._save_a_copy())
            case Unsaved.STAY:
                return False
