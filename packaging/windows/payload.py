"""The folder that is installed on Windows: a starter, Python, Qt and the program.

Festival Desktop.exe     the starter without a console
festival-desktop.exe     the same for a terminal: `festival-desktop selftest`
runtime/                 Python; its ._pth file says where the program is
runtime/app/             the program and the packages it needs, with compiled files
"""

import os
import re
import shutil
import sys
from functools import cache
from pathlib import Path

from common import lock, qt
from common.files import settle
from common.freeze import LANGUAGES
from common.licences import FILE, collect
from common.source import Source
from common.tools import NotReady, need, run, say
from windows import python, signatures, starter

PATHS = f"{python.NAME}.zip\n.\napp\n"
KEPT_KINDS = {".py", ".pyd", ".dll", ".qm", ".json", ".ttf", ".txt", ".png"}
# Of cffi only its compiled part is needed, and of pycparser nothing.
NEVER = re.compile(
    r"^(cffi|pycparser)/|"
    r"(^|/)(__pycache__|include|lib|scripts|typesystems|glue|metatypes|qml|resources/qt|doc|"
    r"examples|QtAsyncio|tests?|mypy\.py|v1)(/|$)"
)


GIVEN = "FESTIVAL_WINDOWS_PAYLOAD"
"""Names a folder that was made before, and whose programs and libraries were signed since."""
TRIAL = "-trial"
"""How the name of a folder ends of which no release may be made."""


@cache
def make(source: Source, work: Path) -> tuple[Path, bool]:
    """The folder, and whether a release may be made of it; one that is given is taken as it is."""
    given = os.environ.get(GIVEN)
    if not given:
        return assemble(source, work)
    folder = Path(given).resolve()
    if not (folder / "runtime").is_dir():
        raise NotReady(f"{GIVEN} names {given}, and there is no payload.")
    return folder, not folder.name.endswith(TRIAL)


def keep(source: Source, work: Path, out: Path) -> Path:
    """The folder in `out`, for what signs it."""
    folder, official = make(source, work)
    path = out / f"windows-payload{'' if official else TRIAL}"
    shutil.rmtree(path, ignore_errors=True)
    shutil.copytree(folder, path)
    say("\n".join(signatures.report(path)))
    return path


def assemble(source: Source, work: Path) -> tuple[Path, bool]:
    """A new folder, and whether a release may be made of it."""
    need("x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres")
    compiler = python.here()
    folder = work / "windows"
    runtime = folder / "runtime"
    official = python.unpack(runtime, work)
    (runtime / f"{python.NAME}._pth").write_text(PATHS, encoding="ascii", newline="\r\n")
    app = runtime / "app"
    _install_packages(source, work / "wheels", app)
    _install_program(source, app)
    collect(source.folder, work / "wheels", python.SERIES).write(app / "festival_desktop" / FILE)
    say("Compiling …")
    # Without sources to be compared with, files need not be written anew on the player's machine.
    compiling = [compiler, "-P", "-m", "compileall", "-q", "-s", app, "-p", "app"]
    run([*compiling, "--invalidation-mode", "unchecked-hash", app], env=source.environ)
    starter.build(source, folder, work)
    settle(folder, source.epoch)
    return folder, official


def _install_packages(source: Source, wheels: Path, app: Path) -> None:
    say("Fetching the packages for Windows …")
    kind = ["--platform", lock.WINDOWS[0], "--python-version", python.SERIES]
    options = ["--implementation", "cp", "--only-binary=:all:", "--no-deps", "--no-compile"]
    pip = [sys.executable, "-I", "-m", "pip", "install", "--quiet", "--require-hashes"]
    run([*pip, "--target", wheels, *kind, *options, "-r", lock.PROGRAM], env=source.environ)
    modules = used_modules(source.folder)
    libraries = needed_libraries(wheels / "PySide6", modules)
    for path in sorted(wheels.rglob("*")):
        name = path.relative_to(wheels).as_posix()
        if path.is_file() and keeps(name, modules, libraries):
            (app / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, app / name)


def _install_program(source: Source, app: Path) -> None:
    skipped = shutil.ignore_patterns("__pycache__", "*.ts")
    package = app / "festival_desktop"
    shutil.copytree(source.folder / "festival_desktop", package, ignore=skipped)
    for name in ("resources", "translations"):
        shutil.copytree(source.folder / name, package / name, ignore=skipped)


def used_modules(source: Path) -> set[str]:
    """The modules of PySide6 that the program imports."""
    found = set()
    for path in (source / "festival_desktop").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"^\s*from PySide6\.(Qt\w+) import", text, re.M))
    return found


def needed_libraries(folder: Path, modules: set[str]) -> set[str]:
    """Qt's libraries that these modules and the kept plugins refer to, and theirs."""
    waiting = [folder / f"{module}.pyd" for module in sorted(modules)]
    waiting += [
        path
        for path in folder.glob("plugins/*/*.dll")
        if qt.keeps(path.relative_to(folder.parent).as_posix(), LANGUAGES)
    ]
    found: set[str] = set()
    while waiting:
        names = re.findall(rb"Qt6\w+\.dll", waiting.pop().read_bytes())
        new = {name.decode() for name in names} - found
        found |= {name for name in new if (folder / name).exists()}
        waiting += [folder / name for name in sorted(new) if (folder / name).exists()]
    return found


def keeps(name: str, modules: set[str], libraries: set[str]) -> bool:
    """Whether a file of the packages is one the program uses."""
    path = Path(name)
    if path.suffix not in KEPT_KINDS or NEVER.search(name) or ".dist-info" in name:
        return False
    if not name.startswith("PySide6/"):
        return True
    if not qt.keeps(name, LANGUAGES):
        return False
    if path.suffix == ".pyd":
        return path.stem in modules
    if path.name.startswith("Qt6"):
        return path.name in libraries
    return path.name not in {"opengl32sw.dll", "d3dcompiler_47.dll"} and not re.search(
        r"^(pyside6qml|av|sw|Qt6)", path.name
    )
