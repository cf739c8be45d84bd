"""Starts Festival Desktop from a clone: `python3 packaging/play.py [arguments of the program]`.

The first start makes a private environment in .venv and installs into it; later starts are quick.
Where there is no display, pictures of a demonstration are written instead.
"""

import os
import subprocess
from pathlib import Path

import _bootstrap as bootstrap
from _system import has_display, require_libraries, say

DEMO_FOLDER = "festival-demo"


def main(arguments: list[str]) -> int:
    env = bootstrap.Environment()
    require_libraries()
    bootstrap.prepare(env)
    program = [str(env.python), "-I", "-m", "festival_desktop"]
    if not arguments and not has_display():
        return demonstrate(program, Path.cwd() / DEMO_FOLDER)
    bootstrap.become([*program, *arguments], bootstrap.clean_environ())


def demonstrate(program: list[str], folder: Path) -> int:
    """What can be shown without a display: the program plays and paints into files."""
    say(f"There is no display here, so a demonstration is painted into pictures in {folder} …")
    environ = bootstrap.clean_environ() | {"QT_QPA_PLATFORM": "offscreen"}
    code = subprocess.run([*program, "demo", "--out", os.fspath(folder)], env=environ).returncode
    if code != 0:
        say("The demonstration failed; what went wrong is written above.")
    return code


if __name__ == "__main__":
    bootstrap.guarded(main)
