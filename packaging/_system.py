"""The system underneath a clone on Linux: Qt's libraries, how to install them, and a display.

Standard library only. Whether a library is there is found out by loading it, never by asking a
package manager: people have libraries from many places.
"""

import ctypes
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

FONT = "a-font"
AT_SPI = "/usr/libexec/at-spi-bus-launcher"
AT_SPI_BINDINGS = "import gi; gi.require_version('Atspi', '2.0')"
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that distributions have the bindings for."""
SCREEN_READER_PACKAGES = [
    *("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi", "xauth", "xvfb"),
]
PACKAGE_TOOLS = ["binutils", "git", "libopengl0", "patchelf", "xdotool", "xvfb"]

# What PySide6's wheels take from the system, and the package that has it.
_TABLE = """
library                  debian               fedora               arch                 suse
libEGL.so.1              libegl1              libglvnd-egl         libglvnd             libglvnd
libGL.so.1               libgl1               libglvnd-glx         libglvnd             libglvnd
libX11-xcb.so.1          libx11-xcb1          libX11-xcb           libx11               libX11-xcb1
libdbus-1.so.3           libdbus-1-3          dbus-libs            dbus                 libdbus-1-3
libfontconfig.so.1       libfontconfig1       fontconfig           fontconfig           libfontconfig1
libglib-2.0.so.0         libglib2.0-0         glib2                glib2                libglib-2_0-0
libgssapi_krb5.so.2      libgssapi-krb5-2     krb5-libs            krb5                 krb5
libxcb-cursor.so.0       libxcb-cursor0       xcb-util-cursor      xcb-util-cursor      libxcb-cursor0
libxcb-icccm.so.4        libxcb-icccm4        xcb-util-wm          xcb-util-wm          libxcb-icccm4
libxcb-image.so.0        libxcb-image0        xcb-util-image       xcb-util-image       libxcb-image0
libxcb-keysyms.so.1      libxcb-keysyms1      xcb-util-keysyms     xcb-util-keysyms     libxcb-keysyms1
libxcb-render-util.so.0  libxcb-render-util0  xcb-util-renderutil  xcb-util-renderutil  libxcb-render-util0
libxcb-shape.so.0        libxcb-shape0        libxcb               libxcb               libxcb-shape0
libxkbcommon-x11.so.0    libxkbcommon-x11-0   libxkbcommon-x11     libxkbcommon-x11     libxkbcommon-x11-0
libxkbcommon.so.0        libxkbcommon0        libxkbcommon         libxkbcommon         libxkbcommon0
a-font                   fonts-dejavu-core    dejavu-sans-fonts    ttf-dejavu           dejavu-fonts
"""  # noqa: E501 - a table
_HEAD, *_ROWS = (line.split() for line in _TABLE.strip().splitlines())
PACKAGES = {row[0]: dict(zip(_HEAD[1:], row[1:], strict=True)) for row in _ROWS}

# How a family installs, and the names by which /etc/os-release may call its members.
FAMILIES = {
    "debian": ("apt-get install", {"debian", "ubuntu"}),
    "fedora": ("dnf install", {"fedora", "rhel", "centos"}),
    "arch": ("pacman -S --needed", {"arch", "manjaro"}),
    "suse": ("zypper install", {"suse", "opensuse", "opensuse-leap", "opensuse-tumbleweed"}),
}


def say(sentence: str) -> None:
    """Tells the person what happens, beside the program's own output."""
    print(sentence, file=sys.stderr, flush=True)


class NotReady(Exception):
    """The clone cannot be got ready; the message is a whole sentence for a person."""


@dataclass(frozen=True)
class System:
    """A family of Linux systems, or "" where we do not know it."""

    family: str

    def packages_for(self, missing: Iterable[str]) -> list[str]:
        return sorted({PACKAGES[name][self.family] for name in missing})

    def command_for(self, packages: Iterable[str], root: bool = False) -> str:
        return " ".join([*([] if root else ["sudo"]), FAMILIES[self.family][0], *packages])


def read_system(os_release: str) -> System:
    """The family of the system that calls itself so in /etc/os-release."""
    fields = dict(line.split("=", 1) for line in os_release.splitlines() if "=" in line)
    ids = f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").split()
    for own in ids:  # its own name comes before what it is like
        for family, (_, members) in FAMILIES.items():
            if own in members:
                return System(family)
    return System("")


def this_system() -> System:
    try:
        return read_system(Path("/etc/os-release").read_text(encoding="utf-8"))
    except OSError:
        return System("")


# --- libraries ---------------------------------------------------------------------------------


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    folders = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
    return any(
        name.lower().endswith((".ttf", ".otf", ".ttc", ".pfb"))
        for folder in folders
        for _, _, names in os.walk(os.path.expanduser(folder))
        for name in names
    )


def missing_parts(
    loads: Callable[[str], bool] = can_load, font: Callable[[], bool] = has_font
) -> list[str]:
    """Libraries that cannot be loaded, and a font: without one all text is invisible."""
    return [name for name in PACKAGES if not (font() if name == FONT else loads(name))]


