"""The layers of the program, as declared in pyproject.toml: a wrong import fails here.

So does a cycle of modules that import each other, for types only or in a function.
"""

import ast
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"

WITHOUT_CYCLES = ("festival_desktop",)
"""Packages in which no module may import itself by way of others."""


def test_imports_point_down_only() -> None:
    command = [sys.executable, "-c", LINT, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("layer", ["controller", "models"])
def test_controllers_and_models_know_no_widgets(layer: str) -> None:
    """Import-linter sees PySide6 as one package, so its modules are looked for here."""
    for path in sorted((ROOT / "festival_desktop" / layer).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.ImportFrom(module="PySide6"):
                    names = [f"PySide6.{alias.name}" for alias in node.names]
                case ast.ImportFrom():
                    names = [node.module or ""]
                case ast.Import():
                    names = [alias.name for alias in node.names]
                case _:
                    continue
            assert "PySide6.QtWidgets" not in names, f"{path}:{node.lineno}"


# -- cycles: two modules that need each other are one idea in two files ------------------------


def imported(tree: ast.AST, modules: set[str]) -> set[str]:
    """The modules a source imports, wherever it does: for types only, or in a function, too."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, "imports are written in full"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in modules else node.module)
    return found & modules


def import_graph(root: Path, packages: tuple[str, ...]) -> dict[str, set[str]]:
    """Module → the modules of these packages it imports."""
    files = {}
    for package in packages:
        for path in root.joinpath(*package.split(".")).rglob("*.py"):
            parts = path.relative_to(root).with_suffix("").parts
            files[".".join(parts).removesuffix(".__init__")] = path
    modules = set(files)
    return {
        name: imported(ast.parse(path.read_text(encoding="utf-8")), modules) - {name}
        for name, path in files.items()
    }


def cycle(root: Path, packages: tuple[str, ...]) -> list[str]:
    """The modules of one cycle, the first one again at the end; empty if there is none."""
    try:
        TopologicalSorter(import_graph(root, packages)).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_modules_import_each_other() -> None:
    assert import_graph(ROOT, WITHOUT_CYCLES)
    assert " → ".join(cycle(ROOT, WITHOUT_CYCLES)) == ""
