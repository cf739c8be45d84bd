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


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_imports_point_down_only() -> None:
    checked = lint(ROOT)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A program with the same layers and nothing in them."""
    layers = "ai art books content controller core games models play saves scenes screens sound"
    layers += " tables ui"
    modules = [f"{layer}/__init__.py" for layer in layers.split()]
    modules += ["__init__.py", "__main__.py", "app.py", "catalog.py", "checkup.py", "paths.py"]
    modules += [
        f"{of}/{game}/__init__.py" for of in ("games", "screens") for game in ("chess", "go")
    ]
    for module in modules:
        path = tmp_path / "festival_desktop" / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return tmp_path


def test_a_program_of_the_right_shape_passes(toy: Path) -> None:
    (toy / "festival_desktop/ui/window.py").write_text(
        "import PySide6.QtWidgets\nfrom festival_desktop import models, paths, scenes\n"
    )
    checked = lint(toy)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(
    ("module", "wrong"),
    [
        ("core/grid.py", "from festival_desktop.games import go"),
        ("games/go/rules.py", "from festival_desktop.games.chess import __name__"),
        ("games/go/rules.py", "from PySide6.QtCore import QObject"),
        ("play/match.py", "from festival_desktop import ai"),
        ("ai/search.py", "import pydantic"),
        ("tables/go.py", "import PySide6"),
        ("content/go.py", "import PySide6.QtCore"),
        ("books/book.py", "import PySide6.QtCore"),
        ("saves/store.py", "from festival_desktop import paths"),
        ("models/session.py", "from festival_desktop import controller"),
        ("models/session.py", "from festival_desktop import paths"),
        ("scenes/scene.py", "from festival_desktop import controller"),
        ("art/theme.py", "from festival_desktop import models"),
        ("ui/window.py", "from festival_desktop import catalog"),
        ("ui/window.py", "from festival_desktop.screens import go"),
        ("ui/window.py", "from festival_desktop.games import go"),
        ("scenes/scene.py", "from festival_desktop.tables import __name__"),
        ("controller/undo.py", "from festival_desktop.content import __name__"),
        ("screens/go/manifest.py", "from festival_desktop.screens.chess import __name__"),
        ("screens/go/manifest.py", "from festival_desktop import catalog"),
        ("sound/player.py", "import PySide6.QtCore"),
        ("sound/player.py", "from festival_desktop import paths"),
        ("sound/player.py", "from festival_desktop import art"),
        ("ui/window.py", "import miniaudio"),
        ("paths.py", "from festival_desktop import core"),
        ("helpers.py", ""),
    ],
)
def test_a_wrong_import_fails(toy: Path, module: str, wrong: str) -> None:
    (toy / "festival_desktop" / module).write_text(wrong + "\n")
    checked = lint(toy)
    assert checked.returncode == 1, checked.stdout + checked.stderr
    assert "BROKEN" in checked.stdout


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


@pytest.mark.parametrize(
    "back",
    [
        "from festival_desktop.games.go import rules",
        "import festival_desktop.games.go.rules",
        "def late():\n    from festival_desktop.games.go.rules import Go",
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from festival_desktop.games.go.rules import Go",
    ],
)
def test_a_cycle_is_found_however_it_is_imported(toy: Path, back: str) -> None:
    go = toy / "festival_desktop/games/go"
    (go / "rules.py").write_text("from festival_desktop.games.go.turn import Turn\n")
    (go / "turn.py").write_text("from festival_desktop.games.go.state import State\n")
    (go / "state.py").write_text("")
    assert cycle(toy, WITHOUT_CYCLES) == []
    (go / "state.py").write_text(back + "\n")
    assert {name.split(".")[-1] for name in cycle(toy, WITHOUT_CYCLES)} == {
        "rules",
        "turn",
        "state",
    }
