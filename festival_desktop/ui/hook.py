"""The last net under the program: an unexpected mistake is logged and told, and play goes on."""

import logging
import platform
import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from festival_desktop import __version__

LOG_FILE = "festival-desktop.log"
LOG_SIZE, LOG_FILES = 500_000, 3
_LOGGER = logging.getLogger("festival_desktop")


def report_of(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> str:
    """Everything that helps to mend it, and nothing about the person."""
    system = f"{platform.system()} {platform.release()}"
    head = f"Festival Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"{head}, {system}\n\n{''.join(traceback.format_exception(kind, error, where))}"


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
        self._log(report)
        if not self._showing:  # one at a time: a mistake in painting comes back at once
            self._showing = True
            try:
                self._tell(f"{kind.__name__}: {error}", report)
            finally:
                self._showing = False

    def _log(self, report: str) -> None:
        print(report, file=sys.stderr)
        try:
            if not _LOGGER.handlers:
                from logging.handlers import RotatingFileHandler

                self._folder.mkdir(parents=True, exist_ok=True)
                handler = RotatingFileHandler(
                    self._folder / LOG_FILE,
                    maxBytes=LOG_SIZE,
                    backupCount=LOG_FILES - 1,
                    encoding="utf-8",
                )
                handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
                _LOGGER.addHandler(handler)
                _LOGGER.propagate = False
            _LOGGER.error(report)
        except OSError:
            pass  # a full disk must not hide the first mistake

    def _tell(self, what: str, report: str) -> None:
        from festival_desktop.ui.dialogs.trouble import TroubleDialog

        dialog = TroubleDialog(what, report, self._window)
        dialog.exec()
        dialog.deleteLater()
