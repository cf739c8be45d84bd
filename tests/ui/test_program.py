"""The program as a process: no display, its first picture, its last net, its demonstration."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.saves import store
from festival_desktop.ui import error_handler
from festival_desktop.ui.dialogs.about import AboutDialog
from festival_desktop.ui.dialogs.error_dialog import ErrorDialog
from festival_desktop.ui.error_handler import LOG_FILE, LOG_FILES, ErrorHandler
from festival_desktop.ui.language import Language, system_language

pytestmark = pytest.mark.sample(4, of="file")

ROOT = Path(__file__).resolve().parents[2]
WINDOW = [sys.executable, "-m", "festival_desktop"]


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY",)}
    env = kept | environ
    return subprocess.run([*WINDOW, *words], cwd=ROOT, env=env, capture_output=True, text=True)


@pytest.mark.skipif(sys.platform != "linux", reason="displays are told by variables on Linux only")
@pytest.mark.parametrize("display", ["", ":4711"])
def test_without_a_display_it_says_so_and_leaves(display: str) -> None:
    done = run(DISPLAY=display, WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "screen" in done.stderr


def test_it_can_report_its_first_picture(tmp_path: Path) -> None:
    done = run(
        QT_QPA_PLATFORM="offscreen",
        FESTIVAL_DESKTOP_HOME=str(tmp_path),
        FESTIVAL_DESKTOP_REPORT_FIRST_PAINT="1",
    )
    assert done.returncode == 0
    words = done.stdout.split()
    assert words[:2] == ["first", "paint"]
    assert int(words[2]) > 0


def test_the_demonstration_plays_every_game_once_and_leaves_pictures(tmp_path: Path) -> None:
    home = tmp_path / "home"
    done = run(
        *("demo", "--out", str(tmp_path / "pictures")),
        QT_QPA_PLATFORM="offscreen",
        FESTIVAL_DESKTOP_HOME=str(home),
    )
    assert done.returncode == 0, done.stderr
    pictures = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    for game in catalog.GAMES:
        shown = [name.split(f"{game}-")[1] for name in pictures if game in name]
        assert [name.split("-")[0] for name in shown] == ["setup", "early", "middle", "late", "end"]
        assert sum("1920x1080" in name for name in shown) == 1
    assert len(pictures) == 1 + 5 * len(catalog.GAMES), "and the shelf"
    assert not home.exists(), "nothing of the person is touched"


# -- the last net ----------------------------------------------------------------------------------


def fail() -> None:
    raise ValueError("a mistake of ours")


def report_errors(handler: ErrorHandler) -> None:
    try:
        fail()
    except ValueError as error:
        handler(type(error), error, error.__traceback__)


def test_a_mistake_is_told_calmly_logged_and_can_be_copied(
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told: list[ErrorDialog] = []

    def shown(dialog: ErrorDialog) -> int:
        dialog.copy.click()
        told.append(dialog)
        return 0

    monkeypatch.setattr(ErrorDialog, "exec", shown)
    report_errors(ErrorHandler(tmp_path / "log", None))
    assert not told, "not where it happened"
    QApplication.processEvents()
    (dialog,) = told
    assert "fail" in dialog.report.toPlainText()
    assert "ValueError: a mistake of ours" in QApplication.clipboard().text()
    assert "a mistake of ours" in (tmp_path / "log" / LOG_FILE).read_text(encoding="utf-8")
    assert "a mistake of ours" in capsys.readouterr().err


def test_a_report_does_not_name_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(ROOT))
    monkeypatch.setenv("USERPROFILE", str(ROOT))
    try:
        fail()
    except ValueError as error:
        report = error_handler.report_of(type(error), error, error.__traceback__)
    assert str(ROOT) not in report
    assert "test_program.py" in report


def test_a_mistake_while_one_is_told_is_only_logged(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, told = ErrorHandler(tmp_path, None), []

    def shown(dialog: ErrorDialog) -> int:
        told.append(dialog)
        report_errors(handler)
        return 0

    monkeypatch.setattr(ErrorDialog, "exec", shown)
    report_errors(handler)
    QApplication.processEvents()
    QApplication.processEvents()
    assert len(told) == 1


def test_a_log_that_cannot_be_written_hides_nothing(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    told: list[ErrorDialog] = []

    def shown(dialog: ErrorDialog) -> int:
        told.append(dialog)
        return 0

    monkeypatch.setattr(ErrorDialog, "exec", shown)
    report_errors(ErrorHandler(tmp_path / "log", None))
    assert not told, "not where it happened"
    QApplication.processEvents()
    assert told


def test_logs_are_few_and_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_handler, "LOG_SIZE", 1000)
    windows = ErrorHandler(tmp_path, None), ErrorHandler(tmp_path, None)
    for number in range(12):
        windows[number % 2].log(f"{number:300}")
    files = sorted(tmp_path.iterdir())
    assert len(files) == LOG_FILES
    assert all(file.stat().st_size < 1500 for file in files)
    assert "11\n" in (tmp_path / LOG_FILE).read_text(encoding="utf-8"), "the newest is kept"


def test_the_program_tells_about_itself(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.windowTitle() == "About Festival Desktop"
    assert dialog.grab().width() >= 520


# -- languages -------------------------------------------------------------------------------------


def test_an_unknown_language_follows_the_system(qapp: QApplication) -> None:
    language = Language(ROOT / "translations")
    language.use("tlh")
    assert language.code == system_language()
    language.use("")
    assert language.code == system_language()


def test_a_missing_translation_is_english(qapp: QApplication, tmp_path: Path) -> None:
    language = Language(tmp_path)
    language.use("de")
    assert qapp.translate("Beam", "Undo") == "Undo"
    language.use("en")


@pytest.mark.skipif(os.name != "posix", reason="signals are those of terminals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_terminal_ends_it_at_once_and_at_most_the_last_step_is_lost(
    tmp_path: Path, how: signal.Signals
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.soak.window_program", "play"],
        cwd=ROOT,
        env=os.environ | {"FESTIVAL_DESKTOP_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as window:
        assert window.stdout is not None
        assert window.stdout.readline(), "it plays"
        os.killpg(window.pid, how)  # as a terminal does, to all that belongs to it
        rest, said = window.communicate()
    assert window.returncode == -how
    assert said == ""
    assert not list(tmp_path.rglob(LOG_FILE))
    whole = [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    if whole:
        steps, name = whole[-1].split(maxsplit=1)
        saved = store.read(tmp_path / "data" / "saves" / name.strip())
        assert len(saved.moves) >= int(steps) - 1
