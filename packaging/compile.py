"""Makes a copy of this tree with compiled rules: `.venv/bin/python packaging/compile.py [FOLDER]`.

FOLDER (usually build/compiled) is a whole tree, for the Python that makes it. Use it from inside:
`cd FOLDER && …/.venv/bin/python -m festival_desktop …`, or `… -m pytest tests/games`. It is
compiled only when something in it has changed; the rest is copied each time. Needs gcc.
"""

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

import _bootstrap as bootstrap
from common import compiled
from common.source import ROOT
from common.tools import NotReady, say

COPIED = ("festival_desktop", "resources", "translations", "tests", "packaging")
STAMP = "compiled.sha256"


def copy(folder: Path) -> None:
    """The tree as it lies here. Extensions that are there already stay, nothing else does."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".so", ".pyd"):
            path.unlink()
    for name in COPIED:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored, dirs_exist_ok=True)
    for path in [*ROOT.glob("*.md"), ROOT / "pyproject.toml"]:
        shutil.copy2(path, folder)


def wanted(level: str) -> str:
    """Changes with everything that the extensions are made of."""
    files = [*compiled.modules(ROOT), *Path(compiled.__file__).parent.glob("*.py")]
    parts = [sys.version, level, *(path.read_text(encoding="utf-8") for path in files)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def make(folder: Path, level: str = compiled.LEVEL) -> None:
    """The copy, compiled where it has to be."""
    stamp, digest = folder / STAMP, wanted(level)
    if folder.exists() and any(folder.iterdir()) and not stamp.exists():
        raise NotReady(f"{folder} has other things in it; please name another folder.")
    ready = stamp.exists() and stamp.read_text(encoding="utf-8") == digest
    if not ready:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    copy(folder)
    if not ready:
        say("Compiling the rules; this takes a few minutes …")
        stamp.touch()
        compiled.compile_rules(folder, Path(sys.executable), level=level)
    stamp.write_text(digest, encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="compile.py", description="Compiles the rules.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "compiled")
    parser.add_argument("--level", choices="0123", default=compiled.LEVEL, help="of optimisation")
    given = parser.parse_args(arguments)
    make(given.folder.resolve(), given.level)
    say(f"{given.folder} has this tree with compiled rules; start Python there.")
    return 0


if __name__ == "__main__":
    bootstrap.guarded(main)
