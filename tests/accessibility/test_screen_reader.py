"""Games played through the accessibility bus of the real program, without mouse and keys."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PYTHON = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SESSION = """
{launcher} --launch-immediately &
{program} -m festival_desktop &
program=$!
{python} {client} "$1" "$2" || code=$?
kill -0 $program || echo "The program has ended by itself." >&2
kill $(jobs -p)
exit ${{code:-0}}
"""


def missing() -> str:
    """What the system lacks for this; empty if nothing."""
    tools = [tool for tool in ("xvfb-run", "dbus-run-session", PYTHON) if not shutil.which(tool)]
    if not LAUNCHER.exists():
        tools.append(str(LAUNCHER))
    if not tools:
        bindings = "import gi; gi.require_version('Atspi', '2.0')"
        if subprocess.run([PYTHON, "-c", bindings], capture_output=True).returncode:
            tools.append("the bindings of AT-SPI")
    return ", ".join(tools)


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
        launcher=LAUNCHER, program=sys.executable, python=PYTHON, client=HERE / "client.py"
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


pytestmark = pytest.mark.skipif(bool(missing()), reason=f"this system lacks {missing()}")


@pytest.mark.parametrize("title", ["Festival of Lanterns", "Lanterns Dice", "Firefly Festival"])
def test_a_whole_game_is_played(tmp_path: Path, title: str) -> None:
    assert play(tmp_path, title, 2000).endswith("the game is over\n")
