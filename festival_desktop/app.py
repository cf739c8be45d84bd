"""The program with its window: creates the parts and starts them, the quick ones first.

Top-level imports are those needed for the first picture of the window. Everything else is imported
after it.
"""

import gc
import os
import signal
import sys
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop import __version__, catalog, paths
from festival_desktop.art.fonts import load_fonts
from festival_desktop.saves.glance import glance
from festival_desktop.scenes.error_boundary import guard_overrides
from festival_desktop.ui.language import Language
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.opening import after_opening
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.style import apply_look

if TYPE_CHECKING:
    from collections.abc import Callable

    from festival_desktop.controller.thinker import ProcessThinker
    from festival_desktop.core.game import Game
    from festival_desktop.play.lesson import Lesson, LessonWords
    from festival_desktop.ui.context import AppContext
    from festival_desktop.ui.error_handler import ErrorHandler
    from festival_desktop.ui.manifest import GameManifest

REPORT = "FESTIVAL_DESKTOP_REPORT_FIRST_PAINT"
"""Environment variable that makes the program print `first paint <nanoseconds>` of the monotonic
clock, which other processes share, and quit.
"""
NO_DISPLAY = 2
CANNOT_START = 1


class Application(QApplication):
    """Receives files that were double-clicked on a Mac, where they arrive as events."""

    file_requested = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(event.file())
            return True
        return super().event(event)


class FirstPaint(QObject):
    """Emits once that a widget has been painted."""

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # On the next pass of the event loop, the frame is on the screen.
            QTimer.singleShot(0, self, self.painted.emit)
        return False


class Program(QObject):
    """The one window and its parts. Tests and demonstrations create one, too."""

    opened = Signal()
    """Emitted when the first frame is visible, all behind it is loaded, and files are open."""

    def __init__(
        self, app: QApplication, settings: Settings, apart: bool = False, welcome: bool = False
    ) -> None:
        """Set up.

        `apart`: computers think in another process. `welcome`: show the comfort page at the first
        start.
        """
        super().__init__()
        self.app = app
        self._welcome = welcome and not settings.welcomed
        self._apart = apart
        self.settings = settings
        self._told: set[str] = set()
        """Games whose rejected custom content was already reported."""
        self.ready = False
        """Whether the first frame is visible and everything behind it is loaded."""
        self.language = Language(paths.translations(), self)
        load_fonts()
        self.language.use(settings.language)
        self._apply_look()
        self.window = MainWindow(settings, catalog.boxes, self._make_context)
        settings.changed("language").connect(self.language.use)
        settings.changed("theme").connect(self._apply_look)
        settings.changed("text_scale").connect(self._apply_look)

    def _apply_look(self) -> None:
        apply_look(self.settings.theme, self.settings.text_scale)
        if self.ready:
            self._apply_palette()

    def _apply_palette(self) -> None:
        """Style menus, tool tips and file dialogs; the shelf has none of them."""
        from festival_desktop.ui.palette import apply_palette

        apply_palette(self.app)

    def _make_context(self, window: QWidget) -> "AppContext":
        from datetime import UTC, datetime

        from festival_desktop.controller.save_repository import SaveRepository
        from festival_desktop.core.files import make_private
        from festival_desktop.saves.record_book import RecordBook
        from festival_desktop.saves.trash import Trash
        from festival_desktop.scenes.animation import Animator
        from festival_desktop.sound.player import SoundPlayer
        from festival_desktop.ui.context import AppContext

        repository = SaveRepository(
            paths.saves_dir(), __version__, catalog.rules, catalog.saved_rules, catalog.files
        )
        repository.tidy()
        Trash(paths.trash_dir()).expire(datetime.now(UTC))
        for folder in (paths.data_dir(), *paths.written().values()):
            make_private(folder)
        records = {
            box.name: RecordBook(paths.data_dir(), box.challenge.file)
            for box in catalog.boxes()
            if box.challenge is not None
        }
        against = {
            box.name: RecordBook(paths.data_dir(), f"{box.name}-computers.json")
            for box in catalog.boxes()
        }
        motion = Animator(parent=window)
        sound = SoundPlayer(paths.resources() / "sounds")
        self.app.aboutToQuit.connect(sound.close)
        return AppContext(
            catalog.boxes,
            self._manifest,
            self._lessons,
            catalog.puzzles,
            catalog.puzzle_manifest,
            repository,
            records,
            against,
            motion,
            sound,
            catalog.strengths,
        )

    def _lessons(self, game: str) -> "list[tuple[Lesson, LessonWords]]":
        lessons = catalog.lessons(game)
        words = catalog.lesson_words(game, self.language.code) if lessons else {}
        return [(lesson, words[lesson.name]) for lesson in lessons]

    def _manifest(self, name: str, game: "Game[Any, Any, Any] | None" = None) -> "GameManifest":
        """Return a game's manifest, and report problems with custom content.

        The other process knows today's content and rules only: computers that play with those of a
        saved game think in this one.
        """
        from dataclasses import replace

        manifest = catalog.manifest(name, game)
        self._tell_problem(name)
        apart = self._apart and manifest.rules is catalog.rules(name)
        return replace(manifest, thinker=self._thinker) if apart else manifest

    @cached_property
    def _thinker(self) -> "ProcessThinker":
        from festival_desktop.controller.thinker import ProcessThinker

        thinker = ProcessThinker(self._log, parent=self)
        self.app.aboutToQuit.connect(thinker.close)
        return thinker

    def _log(self, what: str) -> None:
        from festival_desktop.ui.error_handler import ErrorHandler

        ErrorHandler(paths.log_dir(), self.window).log(what)

    def start(self, files: list[str], replay: bool = False) -> None:
        """Show the window; then open the first of these files, or replay it."""
        self.window.shelf.expect_saves(glance(paths.saves_dir()))
        if isinstance(self.app, Application):
            self.app.file_requested.connect(lambda file: self._open_or_wait(file, files))
        FirstPaint(self.window.shelf).painted.connect(lambda: self._go_on(files, replay))
        self.window.show()

    def _go_on(self, files: list[str], replay: bool) -> None:
        if REPORT in os.environ:
            import time

            print(f"first paint {time.monotonic_ns()}", flush=True)
            self.app.quit()
            return
        after_opening(lambda: self._open(files, replay))

    def _open_or_wait(self, file: str, waiting: list[str]) -> None:
        if self.ready:
            self.window.shell.files.open_or_replay(Path(file))
        else:
            waiting.append(file)

    def _open(self, files: list[str], replay: bool) -> None:
        """Load everything slow, now that the picture is whole."""
        from festival_desktop.art.icon import app_icon
        from festival_desktop.ui.spare_memory import release_unused
        from festival_desktop.ui.words.saves import SaveWords

        gc.enable()  # see __main__
        self.ready = True
        self.app.setWindowIcon(app_icon())
        self._apply_palette()
        shell = self.window.shell
        shell.update()
        release_unused()
        if files:
            show = shell.files.replay if replay else shell.files.open_or_replay
            show(Path(files[0]))
        elif self._welcome:
            shell.navigation.go(shell.pages.comfort)
        if len(files) > 1:
            self.window.say(SaveWords(self).only_the_first(len(files)), "warning")
        self._watch_for_updates()
        self.opened.emit()

    def _watch_for_updates(self) -> None:
        from festival_desktop.ui.update_watch import UpdateWatch

        UpdateWatch(parent=self.window).replaced.connect(self._updated)

    def _updated(self) -> None:
        self.window.shell.current.save_unconditionally()
        self.window.ask_for_restart()

    def _tell_problem(self, game: str) -> None:
        """Report custom content that cannot be used, once for each game.

        Deferred, because the current action may show another page, which would hide the notice.
        """
        from festival_desktop.ui.words.saves import SaveWords

        problem = catalog.problems.get(game)
        if problem is not None and game not in self._told:
            self._told.add(game)
            text = SaveWords(self).content_refused(problem)
            QTimer.singleShot(0, self, lambda: self.window.say(text, "warning"))


