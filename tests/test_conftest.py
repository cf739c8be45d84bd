"""The guard of conftest.py: it fails a test that leaves something behind, and no other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONFTEST = Path(__file__).with_name("conftest.py")

INNER_TESTS = '''
from PySide6.QtCore import *
from PySide6.QtWidgets import QLabel, QPushButton

KEPT = []

def test_timer(qtbot):
    KEPT.append(QTimer())
    KEPT[-1].start(10_000)

def test_animation(qtbot):
    KEPT.append(QVariantAnimation(startValue=0, endValue=1, duration=10_000))
    KEPT[-1].start()

def test_window(qtbot):
    KEPT.append(QLabel("left"))
    KEPT[-1].show()

def test_hidden_window(qtbot):
    KEPT.append(QLabel("left"))

def test_thread(qtbot):
    KEPT.append(QThread())
    KEPT[-1].start()

def test_warning(qtbot):
    qWarning("that was not meant")

def test_what_is_tidy(qtbot):
    window = QPushButton("tidy")
    qtbot.addWidget(window)
    window.show()
    QTimer(window).start(10_000)
    motion = QPropertyAnimation(window, b"pos", window)
    motion.setDuration(10_000)
    motion.setEndValue(window.pos())
    motion.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
    thread = QThread()
    thread.start()
    thread.quit()
    thread.wait()
    timer_of_its_own = QTimer()
    timer_of_its_own.start(10_000)
    timer_of_its_own.stop()
    QLabel("never shown, and collected")

def test_what_comes_after(qtbot):
    """What an earlier test left behind is that test's fault only."""
'''


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What pytest says about the inner tests under our conftest.py and settings."""
    folder = tmp_path_factory.mktemp("inner")
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_inner.py").write_text(INNER_TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rA", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(folder), "-p", "no:cacheprovider", str(folder)]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "COLUMNS": "300"}
    ran = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True)
    return ran.stdout.splitlines()


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("timer", "a running timer: QTimer"),
        ("animation", "a running animation: QVariantAnimation"),
        ("window", "a window: QLabel"),
        ("hidden_window", "a hidden window: QLabel"),
        ("thread", "a running thread: QThread"),
    ],
)
def test_what_a_test_leaves_behind_fails_it(report: list[str], name: str, named: str) -> None:
    assert f"ERROR test_inner.py::test_{name} - Failed: The test left behind: {named}" in report


def test_a_warning_of_qt_fails_a_test(report: list[str]) -> None:
    assert "FAILED test_inner.py::test_warning" in report
    assert any("that was not meant" in line for line in report)


@pytest.mark.parametrize("name", ["what_is_tidy", "what_comes_after"])
def test_a_tidy_test_passes(report: list[str], name: str) -> None:
    assert f"PASSED test_inner.py::test_{name}" in report
    assert not any(line.startswith(f"ERROR test_inner.py::test_{name}") for line in report)
