"""The program takes the standard library as it is: nothing in it is replaced, blanked or hidden.

Everything runs in a child process, through the program's own start. In packages, parts of the
standard library may lie in archives: there, a module that somebody tampered with fails at once.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

WITH_WINDOW = {"QT_QPA_PLATFORM": "offscreen", "FESTIVAL_DESKTOP_REPORT_FIRST_PAINT": "1"}


def said(code: str, home: Path, **environ: str) -> list[str]:
    env = os.environ | {"FESTIVAL_DESKTOP_HOME": str(home)} | environ
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


LOOK = """
import sys
import builtins, functools, inspect, linecache, os, random, tempfile, traceback, warnings, zipfile
from types import ModuleType

def library():
    return {
        name: dict(vars(module))
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in sys.stdlib_module_names and name != "__main__"
    }

def changed(before):
    "Names in modules that are no more what they were: what does work, and what it is kept in."
    for name, old in before.items():
        now = sys.modules.get(name)
        if now is None:
            yield f"{name} is gone"
        for key, value in old.items():
            kept = callable(value) or isinstance(value, (ModuleType, dict, list, set))
            if now and kept and not key.startswith("__") and vars(now).get(key) is not value:
                yield f"{name}.{key} is another"

def strange():
    "Modules that are blank, and modules that somebody holds but that are not the real ones."
    for name, module in list(sys.modules.items()):
        if module is None:
            yield f"{name} is hidden"
        for key, held in list(vars(module).items()) if isinstance(module, ModuleType) else ():
            if not isinstance(held, ModuleType) or held.__name__ == "__main__":
                continue
            if held.__name__.partition(".")[0] in sys.stdlib_module_names:
                if held.__spec__ is None:
                    yield f"{name}.{key} is blank"
                elif sys.modules.get(held.__name__, held) is not held:
                    yield f"{name}.{key} is another {held.__name__}"
"""
QT_AND_THE_OTHERS = """
import PySide6.QtWidgets, PySide6.QtSvg, pydantic, miniaudio, platformdirs
pydantic.TypeAdapter(int)
"""
WINDOW = """
from festival_desktop.__main__ import main
assert main([]) == 0
"""
GAMES = """
from festival_desktop.__main__ import main
assert main(["smoke-test"]) == 0
from pathlib import Path
from festival_desktop import paths
from festival_desktop.sound.device import decode
decode((paths.resources() / "sounds" / "turn.wav").read_bytes())
"""
HOOKS = {"sys.excepthook is another", "sys.unraisablehook is another"}
HOOKS |= {"threading.excepthook is another"}
"""What Python offers for that."""


def test_nothing_in_the_standard_library_is_changed(tmp_path: Path) -> None:
    """Beyond what the libraries of the program do to it."""
    end = "\nfor what in [*changed(before), *strange()]: print('-', what)\n"

    def found(code: str, **environ: str) -> set[str]:
        lines = said(LOOK + "before = library()\n" + code + end, tmp_path, **environ)
        return {line.removeprefix("- ") for line in lines if line.startswith("- ")}

    theirs = found(QT_AND_THE_OTHERS) | HOOKS
    assert found(WINDOW, **WITH_WINDOW) <= theirs
    assert found(GAMES) <= theirs


def test_modules_in_archives_can_be_imported_before_and_after_qt_starts(tmp_path: Path) -> None:
    """In packages, the standard library may lie in one. Qt reads the source of what is imported."""
    archive = tmp_path / "library.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for name in ("before", "between", "after"):
            file.writestr(f"in_archive_{name}.py", f"def where():\n    return {name!r}\n")
    code = (
        "import sys\n"
        f"sys.path.insert(0, {str(archive)!r})\n"
        "import in_archive_before\n"
        "from festival_desktop.__main__ import main\n"
        "from PySide6.QtCore import QObject\n"
        "import in_archive_between\n"
        "assert main([]) == 0\n"
        "import in_archive_after\n"
        "import inspect, linecache\n"
        "for module in in_archive_before, in_archive_between, in_archive_after:\n"
        "    print(module.where(), inspect.getsource(module.where).splitlines()[0])\n"
    )
    lines = said(code, tmp_path / "home", **WITH_WINDOW)
    assert lines[-3:] == [f"{name} def where():" for name in ("before", "between", "after")]
