"""Nothing in the current folder is ever executed, whatever it is called."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from festival_desktop import catalog
from festival_desktop.ai.players import stream
from festival_desktop.ai.worker import READY, question
from festival_desktop.controller.thinker import own_command
from festival_desktop.core.game import Setup

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-I", str(ROOT / "festival_desktop" / "__main__.py")]
PLAY = f"""
import sys
sys.path.insert(0, {str(ROOT / "packaging")!r})
from pathlib import Path
import _bootstrap, play
_bootstrap.prepare = lambda env: None
_bootstrap.Environment.python = property(lambda env: Path({sys.executable!r}))
sys.exit(play.main(sys.argv[1:]))
"""
"""play.py with an environment that is ready."""
OTHERS = {"PySide6", "shiboken6", "pydantic", "pydantic_core", "platformdirs", "festival_desktop"}
GAME = "festival_of_lanterns"


def plant(folder: Path, names: Iterable[str]) -> None:
    """Modules that leave a trace when they are executed."""
    for name in names:
        trace = f"open({str(folder / 'executed')!r}, 'a').write('{name} ')\n"
        (folder / f"{name}.py").write_text(trace)


def executed(folder: Path) -> str:
    trace = folder / "executed"
    return trace.read_text() if trace.exists() else ""


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    """A folder with a module of every name that the program could import."""
    folder = tmp_path / "trap"
    folder.mkdir()
    plant(folder, sys.stdlib_module_names | OTHERS)
    return folder


def run(folder: Path, *command: str, asked: str = "") -> str:
    """What the command prints, started in the folder; what lies there was not executed."""
    home = folder.parent / "home"
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ
        | {
            "FESTIVAL_DESKTOP_HOME": str(home),
            "PYTHONPATH": str(ROOT),  # of no use to isolated processes
            "QT_QPA_PLATFORM": "offscreen",
        },
        input=asked,
        capture_output=True,
        text=True,
    )
    assert not executed(folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_trap_works(trap: Path) -> None:
    subprocess.run([sys.executable, "-c", "import json"], cwd=trap, capture_output=True)
    assert "json" in executed(trap)


def test_the_process_that_thinks_imports_nothing_from_there(trap: Path) -> None:
    rules = catalog.rules(GAME)
    state = rules.deal(Setup(2), stream("owl", 0, 0))
    seat = rules.to_act(state)
    assert seat is not None
    ask = question(1, rules, rules.view(state, seat), seat, "friend", stream("owl", seat, 0), 9.0)
    ready, answer = run(trap, *own_command(), asked=json.dumps(ask) + "\n").splitlines()
    assert json.loads(ready) == READY
    assert json.loads(answer)["number"] == 1


@pytest.mark.parametrize("words", [("--version",), ("simulate", GAME, "--players", "2")])
def test_a_command_imports_nothing_from_there(trap: Path, words: tuple[str, ...]) -> None:
    assert run(trap, *PROGRAM, *words)


def test_the_window_and_all_that_it_starts_import_nothing_from_there(trap: Path) -> None:
    assert "Computer players" in run(trap, *PROGRAM, "selftest")


def test_the_start_from_a_clone_imports_nothing_from_there(trap: Path) -> None:
    assert run(trap, sys.executable, "-I", "-c", PLAY, "--version").startswith("Festival Desktop")


def test_python_m_imports_nothing_from_there_once_the_program_runs(tmp_path: Path) -> None:
    """What Python itself imports before is out of our hands; `python -P -m` is safe there, too."""
    probe = tmp_path / "probe"
    probe.mkdir()
    (probe / "probe.py").write_text("import sys; print(*sys.modules)")
    before = subprocess.run(
        [sys.executable, "-m", "probe"], cwd=probe, capture_output=True, text=True, check=True
    ).stdout.split()
    trap = tmp_path / "trap"
    trap.mkdir()
    plant(trap, (sys.stdlib_module_names | OTHERS) - set(before) - {"festival_desktop"})
    command = ("-m", "festival_desktop", "simulate", GAME, "--players", "2")
    assert run(trap, sys.executable, *command)


def test_the_first_lines_of_the_program_import_nothing_from_there(trap: Path) -> None:
    """Python puts the folder of a file first, so a copy in there is as a start with `-m`."""
    (trap / "festival_desktop.py").unlink()
    first = trap / "first.py"
    first.write_text((ROOT / "festival_desktop" / "__main__.py").read_text())
    assert run(trap, sys.executable, str(first), "--version").startswith("Festival Desktop")


def test_the_processes_of_the_arena_import_nothing_from_there(trap: Path) -> None:
    """As pip starts it: by a script in another folder, with a Python that is not isolated."""
    script = trap.parent / "festival-desktop"
    script.write_text(
        "import sys\nfrom festival_desktop.__main__ import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n"
    )
    seats = ("--players", "2", "--levels", "friend,friend")
    assert run(
        trap, sys.executable, str(script), "arena", GAME, *seats, "--games", "2", "--jobs", "2"
    )
