"""The workflows: well formed, pinned, and true to what the commands of packaging offer."""

import ast
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FILE = ROOT / ".github/workflows/release.yml"
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}
"""Labels of hosted machines that exist, as of November 2026; macos-14 is gone."""
TRIED = ("try-setup.ps1", "try-msix.ps1", "try.sh")


@pytest.fixture(scope="module")
def workflow() -> Any:
    return yaml.safe_load(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def jobs(workflow: Any) -> dict[str, Any]:
    found: dict[str, Any] = workflow["jobs"]
    return found


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job.get("steps", []))


def every_job() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the jobs with steps of their own; another one calls a workflow of this repository."""
    for path in WORKFLOWS:
        for name, job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].items():
            if "steps" in job:
                yield f"{path.name}: {name}", job
            else:
                assert job["uses"].startswith("./.github/workflows/")


# --- every workflow ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "job"), list(every_job()))
def test_jobs_run_on_machines_that_exist(name: str, job: dict[str, Any]) -> None:
    label = job["runs-on"]
    labels = job["strategy"]["matrix"]["os"] if "matrix" in label else [label]
    assert set(labels) <= RUNNERS
    assert job["timeout-minutes"] <= 120


@pytest.mark.parametrize(("name", "job"), list(every_job()))
def test_actions_and_images_are_pinned_by_digest(name: str, job: dict[str, Any]) -> None:
    if "container" in job:
        assert re.fullmatch(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}", job["container"])
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]), step


@pytest.mark.parametrize(("name", "job"), list(every_job()))
def test_no_checkout_keeps_the_token(name: str, job: dict[str, Any]) -> None:
    for step in job["steps"]:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_and_say_which_version_is_pinned(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}
    for line in re.findall(r"uses: [^.].*", text):
        assert re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_one_action_has_one_version_everywhere() -> None:
    used = {
        found
        for path in WORKFLOWS
        for found in re.findall(r"uses: ([\w./-]+)@(\w+)", path.read_text(encoding="utf-8"))
    }
    assert len({name for name, _ in used}) == len(used)


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="actionlint is not installed")
def test_actionlint_finds_nothing() -> None:
    done = subprocess.run(["actionlint", *WORKFLOWS], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_newer_actions_and_packages_are_proposed() -> None:
    data = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text(encoding="utf-8"))
    assert data["version"] == 2
    kinds = {one["package-ecosystem"]: one for one in data["updates"]}
    assert set(kinds) == {"github-actions", "pip"}
    for folder in kinds["pip"]["directories"]:
        assert (ROOT / folder.strip("/")).is_dir()


# --- the release ---------------------------------------------------------------------------------


def test_every_package_is_built(jobs: dict[str, Any], building: SimpleNamespace) -> None:
    built = {
        word
        for job in jobs.values()
        for words in re.findall(r"build\.py ([\w ]+)$", commands(job), re.M)
        for word in words.split()
    }
    assert built == set(building.build.PACKAGES) - {"folder"} | {"sbom"}


def test_it_runs_weekly_for_every_change_of_packaging_and_for_tags(workflow: Any) -> None:
    when = workflow[True]  # YAML reads `on` as true
    assert when["push"]["tags"] == ["v*"]
    assert "packaging/**" in when["push"]["paths"]
    [weekly] = when["schedule"]
    assert re.fullmatch(r"\d+ \d+ \* \* [0-6]", weekly["cron"])


def test_windows_and_macos_open_the_window_and_a_file_and_leave_the_saves(
    jobs: dict[str, Any],
) -> None:
    run = commands(jobs["windows"]) + commands(jobs["macos"])
    assert all(name in run for name in TRIED)
    for name in TRIED:
        [script] = (ROOT / "packaging").rglob(name)
        text = script.read_text(encoding="utf-8")
        assert "selftest" in text
        assert re.search(r"window(\.png)?\b", text)
        assert re.search(r"file(\.png)?\b", text)
        assert "kept.festival" in text
    for name in ("windows", "macos", "installers"):
        kept = [
            step for step in jobs[name]["steps"] if step.get("with", {}).get("path") == "pictures"
        ]
        assert [step["if"] for step in kept] == ["always()"]


def test_the_packages_for_linux_are_tried_on_fresh_systems(jobs: dict[str, Any]) -> None:
    assert "test.py -m installers" in commands(jobs["installers"])
    assert set(jobs["installers"]["needs"]) == {"linux", "setup"}


def test_nothing_is_released_before_everything_was_tried(jobs: dict[str, Any]) -> None:
    release = jobs["release"]
    assert set(release["needs"]) == {"tests", "linux", "windows", "macos", "installers"}
    assert release["if"] == "startsWith(github.ref, 'refs/tags/')"
    assert "--draft" in commands(release)
    with_rights = [name for name, job in jobs.items() if "permissions" in job]
    assert with_rights == ["release"]


def test_a_release_has_notes_checksums_materials_and_attestations(jobs: dict[str, Any]) -> None:
    release = jobs["release"]
    assert "release.py dist --notes notes.md" in commands(release)
    assert "--notes-file notes.md" in commands(release)
    attested = [step["with"] for step in release["steps"] if "attest@" in step.get("uses", "")]
    assert [one["subject-checksums"] for one in attested] == ["dist/SHA256SUMS"] * 2
    assert [("sbom-path" in one) for one in attested] == [False, True]


def test_signing_needs_secrets_and_is_skipped_with_a_sentence(jobs: dict[str, Any]) -> None:
    for name in ("sign-payload", "windows", "macos"):
        job = jobs[name]
        assert re.fullmatch(r"\$\{\{ secrets\.\w+ != '' \}\}", job["env"]["SIGNS"])
        for step in job["steps"]:
            if "secrets." in str(step):
                assert step["if"] == "env.SIGNS == 'true'", step
    for name in ("sign-payload", "macos"):
        [skipped] = [
            step for step in jobs[name]["steps"] if step.get("if") == "env.SIGNS != 'true'"
        ]
        assert "::notice::" in skipped["run"]


def test_the_windows_python_is_the_one_whose_digest_is_known(
    jobs: dict[str, Any], building: SimpleNamespace
) -> None:
    text = commands(jobs["payload"])
    assert building.python.FILE in text
    assert f"/{building.python.VERSION}/" in text
    assert building.python.VARIABLE in text


def test_machines_that_build_have_the_newest_python_of_their_series(
    jobs: dict[str, Any], building: SimpleNamespace
) -> None:
    assert jobs["linux"]["container"].startswith(f"python:{building.lock.PYTHON}.")
    [python] = [step["with"] for step in jobs["macos"]["steps"] if "setup-python" in str(step)]
    assert python["python-version"] == building.lock.MAC_PYTHON
    assert building.lock.MAC_PYTHON in building.lock.LATER_PYTHONS, "its files are in the lock"
    for name in ("payload", "setup"):
        assert jobs[name]["container"].startswith(f"python:{building.python.VERSION}-bookworm@")


SOURCES = """\
Types: deb
# http://snapshot.example/a/1
URIs: http://mirror.example/a
Suites: bookworm

