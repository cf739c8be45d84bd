"""The last net under the program: an unexpected mistake is logged and told, and play goes on."""

import os
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from festival_desktop import __version__

LOG_FILE = "festival-desktop.log"
LOG_SIZE, LOG_FILES = 500_000, 3


def report_of(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> str:
    """Everything that helps to mend it, and nothing about the person."""
    system = f"{platform.system()} {platform.release()}"
    head = f"Festival Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}"
    trace = "".join(traceback.format_exception(kind, error, where))
    home = os.path.expanduser("~")
    if len(home) > 1:  # paths often hold the name of the person
        trace = trace.replace(home, "~")
    return f"{head}, {system}\n\n{trace}"


class Hook:
    """Called by Python for an error nobody caught."""

    def __init__(self, folder: Path, window: QWidget | None) -> None:
        self._folder = folder
        self._window = window
        self._showing = False

    def __call__(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        report = report_of(kind, error, where)
        self.log(report)
        if not self._showing:  # one at a time: a mistake in painting comes back at once
            self._showing = True
            try:
                self._tell(f"{kind.__name__}: {error}", report)
            finally:
                self._showing = False

    def log(self, report: str) -> None:
        """Append to the log; a full disk must not hide the mistake."""
        print(report, file=sys.stderr)
        path = self._folder / LOG_FILE
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size + len(report) > LOG_SIZE:
                for number in range(LOG_FILES - 1, 0, -1):
                    older = path.with_suffix(f".{number - 1}.log") if number > 1 else path
                    if older.exists():
                        older.replace(path.with_suffix(f".{number}.log"))
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{datetime.now():%Y-%m-%d %H:%M:%S} {report}\n")
        except OSError:
            return

    def _tell(self, what: str, report: str) -> None:
        from festival_desktop.ui.dialogs.trouble import TroubleDialog

        dialog = TroubleDialog(what, report, self._window)
        dialog.exec()
        dialog.deleteLater()