def display_is_missing() -> bool:
    """Return whether there is no display; Qt would abort the process."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM", "xcb") not in ("", "xcb"):
        return False
    wayland = os.environ.get("WAYLAND_DISPLAY")
    if wayland and os.path.exists(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), wayland)):
        return False
    display = os.environ.get("DISPLAY", "")
    if not display.startswith(":"):
        return not display
    # A local display is a socket. A file system check is faster than importing `socket`.
    door = f"/tmp/.X11-unix/X{display[1:].split('.')[0]}"
    if os.path.exists(door):
        return False
    try:
        with open("/proc/net/unix", encoding="ascii", errors="replace") as sockets:
            return f"@{door}\n" not in sockets.read()
    except OSError:
        return False


def make_application() -> Application:
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    # `QApplication.setStyle` returns the style, and wrapping that costs 7 ms.
    app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("festival-desktop")
    app.setApplicationDisplayName("Festival Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("festival-desktop")
    return app


class ErrorHooks:
    """Python's hooks for uncaught errors; the handler is loaded with the first error."""

    def __init__(self) -> None:
        self.program: Program | None = None

    def install(self) -> None:
        guard_overrides()
        sys.excepthook = lambda *error: self.handler(*error)
        sys.unraisablehook = lambda args: self.handler.of_collector(args)

    def install_late(self) -> None:
        """Install the hooks for threads and crashes after the first picture."""
        import threading

        from festival_desktop.ui.error_handler import note_crashes

        threading.excepthook = lambda args: self.handler.of_thread(args)
        note_crashes(paths.log_dir())

    @cached_property
    def handler(self) -> "ErrorHandler":
        from festival_desktop.ui.error_handler import ErrorHandler

        window = self.program.window if self.program is not None else None
        return ErrorHandler(paths.log_dir(), window, self._save)

    def tell_rest(self) -> None:
        """Show errors that happened after the event loop ended."""
        if "handler" in vars(self):
            self.handler.tell()

    def _save(self) -> bool | None:
        """Write the open match; None if none can be open yet."""
        if self.program is None or not self.program.ready:
            return None
        return self.program.window.shell.current.save_unconditionally()


def run_window(
    files: list[str], replay: bool = False, then: "Callable[[Program], object] | None" = None
) -> int:
    """Run the program until its window is closed; return the exit code.

    `then` is called once it is open.
    """
    if display_is_missing():
        print("Festival Desktop needs a screen, but none was found.", file=sys.stderr)
        return NO_DISPLAY
    # Quits immediately like SIGTERM; Python's own handler could raise anywhere.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # otherwise ignored
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    hooks = ErrorHooks()
    hooks.install()
    app = make_application()
    try:
        settings = Settings(paths.config_dir())
        program = hooks.program = Program(app, settings, apart=True, welcome=True)
        if then is not None:
            program.opened.connect(partial(then, program))
        program.start(files, replay)
    except Exception as error:  # Not reported otherwise, and no window is left.
        hooks.handler(type(error), error, error.__traceback__)
        hooks.tell_rest()
        return CANNOT_START
    after_opening(hooks.install_late)
    code = app.exec()
    hooks.tell_rest()
    return code
