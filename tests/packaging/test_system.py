"""The system underneath: which packages, which command, and whether there is a display."""

import socket
import sys
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

import pytest

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")

SYSTEMS = {
    "debian": 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n',
    "ubuntu": "ID=ubuntu\nID_LIKE=debian\n",
    "mint": 'ID=linuxmint\nID_LIKE="ubuntu debian"\n',
    "fedora": "ID=fedora\n",
    "rocky": 'ID="rocky"\nID_LIKE="rhel centos fedora"\n',
    "arch": "ID=arch\n",
    "endeavour": 'ID="endeavouros"\nID_LIKE="arch"\n',
    "leap": 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n',
}


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("debian", "sudo apt-get install fonts-dejavu-core libxcb-cursor0"),
        ("ubuntu", "sudo apt-get install fonts-dejavu-core libxcb-cursor0"),
        ("mint", "sudo apt-get install fonts-dejavu-core libxcb-cursor0"),
        ("fedora", "sudo dnf install dejavu-sans-fonts xcb-util-cursor"),
        ("rocky", "sudo dnf install dejavu-sans-fonts xcb-util-cursor"),
        ("arch", "sudo pacman -S --needed ttf-dejavu xcb-util-cursor"),
        ("endeavour", "sudo pacman -S --needed ttf-dejavu xcb-util-cursor"),
        ("leap", "sudo zypper install dejavu-fonts libxcb-cursor0"),
    ],
)
def test_each_system_gets_its_own_command(
    scripts: SimpleNamespace, name: str, command: str
) -> None:
    system = scripts.system.read_system(SYSTEMS[name])
    packages = system.packages_for(["libxcb-cursor.so.0", scripts.system.FONT])
    assert system.command_for(packages) == command


def test_a_package_with_two_libraries_is_named_once(scripts: SimpleNamespace) -> None:
    system = scripts.system.read_system(SYSTEMS["arch"])
    assert system.packages_for(["libGL.so.1", "libEGL.so.1"]) == ["libglvnd"]


@pytest.mark.parametrize("text", ["", "ID=gentoo\n", "no fields at all"])
def test_an_unknown_system_has_no_family(scripts: SimpleNamespace, text: str) -> None:
    assert scripts.system.read_system(text).family == ""


def test_only_what_does_not_load_is_missing(scripts: SimpleNamespace) -> None:
    missing = scripts.system.missing_parts(lambda name: name != "libGL.so.1", lambda: True)
    assert missing == ["libGL.so.1"]
    missing = scripts.system.missing_parts(lambda name: True, lambda: False)
    assert missing == [scripts.system.FONT]


def test_a_library_that_is_nowhere_does_not_load(scripts: SimpleNamespace) -> None:
    assert not scripts.system.can_load("libfestival-of-nowhere.so.9")


