"""What people install: the program for Linux, frozen from this tree, opens and is played.

The rules are not compiled here, which would take minutes. The packages around it are tried out by
`packaging/test.py -m installers`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.packaging.installers.games import moves_in, play_a_move, write_save
from tests.packaging.installers.machine import Screen, screen, wait_until

TITLE, RULES = "Festival Desktop", "Festival of Lanterns"
LIMIT, CLOSING = 300, 60
LOG = ".local/state/festival-desktop/log/festival-desktop.log"
REQUIRED = "FESTIVAL_REQUIRE_PACKAGE"
"""Set where a package that cannot be built here must fail the tests."""


def require_tools(scripts: SimpleNamespace, building: SimpleNamespace) -> None:
    lacking = scripts.system.missing_package_tools() if sys.platform == "linux" else ["Linux"]
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != building.lock.PYTHON:
        lacking.append(f"Python {building.lock.PYTHON}, which packages carry")
    if lacking and REQUIRED in os.environ:
        pytest.fail(f"no package can be built here without {', '.join(lacking)}")
    if lacking:
        pytest.skip(f"no package can be built here without {', '.join(lacking)}")


class Home:
    """An empty home on a display, and nothing else of the environment of this process."""

    def __init__(self, folder: Path, program: Path, shown: Screen) -> None:
        folder.mkdir()
        self.folder, self._program = folder, program
        self._environ = {"HOME": str(folder), "DISPLAY": shown.display, "LC_ALL": "C.UTF-8"}

    def run(self, *words: str, **environ: str) -> str:
        done = subprocess.run(
            [str(self._program), *words],
            env=self._environ | environ,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def window(self, shown: Screen, *words: str) -> Iterator[None]:
        """The program with its window, until it is closed by a key."""
        with (self.folder / "said").open("w+") as said:
            command = [str(self._program), *words]
            program = subprocess.Popen(command, env=self._environ, stdout=said, stderr=said)
            try:
                wait_until(
                    lambda: shown.has_window(TITLE) or program.poll() is not None, "the window"
                )
                yield
                assert shown.has_window(TITLE)
                shown.hand("key", "ctrl+q")
                assert program.wait(CLOSING) == 0
            finally:
                program.kill()
                program.wait()
                said.seek(0)
                print(said.read())


def test_the_package_of_this_tree_opens_its_window_and_files(
    scripts: SimpleNamespace, building: SimpleNamespace, tmp_path: Path
) -> None:
    require_tools(scripts, building)
    source = replace(building.source.copy_tree(tmp_path / "source"), compiled=False)
    bundle = building.bundle.make(source, tmp_path)
    program = bundle / "festival-desktop"
    with screen() as shown:
        home = Home(tmp_path / "first", program, shown)
        assert home.run(FESTIVAL_DESKTOP_REPORT_FIRST_PAINT="1").startswith("first paint ")

        found = home.run("selftest")
        assert "xcb" in found
        assert "Everything works." in found

        home = Home(tmp_path / "second", program, shown)
        save = home.folder / "a game.festival"
        write_save(save)
        with home.window(shown, str(save)):
            saves = home.folder / ".local/share/festival-desktop/saves"
            wait_until(lambda: [*saves.glob(".*.lock")], "the table of the file")
            play_a_move(shown, saves)
            install_anew(bundle)
            shown.hand("key", "F1")  # the rules, which are not loaded yet
            wait_until(lambda: shown.has_window(RULES), "the rules")
            shown.hand("key", "Escape")
        assert moves_in(saves) >= 1
        assert not (home.folder / LOG).exists(), (home.folder / LOG).read_text(encoding="utf-8")


def install_anew(bundle: Path) -> None:
    """As dpkg does it: another file takes the place of each."""
    for path in [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]:
        new = path.with_name(path.name + ".dpkg-new")
        shutil.copy(path, new)
        if path.name == "festival-desktop":
            with new.open("r+b") as program:
                program.truncate(1000)
        new.replace(path)
