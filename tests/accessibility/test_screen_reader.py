"""Games played through the accessibility bus of the real program, without mouse and keys."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SYSTEM = runpy.run_path(str(HERE.parents[1] / "packaging/_system.py"))
MISSING = ", ".join(SYSTEM["missing_screen_reader_tools"]())
SESSION = """
{launcher} --launch-immediately &
{program} -m festival_desktop &
program=$!
{python} {client} "$1" "$2" || code=$?
kill -0 $program || echo "The program has ended by itself." >&2
kill $(jobs -p)
exit ${{code:-0}}
"""


def play(tmp_path: Path, title: str, decisions: int) -> str:
    """Set a game up and take so many decisions, or all; what the client met."""
    environ = {
        **os.environ,
        "HOME": str(tmp_path),
        "FESTIVAL_DESKTOP_HOME": str(tmp_path),  # each test starts for the first time
        "XDG_RUNTIME_DIR": str(tmp_path),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
    }
    script = SESSION.format(
        launcher=SYSTEM["AT_SPI"],
        program=sys.executable,
        python=SYSTEM["SYSTEM_PYTHON"],
        client=HERE / "client.py",
    )
    # Of two that look for a free display at the same time, one would fail.
    display = str(100 + os.getpid() % 800)
    command = ["xvfb-run", "-a", "-n", display, "-s", "-screen 0 1280x800x24"]
    command += ["dbus-run-session", "--"]
    done = subprocess.run(
        [*command, "bash", "-c", script, "session", title, str(decisions)],
        env=environ, capture_output=True, text=True, cwd=HERE.parents[1], timeout=1200,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.skipif(bool(MISSING), reason=f"this system lacks {MISSING}")
@pytest.mark.sample(1)
@pytest.mark.parametrize("title", ["Festival of Lanterns", "Lanterns Dice", "Firefly Festival"])
def test_a_whole_game_is_played(tmp_path: Path, title: str) -> None:
    assert play(tmp_path, title, 2000).endswith("the game is over\n")
