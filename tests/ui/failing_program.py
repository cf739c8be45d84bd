"""The real program with an error in it: `python -m tests.ui.failing_program WHERE`.

Prints what is told, one line each: how calmly, and what.
"""

import os
import sys
import threading
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop import app
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.dialogs.error_dialog import ErrorDialog
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.shell import Shell
from tests.ui.window import table_of

TIMES = 60
PATCH = pytest.MonkeyPatch()


def fail(*_: Any) -> None:
    raise ValueError("a mistake of ours")


def fail_elsewhere(number: int) -> None:
    """The same mistake in another line."""
    exec(compile("\n" * number + "raise ValueError('a mistake of ours')", "many", "exec"))


def told(dialog: ErrorDialog) -> int:
    print(f"{dialog.calm.text()} | {dialog.report.toPlainText().splitlines()[-1]}", flush=True)
    return 0


class _Picture(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        fail()


class Mistakes:
    """Each makes one, when the program is ready."""

    def slot(self, window: MainWindow) -> None:
        window.shelf.settings_requested.connect(fail)
        for _ in range(TIMES):
            window.shelf.settings_requested.emit()

    def timer(self, window: MainWindow) -> None:
        timer = QTimer(window)
        timer.timeout.connect(fail)
        timer.start(1)

    def paint(self, window: MainWindow) -> None:
        picture = _Picture(window)
        picture.show()
        timer = QTimer(window)
        timer.timeout.connect(picture.repaint)
        timer.start(5)

    def thread(self, window: MainWindow) -> None:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    def crash(self, window: MainWindow) -> None:
        """Not a mistake of Python's: the process itself dies."""
        os.abort()

    def at_once(self, window: MainWindow) -> None:
        for number in range(TIMES):
            QTimer.singleShot(0, window, lambda number=number: fail_elsewhere(number))

    def many(self, window: MainWindow, number: int = 0) -> None:
        """One after the other: each is told before the next one."""
        if number < TIMES:
            again = lambda: self.many(window, number + 1)  # noqa: E731
            QTimer.singleShot(0, window, lambda: QTimer.singleShot(0, window, again))
            fail_elsewhere(number)
        else:
            QApplication.quit()

    def table(self, window: MainWindow) -> None:
        """A mistake in showing a step: it was played, but nobody said so."""
        people = (Player("Mira"), Player("Jonas"))
        window.shell.current.begin(
            NewGame("festival_of_lanterns", Setup(2), people, "jade-owl-7", False)
        )
        table = table_of(window)
        assert table is not None
        table.controller.stepped.disconnect()
        table.controller.stepped.connect(fail)
        match = table.match
        table.controller.play(match.game.legal_moves(match.state)[0])

    def table_full(self, window: MainWindow) -> None:
        from festival_desktop.saves import store

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        PATCH.setattr(store, "_write_through", full)
        window.shell.current.may_lose = lambda: True  # nobody is here to be asked
        self.table(window)


def main(where: str) -> int:
    PATCH.setattr(ErrorDialog, "exec", told)
    if where == "start":
        PATCH.setattr(MainWindow, "__init__", fail)
    elif where == "prepare":
        PATCH.setattr(Shell, "update", fail)
    opened = app.Program._open

    def open_and_fail(program: app.Program, files: list[str], replay: bool) -> None:
        if where != "many":
            QTimer.singleShot(900, program.app, QApplication.quit)
        opened(program, files, replay)
        getattr(Mistakes(), where)(program.window)

    PATCH.setattr(app.Program, "_open", open_and_fail)
    return app.run_window([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
