"""Handle uncaught errors: log and show each once, and play on.

Once, because an error in painting or in a timer recurs many times a second. It is shown on the next
round of the event loop, because a dialog inside painting or closing would call what has just
failed. Nothing is sent anywhere. A crash of the process leaves a trace in the log folder.
"""

import faulthandler
import logging
import os
import platform
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, qVersion
from PySide6.QtWidgets import QWidget

from festival_desktop import __version__
from festival_desktop.core.files import require_regular
from festival_desktop.ui.widgets.plain_text import printable, show_message

LOG_FILE = "festival-desktop.log"
LOG_SIZE, LOG_FILES = 500_000, 3
MOST_TOLD = 5
"""Number of different errors shown to the user before further ones are only logged."""
LOGGED_ALWAYS = 3
"""Number of times the same error is logged; after that, only every power of ten."""
WHAT_LIMIT = 200
CRASH_FILE = "crash.log"
CRASH_SIZE, CRASH_FILES = 200_000, 2


def report_of(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> str:
    """Write a report with everything that helps to mend it and nothing about the person."""
    system = f"{platform.system()} {platform.release()}"
    head = f"Festival Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}"
    trace = "".join(traceback.format_exception(kind, error, where))
    return f"{head}, {system}\n\n{without_home(trace)}"


def without_home(text: str) -> str:
    """Replace the home folder, which often contains the person's name."""
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text


class ErrorHandler:
    """Handles uncaught errors.

    `keep` saves the open match and returns whether all of it is on the disk, or None if there can
    be no game yet.
    """

    def __init__(
        self, folder: Path, window: QWidget | None, keep: Callable[[], bool | None] = lambda: True
    ) -> None:
        self._folder = folder
        self._window = window
        self._keep = keep
        self._showing = False
        self._waiting: list[tuple[str, str]] = []
        self._seen: Counter[tuple[Any, ...]] = Counter()
        self._told = 0

    def __call__(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        place = _place(kind, where)
        self._seen[place] += 1
        times = self._seen[place]
        report = report_of(kind, error, where)
        if times <= LOGGED_ALWAYS or str(times).strip("0") == "1":
            self.log(report if times == 1 else f"For the {times}th time: {report}")
        if times == 1:
            what = " ".join(f"{kind.__name__}: {error}".split())[:WHAT_LIMIT]
            self._waiting.append((what, report))
            if (app := QCoreApplication.instance()) is not None:
                QTimer.singleShot(0, app, self.tell)

    def of_thread(self, args: Any) -> None:
        """Handle an error of a thread, for `threading.excepthook`."""
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            self(args.exc_type, args.exc_value, args.exc_traceback)

    def of_collector(self, args: Any) -> None:
        """Log an error for `sys.unraisablehook`; it interrupted nobody."""
        if args.exc_value is not None:
            self.log(report_of(args.exc_type, args.exc_value, args.exc_traceback))

    def log(self, report: str) -> None:
        """Append a report to the log; a full disk must not hide the error."""
        report = printable(report)
        print(report, file=sys.stderr)
        # Closed at once because another window may write to the file or rotate it.
        with (
            suppress(OSError),
            closing(_rotating(self._folder / LOG_FILE, LOG_SIZE, LOG_FILES)) as log,
        ):
            log.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S"))
            log.handle(logging.makeLogRecord({"msg": report}))

    def tell(self) -> None:
        """Show the first pending error, at most once."""
        waiting, self._waiting = self._waiting, []
        if not waiting or self._showing or self._told >= MOST_TOLD:
            return
        self._showing = True
        self._told += 1
        try:
            self._show(*waiting[0])
        finally:
            self._showing = False

    def _show(self, what: str, report: str) -> None:
        log = without_home(str(self._folder / LOG_FILE))
        safe: bool | None = False
        try:
            safe = self._keep()
        except Exception as second:  # A failure to save is a separate error.
            self.log(report_of(type(second), second, second.__traceback__))
        try:
            from festival_desktop.ui.dialogs.error_dialog import ErrorDialog

            ErrorDialog(what, report, safe, log, self._window).run()
        except Exception as second:  # The error may come from what the dialog itself uses.
            self.log(report_of(type(second), second, second.__traceback__))
            show_message("Festival Desktop", f"{what}\n\n{log}")


def _place(kind: type[BaseException], where: TracebackType | None) -> tuple[Any, ...]:
    """Return the identity of an error: its kind, and the line that raised it."""
    places = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(where)]
    return (kind, *places[-1:])


def note_crashes(folder: Path) -> None:
    """Write every thread's position to the log on a crash; needs a log folder."""
    path = folder / CRASH_FILE
    with suppress(OSError):
        with closing(_rotating(path, CRASH_SIZE, CRASH_FILES)) as log:
            if log.shouldRollover(logging.makeLogRecord({})):
                log.doRollover()
        # Stays open for the life of the process: after a crash no file can be opened any more.
        faulthandler.enable(path.open("a", encoding="utf-8"))


def _rotating(path: Path, size: int, files: int) -> RotatingFileHandler:
    """Open a rotating log of `files` files, none much larger than `size` bytes.

    Raises `OSError`, also for anything but a regular file: opening a pipe would never end.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        require_regular(path, sys.maxsize)
    return RotatingFileHandler(path, "a", size, files - 1, "utf-8", errors="backslashreplace")