@pytest.fixture
def lacking(scripts: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A Debian without libEGL."""
    debian = scripts.system.read_system(SYSTEMS["debian"])
    monkeypatch.setattr(scripts.system, "missing_parts", lambda: ["libEGL.so.1"])
    monkeypatch.setattr(scripts.system, "this_system", lambda: debian)
    monkeypatch.setattr(scripts.system, "is_root", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")
    return monkeypatch


def test_without_rights_the_exact_command_is_said(
    scripts: SimpleNamespace, lacking: pytest.MonkeyPatch, said: list[str]
) -> None:
    lacking.setattr(scripts.system, "apt_install", lambda packages: pytest.fail("no rights"))
    scripts.system.require_libraries()
    assert said[-1].strip() == "sudo apt-get install libegl1"


def test_root_on_debian_installs_what_is_missing(
    scripts: SimpleNamespace, lacking: pytest.MonkeyPatch, said: list[str]
) -> None:
    installed: list[str] = []
    lacking.setattr(scripts.system, "is_root", lambda: True)
    lacking.setattr(scripts.system.shutil, "which", lambda name: f"/usr/bin/{name}")

    def install(names: Iterable[str]) -> bool:
        installed.extend(names)
        return True

    lacking.setattr(scripts.system, "apt_install", install)
    scripts.system.require_libraries()
    assert installed == ["libegl1"]
    assert said == []


def test_a_failed_apt_get_still_says_the_command_and_goes_on(
    scripts: SimpleNamespace, lacking: pytest.MonkeyPatch, said: list[str]
) -> None:
    lacking.setattr(scripts.system, "is_root", lambda: True)
    lacking.setattr(scripts.system.shutil, "which", lambda name: f"/usr/bin/{name}")
    lacking.setattr(scripts.system, "apt_install", lambda names: False)
    scripts.system.require_libraries()
    assert said[-1].strip() == "apt-get install libegl1"


def test_root_on_fedora_is_told_the_command(
    scripts: SimpleNamespace, lacking: pytest.MonkeyPatch, said: list[str]
) -> None:
    fedora = scripts.system.read_system(SYSTEMS["fedora"])
    lacking.setattr(scripts.system, "this_system", lambda: fedora)
    lacking.setattr(scripts.system, "is_root", lambda: True)
    scripts.system.require_libraries()
    assert said[-1].strip() == "dnf install libglvnd-egl"


def test_debian_without_venv_says_which_package(
    scripts: SimpleNamespace, lacking: pytest.MonkeyPatch
) -> None:
    lacking.setattr(scripts.system.importlib.util, "find_spec", lambda name: None)
    package = "python{}.{}-venv".format(*sys.version_info)
    with pytest.raises(scripts.system.NotReady, match=f"sudo apt-get install {package}"):
        scripts.system.require_venv()


# --- the screen reader ---------------------------------------------------------------------------


@pytest.fixture
def no_bindings(scripts: SimpleNamespace, lacking: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian on which root installs, with all programs, but a Python without AT-SPI."""
    system, installed = scripts.system, list[list[str]]()
    lacking.setattr(system, "is_root", lambda: True)
    lacking.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")
    lacking.setattr(system, "AT_SPI", sys.executable)
    lacking.setattr(system, "SYSTEM_PYTHON", sys.executable)
    lacking.setattr(system, "AT_SPI_BINDINGS", "raise SystemExit(1)")

    def install(names: list[str]) -> bool:
        installed.append(names)
        return True

    lacking.setattr(system, "apt_install", install)
    return installed


def test_the_bindings_of_the_screen_reader_are_installed_where_they_alone_are_missing(
    scripts: SimpleNamespace, no_bindings: list[list[str]], said: list[str]
) -> None:
    scripts.system.require_screen_reader_tools()
    [names] = no_bindings
    assert {"gir1.2-atspi-2.0", "python3-gi", "xvfb"} <= {*names}
    assert "this system lacks the bindings of AT-SPI." in said[0], "still, because nothing came"
    assert said[1].strip().startswith("apt-get install at-spi2-core")


def test_where_all_tools_of_the_screen_reader_are_there_nothing_is_said(
    scripts: SimpleNamespace,
    no_bindings: list[list[str]],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scripts.system, "AT_SPI_BINDINGS", "")
    scripts.system.require_screen_reader_tools()
    assert (no_bindings, said) == ([], [])


# --- a display -----------------------------------------------------------------------------------


@linux_only
@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": ":98765"},
        {"DISPLAY": "unix:98765.0"},
        {"DISPLAY": "127.0.0.1:59000"},
        {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_nothing_answers_so_there_is_no_display(
    scripts: SimpleNamespace, environ: dict[str, str]
) -> None:
    assert not scripts.system.has_display(environ)


@linux_only
def test_a_wayland_socket_is_a_display(scripts: SimpleNamespace, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w"))
        server.listen()
        environ = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert scripts.system.has_display(environ)


@linux_only
def test_an_x_server_on_a_port_is_a_display(scripts: SimpleNamespace) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        assert scripts.system.has_display({"DISPLAY": f"127.0.0.1:{number}.0"})


def test_a_chosen_platform_is_respected(scripts: SimpleNamespace) -> None:
    assert scripts.system.has_display({"QT_QPA_PLATFORM": "offscreen"})


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_have_a_display(
    scripts: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert scripts.system.has_display({})