Types: deb
# http://snapshot.example/b/1
URIs: http://mirror.example/b
Suites: bookworm-security
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the script is for Debian")
def test_apt_installs_what_debian_had_when_the_image_was_made(
    jobs: dict[str, Any], tmp_path: Path
) -> None:
    script = (ROOT / "packaging/linux/machine.sh").read_text(encoding="utf-8")
    [command] = re.findall(r"^sed -i (.+) \"\$sources\"$", script, re.M)
    sources = tmp_path / "debian.sources"
    sources.write_text(SOURCES, encoding="utf-8")
    subprocess.run(["sed", "-i", *shlex.split(command), str(sources)], check=True)
    found = re.findall(r"^URIs: (.+)$", sources.read_text(encoding="utf-8"), re.M)
    assert found == ["http://snapshot.example/a/1", "http://snapshot.example/b/1"]
    for name, job in jobs.items():
        if "container" in job:
            assert "packaging/linux/machine.sh " in commands(job), name
            assert "apt-get" not in commands(job), name


def test_scripts_of_workflows_are_there_and_may_run() -> None:
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"packaging[\\/][\w\\/.-]+\.(?:sh|ps1|py)", text):
            script = ROOT / name.replace("\\", "/")
            assert script.is_file(), name
            assert script.suffix != ".sh" or script.stat().st_mode & 0o100, name
            if script.suffix == ".py":
                ast.parse(script.read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize("path", sorted((ROOT / "packaging").rglob("*.sh")), ids=lambda p: p.name)
def test_scripts_are_well_formed(path: Path) -> None:
    done = subprocess.run(["bash", "-n", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
