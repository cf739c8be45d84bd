"""The real window for long runs: `python -m tests.soak.window_program play|gestures`.

`play`: computers play the game that was played last, or a new one; every step is printed with its
file, until somebody kills the process. `gestures`: random presses, drags, wheels and keys for
SOAK_MINUTES, on every page and dialog, with every setting and language; memory is printed as the
program goes.
"""

import gc
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from festival_desktop import app, catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.main_window import MainWindow
from tests.ui.setting_values import setting_values
from tests.ui.walk import Visit, places, put_away

PATCH = pytest.MonkeyPatch()
"""Never undone: the process ends."""
MINUTES = float(os.environ.get("SOAK_MINUTES", "120"))
SEED = os.environ.get("SOAK_SEED", "lantern")
GESTURES, MEASURES = 40, 60
"""So many gestures between two looks at the page, and so many looks at the memory."""
IN_A_DIALOG = 10
LARGE = {"": 40, "begin": 2, "visit": 12, "switch": 14, "act": 6, "resize": 2, "play": 8}
"""What is done before some gestures, and how often in comparison."""
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
SETTINGS = setting_values()
"""What a setting is switched to; mostly computers are not waited for."""
SETTINGS["pace"] += ("instant", "instant")
ENDLESS = {"error"}
"""A place that would be taken for a mistake."""
KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_F),
    *(Qt.Key.Key_B, Qt.Key.Key_M, Qt.Key.Key_P, Qt.Key.Key_G, Qt.Key.Key_O, Qt.Key.Key_0),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Home),
]


def begin(window: MainWindow, chance: random.Random, people: int) -> None:
    """A new game of any kind with so many people and computers at the other seats."""
    game, seats = chance.choice(list(catalog.GAMES)), chance.choice((2, 3))
    players = tuple(
        Player(f"Player {seat}", None if seat < people else "friend") for seat in range(seats)
    )
    seed, relaxed = f"{SEED}-{chance.randrange(10**9)}", chance.random() < 0.5
    window.shell.current.begin(NewGame(game, Setup(seats), players, seed, relaxed))


class Play:
    """Computers play by themselves; the next game begins when one is over."""

    def __init__(self, program: app.Program) -> None:
        self._window, self._chance = program.window, random.Random(time.time_ns())
        self._looker = QTimer(program)
        self._looker.timeout.connect(self._look)
        self._looker.start(5)
        program.settings.motion, program.settings.pace = False, "instant"
        self._window.shell.current.opened.connect(self._sit_down)
        self._window.shell.continue_latest()

    def _look(self) -> None:
        table = self._window.table
        if table is None or table.match.to_act is None:
            begin(self._window, self._chance, people=0)

    def _sit_down(self) -> None:
        table, repository = self._window.table, self._window.shell.context.repository
        assert table is not None
        steps = table.match.steps
        table.controller.stepped.connect(lambda: print(len(steps), repository.name, flush=True))


