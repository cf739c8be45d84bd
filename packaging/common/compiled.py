"""The rules as machine code: mypyc makes an extension of each module, beside its source.

Where there is no extension for the Python that runs, the same module is loaded from its source.
"""

import ast
import shutil
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from common.tools import NotReady, run

PACKAGE = "festival_desktop"
PARTS = ("core/grid.py", "core/rng.py", "games")
"""What is compiled of `festival_desktop`: the rules, and what they compute with of `core`.

The rest of `core` is for everybody, who may make classes of its classes; of compiled ones only
compiled classes can be made.
"""
LEFT_OUT = ("__init__.py", "events.py", "rules.py")
"""What computes nothing itself. Events are kinds of `core.game.Event`, which is not compiled, and
the catalog keeps a weak reference to rules, which a compiled class does not allow.
"""
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
    paths = [path.relative_to(tree) for path in modules(tree)]
    run([python, "-IB", _beside("copies.py"), *paths], cwd=tree, env=environ)
    for path in modules(tree):
        source = keep_annotations(path.read_text(encoding="utf-8"))
        path.write_text(finalise(source), encoding="utf-8")
    run([python, "-I", _beside("extensions.py"), level, *paths], cwd=tree, env=environ)
    shutil.rmtree(tree / "build")


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


def keep_annotations(source: str) -> str:
    """With the annotations of all fields once more, as text, behind each class.

    mypyc keeps only the outermost type of a field, and `core/position.py` needs them whole. Each
    text takes the place of an empty line, so that all lines keep their numbers.
    """
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (fields := _fields(node)):
            end = node.end_lineno or 0
            assert lines[end : end + 1] in ([], [""]), f"no empty line behind {node.name}"
            lines[end : end + 1] = [f"vars({node.name})['__annotations__'].update({fields})"]
    return "\n".join(lines) + "\n"


def _fields(node: ast.ClassDef) -> dict[str, str]:
    """Its fields with their annotations, if it is a dataclass."""
    if not any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
        return {}
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    return {ast.unparse(one.target): ast.unparse(one.annotation) for one in fields}


def finalise(source: str) -> str:
    """With all constants of the module declared `Final`; all lines keep their numbers.

    Of others mypyc must assume that anybody may assign them, so that functions would look them up
    by name in the dictionary of the module each time.
    """
    tree = ast.parse(source)
    lines = [line.encode() for line in source.splitlines()]  # columns are counted in bytes
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    if not imports:
        return source
    for node in reversed(tree.body):
        match node:
            case ast.Assign(value=ast.Call(func=ast.Name("TypeVar"))):
                pass
            case ast.Assign(targets=[ast.Name() as name]) if name.id.isupper():
                _insert(lines, name.end_lineno, name.end_col_offset, ": Final")
            case ast.AnnAssign(target=ast.Name() as name, annotation=type_) if name.id.isupper():
                _insert(lines, type_.end_lineno, type_.end_col_offset, "]")
                _insert(lines, type_.lineno, type_.col_offset, "Final[")
            case ast.Assign(targets=[ast.Tuple(elts=names) as target]):
                every = f"_{node.lineno}"
                each = [f"{ast.unparse(one)}: Final = {every}[{n}]" for n, one in enumerate(names)]
                _insert(lines, node.end_lineno, node.end_col_offset, f")); {'; '.join(each)}")
                _insert(lines, node.value.lineno, node.value.col_offset, "tuple((")
                row, start, end = target.lineno - 1, target.col_offset, target.end_col_offset
                lines[row] = lines[row][:start] + every.encode() + lines[row][end:]
    _insert(lines, imports[0].lineno, imports[0].col_offset, "from typing import Final; ")
    return b"\n".join(lines).decode() + "\n"


def _insert(lines: list[bytes], number: int | None, column: int | None, text: str) -> None:
    """Into a line counted from 1, as the places of nodes are."""
    assert number is not None, "no such node"
    line = lines[number - 1]
    lines[number - 1] = line[:column] + text.encode() + line[column:]
