"""Files that are dragged onto the window and dropped there."""

from pathlib import Path

from PySide6.QtCore import QMimeData

from festival_desktop.saves.store import EXTENSION


def dragged_files(data: QMimeData) -> list[Path]:
    """All files of a drag if there is a game among them: the others are refused one by one."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths if any(path.suffix.lower() == EXTENSION for path in paths) else []
