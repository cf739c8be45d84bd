"""From the files of a commit to a folder that runs without Python: PyInstaller in a clean venv.

A folder, not one file that unpacks itself: it starts as quickly as the source.
"""

import os
import shutil
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

from common import compiled
from common.files import settle
from common.qt import SPARE, SYSTEM_LIBRARIES
from common.source import Source
from common.tools import NotReady, need, run, say

LANGUAGES = ("de", "fr", "es", "it", "pl", "ja", "zh_CN")
"""Qt's own words, beside English, which is in Qt itself."""

NEVER = (
    # The program speaks to no network. Python's own code for it is imported by miniaudio, which has
    # radio stations; what encrypts is not needed for that.
    *("PySide6.QtNetwork", "_ssl", "ssl", "_hashlib", "ftplib", "smtplib", "xmlrpc"),
    *("webbrowser", "socketserver"),
    *(
        "asyncio",
        "multiprocessing",
        "bz2",
        "lzma",
        "curses",
        "distutils",
        "doctest",
        "pdb",
        "pydoc",
        "readline",
    ),
    *("setuptools", "pkg_resources", "sqlite3", "tkinter", "unittest", "test", "lib2to3"),
    *("pydantic.mypy", "pydantic.v1"),
)


def hidden_modules(source: Path) -> list[str]:
    """All of the program: much of it is imported only when it is asked for."""
    package = source / "festival_desktop"
    files = sorted(path.relative_to(source).with_suffix("") for path in package.rglob("*.py"))
    modules = [".".join(file.parts).removesuffix(".__init__") for file in files]
    return modules + compiled.unseen_modules(source)


class Environment:
    """A virtual environment made for one build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def make(self, source: Source, *locks: Path) -> None:
        say("Making a clean environment …")
        venv.create(self.folder, with_pip=True, symlinks=True)
        wanted = [word for path in locks for word in ("-r", path)]
        options = ["--quiet", "--require-hashes", "--only-binary=:all:", "--no-deps"]
        run([self.python, "-I", "-m", "pip", "install", *options, *wanted], env=source.environ)

    @property
    def packages(self) -> Path:
        return next(self.folder.glob("lib/python3.*/site-packages"))


def freeze(source: Source, env: Environment, work: Path) -> Path:
    """The folder of the program, trimmed and stripped."""
    if sys.platform == "linux":
        need("strip", "patchelf")
    say("Freezing …")
    spec = source.folder / "packaging" / "common" / "festival.spec"
    out = work / "frozen"
    command = [env.python, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", out, "--workpath", work / "pyinstaller"]
    environ = source.environ | {
        "FESTIVAL_SOURCE": str(source.folder),
        "FESTIVAL_VERSION": source.version,
        "FESTIVAL_ICON": str(work / "festival-desktop.icns"),
        "PYINSTALLER_CONFIG_DIR": str(work / "pyinstaller-cache"),
    }
    run([*command, *folders, spec], env=environ)
    made = out / "festival-desktop"
    if sys.platform == "linux":
        _finish_on_linux(made)
    settle(made, source.epoch)
    return made


def _finish_on_linux(folder: Path) -> None:
    inside = folder / "_internal"
    missing = SYSTEM_LIBRARIES - {path.name for path in inside.iterdir()}
    if missing:
        raise NotReady(
            f"The build machine lacks {', '.join(sorted(missing))}: packaging/play.py installs it."
        )
    spare = inside / "spare"
    spare.mkdir()
    for number, name in enumerate(SPARE):
        shutil.copy(_system_library(name), spare / f"{number}-{name}")
    for path in _not_of_qt(inside):
        run(["strip", "--strip-unneeded", path])
        # Where the Python of the build machine lies is of no use, and of no concern, elsewhere.
        run(["patchelf", "--remove-rpath", path])


def _not_of_qt(inside: Path) -> Iterator[Path]:
    """Qt's libraries come stripped and find each other by relative paths; its ICU is not."""
    for path in sorted(inside.rglob("*.so*")):
        qt = "PySide6" in path.parts or "shiboken6" in path.parts
        if not path.is_symlink() and not qt:
            yield path


def _system_library(name: str) -> Path:
    for folder in ("/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib"):
        path = Path(folder, name)
        if path.exists():
            return Path(os.path.realpath(path))
    raise NotReady(f"The build machine lacks {name}: packaging/play.py installs it.")
