"""What is asked about files, and only where going on without asking could lose something."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.ui.dialogs.save_questions import CopyQuestion, Unsaved, UnsavedQuestion
from festival_desktop.ui.words.saves import SaveWords


class Confirmations(QObject):
    """Asks the person at the window on behalf of the open match."""

    def __init__(
        self, window: QWidget, current: CurrentMatch, save_copy: Callable[[], bool]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._current = current
        self._save_copy = save_copy
        current.open_elsewhere.connect(self._offer_copy)
        current.may_lose = self._may_lose

    def _offer_copy(self, path: Path) -> None:
        if CopyQuestion(self._window).wanted():
            self._current.open(path, copy=True)

    def _may_lose(self) -> bool:
        failure = self._current.failure
        reason = SaveWords(self).cannot_write(failure) if failure is not None else ""
        match UnsavedQuestion(reason, self._window).answer():
            case Unsaved.LOSE:
                return True
            case Unsaved.COPY:
                return self._save_copy()
            case Unsaved.STAY:
                return False
