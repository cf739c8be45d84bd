"""conftest.py: its guard fails a test that leaves something behind, and no other; its samples.

A sample has every value of every parameter, and is the same in every run.
"""

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


SAMPLED_TESTS = """
import pytest

@pytest.mark.sample
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("text", "abc")
def test_product(size, text):
    pass

@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_two_of_five(size):
    pass

@pytest.mark.full
def test_full():
    pass
"""

SAMPLED_FILE = """
import pytest

pytestmark = pytest.mark.sample(3, of="file")

@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_sizes(size):
    pass

def test_alone():
    pass

@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_own_sample(size):
    pass
"""


def collected(folder: Path, tests: str, *arguments: str) -> set[str]:
    """What pytest would run of these tests, with these arguments after ours."""
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_inner.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), *arguments]
    ran = subprocess.run(
        [*command, str(folder / "test_inner.py")], cwd=folder, capture_output=True, text=True
    )
    return {line.partition("::test_")[2] for line in ran.stdout.splitlines() if "::" in line}


def test_a_sample_is_in_the_fast_tier_and_everything_in_the_full_one(tmp_path: Path) -> None:
    fast = collected(tmp_path, SAMPLED_TESTS)
    whole = collected(tmp_path, SAMPLED_TESTS, "-m", "not soak")
    assert len(whole) == 15 + 5 + 1
    assert fast < whole
    product = {name for name in fast if name.startswith("product")}
    assert len(product) == 5, "as few as show every size and text"
    shown = {value for name in product for value in name[len("product[") : -1].split("-")}
    assert shown == {*"12345abc"}
    assert len(fast) == 5 + 2
    assert collected(tmp_path, SAMPLED_TESTS) == fast, "in every run"


def test_a_sample_of_a_file_has_as_many_of_its_tests_as_possible(tmp_path: Path) -> None:
    fast = collected(tmp_path, SAMPLED_FILE)
    assert "alone" in fast
    assert len([name for name in fast if name.startswith("sizes")]) == 2
    assert len([name for name in fast if name.startswith("own_sample")]) == 2
