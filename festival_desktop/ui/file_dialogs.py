"""Dialogs in which people choose files: to open, to import, to save a copy."""

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from festival_desktop.saves.store import EXTENSION
from festival_desktop.ui.settings import Settings


class FileDialogs(QObject):
    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings

    def _kinds(self) -> str:
        return self.tr("Festival games") + f" (*{EXTENSION})"

    @property
    def folder(self) -> Path:
        """Where to look first: where it was last time, or among the person's own files."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        places = (self._settings.folder, QStandardPaths.writableLocation(documents))
        there = (Path(place) for place in places if place and Path(place).is_dir())
        return next(there, Path.home())

    def to_open(self) -> Path | None:
        """The file somebody chose; None if they changed their mind."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), str(self.folder), self._kinds()
        )
        return self._remembered(chosen)

    def several_to_open(self) -> list[Path]:
        """The files somebody chose; none if they changed their mind."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Bring in games"), str(self.folder), self._kinds()
        )
        self._remembered(chosen[0] if chosen else "")
        return [Path(path) for path in chosen]

    def to_save(self, name: str) -> Path | None:
        """Where to put a copy; the name it is given always tells what it is."""
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
