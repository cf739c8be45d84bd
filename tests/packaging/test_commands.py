"""play.py, test.py and .ci/run: what they start, with which arguments, and what they say."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def started(
    scripts: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[list[str], dict[str, Any]]]:
    """What would have been started. Nothing is installed, and everything succeeds."""
    calls: list[tuple[list[str], dict[str, Any]]] = []

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        calls.append((command, options))
        return subprocess.CompletedProcess(command, 0)

    def become(command: list[str], environ: dict[str, str]) -> None:
        calls.append((command, {"env": environ}))
        raise SystemExit(0)

    monkeypatch.setattr(scripts.bootstrap, "prepare", lambda env, extras=(): None)
    monkeypatch.setattr(scripts.bootstrap, "become", become)
    monkeypatch.setattr(scripts.play, "require_libraries", lambda: None)
    for required in ("require_libraries", "require_screen_reader_tools", "require_package_tools"):
        monkeypatch.setattr(scripts.test, required, lambda: None)
    monkeypatch.setattr(scripts.play.subprocess, "run", run)
    return calls


def test_arguments_go_to_the_program_as_they_are(
    scripts: SimpleNamespace, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripts.play, "has_display", lambda: False)
    arguments = ["open", "a game with spaces.festival", "--seed", "-1"]
    with pytest.raises(SystemExit):
        scripts.play.main(arguments)
    [(command, _)] = started
    assert command[1:] == ["-I", "-m", "festival_desktop", *arguments]


def test_with_a_display_the_program_starts_and_nothing_is_said(
    scripts: SimpleNamespace,
    started: list[Any],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scripts.play, "has_display", lambda: True)
    with pytest.raises(SystemExit):
        scripts.play.main([])
    [(command, _)] = started
    assert command[1:] == ["-I", "-m", "festival_desktop"]
    assert said == []


def test_without_a_display_pictures_are_painted_and_their_place_is_said(
    scripts: SimpleNamespace,
    started: list[Any],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(scripts.play, "has_display", lambda: False)
    assert scripts.play.main([]) == 0
    [(command, options)] = started
    folder = tmp_path / "festival-demo"
    assert command[1:] == ["-I", "-m", "festival_desktop", "demo", "--out", str(folder)]
    assert options["env"]["QT_QPA_PLATFORM"] == "offscreen"
    [sentence] = said
    assert "no display" in sentence
    assert str(folder) in sentence


def test_a_demonstration_that_fails_says_so(
    scripts: SimpleNamespace, said: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failing = [sys.executable, "-c", "raise SystemExit(7)"]
    assert scripts.play.demonstrate(failing, tmp_path) == 7
    assert said[-1].startswith("The demonstration failed")


def test_without_arguments_style_types_and_tests_are_checked_in_this_order(
    scripts: SimpleNamespace, started: list[Any], said: list[str]
) -> None:
    assert scripts.test.main([]) == 0
    assert [command[2] for command, _ in started] == ["ruff", "mypy", "pytest"]
    assert all(options["cwd"] == ROOT for _, options in started)


def test_arguments_go_to_pytest_and_only_pytest_runs(
    scripts: SimpleNamespace, started: list[Any], said: list[str]
) -> None:
    assert scripts.test.main(["-k", "two words", "-x"]) == 0
    [(command, _)] = started
    assert command[1:] == ["-m", "pytest", "-k", "two words", "-x"]


def test_all_runs_the_full_tier_which_leaves_out_what_has_a_command_of_its_own(
    scripts: SimpleNamespace, started: list[Any], said: list[str]
) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        fast = tomllib.load(file)["tool"]["pytest"]["ini_options"]["addopts"][-1]
    full = fast.removeprefix("not full and ")
    assert full != fast
    assert scripts.test.main(["--all"]) == 0
    assert [command[2] for command, _ in started] == ["ruff", "mypy", "pytest"]
    assert started[-1][0][3:] == ["-m", full, *scripts.test.SHARED]
    started.clear()
    assert scripts.test.main(["tests/games", "--all"]) == 0
    [(command, _)] = started
    assert command[1:] == ["-m", "pytest", "-m", full, "tests/games"]


@pytest.mark.parametrize("failing", ["ruff", "mypy", "pytest"])
def test_one_failure_fails_the_whole_and_the_rest_still_runs(
    scripts: SimpleNamespace,
    said: list[str],
    started: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    failing: str,
) -> None:
    names = []

    def run(env: Any, name: str, command: list[str]) -> int:
        names.append(name)
        return int(name == failing)

    monkeypatch.setattr(scripts.test, "run", run)
    assert scripts.test.main([]) == 1
    assert names == ["ruff", "mypy", "pytest"]
    assert said == ([] if failing == "pytest" else [f"Failed: {failing}."])


def test_another_pythons_home_is_not_handed_on(
    scripts: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    environ = scripts.bootstrap.clean_environ()
    assert "PYTHONHOME" not in environ
    assert environ["LANG"] == "de_DE.UTF-8"


@pytest.mark.skipif(os.name == "nt", reason="runs in bash")
def test_ci_runs_the_same_command_from_the_root(tmp_path: Path) -> None:
    (tmp_path / "python3").write_text('#!/bin/sh\necho "$PWD: $*, $QT_QPA_PLATFORM"\n')
    (tmp_path / "python3").chmod(0o755)
    environ = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    environ.pop("QT_QPA_PLATFORM", None)
    ran = subprocess.run(
        [str(ROOT / ".ci/run")], cwd=tmp_path, env=environ, capture_output=True, text=True
    )
    assert ran.stdout.strip() == f"{ROOT}: packaging/test.py, offscreen"
