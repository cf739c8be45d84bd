"""The process that a thinker has started, for tests."""

from PySide6.QtCore import QProcess

from festival_desktop.controller.thinker import ProcessThinker


def process_id(thinker: ProcessThinker) -> int:
    """0 if there is none."""
    return max((process.processId() for process in thinker.findChildren(QProcess)), default=0)