class Gestures:
    """What many restless hands would do: on every page, with every setting, in every language."""

    def __init__(self, program: app.Program) -> None:
        self._program, self._window = program, program.window
        self._chance = random.Random(SEED)
        self._places = [place for place in places() if place[0] not in ENDLESS]
        self._unseen: list[tuple[str, Visit]] = []
        self._seen: Counter[str] = Counter()
        self._switched: Counter[str] = Counter()
        self._done = self._games = self._rounds = 0
        self._end = time.monotonic() + MINUTES * 60
        self._measured = 0
        self._looker = QTimer(program, singleShot=True)
        self._looker.timeout.connect(self._go)
        self._looker.start(0)
        program.settings.pace = "instant"
        self._actions = self._window.shell.actions
        self._actions["quit"].setEnabled(False)
        PATCH.setattr(PaperDialog, "exec", lambda dialog: self._leaf_through(dialog))

    def _go(self) -> None:
        """Some gestures where the window is now, perhaps after something larger."""
        table, chance = self._window.table, self._chance
        try:
            match chance.choices(list(LARGE), list(LARGE.values()))[0]:
                case "begin":
                    begin(self._window, chance, people=chance.choice((1, 2)))
                    self._games += 1
                case "visit":
                    self._visit()
                case "switch":
                    self._switch()
                case "act":
                    self._act()
                case "resize":
                    self._window.resize(*chance.choice(SIZES))
                case "play" if table is not None and table.match.to_act is not None:
                    self._window.shell.pages.go_to_table()
            for _ in range(GESTURES):
                self._gesture(self._window)
            self._measure()
        finally:
            self._looker.start(0)

    def _visit(self) -> None:
        """Somewhere else, everywhere before anywhere again."""
        if not self._unseen:
            self._unseen = self._chance.sample(self._places, len(self._places))
            self._rounds += 1
        name, visit = self._unseen.pop()
        self._seen[name] += 1
        shown = visit(self._window)
        shown.show()
        if shown.isWindow():
            for _ in range(IN_A_DIALOG):
                self._gesture(shown)
            put_away(shown)

    def _switch(self) -> None:
        """One setting, at the page that is shown."""
        name = self._chance.choice(list(SETTINGS))
        value = self._chance.choice(SETTINGS[name])
        self._switched[f"{name} {value}"] += 1
        setattr(self._program.settings, name, value)

    def _act(self) -> None:
        action = self._chance.choice(self._actions.all())
        if action.isEnabled() and action is not self._actions["full_screen"]:
            action.trigger()

    def _leaf_through(self, dialog: PaperDialog) -> int:
        """Instead of waiting for a person: a few gestures, and nothing is agreed to."""
        dialog.show()
        for _ in range(IN_A_DIALOG):
            self._gesture(dialog)
        dialog.hide()
        return 0

    def _gesture(self, window: QWidget) -> None:
        chance = self._chance
        self._done += 1
        popup = QApplication.activePopupWidget()
        if popup is not None:
            if chance.random() < 0.5:
                QTest.mouseClick(popup, Qt.MouseButton.LeftButton, pos=self._spot(popup))
            popup.close()
        spot = self._spot(window)
        widget = window.childAt(spot) or window
        here = widget.mapFrom(window, spot)
        match chance.randrange(10):
            case 0:
                QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=here)
            case 1:
                QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=here)
                there = self._spot(window)
                for part in (0.3, 0.7, 1.0):
                    QTest.mouseMove(widget, here + (widget.mapFrom(window, there) - here) * part)
                end = widget.mapFrom(window, there)
                QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)
            case 2:
                QTest.mouseMove(widget, here)
            case 3:
                QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=here)
            case 4:
                QTest.keyClick(window.focusWidget() or window, chance.choice(KEYS))
            case 5:
                keys = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Return)
                QTest.keyClick(window, chance.choice(keys), Qt.KeyboardModifier.ControlModifier)
            case 6:
                QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=here)
            case 7:
                turn_wheel(widget, here, chance.choice((-120, 120)))
            case 8:
                where = widget.mapToGlobal(here)
                QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, here, where))
            case 9:
                QApplication.processEvents()

    def _spot(self, window: QWidget) -> QPoint:
        width, height = max(1, window.width()), max(1, window.height())
        return QPoint(self._chance.randrange(width), self._chance.randrange(height))

    def _measure(self) -> None:
        left = self._end - time.monotonic()
        part = 1 - left / (MINUTES * 60)
        if part * MEASURES >= self._measured:
            self._measured += 1
            gc.collect()
            told = {
                "memory": memory(),
                "gestures": self._done,
                "games": self._games,
                "places": f"{len(self._seen)}/{len(self._places)}",
                "switched": f"{len(self._switched)}/{sum(map(len, SETTINGS.values()))}",
            }
            print(*(f"{name} {value}" for name, value in told.items()), flush=True)
        if left < 0:
            self._looker.timeout.disconnect()
            self._window.close()
            self._program.app.quit()


def turn_wheel(widget: QWidget, here: QPoint, by: int) -> None:
    where = QPointF(here), QPointF(widget.mapToGlobal(here))
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        *where, QPoint(), QPoint(0, by), *nothing, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(widget, event)


def memory() -> int:
    """Of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(what: str) -> int:
    PATCH.setattr(PaperDialog, "exec", lambda dialog: 0)
    for name in ("getOpenFileName", "getSaveFileName"):
        PATCH.setattr(QFileDialog, name, lambda *_: ("", ""))
    PATCH.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    PATCH.setattr(QPrintDialog, "exec", lambda _: 0)
    opened, kinds = app.Program._open, {"play": Play, "gestures": Gestures}
    running: list[object] = []

    def open_and_run(program: app.Program, files: list[str], replay: bool) -> None:
        opened(program, files, replay)
        running.append(kinds[what](program))

    PATCH.setattr(app.Program, "_open", open_and_run)
    return app.run_window([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
