"""Detects that another version was installed while the program runs.

Parts loaded from now on would be those of the other version, or missing.
"""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

import festival_desktop

PACKAGE = Path(festival_desktop.__file__)
"""A file that every installation replaces."""


class UpdateWatch(QObject):
    replaced = Signal()
    """Emitted once when another version has been installed over this one."""

    def __init__(self, file: Path = PACKAGE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._before = _identity(file)
        self.watcher = QFileSystemWatcher([str(file.parent)], self)
        self.watcher.directoryChanged.connect(self._look)

    def _look(self) -> None:
        now = _identity(self._file)
        if now is not None and now != self._before:  # None while it is being replaced.
            self.watcher.directoryChanged.disconnect(self._look)
            self.replaced.emit()


def _identity(file: Path) -> tuple[int, int, int] | None:
    """Return what changes when a file is replaced; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
