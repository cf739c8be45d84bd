"""Open, replay, import and copy games by their files, chosen in dialogs."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.controller.save_checker import SaveChecker
from festival_desktop.controller.saved_games import SavedGames
from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.store import EXTENSION
from festival_desktop.saves.trash import Trash
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.page_registry import PageRegistry
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.words.saves import SaveWords

if TYPE_CHECKING:
    from festival_desktop.ui.pages.saved_games.page import SavesPage


def dragged_files(data: QMimeData) -> list[Path]:
    """Return the files of a drag if one is a game: the others are refused one by one."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths if any(path.suffix.lower() == EXTENSION for path in paths) else []


class FileDialogs(QObject):
    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings

    def _kinds(self) -> str:
        return self.tr("Festival games") + f" (*{EXTENSION})"

    @property
    def folder(self) -> Path:
        """The folder to start in: the last one, or the person's documents."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        places = (self._settings.folder, QStandardPaths.writableLocation(documents))
        there = (Path(place) for place in places if place and Path(place).is_dir())
        return next(there, Path.home())

    def to_open(self) -> Path | None:
        """Let the person choose a file; None if they cancel."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), str(self.folder), self._kinds()
        )
        return self._remembered(chosen)

    def several_to_open(self) -> list[Path]:
        """Let the person choose several files; empty if they cancel."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Import games"), str(self.folder), self._kinds()
        )
        self._remembered(chosen[0] if chosen else "")
        return [Path(path) for path in chosen]

    def to_save(self, name: str) -> Path | None:
        """Let the person choose a place for a copy; the name always has our extension."""
        suggested = str(self.folder / (name + EXTENSION))
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save a copy"), suggested, self._kinds()
        )
        path = self._remembered(chosen)
        if path is None or path.suffix.lower() == EXTENSION:
            return path
        return path.with_name(path.name + EXTENSION)

    def _remembered(self, chosen: str) -> Path | None:
        if not chosen:
            return None
        self._settings.folder = str(Path(chosen).parent)
        return Path(chosen)


class FileActions(QObject):
    def __init__(
        self,
        context: AppContext,
        current: CurrentMatch,
        pages: PageRegistry,
        dialogs: FileDialogs,
        say: Callable[[str, str], None],
    ) -> None:
        """Set up; `say` shows a sentence with an icon."""
        super().__init__(pages)
        self._context, self._repository, self._current = context, context.repository, current
        self._pages, self.dialogs, self._say = pages, dialogs, say

    @cached_property
    def saves(self) -> "SavesPage":
        """The list of all saved games."""
        from festival_desktop.ui.pages.saved_games.page import SavesPage

        folder = self._repository.folder
        trash = Trash(folder.path.parent / "trash")
        page = SavesPage(
            SavedGames(folder.path, trash, self._current.let_go, self._repository.read),
            folder.info,
            self._context.thumbnail,
            self._context.boxes,
            self.dialogs.several_to_open,
            self.dialogs.to_save,
            SaveChecker(self._repository.read, self),
        )
        page.back_requested.connect(self._pages.navigation.go_to_shelf)
        page.open_requested.connect(self._current.open)
        page.replay_requested.connect(self.replay)
        return page

    def go_to_saves(self) -> None:
        self._pages.navigation.go(self.saves)

    def choose_and_open(self) -> None:
        path = self.dialogs.to_open()
        if path is not None:
            self.open_or_replay(path)

    def open_or_replay(self, path: Path) -> None:
        """Open an unfinished game, or replay a finished one."""
        if self._repository.is_over(path):
            self.replay(path)
        else:
            self._current.open(path)

    def replay(self, path: Path) -> None:
        """Replay the game of a file, which stays where and as it is."""
        words = SaveWords(self)
        try:
            restored = self._current.read(path)
        except BrokenSave as error:
            self._say(words.cannot_open(path, error), "warning")
            return
        self._pages.show_replay(restored.match)
        if trouble := words.seen_in_part(restored):
            self._say(trouble, "warning")

    def drop(self, paths: Sequence[Path]) -> None:
        """Open a single file; import several, or any on the page of saved games."""
        if len(paths) == 1 and self._pages.navigation.page is not vars(self).get("saves"):
            self.open_or_replay(paths[0])
        else:
            self.go_to_saves()
            self.saves.import_files(paths)

    def save_copy(self) -> bool:
        """Let the person save a copy of the game; return whether they did."""
        match = self._current.match
        if match is None or (path := self.dialogs.to_save(match.seed)) is None:
            return False
        return self._current.export(path)
