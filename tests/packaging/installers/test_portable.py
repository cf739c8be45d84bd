"""The portable program, on a system that lacks nearly everything."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.installers.machine import Machine, Screen, wait_until

CACHE = ".cache/festival-desktop/portable"


@pytest.fixture
def bare(machine: Machine, built: Callable[[str, str], Path]) -> Machine:
    """Without OpenGL and without X's libraries, but for a font, which even a bare desktop has."""
    libraries = machine.folder / "usr/lib/x86_64-linux-gnu"
    for pattern in ("libGL*", "libEGL*", "libOpenGL*", "libX*", "libxcb*", "libxkb*", "libfont*"):
        for path in libraries.glob(pattern):
            path.unlink()
    portable = built("portable", "*.AppImage")
    shutil.copy(portable, machine.home / "Festival Desktop.AppImage")
    return machine


PROGRAM = "/home/player/Festival Desktop.AppImage"


def test_it_starts_where_nearly_everything_is_missing(
    bare: Machine, shown: Screen, pictures: Path
) -> None:
    check = bare.do(PROGRAM, "selftest", display=shown.display)
    assert "Everything works." in check
    program = bare.start(PROGRAM, display=shown.display)
    try:
        wait_until(lambda: shown.has_window("Festival Desktop"), "the window")
        wait_until(lambda: shown.colours(pictures / "portable.png") > 2000, "the shelf")
        shown.still(pictures / "portable.png")
        shown.hand("key", "ctrl+q")
        assert program.wait(30) == 0
    finally:
        program.kill()
        program.communicate(timeout=30)


def test_it_unpacks_once_and_removes_older_versions(bare: Machine) -> None:
    old = bare.home / CACHE / "0.0.1-old"
    old.mkdir(parents=True)
    (old / "AppRun").write_text("")
    shutil.chown(bare.home / ".cache", 1000, 1000)
    for path in (bare.home / ".cache").rglob("*"):
        shutil.chown(path, 1000, 1000)
    assert bare.do(PROGRAM, "--version").startswith("Festival Desktop")
    [unpacked] = [path for path in (bare.home / CACHE).iterdir() if path.is_dir()]
    made = unpacked.stat().st_ctime_ns
    bare.do(PROGRAM, "--version")
    assert unpacked.stat().st_ctime_ns == made
    assert not old.exists()


def test_options_of_appimages_are_understood_or_refused(bare: Machine) -> None:
    assert "--appimage-extract" in bare.do(PROGRAM, "--appimage-help")
    for option in ("--appimage-mount", "--appimage-portable-home"):
        done = bare.run(PROGRAM, option)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "--appimage-" in done.stderr
    assert bare.do(PROGRAM, "--appimage-extract-and-run", "--version").startswith("Festival")
    inside = 'cd /home/player && "./Festival Desktop.AppImage" --appimage-extract'
    bare.do("sh", "-c", inside)
    assert (bare.home / "squashfs-root" / "AppRun").is_symlink()


def test_a_damaged_download_is_one_clear_sentence(bare: Machine) -> None:
    whole = bare.home / "Festival Desktop.AppImage"
    with whole.open("r+b") as file:
        file.truncate(whole.stat().st_size // 2)
    done = bare.run(PROGRAM)
    assert done.returncode == 2
    assert "fetch it again" in done.stderr
    assert list((bare.home / CACHE).glob("*/AppRun")) == []
