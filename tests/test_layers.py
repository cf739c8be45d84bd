"""The layers of the program, as declared in pyproject.toml: a wrong import fails here.

So does a ring of modules that import each other, for type checking or in a function.
"""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_imports_point_down_only() -> None:
    checked = lint(ROOT)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A program with the same layers and nothing in them."""
    layers = "ai art content controller core games models play saves scenes screens tables ui"
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
        ("paths.py", "from festival_desktop import core"),
        ("helpers.py", ""),
    ],
)
def test_a_wrong_import_fails(toy: Path, module: str, wrong: str) -> None:
    (toy / "festival_desktop" / module).write_text(wrong + "\n")
    checked = lint(toy)
    assert checked.returncode == 1, checked.stdout + checked.stderr
    assert "BROKEN" in checked.stdout


# -- rings ---------------------------------------------------------------------------------------

STILL_IN_RINGS = (
    "festival_desktop.games.festival_of_lanterns",
    "festival_desktop.scenes",
    "festival_desktop.screens.festival_of_lanterns.table",
    "festival_desktop.screens.firefly_festival.table",
    "festival_desktop.screens.lanterns_dice.table",
    "festival_desktop.ui",
)
"""Packages that may still have rings inside. This list only gets shorter."""


def imports_of(path: Path, modules: set[str]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & modules or {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & modules


def rings(root: Path) -> list[set[str]]:
    """Modules that reach each other by imports."""
    files = {
        ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(
            ".__init__"
        ): path
        for path in root.rglob("*.py")
    }
    graph = {name: imports_of(path, set(files)) - {name} for name, path in files.items()}

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            new = graph[ahead.pop()] - seen
            seen |= new
            ahead += new
        return seen

    reach = {name: reached(name) for name in graph}
    found = {frozenset(b for b in reach[a] if a in reach[b]) for a in graph if a in reach[a]}
    return sorted(map(set, found), key=sorted)


def test_nothing_is_imported_in_a_ring() -> None:
    found = rings(ROOT / "festival_desktop")
    for ring in found:
        known = any(all(name.startswith(f"{one}.") for name in ring) for one in STILL_IN_RINGS)
        assert known, " ↔ ".join(sorted(ring))
    for one in STILL_IN_RINGS:
        some = any(all(name.startswith(f"{one}.") for name in ring) for ring in found)
        assert some, f"{one} has no ring any more: take it off the list"


def test_a_ring_is_found_also_where_only_types_are_imported(toy: Path) -> None:
    package = toy / "festival_desktop"
    assert rings(package) == []
    (package / "ui/a.py").write_text("def late():\n    from festival_desktop.ui import b\n")
    (package / "ui/b.py").write_text("if TYPE_CHECKING:\n    from festival_desktop.ui.c import C\n")
    (package / "ui/c.py").write_text("import festival_desktop.ui.a\n")
    assert rings(package) == [{f"festival_desktop.ui.{name}" for name in "abc"}]
