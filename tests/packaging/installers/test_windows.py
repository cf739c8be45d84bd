"""The Setup.exe in wine, as far as that goes: silent install, start, open, repair, uninstall.

Wine lacks two libraries that Windows has; small stand-ins (wine/*.c) take their place in the wine
prefix only. Wine 8 knows the file types of the whole machine, but not those of one person, so what
Setup has noted for the person is noted for the machine. What wine cannot show: SmartScreen, real
fonts and scaling, Windows' own dialogs.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packaging.installers.games import moves_in, write_save
from tests.packaging.installers.machine import Screen, missing_tools, wait_until

HERE = Path(__file__).parent
COMPILER = "x86_64-w64-mingw32-gcc"
SLOW = 180.0
"""Seconds: wine loads a program for the first time as slowly as a virus scanner."""
PAINTED = 20_000
"""Colours of the finished shelf; its first draft has 7,000."""
STAND_INS = {"icuuc": ["-fno-builtin"], "bcryptprimitives": ["-lbcrypt"]}


class Wine:
    """A Windows of its own, in a folder."""

    def __init__(self, prefix: Path, display: str) -> None:
        self.prefix = prefix
        self.environ = os.environ | {
            "WINEPREFIX": str(prefix),
            "WINEDEBUG": "-all",
            "DISPLAY": display,
            "WINEDLLOVERRIDES": "mscoree=d;mshtml=d",
        }
        for name in ("QT_QPA_PLATFORM", "FESTIVAL_DESKTOP_HOME"):
            self.environ.pop(name, None)

    @property
    def local(self) -> Path:
        return next((self.prefix / "drive_c/users").glob("[!P]*")) / "AppData/Local"

    @property
    def installed(self) -> Path:
        return self.local / "Programs/Festival Desktop"

    @property
    def saves(self) -> Path:
        return self.local / "festival-desktop/saves"

    def start(self, *words: str | Path) -> subprocess.Popen[str]:
        """Standard streams are pipes: Python in wine cannot use anything else."""
        pipe = subprocess.PIPE
        command = ["wine", *map(str, words)]
        return subprocess.Popen(
            command, env=self.environ, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
        )

    def run(self, *words: str | Path, limit: float = 240) -> tuple[int, str]:
        process = self.start(*words)
        told, _ = process.communicate(timeout=limit)
        return process.returncode, told

    def registry(self, key: str) -> str:
        return self.run("reg", "query", f"HKCU\\{key}", "/s")[1]

    def end(self) -> None:
        subprocess.run(["wineserver", "-k"], env=self.environ, capture_output=True)


@pytest.fixture
def wine(tmp_path: Path, shown: Screen) -> Iterator[Wine]:
    if missing := missing_tools("wine", "wineserver", COMPILER, "xdotool", "import"):
        pytest.skip(f"not installed: {', '.join(missing)}")
    windows = Wine(tmp_path / "wine", shown.display)
    try:
        windows.run("wineboot", "--init")
        for name, flags in STAND_INS.items():
            target = windows.prefix / "drive_c/windows/system32" / f"{name}.dll"
            source = HERE / "wine" / f"{name}.c"
            subprocess.run([COMPILER, "-shared", "-o", target, source, *flags], check=True)
        yield windows
    finally:
        windows.end()


@pytest.fixture
def setup(built: Callable[[str, str], Path]) -> Path:
    return built("windows", "*Setup.exe")


def test_a_person_installs_plays_repairs_and_removes_it(
    wine: Wine, shown: Screen, setup: Path, pictures: Path
) -> None:
    install(wine, setup)
    code, told = wine.run(wine.installed / "festival-desktop.exe", "selftest")
    assert "Everything works." in told, told
    assert code == 0

    open_the_window(wine, shown, pictures)
    save = wine.prefix / "drive_c" / "my games" / "a game.festival"
    save.parent.mkdir()
    write_save(save)
    play_by_double_click(wine, shown, save, pictures)

    damage(wine)
    install(wine, setup)
    code, told = wine.run(wine.installed / "festival-desktop.exe", "--version")
    assert code == 0, told
    assert moves_in(wine.saves) >= 1

    own = wine.installed / "notes of my own.txt"
    own.write_text("keep me")
    wine.run(wine.installed / "uninstall.exe", "/S", f"_?={windows_path(wine.installed)}")
    (wine.installed / "uninstall.exe").unlink(missing_ok=True)  # it cannot remove itself like this
    assert [path.name for path in wine.installed.iterdir()] == [own.name]
    assert "FestivalDesktop" not in wine.registry("Software\\Classes")
    assert not list(wine.prefix.rglob("Festival Desktop.lnk"))
    assert moves_in(wine.saves) >= 1
    assert save.is_file()


def install(wine: Wine, setup: Path) -> None:
    code, told = wine.run(setup, "/S")
    assert code == 0, told
    assert (wine.installed / "Festival Desktop.exe").is_file()
    assert list(wine.prefix.rglob("Start Menu/Programs/Festival Desktop.lnk"))
    kinds = wine.registry("Software\\Classes\\FestivalDesktop.Save")
    assert '"%1"' in kinds
    entry = wine.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall")
    assert "QuietUninstallString" in entry


def note_for_the_machine(wine: Wine) -> None:
    """The file type, word for word as Setup has written it."""
    for name in (".festival", "FestivalDesktop.Save\\shell\\open\\command"):
        key = f"Software\\Classes\\{name}"
        told = wine.run("reg", "query", f"HKCU\\{key}", "/ve")[1]
        value = told.split("REG_SZ", 1)[1].strip()
        code, told = wine.run("reg", "add", f"HKLM\\{key}", "/ve", "/d", value, "/f")
        assert code == 0, told


def open_the_window(wine: Wine, shown: Screen, pictures: Path) -> None:
    program = wine.start(wine.installed / "Festival Desktop.exe")
    try:
        wait_until(lambda: shown.has_window("Festival Desktop"), "the window", SLOW)
        picture = pictures / "windows-window.png"
        wait_until(lambda: shown.colours(picture) > PAINTED, "the shelf", SLOW)
        shown.still(picture)
        shown.hand("key", "ctrl+q")
        program.wait(SLOW)
        assert program.returncode == 0
    finally:
        program.kill()
        program.communicate(timeout=30)


def play_by_double_click(wine: Wine, shown: Screen, save: Path, pictures: Path) -> None:
    """`start` opens a file as Explorer does: by what the registry says about its kind."""
    note_for_the_machine(wine)
    program = wine.start("start", "/wait", "/unix", save)
    try:
        wait_until(lambda: shown.has_window("Festival Desktop"), "the window", SLOW)
        picture = pictures / "windows-opened.png"
        wait_until(lambda: shown.colours(picture) > 2000, "the table", SLOW)

        def played() -> bool:
            shown.hand("key", "F6")
            shown.hand("key", "Return")
            return moves_in(wine.saves) >= 1

        wait_until(played, "a move in the saved game", SLOW)
        shown.still(pictures / "windows-played.png")
        shown.hand("key", "ctrl+q")
        program.wait(60)
    finally:
        program.kill()
        program.communicate(timeout=30)


def damage(wine: Wine) -> None:
    (wine.installed / "runtime/python313.dll").unlink()
    shutil.rmtree(wine.installed / "runtime/app/pydantic")
    code, told = wine.run(wine.installed / "festival-desktop.exe", "--version")
    assert code == 2
    assert "run its Setup again" in told


def windows_path(path: Path) -> str:
    parts = path.parts[path.parts.index("drive_c") + 1 :]
    return "\\".join(["C:", *parts])
