"""pyproject.toml: the requirements, the version, and what a built wheel carries."""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def allowed_pyside(python: str) -> list[Requirement]:
    requirements = map(Requirement, PROJECT["project"]["dependencies"])
    return [
        requirement
        for requirement in requirements
        if requirement.name.startswith("PySide6")
        and (requirement.marker is None or requirement.marker.evaluate({"python_version": python}))
    ]


@pytest.mark.parametrize(
    ("python", "pyside", "allowed"),
    [
        ("3.11", "6.7.3", False),
        ("3.11", "6.8.0", True),
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.0", False),
        ("3.11", "6.12.1", False),
        ("3.12", "6.11.3", True),
        ("3.12", "6.12.0", True),
        ("3.13", "6.12.0", True),
        ("3.13", "7.0.0", False),
    ],
)
def test_pyside_that_kills_none_is_never_installed(python: str, pyside: str, allowed: bool) -> None:
    [requirement] = allowed_pyside(python)
    assert requirement.specifier.contains(pyside) == allowed


def test_every_supported_python_gets_exactly_one_pyside() -> None:
    for minor in range(11, 16):
        assert len(allowed_pyside(f"3.{minor}")) == 1


def test_a_wheel_carries_program_resources_and_translations(tmp_path: Path) -> None:
    shipped = {
        "festival_desktop/__init__.py": "festival_desktop/__init__.py",
        "resources/lanterns/tiles.json": "festival_desktop/resources/lanterns/tiles.json",
        "translations/de.qm": "festival_desktop/translations/de.qm",
    }
    left_out = [
        "translations/de.ts",
        "translations/glossary_de.json",
        "tests/test_toy.py",
        "packaging/play.py",
        "README.md",
    ]
    for name in [*shipped, *left_out]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('__version__ = "7.8.9"\n')
    for name in ("pyproject.toml", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    build = "from hatchling.build import build_wheel; print(build_wheel('dist'))"
    built = subprocess.run(
        [sys.executable, "-c", build], cwd=tmp_path, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(tmp_path / "dist/festival_desktop-7.8.9-py3-none-any.whl") as wheel:
        names = [name for name in wheel.namelist() if ".dist-info/" not in name]
    assert sorted(names) == sorted(shipped.values())


def test_both_commands_start_the_same_function() -> None:
    scripts = PROJECT["project"]["scripts"] | PROJECT["project"]["gui-scripts"]
    assert set(scripts) == {"festival-desktop", "festival-desktop-gui"}
    [target] = set(scripts.values())
    module, function = target.split(":")
    assert callable(getattr(import_module(module), function))
