"""The real window for a long time: killed while computers play, and under restless hands.

`packaging/test.py -m soak` prints the figures. SOAK_KILLS (100) and SOAK_MINUTES (120) choose other
lengths.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from festival_desktop import catalog
from festival_desktop.saves import store
from festival_desktop.saves.document import restore
from festival_desktop.ui.error_handler import CRASH_FILE, LOG_FILE

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("SOAK_KILLS", "100"))
MINUTES = float(os.environ.get("SOAK_MINUTES", "120"))
LONGEST = 1.5
"""Seconds from the first step on, until a window is killed at the latest."""
MOST_GROWTH = 1.1
"""Of the memory, from the second third of the time to the last one."""

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux tells them"),
]


def start(home: Path, what: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.soak.window_program", what],
        cwd=ROOT,
        env=os.environ | {"FESTIVAL_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )


def steps_until_killed(home: Path, wait: float) -> tuple[int, str]:
    """The last step that a window said before it was killed, and in which file."""
    window = start(home, "play")
    assert window.stdout is not None
    lines = [window.stdout.readline()]
    assert lines[0], "the window plays"
    time.sleep(wait)
    window.kill()
    lines += window.stdout.readlines()
    window.wait()
    window.stdout.close()
    whole = [line for line in lines if line.endswith("\n")]
    steps, name = whole[-1].split(maxsplit=1)
    return int(steps), name.strip()


def test_windows_that_are_killed_while_computers_play_lose_at_most_a_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, lost, played = random.Random(7), 0, 0
    for _ in range(KILLS):
        steps, name = steps_until_killed(tmp_path, chance.uniform(0, LONGEST))
        document = store.read(tmp_path / "data" / "saves" / name)
        match = restore(document, catalog.rules).match
        assert len(match.steps) >= steps - 1, name
        lost += len(match.steps) < steps
        played += 1
    assert not list(tmp_path.rglob(LOG_FILE)), "and nothing went wrong meanwhile"
    with capsys.disabled():
        print(f"\n{played} kills, {lost} of them lost one step")


def measures(window: subprocess.Popen[str]) -> Iterator[int]:
    """Memory in bytes, as the window tells it; each line is printed when it comes."""
    assert window.stdout is not None
    print()
    for line in window.stdout:
        print(line, end="", flush=True)
        if line.startswith("memory"):
            yield int(line.split()[1])
    window.stdout.close()


def test_restless_hands_find_no_mistake_and_no_growing_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began, window = time.monotonic(), start(tmp_path, "gestures")
    with capsys.disabled():
        sizes = list(measures(window))
    assert window.wait() == 0
    took = (time.monotonic() - began) / 60
    assert took >= MINUTES, "nothing closed the window before"
    assert not list(tmp_path.rglob(LOG_FILE))
    assert not any(path.stat().st_size for path in tmp_path.rglob(CRASH_FILE))
    third = len(sizes) // 3
    before, after = median(sizes[third : 2 * third]), median(sizes[2 * third :])
    with capsys.disabled():
        print(f"{before / 1e6:.0f} MB, later {after / 1e6:.0f} MB, after {took:.0f} minutes")
    assert after <= before * MOST_GROWTH
