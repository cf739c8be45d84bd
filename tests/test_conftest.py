"""The guard of conftest.py: it fails a test that leaves something behind, and no other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONFTEST = Path(__file__).with_name("conftest.py")
HEAD = """
from PySide6.QtCore import *
from PySide6.QtWidgets import QLabel, QPushButton
KEPT = []
"""


def run_inner_test(folder: Path, body: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    lines = "\n".join("    " + line for line in body.strip().splitlines())
    (folder / "test_inner.py").write_text(f"{HEAD}\ndef test_inner(qtbot):\n{lines}\n")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(folder), "-p", "no:cacheprovider", str(folder)]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ("timer = QTimer(); timer.start(10_000); KEPT.append(timer)", "a running timer: QTimer"),
        (
            "motion = QVariantAnimation(startValue=0, endValue=1, duration=10_000)\n"
            "motion.start(); KEPT.append(motion)",
            "a running animation: QVariantAnimation",
        ),
        ("label = QLabel('left'); label.show(); KEPT.append(label)", "a window: QLabel"),
        ("label = QLabel('left'); KEPT.append(label)", "a hidden window: QLabel"),
        ("thread = QThread(); thread.start(); KEPT.append(thread)", "a running thread: QThread"),
        ("qWarning('that was not meant')", "that was not meant"),
    ],
    ids=["timer", "animation", "window", "hidden window", "thread", "warning"],
)
def test_what_a_test_leaves_behind_fails_it(tmp_path: Path, body: str, named: str) -> None:
    inner = run_inner_test(tmp_path, body)
    assert inner.returncode != 0
    assert named in inner.stdout


def test_a_tidy_test_passes(tmp_path: Path) -> None:
    inner = run_inner_test(
        tmp_path,
        """
window = QPushButton('tidy')
qtbot.addWidget(window)
window.show()
timer = QTimer(window)
timer.start(10_000)
motion = QPropertyAnimation(window, b'pos', window)
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
QLabel('never shown, and collected')
""",
    )
    assert inner.returncode == 0, inner.stdout + inner.stderr
