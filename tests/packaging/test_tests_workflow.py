"""The workflow that tests every push: the documented command, and no rights beyond reading."""

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
COMMAND = "python3 packaging/test.py"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    text = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    found: dict[Any, Any] = yaml.safe_load(text)
    return found


def test_every_push_and_pull_request_runs_the_documented_command(workflow: dict[Any, Any]) -> None:
    assert {"push", "pull_request"} <= set(workflow[True]), "YAML reads `on` as true"
    runs = [step["run"] for step in workflow["jobs"]["tests"]["steps"] if "run" in step]
    assert runs[-2:] == [".ci/run $TIER", COMMAND.replace("python3", "python") + " $TIER"]
    assert f"exec {COMMAND}" in (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert COMMAND in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_full_tier_runs_every_night_and_before_a_release(workflow: dict[Any, Any]) -> None:
    assert workflow[True]["schedule"]
    tier = workflow["jobs"]["tests"]["env"]["TIER"]
    assert tier == "${{ (github.event_name == 'schedule' || inputs.all) && '--all' || '' }}"
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    tests = release["jobs"]["tests"]
    assert tests["uses"] == "./.github/workflows/tests.yml"
    assert tests["with"] == {"all": True}
    assert "tests" in release["jobs"]["release"]["needs"]


def test_every_system_is_tested_with_the_oldest_python_and_a_newer_one(
    workflow: dict[Any, Any],
) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        oldest = tomllib.load(file)["project"]["requires-python"].removeprefix(">=")
    matrix = workflow["jobs"]["tests"]["strategy"]["matrix"]
    assert matrix["python"] == [oldest, "3.13"]
    assert [label.split("-")[0] for label in matrix["os"]] == ["ubuntu", "windows", "macos"]


def test_games_are_played_through_the_accessibility_bus_there(
    workflow: dict[Any, Any], scripts: SimpleNamespace
) -> None:
    runs = [step["run"] for step in workflow["jobs"]["tests"]["steps"] if "run" in step]
    assert {*scripts.system.SCREEN_READER_PACKAGES} <= {*runs[0].split()}


def test_it_may_only_read_and_runs_only_what_was_reviewed(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    (job,) = workflow["jobs"].values()
    assert "permissions" not in job
    used = [step["uses"] for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.search(r"@[0-9a-f]{40}$", action) for action in used), used
