"""The layers of the program, as declared in pyproject.toml: a wrong import fails here."""

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
    layers = "ai art content controller core games models play saves scenes tables ui"
    modules = [f"{layer}/__init__.py" for layer in layers.split()]
    modules += ["__init__.py", "__main__.py", "app.py", "catalog.py", "paths.py"]
    modules += ["games/chess/__init__.py", "games/go/__init__.py"]
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
