"""pyproject.toml: the requirements, the version, and what a built wheel carries."""

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import festival_desktop

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


def test_the_wheel_carries_program_resources_and_translations(tmp_path: Path) -> None:
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    built = subprocess.run(
        [sys.executable, "-c", build, str(tmp_path)], cwd=ROOT, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert festival_desktop.__version__ in wheel.name
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "festival_desktop/__main__.py" in names
    for folder in ("resources", "translations"):
        shipped = [f"festival_desktop/{p.relative_to(ROOT).as_posix()}" for p in files(folder)]
        assert shipped
        assert names.issuperset(shipped)
    assert not any(name.startswith(("tests/", "packaging/", "resources/")) for name in names)


def files(folder: str) -> list[Path]:
    return [path for path in (ROOT / folder).rglob("*") if path.is_file()]
