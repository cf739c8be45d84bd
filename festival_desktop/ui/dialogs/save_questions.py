"""Questions about files, asked only where something could be lost."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill
from festival_desktop.ui.words.saves import SaveWords


class _Question(PaperDialog):
    """A headline, an explanation and answers; Escape gives the harmless one."""

    preferred = QSize(560, 0)

    def __init__(self, headline: str, explanation: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Festival Desktop")
        words = Label(15, wrap=True, text=explanation)
        fill(self.column, Label(20, "ink", BOLD, wrap=True, text=headline), words, STRETCH)

    def add_answer(
        self, kind: str, icon: str | None, words: str, code: int, make: type[Button] = Button
    ) -> Button:
        return self.add_button(kind, icon, words, lambda: self.done(code), make)


class CopyQuestion(_Question):
    """Asks whether to play a copy of a game that is open in another window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("This game is already open in another window."),
            self.tr(
                "To protect your game, only one window can use it. You can continue here "
                "with a copy, saved as a separate game."
            ),
            parent,
        )
        self.copy = self.add_answer("paper", "copy", self.tr("Open a copy"), 1)
        self.leave = self.add_answer("primary", None, self.tr("Cancel"), 0)
        self.leave.setFocus()


class Unsaved(Enum):
    """What to do about a game that cannot be written to the disk."""

    STAY = 0
    COPY = 1
    LOSE = 2


class UnsavedQuestion(_Question):
    """The last steps are not on the disk, and the person wants to leave the table."""

    def __init__(self, reason: str, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Your last steps aren’t saved yet."),
            self.tr(
                "{reason} Free up space, save a copy somewhere else, or go back to the last "
                "saved position."
            ).format(reason=reason),
            parent,
        )
        lose = self.tr("Leave without saving")
        self.lose = self.add_answer("paper", "trash", lose, Unsaved.LOSE.value, DiscardButton)
        self.copy = self.add_answer("paper", "copy", self.tr("Save a copy…"), Unsaved.COPY.value)
        self.stay = self.add_answer("primary", None, self.tr("Keep playing"), Unsaved.STAY.value)
        self.stay.setFocus()

    def answer(self) -> Unsaved:
        return Unsaved(self.run())


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
        if CopyQuestion(self._window).run():
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
