"""Packages to be tried out: built from the last commit, or taken from $FESTIVAL_PACKAGES."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packaging.installers.machine import (
    Machine,
    Screen,
    copy_machine,
    make_machine,
    missing_tools,
    screen,
)

ROOT = Path(__file__).parents[3]
RELEASES = ("bookworm", "trixie")
"""Debian 12 and 13."""
DESKTOP = (
    # What the package asks for, and what every desktop has for menus and double clicks.
    *("libgl1", "libegl1", "libxcb1", "fontconfig-config", "fonts-dejavu-core"),
    *("shared-mime-info", "desktop-file-utils", "libglib2.0-bin", "hicolor-icon-theme"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "installers" in item.path.parts:
            item.add_marker(pytest.mark.installers)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    """`built("deb", "*.deb")`: the package, built once."""
    given = os.environ.get("FESTIVAL_PACKAGES")
    folder = Path(given) if given else tmp_path_factory.mktemp("packages")

    def package(what: str, pattern: str) -> Path:
        found = sorted(folder.glob(pattern))
        if not found:
            command = [sys.executable, str(ROOT / "packaging/build.py"), what, "--out", str(folder)]
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            found = sorted(folder.glob(pattern))
        return found[-1]

    return package


@pytest.fixture(scope="session", params=RELEASES)
def desktop(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """A Debian with what a desktop has, and no network. $FESTIVAL_MACHINE keeps them for later."""
    if os.geteuid() != 0:
        pytest.skip("a machine in a folder can only be made by root")
    if missing := missing_tools("debootstrap", "unshare", "Xvfb", "xdotool", "import"):
        pytest.skip(f"not installed: {', '.join(missing)}")
    kept = os.environ.get("FESTIVAL_MACHINE")
    folder = (Path(kept) if kept else tmp_path_factory.mktemp("machine")) / request.param
    if (folder / "home/player").is_dir():
        return Machine(folder)
    return make_machine(folder, request.param, DESKTOP)


@pytest.fixture
def machine(desktop: Machine, tmp_path: Path) -> Machine:
    """A copy for one test."""
    return copy_machine(desktop, tmp_path / "machine")


@pytest.fixture
def shown() -> Iterator[Screen]:
    with screen() as one:
        yield one


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """For screenshots: kept in $FESTIVAL_PICTURES, if that is set."""
    folder = Path(os.environ.get("FESTIVAL_PICTURES", tmp_path / "pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
