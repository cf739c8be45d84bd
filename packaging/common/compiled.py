"""The rules as machine code: mypyc makes an extension of each module, beside its source.

Where there is no extension for the Python that runs, the same module is loaded from its source.
"""

import ast
import shutil
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from common import for_mypyc
from common.tools import NotReady, run

PACKAGE = "festival_desktop"
PARTS = (
    *("core/game.py", "core/grid.py", "core/rng.py", "games"),
    *("ai/heuristics.py", "ai/players.py", "ai/search.py", "ai/tree.py"),
)
"""What is compiled of `festival_desktop`: the rules, computer players, and what both compute with.

Not `ai/limit.py` and `ai/worker.py`: another thread of the process can only go on where interpreted
code is called, and the limit is asked between simulations. What `ai` has for many games goes to
other processes, which compiled values cannot. The rest is called once in a decision or less.
"""
LEFT_OUT = ("__init__.py", "rules.py")
"""What computes nothing itself. The catalog keeps a weak reference to rules, which a compiled class
does not allow.
"""
WORDS = "core/rng.py"
"""Compiled from `machine_words.py`."""
LEVEL = "2"
"""Of optimisation, as gcc counts it."""


def modules(tree: Path) -> list[Path]:
    """The sources that are compiled."""
    parts = [tree / PACKAGE / part for part in PARTS]
    files = [path for part in parts for path in ([part] if part.is_file() else part.rglob("*.py"))]
    return sorted(path for path in files if path.name not in LEFT_OUT)


def compile_rules(
    tree: Path, python: Path, environ: Mapping[str, str] | None = None, level: str = LEVEL
) -> None:
    """Compile them inside a copy of the program's tree, for this Python."""
    if lacking():
        raise NotReady(f"Compiling needs {lacking()}; on Debian: apt-get install gcc python3-dev")
    sources = {path: path.read_bytes() for path in modules(tree)}
    paths = [path.relative_to(tree) for path in sources]
    run([python, "-IB", _beside("copies.py"), *paths], cwd=tree, env=environ)
    if tree / PACKAGE / WORDS in sources:
        shutil.copy(_beside("machine_words.py"), tree / PACKAGE / WORDS)
    for path in sources:
        rewritten = for_mypyc.rewritten(path.read_text(encoding="utf-8"))
        path.write_text(rewritten, encoding="utf-8")
    run([python, "-I", _beside("extensions.py"), level, *paths], cwd=tree, env=environ)
    shutil.rmtree(tree / "build")
    for path, source in sources.items():  # for a Python that the extensions are not for
        path.write_bytes(source)


def _beside(name: str) -> Path:
    return Path(__file__).with_name(name)


def lacking() -> str:
    """What this machine lacks for compiling for the Python that runs; "" if nothing."""
    if shutil.which("gcc") is None:
        return "gcc"
    return "" if Path(sysconfig.get_path("include"), "Python.h").exists() else "Python.h"


def unseen_modules(tree: Path) -> list[str]:
    """What compiled modules of a tree import, and their library: nothing can be read in them."""
    library = sorted(path.name.split(".")[0] for path in (tree / PACKAGE).glob("compiled__*"))
    if not library:
        return []
    nodes = [node for path in modules(tree) for node in ast.walk(ast.parse(path.read_bytes()))]
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    imported |= {one.name for node in nodes if isinstance(node, ast.Import) for one in node.names}
    return [f"{PACKAGE}.{name}" for name in library] + sorted(imported)