def require_libraries() -> None:
    """Installs what Qt needs from the system where we may; else says how, and goes on."""
    missing = missing_parts() if sys.platform.startswith("linux") else []
    if not missing:
        return
    named = ", ".join(missing[:3]).replace(FONT, "a font")
    named += f" and {len(missing) - 3} more" if len(missing) > 3 else ""
    system = this_system()
    if not system.family:
        say(f"No window may open, because this system lacks {named}.")
        return
    packages = system.packages_for(missing)
    if not (may_apt(system) and apt_install(packages)):
        say(f"This system lacks {named}. Please install what Qt needs with:")
        say(f"    {system.command_for(packages, root=is_root())}")


def missing_screen_reader_tools() -> list[str]:
    """Say what playing the program through the accessibility bus lacks here."""
    if not sys.platform.startswith("linux"):
        return ["Linux"]
    tools = ("Xvfb", "xauth", "xvfb-run", "dbus-run-session", SYSTEM_PYTHON)
    missing = [tool for tool in tools if shutil.which(tool) is None]
    missing += [] if os.path.exists(AT_SPI) else [AT_SPI]
    if SYSTEM_PYTHON not in missing:
        tried = subprocess.run([SYSTEM_PYTHON, "-c", AT_SPI_BINDINGS], capture_output=True)
        missing += ["the bindings of AT-SPI"] if tried.returncode else []
    return missing


def require_screen_reader_tools() -> None:
    """Installs them where we may, else says how: tests of the screen reader are skipped then."""
    if not sys.platform.startswith("linux") or not missing_screen_reader_tools():
        return
    system = this_system()
    installed = may_apt(system) and apt_install(SCREEN_READER_PACKAGES)
    if installed and not missing_screen_reader_tools():
        return
    say(
        "The program is not played through the accessibility bus here, because this system lacks "
        f"{', '.join(missing_screen_reader_tools())}."
    )
    if system.family == "debian":
        say(f"    {system.command_for(SCREEN_READER_PACKAGES, root=is_root())}")


def missing_package_tools() -> list[str]:
    """What building the package for Linux and opening its window under Xvfb lacks here."""
    tools = ("git", "objdump", "patchelf", "strip", "Xvfb", "xdotool")
    missing = [tool for tool in tools if shutil.which(tool) is None]
    missing += [] if can_load("libOpenGL.so.0") else ["libOpenGL.so.0"]
    python = str(sysconfig.get_config_var("INSTSONAME"))
    beside = Path(str(sysconfig.get_config_var("LIBDIR")), python)
    shared = ".so" in python and (beside.exists() or can_load(python))
    return missing + ([] if shared else ["Python’s shared library"])


def require_package_tools() -> None:
    """Installs them where we may, else says how: the tests of the package are skipped then."""
    if not sys.platform.startswith("linux") or not missing_package_tools():
        return
    system = this_system()
    packages = [*PACKAGE_TOOLS, f"libpython{sys.version_info[0]}.{sys.version_info[1]}"]
    if may_apt(system) and apt_install(packages) and not missing_package_tools():
        return
    say(
        "The package is not built and opened here, because this system lacks "
        f"{', '.join(missing_package_tools())}."
    )
    if system.family == "debian":
        say(f"    {system.command_for(packages, root=is_root())}")


def require_venv() -> None:
    """Debian keeps the part of Python that makes environments in a package of its own."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    system = this_system()
    if system.family != "debian":
        raise NotReady("This Python cannot make virtual environments (it has no ensurepip).")
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if not (may_apt(system) and apt_install([package])):
        command = system.command_for([package], root=is_root())
        raise NotReady(f"This Python cannot make virtual environments. Please run:\n    {command}")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def may_apt(system: System) -> bool:
    return system.family == "debian" and is_root() and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> bool:
    """True when apt-get has installed them."""
    say(f"Installing from the system's packages: {' '.join(packages)} …")
    environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    subprocess.run(["apt-get", "update"], capture_output=True, env=environ)
    done = subprocess.run(install, capture_output=True, text=True, env=environ)
    if done.returncode != 0:
        say("apt-get could not install them: " + (done.stderr.strip() or "no reason given"))
    return done.returncode == 0


# --- a display ---------------------------------------------------------------------------------


def has_display(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a window could open, as far as a socket tells."""
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return True
    wayland = environ.get("WAYLAND_DISPLAY")
    if wayland and _answers(os.path.join(environ.get("XDG_RUNTIME_DIR", ""), wayland)):
        return True
    return _x11_answers(environ.get("DISPLAY", ""))


def _x11_answers(display: str) -> bool:
    found = re.fullmatch(r"(?P<host>.*?)(?:/unix)?:(?P<number>\d+)(?:\.\d+)?", display)
    if not found:
        return bool(display)  # a form that we do not know may well work
    number = int(found["number"])
    if found["host"] in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _answers(path) or _answers("\0" + path)
    return _answers((found["host"].strip("[]"), 6000 + number))


def _answers(address: str | tuple[str, int]) -> bool:
    try:
        if isinstance(address, tuple):
            socket.create_connection(address, timeout=2).close()
        else:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
                line.settimeout(2)
                line.connect(address)
    except OSError:
        return False
    return True
