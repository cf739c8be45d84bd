"""Games carried in and out of the window: dropped files, chosen files, copies elsewhere."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject

from festival_desktop.saves import moving
from festival_desktop.ui.narrate.saves import SaveWords
from festival_desktop.ui.pages.saves import SavesPage

if TYPE_CHECKING:
    from festival_desktop.ui.main_window import MainWindow


class Carrying(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def takes(self, data: QMimeData) -> bool:
        return bool(self._window.files.dropped(data))

    def drop(self, data: QMimeData) -> None:
        """One game is opened; several, or any on the page of saved games, are kept there."""
        window = self._window
        paths = window.files.dropped(data)
        if len(paths) == 1 and not isinstance(window.page, SavesPage):
            window.open_from_outside(paths[0])
        elif paths:
            self._take_in(paths)

    def choose(self) -> None:
        """Let somebody choose games to be kept with the others."""
        if paths := self._window.files.several_to_open():
            self._take_in(paths)

    def _take_in(self, paths: list[Path]) -> None:
        saves = self._window.rooms.saves
        self._window.go(saves)
        saves.hands.take_in(paths)

    def export(self, path: Path) -> None:
        """Let somebody choose a place for a copy of a saved game."""
        saves = self._window.rooms.saves
        target = self._window.files.to_save(moving.title(path) or path.stem)
        if target is not None:
            done = saves.desk.export(path, target)
            sentence = SaveWords(self).copied(target) if done else " ".join(saves.desk.troubles)
            saves.told.say([sentence])
