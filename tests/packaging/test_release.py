"""The release workflow: well formed, and true to what the build command offers."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
FILE = ROOT / ".github/workflows/release.yml"


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["jobs"]
    return found


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_every_package_is_built(jobs: dict[str, Any], building: SimpleNamespace) -> None:
    built = set(jobs["build"]["strategy"]["matrix"]["package"])
    built |= set(re.findall(r"build\.py (\w+)$", commands(jobs["macos"]), re.M))
    assert built == set(building.build.PACKAGES) - {"folder"}


def test_every_package_is_checked_on_its_system(jobs: dict[str, Any]) -> None:
    assert commands(jobs["build"]).count("selftest") == 2
    assert "selftest" in commands(jobs["windows"])
    assert "selftest" in commands(jobs["macos"])


def test_nothing_is_released_before_everything_was_checked(jobs: dict[str, Any]) -> None:
    assert set(jobs["release"]["needs"]) == {"build", "windows", "macos"}
    assert "sha256sum" in commands(jobs["release"])
    assert "refs/tags/" in jobs["release"]["if"]


def test_a_release_has_a_bill_of_materials_and_checksums_of_all_files(jobs: dict[str, Any]) -> None:
    assert "build.py sbom" in commands(jobs["build"])
    assert "sha256sum -- *" in commands(jobs["release"])


def test_actions_are_pinned_to_commits_in_every_workflow() -> None:
    for path in FILE.parent.glob("*.yml"):
        for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
            for used in filter(None, (step.get("uses") for step in job["steps"])):
                assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used), (path.name, used)


def test_the_windows_python_is_the_one_whose_digest_is_known(
    jobs: dict[str, Any], building: SimpleNamespace
) -> None:
    text = commands(jobs["build"])
    assert building.python.FILE in text
    assert f"/{building.python.VERSION}/" in text
    assert building.python.VARIABLE in text


def test_every_step_does_one_thing(jobs: dict[str, Any]) -> None:
    for job in jobs.values():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
