"""The real program, in which methods that Qt calls fail.

`python -m tests.ui.failing_overrides MODE`. Every method of the program that overrides one of Qt's
is found when its class is made. `first`: the first call of each of them fails. `alone`: on every
page, each of them fails all the time while the others work. Prints one line of JSON: which methods
there are, which failed, what was told, and how many steps were played.
"""

import gc
import json
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFileDialog,
    QGraphicsView,
    QListView,
    QWidget,
    QWidgetItem,
)
from shiboken6 import isValid

from festival_desktop import app, catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.scenes import error_boundary
from festival_desktop.scenes.accessible_table import AccessibleTable, ThingInterface
from festival_desktop.scenes.celebration import Firework
from festival_desktop.ui import error_handler
from festival_desktop.ui.dialogs.error_dialog import ErrorDialog
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.setup.seat_row import LevelChooser
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.table.turn_banner import TurnBanner
from tests.ui.tour import SEED, tour

GAME = "firefly_festival"
PATCH = pytest.MonkeyPatch()
"""Never undone: the process ends."""
NAMES = ("Mira", "Jonas", "Aiko")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Failures:
    """Which methods there are, which of them fails now, and what came of it."""

    def __init__(self) -> None:
        self.known: dict[str, type[Exception]] = {}
        """Each with the error that it raises."""
        self.failed: dict[str, int] = {}
        self.told: list[str] = []
        self.armed: Callable[[str], bool] = lambda method: False

    def inject(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, or an error in a file and line of its own."""
        name = f"{method.__module__}.{method.__qualname__}"
        if not name.startswith("festival_desktop."):  # what this program replaced for the test
            return method
        kinds = (IndexError, ValueError, StopIteration, KeyError, AttributeError)
        self.known[name] = kinds[len(self.known) % len(kinds)]
        mistake = compile("raise kind(name)", name, "exec")

        @wraps(method)
        def failing(*args: Any, **named: Any) -> Any:
            if self.armed(name):
                self.failed[name] = self.failed.get(name, 0) + 1
                exec(mistake, {"kind": self.known[name], "name": name})
            return method(*args, **named)

        return failing

    def tell(self, dialog: ErrorDialog) -> int:
        self.told.append(dialog.report.toPlainText().splitlines()[-1].split()[-1].strip("'"))
        return 0


failures = Failures()
guarded = error_boundary.guarded


def poke(widget: QWidget) -> None:
    """Every kind of event that a person can cause there, without pressing a button for good."""
    middle, outside = QPointF(widget.rect().center()), QPointF(-90, -90)
    corner = QPointF(widget.mapToGlobal(QPoint(0, 0)))
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile("/nowhere/at all.festival")])
    moved, pressed = QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress
    released, twice = QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick
    copy, focus = Qt.DropAction.CopyAction, Qt.FocusReason.OtherFocusReason
    no_button, wheel = Qt.MouseButton.NoButton, QPoint(0, 120)
    phase = Qt.ScrollPhase.NoScrollPhase
    for event in (
        QWheelEvent(middle, corner + middle, wheel, wheel, no_button, NONE, phase, False),
        QMouseEvent(moved, middle, corner + middle, no_button, no_button, NONE),
        QMouseEvent(pressed, middle, corner + middle, LEFT, LEFT, NONE),
        QMouseEvent(moved, middle, corner + middle, no_button, LEFT, NONE),
        QMouseEvent(released, outside, corner + outside, LEFT, no_button, NONE),
        QMouseEvent(twice, outside, corner + outside, LEFT, LEFT, NONE),
        QMouseEvent(released, outside, corner + outside, LEFT, no_button, NONE),
        QHelpEvent(QEvent.Type.ToolTip, middle.toPoint(), (corner + middle).toPoint()),
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle.toPoint(), corner.toPoint()),
        QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, NONE),
        QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Left, NONE),
        QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Tab, NONE),
        QFocusEvent(QEvent.Type.FocusIn, focus),
        QFocusEvent(QEvent.Type.FocusOut, focus),
        QDragEnterEvent(middle.toPoint(), copy, files, LEFT, NONE),
        QDropEvent(middle, copy, files, LEFT, NONE),
        QEvent(QEvent.Type.Leave),
        QEvent(QEvent.Type.StyleChange),
        QEvent(QEvent.Type.LanguageChange),
    ):
        QApplication.sendEvent(widget, event)
    widget.updateGeometry()
    widget.repaint()


def exercise(window: MainWindow, kind: type) -> None:
    """Let Qt call what it calls of the objects of a class that are on the screen."""
    if kind is TurnBanner and window.table is not None:  # it is gone before its turn comes
        window.table.banner.begin(0, NAMES[0], "", (QPixmap(), QRectF()), 60_000)
    shown = [one for one in QApplication.allWidgets() if one.isVisible()]
    views = [one for one in shown if isinstance(one, QAbstractScrollArea)]
    if not issubclass(kind, QWidget):
        _exercise_others(window, views)
    here = [one for one in shown if isinstance(one, kind) and one.isEnabled()]
    for chooser in [one for one in shown if isinstance(one, LevelChooser)][:1]:
        chooser.showPopup()
        QApplication.processEvents()
        chooser.hidePopup()
    if not here:  # it may be hidden whenever it is looked for
        for hidden in [one for one in QApplication.allWidgets() if isinstance(one, kind)][:1]:
            poke(hidden)
    for widget in here[:1]:
        poke(widget)
        QWidgetItem(widget).minimumSize()  # as a layout asks
        QWidgetItem(widget).sizeHint()
        widget.resize(widget.width() + 1, widget.height())
        widget.hide()
        widget.show()
    QApplication.processEvents()


def _exercise_others(window: MainWindow, views: list[QAbstractScrollArea]) -> None:
    """Layouts, models, delegates, scenes, items and steps to take back."""
    running = QApplication.instance()
    assert running is not None
    QApplication.sendEvent(running, QEvent(QEvent.Type.User))
    for view in views:
        if isinstance(view, QListView) and view.model() is not None:
            view.model().layoutChanged.emit()
        if isinstance(view, QGraphicsView):
            for item in view.scene().items():
                item.show()
        if isinstance(view, QListView | QGraphicsView):
            view.viewport().repaint()
            poke(view.viewport())
    for model in [one for one in gc.get_objects() if isinstance(one, QAbstractItemModel)]:
        if isValid(model) and model.rowCount():
            model.index(0, 0).data()
    table = window.table
    if table is not None and window.page is table:
        table.controller.history.undo()
        table.controller.history.redo()
        _ask_as_reader(table.view.accessible)
        _show_what_is_seldom_seen(table)
    window.resize(window.width() + (20 if window.width() < 1290 else -20), window.height())


def _show_what_is_seldom_seen(table: TablePage) -> None:
    table.projection.toggle()
    poke(table.projection)
    table.projection.sizeHint()
    table.projection.dismiss()
    firework = Firework(QPointF(), QPointF(99, 99), 50, QPixmap(8, 8), seed=1)
    table.scene.addItem(firework)
    table.view.viewport().repaint()
    table.scene.removeItem(firework)


def _ask_as_reader(table: AccessibleTable) -> None:
    table.begin()
    for thing in list(table.things())[:1]:
        interface = ThingInterface(thing)
        interface.role()
        interface.state()
        interface.actionNames()
        interface.doAction(ThingInterface.FOCUS)


def owner(method: str) -> type:
    """The class that has a method."""
    module, kind, _ = method.rsplit(".", 2)
    found = getattr(sys.modules[module], kind)
    assert isinstance(found, type)
    return found


class Visit:
    """What is done on every page."""

    def __init__(self, window: MainWindow, mode: str) -> None:
        self.window, self.mode = window, mode
        self.places: list[str] = []
        self.steps = 0

    def __call__(self, place: str) -> None:
        QApplication.processEvents()
        self.places.append(place)
        if self.window.table is not None:
            self.steps = max(self.steps, len(self.window.table.match.steps))
        waiting = [name for name in failures.known if name not in failures.failed]
        if self.mode == "alone":
            for name in waiting:
                failures.armed = name.__eq__
                exercise(self.window, owner(name))
                failures.armed = lambda method: False
                QApplication.processEvents()
        else:
            for kind in dict.fromkeys(map(owner, waiting)):
                exercise(self.window, kind)


def main(mode: str) -> int:
    PATCH.setattr(error_boundary, "guarded", lambda method: guarded(failures.inject(method)))
    PATCH.setattr(error_handler, "MOST_TOLD", 1_000)
    PATCH.setattr(error_handler, "show_message", lambda title, words: failures.told.append(words))
    PATCH.setattr(ErrorDialog, "exec", lambda dialog: failures.tell(dialog))
    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        PATCH.setattr(QFileDialog, name, lambda *_: ("", ""))
    if mode == "first":
        failures.armed = lambda method: method not in failures.failed
    opened = app.Program._open

    def open_and_fail(program: app.Program, files: list[str], replay: bool) -> None:
        opened(program, files, replay)
        QTimer.singleShot(0, program.app, lambda: go(program, mode))

    PATCH.setattr(app.Program, "_open", open_and_fail)
    return app.run_window([])


def go(program: app.Program, mode: str) -> None:
    window = program.window
    window.shell.current.may_lose = lambda: True
    program.settings.pace = "instant"
    visit = Visit(window, mode)
    try:
        for game in catalog.GAMES:
            window.shell.pages.go_to_setup(game)
            visit("setup")
            players = tuple(map(Player, NAMES))
            window.shell.current.begin(NewGame(game, Setup(len(NAMES)), players, SEED))
            visit("deal")
        tour(window, GAME, NAMES, visit)
    except Exception:
        QTimer.singleShot(0, program.app, program.app.quit)  # nothing is printed: the test fails
        raise
    failures.armed = lambda method: method.endswith("MainWindow.closeEvent")
    window.close()
    QTimer.singleShot(200, program.app, program.app.quit)
    QTimer.singleShot(100, program.app, lambda: print(json.dumps(result(visit)), flush=True))


def result(visit: Visit) -> dict[str, Any]:
    return {
        "known": sorted(failures.known),
        "failed": failures.failed,
        "told": failures.told,
        "steps": visit.steps,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
