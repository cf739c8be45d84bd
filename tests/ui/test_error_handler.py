"""Mistakes of ours, wherever they happen: told once and calmly, logged, and play goes on."""

import faulthandler
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from festival_desktop.saves import store
from festival_desktop.ui.error_handler import (
    CRASH_FILE,
    CRASH_SIZE,
    LOG_FILE,
    MOST_TOLD,
    note_crashes,
)

pytestmark = pytest.mark.sample(4, of="file")

ROOT = Path(__file__).resolve().parents[2]


def run(
    home: Path,
    where: str,
    program: str = "tests.ui.failing_program",
    timeout: float | None = None,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", program, where],
        cwd=ROOT,
        env=os.environ
        | {
            "FESTIVAL_DESKTOP_HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
        },
        capture_output=True,
        text=True,
        timeout=timeout,
    )


def told(home: Path, where: str, code: int = 0) -> list[list[str]]:
    """What the program tells about a mistake there: how calmly, and what."""
    done = run(home, where)
    assert done.returncode == code, done.stderr
    log = (home / "log" / LOG_FILE).read_text(encoding="utf-8")
    assert "ValueError: a mistake of ours" in log
    assert len(log) < 60_000, "a mistake that comes back does not fill the log"
    return [line.split(" | ") for line in done.stdout.splitlines()]


@pytest.mark.sample(2)
@pytest.mark.parametrize("where", ["slot", "timer", "paint", "thread"])
def test_a_mistake_is_told_once_however_often_it_comes_back(where: str, tmp_path: Path) -> None:
    ((calm, what),) = told(tmp_path, where)
    assert calm.startswith("Your game is safe")
    assert what == "ValueError: a mistake of ours"


def test_many_different_mistakes_are_not_told_for_ever(tmp_path: Path) -> None:
    assert len(told(tmp_path, "many")) == MOST_TOLD


def test_many_mistakes_at_the_same_time_are_one_dialog(tmp_path: Path) -> None:
    assert len(told(tmp_path, "at_once")) == 1


@pytest.mark.parametrize(("where", "code"), [("start", 1), ("prepare", 0)])
def test_a_mistake_at_the_start_is_told_and_no_game_is_promised(
    where: str, code: int, tmp_path: Path
) -> None:
    said = told(tmp_path, where, code)
    assert len(said) == 1
    assert said[0][1] == "ValueError: a mistake of ours"
    assert said[0][0].startswith(
        "Your saved games are safe" if where == "start" else "Your game is safe"
    )


def test_a_step_that_was_played_before_the_mistake_is_saved(tmp_path: Path) -> None:
    ((calm, _),) = told(tmp_path, "table")
    assert calm.startswith("Your game is safe")
    (path,) = (tmp_path / "data" / "saves").glob("*.festival")
    assert len(store.read(path).moves) == 1


def test_where_it_cannot_be_saved_nobody_says_that_it_was(tmp_path: Path) -> None:
    ((calm, _),) = told(tmp_path, "table_full")
    assert calm.startswith("Your last step couldn’t be saved")


# -- in a method that Qt calls ---------------------------------------------------------------------


def fail_in_overrides(home: Path, mode: str) -> dict[str, Any]:
    """What the program with failing methods says about itself; its game is on the disk."""
    done = run(home, mode, "tests.ui.failing_overrides")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    saves = (home / "data" / "saves").glob("*.festival")
    whole = [path for path in saves if not path.name.startswith("broken")]
    assert result["steps"] in [len(store.read(path).moves) for path in whole]
    return result


@pytest.mark.full
def test_whatever_fails_in_a_method_called_by_qt_the_program_lives(tmp_path: Path) -> None:
    result = fail_in_overrides(tmp_path, "first")
    assert set(result["failed"]) == set(result["known"]), "every one of them was called"
    assert result["told"]
    log = (tmp_path / "log" / LOG_FILE).read_text(encoding="utf-8")
    assert [name for name in result["failed"] if name not in log] == []


@pytest.mark.soak
def test_each_method_called_by_qt_that_fails_all_the_time_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = fail_in_overrides(tmp_path, "alone")
    assert sorted(result["told"]) == sorted(result["failed"])
    with capsys.disabled():
        failed, known = len(result["failed"]), len(result["known"])
        print(f"\n{failed} of {known} methods failed alone, each told once")


@pytest.mark.skipif(sys.platform == "win32", reason="processes die in another way there")
def test_a_crash_of_the_process_leaves_a_trace(tmp_path: Path) -> None:
    assert run(tmp_path, "crash").returncode < 0
    trace = (tmp_path / "log" / CRASH_FILE).read_text(encoding="utf-8")
    assert "Fatal Python error: Aborted" in trace
    assert "in crash" in trace


def test_traces_of_crashes_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enabled: list[IO[str]] = []
    monkeypatch.setattr(faulthandler, "enable", enabled.append)
    (tmp_path / CRASH_FILE).write_text("x" * (CRASH_SIZE + 1))
    note_crashes(tmp_path)
    (file,) = enabled
    file.close()
    assert (tmp_path / CRASH_FILE).stat().st_size == 0
    note_crashes(tmp_path / CRASH_FILE / "a file is no folder")
    assert len(enabled) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
@pytest.mark.parametrize("name", [LOG_FILE, CRASH_FILE])
def test_a_pipe_in_place_of_a_log_keeps_nobody_waiting(name: str, tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()
    os.mkfifo(tmp_path / "log" / name)
    done = run(tmp_path, "slot", timeout=60)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 1, "it is told all the same"
