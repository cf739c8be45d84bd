"""The .deb on a fresh Debian without a network: install, double click, play, close, remove."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.installers.games import moves_in, play_a_move, write_save
from tests.packaging.installers.machine import Machine, Screen, missing_tools, wait_until

TITLE = "Festival Desktop"
SAVES = ".local/share/festival-desktop/saves"
MOST_MEGABYTES = 60


@pytest.fixture
def deb(built: Callable[[str, str], Path]) -> Path:
    return built("deb", "*.deb")


def install(machine: Machine, deb: Path) -> None:
    shutil.copy(deb, machine.folder / "tmp" / deb.name)
    machine.do("dpkg", "--install", f"/tmp/{deb.name}", user="root")
    (machine.folder / "tmp" / deb.name).unlink()


def test_it_is_small_and_lintian_finds_no_error(deb: Path) -> None:
    assert deb.stat().st_size <= MOST_MEGABYTES * 1e6
    if missing_tools("lintian"):
        pytest.skip("lintian is not installed")
    found = subprocess.run(
        ["lintian", "--fail-on", "error,warning", str(deb)], capture_output=True, text=True
    )
    assert found.returncode == 0, found.stdout


def test_a_person_installs_plays_and_removes_it_without_a_network(
    machine: Machine, shown: Screen, deb: Path, pictures: Path
) -> None:
    before = machine.files()
    install(machine, deb)
    machine.do("desktop-file-validate", "/usr/share/applications/festival-desktop.desktop")
    check = machine.do("festival-desktop", "selftest", display=shown.display)
    assert "Everything works." in check
    assert "xcb" in check

    save = machine.home / "my games" / "a game.festival"
    save.parent.mkdir()
    write_save(save)
    for path in (save.parent, save):
        shutil.chown(path, 1000, 1000)
    kind = machine.do(
        "gio", "info", "--attributes=standard::content-type", f"/{save.relative_to(machine.folder)}"
    )
    assert "application/x-festival-desktop" in kind

    # What a file manager does for a double click: it hands the file over, and is done.
    runs = "ls -l /proc/[0-9]*/exe | grep -q lib/festival-desktop"
    opening = f'gio open "/home/player/my games/{save.name}"; while {runs}; do sleep 0.5; done'
    program = machine.start("sh", "-c", opening, display=shown.display)
    try:
        wait_until(lambda: shown.has_window(TITLE), "the window")
        saves = machine.home / SAVES
        picture = pictures / "deb-opened.png"
        wait_until(lambda: shown.colours(picture) > 2000, "the table")
        play_a_move(shown, saves)
        shown.still(pictures / "deb-played.png")
        shown.hand("key", "ctrl+q")
        assert program.wait(30) == 0
    finally:
        program.kill()
        program.communicate(timeout=30)
    assert moves_in(saves) >= 1

    machine.do("dpkg", "--purge", "festival-desktop", user="root")
    assert machine.files() - before == set()
    assert save.is_file()
    assert moves_in(saves) >= 1


def test_another_version_is_installed_while_a_game_is_open(
    machine: Machine, shown: Screen, deb: Path, pictures: Path, tmp_path: Path
) -> None:
    install(machine, deb)
    save = machine.home / "a game.festival"
    write_save(save)
    shutil.chown(save, 1000, 1000)
    program = machine.start("festival-desktop", f"/home/player/{save.name}", display=shown.display)
    try:
        wait_until(lambda: shown.has_window(TITLE), "the window")
        saves = machine.home / SAVES
        wait_until(lambda: [*saves.glob(".*.lock")], "the table of the file")
        play_a_move(shown, saves)
        played = moves_in(saves)
        install(machine, newer(deb, tmp_path))
        shown.still(pictures / f"deb-updated-{machine.release}.png")
        shown.hand("key", "F1")  # the rules, which were not loaded yet
        wait_until(lambda: shown.has_window("Festival of Lanterns"), "the rules")
        shown.still(pictures / f"deb-updated-rules-{machine.release}.png")
        shown.hand("key", "Escape")
        assert shown.has_window(TITLE)
        shown.hand("key", "ctrl+q")
        assert program.wait(60) == 0
    finally:
        program.kill()
        said, _ = program.communicate(timeout=30)
    assert "Traceback" not in said
    assert moves_in(saves) >= played
    assert "9.9.9" in machine.do("dpkg-query", "--show", "festival-desktop", user="root")
    [kept] = saves.glob("*.festival")
    told = machine.do("festival-desktop", "check", f"/{kept.relative_to(machine.folder)}")
    assert "Traceback" not in told


def newer(deb: Path, work: Path) -> Path:
    """The same program as the package of a later version."""
    root = work / "newer"
    subprocess.run(["dpkg-deb", "--raw-extract", deb, root], check=True)
    control = root / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub("^Version: .*$", "Version: 9.9.9", text, flags=re.M))
    package = work / "newer.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(root), str(package)]
    subprocess.run(command, check=True)
    return package


def test_a_screen_that_is_not_there_is_one_clear_sentence(machine: Machine, deb: Path) -> None:
    install(machine, deb)
    for display in ("", ":98"):
        done = machine.run("festival-desktop", display=display)
        assert done.returncode == 2
        assert done.stderr == "Festival Desktop needs a screen, but none was found.\n"


def test_everything_works_where_there_is_no_network_at_all(machine: Machine, deb: Path) -> None:
    install(machine, deb)
    interfaces = machine.do("sh", "-c", "tail -n +3 /proc/net/dev | cut -d: -f1").split()
    assert set(interfaces) <= {"lo"}
    assert "Everything works" in machine.do("festival-desktop", "selftest")
    told = machine.do("festival-desktop", "demo", "--out", "/home/player/pictures")
    assert "The game is over" in told


def test_it_paints_on_wayland(deb: Path, tmp_path: Path) -> None:
    if missing_tools("weston"):
        pytest.skip("weston is not installed")
    subprocess.run(["dpkg-deb", "--extract", deb, tmp_path / "package"], check=True)
    sockets = tmp_path / "sockets"
    sockets.mkdir(mode=0o700)
    environ = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(sockets),
        "WAYLAND_DISPLAY": "festival",
    }
    command = ["weston", "--backend=headless-backend.so", "--socket=festival"]
    weston = subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL)
    try:
        wait_until((sockets / "festival").exists, "the Wayland display")
        program = tmp_path / "package/usr/lib/festival-desktop/festival-desktop"
        done = subprocess.run(
            [program, "selftest"], env=environ, capture_output=True, text=True, timeout=120
        )
    finally:
        weston.terminate()
        weston.wait()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wayland" in done.stdout


def test_nothing_that_could_speak_to_a_network_is_in_it(machine: Machine, deb: Path) -> None:
    install(machine, deb)
    names = {path.name for path in (machine.folder / "usr/lib/festival-desktop").rglob("*")}
    assert not any("QtNetwork" in name or "Qt6Network" in name for name in names)
    assert not any(name.startswith(("_ssl", "libssl", "libgnutls", "libkrb5")) for name in names)
