"""Checks a clone: `python3 packaging/test.py [--all] [arguments of pytest]`.

Without arguments: ruff, mypy, then the fast tier of the tests, shared by the cores there are. One
of them builds the package for Linux and opens its window (tests/packaging/test_bundle.py).
With --all, the full tier: every case of every product, fuzz, bombs and whole games, but no soak.
With arguments of pytest: pytest only, one test after the other.
"""

import subprocess

import _bootstrap as bootstrap
from _system import (
    require_libraries,
    require_package_tools,
    require_screen_reader_tools,
    say,
)

CHECKS = (
    ("ruff", ["-m", "ruff", "check", "--output-format", "concise", "."]),
    ("mypy", ["-m", "mypy"]),
)
ALL = ["-m", "not soak and not installers and not compiled"]
"""In the place of the choice in pyproject.toml, which leaves out what is marked `full`, too."""
SHARED = ["-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
"""A process may grow beyond a gigabyte, so there are not too many."""


def main(arguments: list[str]) -> int:
    env = bootstrap.Environment()
    require_libraries()
    require_screen_reader_tools()
    require_package_tools()
    bootstrap.prepare(env, extras=("dev",))
    tier = ALL if "--all" in arguments else []
    arguments = [argument for argument in arguments if argument != "--all"]
    checks = [] if arguments else list(CHECKS)
    # pytest comes last: its closing line says how many tests there were.
    checks.append(("pytest", ["-m", "pytest", *tier, *(arguments or SHARED)]))
    failed = [name for name, command in checks if run(env, name, command) != 0]
    if failed and failed != ["pytest"]:
        say(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def run(env: bootstrap.Environment, name: str, command: list[str]) -> int:
    say(f"--- {name}")
    environ = bootstrap.clean_environ()
    environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return subprocess.run([str(env.python), *command], cwd=env.root, env=environ).returncode


if __name__ == "__main__":
    bootstrap.guarded(main)
