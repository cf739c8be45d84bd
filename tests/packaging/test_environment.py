"""The private environment: when it is ready, when it is updated, when it is made anew."""

import json
import platform
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'toy'\n")
    (tmp_path / "festival_desktop").mkdir()
    return tmp_path


@pytest.fixture
def env(scripts: SimpleNamespace, clone: Path) -> Any:
    return scripts.bootstrap.Environment(clone, windows=False)


@pytest.fixture
def done(scripts: SimpleNamespace, env: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What prepare() did, with a toy instead of Python's venv and of pip."""
    deeds: list[str] = []

    def make(env: Any) -> None:
        deeds.append("make")
        lay_out(env)

    def run_pip(env: Any, arguments: list[str]) -> tuple[int, str]:
        deeds.append(arguments[-1].replace(str(env.root), "clone"))
        return 0, ""

    monkeypatch.setattr(scripts.bootstrap, "make", make)
    monkeypatch.setattr(scripts.bootstrap, "run_pip", run_pip)
    return deeds


def lay_out(env: Any) -> None:
    env.python.parent.mkdir(parents=True, exist_ok=True)
    if not env.python.exists():
        env.python.symlink_to(sys.executable)
    site = env.folder / "lib/python3.11/site-packages/PySide6"
    site.mkdir(parents=True, exist_ok=True)


def test_the_first_start_makes_and_installs_and_the_second_does_nothing(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone"]
    said.clear()
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone"]
    assert said == []


LOCKED_CLONE = [
    ["--require-hashes", "--only-binary=:all:", "--no-deps"],
    ["--no-build-isolation", "--no-deps", "--editable"],
]


@pytest.mark.parametrize(
    ("system", "machine", "version", "locked"),
    [
        ("linux", "x86_64", (3, 11, 2), True),
        ("win32", "AMD64", (3, 13, 0), True),
        ("darwin", "arm64", (3, 12, 9), True),
        ("linux", "aarch64", (3, 11, 2), False),
        ("linux", "x86_64", (3, 14, 0), False),
        ("freebsd14", "amd64", (3, 11, 2), False),
    ],
)
def test_what_the_lock_covers_is_installed_with_digests(
    scripts: SimpleNamespace,
    env: Any,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    machine: str,
    version: tuple[int, ...],
    locked: bool,
    said: list[str],
) -> None:
    folder = env.root / "packaging" / "common"
    folder.mkdir(parents=True)
    for name in ("requirements.txt", "installing.txt"):
        (folder / name).write_text("")
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    given = list(scripts.bootstrap.pip_arguments(env, ""))
    if not locked:
        assert given == [["--editable", str(env.root)]]
        assert said == [scripts.bootstrap.UNLOCKED]
        return
    assert said == []
    files = [str(folder / name) for name in ("requirements.txt", "installing.txt")]
    assert [arguments[:3] for arguments in given] == LOCKED_CLONE
    assert [word for word in given[0] if word.endswith(".txt")] == files
    assert given[1][-1] == str(env.root)


def test_a_file_with_another_digest_is_not_installed(
    scripts: SimpleNamespace, env: Any, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        scripts.bootstrap, "pip_arguments", lambda env, extras: iter([["locked"], ["clone"]])
    )
    asked = []

    def refuse(env: Any, arguments: list[str]) -> tuple[int, str]:
        asked.append(arguments[-1])
        return 1, "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."

    monkeypatch.setattr(scripts.bootstrap, "run_pip", refuse)
    with pytest.raises(scripts.system.NotReady, match="HASHES"):
        scripts.bootstrap.prepare(env)
    assert asked == ["locked"], "and nothing after it"
    assert not env.is_ready(())


def test_the_lock_is_for_the_pythons_that_the_start_takes_it_for(
    scripts: SimpleNamespace, building: SimpleNamespace
) -> None:
    pythons = [building.lock.PYTHON, *building.lock.LATER_PYTHONS]
    assert [f"{major}.{minor}" for major, minor in scripts.bootstrap.LOCKED_PYTHONS] == pythons


def test_changed_requirements_update_in_place(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    (env.root / "pyproject.toml").write_text("[project]\nname = 'another'\n")
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "clone"]
    assert env.is_ready(())


def test_a_missing_extra_is_added_and_then_kept(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    scripts.bootstrap.prepare(env, extras=("dev",))
    scripts.bootstrap.prepare(env)
    (env.root / "pyproject.toml").write_text("")
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "clone[dev]", "clone[dev]"]


def test_where_a_package_vanished_the_environment_is_made_anew(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    (env.folder / "lib/python3.11/site-packages/PySide6").rmdir()
    assert not env.is_ready(())
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "make", "clone"]


def test_where_a_package_was_added_the_environment_is_only_checked(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    (env.folder / "lib/python3.11/site-packages/another").mkdir()
    scripts.bootstrap.prepare(env)
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "clone"]


@pytest.mark.parametrize("what", ["another Python", "another place"])
def test_an_environment_of_another_python_or_place_is_made_anew(
    scripts: SimpleNamespace,
    env: Any,
    done: list[str],
    said: list[str],
    what: str,
) -> None:
    scripts.bootstrap.prepare(env)
    stamp = json.loads(env.stamp.read_text())
    stamp["maker"][0 if what == "another Python" else 2] = what
    env.stamp.write_text(json.dumps(stamp))
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "make", "clone"]


@pytest.mark.parametrize("stamp", [None, "", "{", "[]", "{}"])
def test_an_unfinished_environment_is_made_anew(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str], stamp: str | None
) -> None:
    lay_out(env)
    if stamp is not None:
        env.stamp.write_text(stamp)
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone"]
    assert env.is_ready(())


def test_an_environment_whose_python_is_gone_is_made_anew(
    scripts: SimpleNamespace, env: Any, done: list[str], said: list[str]
) -> None:
    scripts.bootstrap.prepare(env)
    env.python.unlink()
    env.python.symlink_to(env.root / "removed-python")
    env.python.unlink()
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "make", "clone"]


def test_an_update_that_fails_ends_in_a_new_environment(
    scripts: SimpleNamespace,
    env: Any,
    done: list[str],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scripts.bootstrap.prepare(env)
    (env.root / "pyproject.toml").write_text("")
    answers = [(1, "ERROR: No module named pip"), (0, "")]
    monkeypatch.setattr(scripts.bootstrap, "run_pip", lambda env, arguments: answers.pop(0))
    scripts.bootstrap.prepare(env)
    assert done == ["make", "clone", "make"]
    assert env.is_ready(())


def test_an_install_that_was_cut_off_leaves_no_stamp(
    scripts: SimpleNamespace,
    env: Any,
    done: list[str],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scripts.bootstrap.prepare(env)
    (env.root / "pyproject.toml").write_text("")

    def cut_off(env: Any, arguments: list[str]) -> tuple[int, str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(scripts.bootstrap, "run_pip", cut_off)
    with pytest.raises(KeyboardInterrupt):
        scripts.bootstrap.prepare(env)
    assert not env.stamp.exists()


def test_a_damaged_folder_is_replaced_by_a_real_environment(
    scripts: SimpleNamespace, env: Any, said: list[str]
) -> None:
    (env.folder / "bin").mkdir(parents=True)
    (env.folder / "bin/python").write_text("not a Python")
    scripts.bootstrap.make(env)
    asked = subprocess.run(
        [env.python, "-c", "import pip, sys; print(sys.prefix)"], capture_output=True, text=True
    )
    assert Path(asked.stdout.strip()) == env.folder
    assert any(sentence.startswith("Removing") for sentence in said)


def test_windows_keeps_its_python_in_scripts(scripts: SimpleNamespace, clone: Path) -> None:
    env = scripts.bootstrap.Environment(clone, windows=True)
    assert env.python == clone / ".venv/Scripts/python.exe"
    (clone / ".venv/Lib/site-packages/PySide6").mkdir(parents=True)
    assert env.packages() == ["PySide6"]


# --- pip's words ---------------------------------------------------------------------------------

OFFLINE = """\
WARNING: Retrying (Retry(total=0, connect=None)) after connection broken by \
'NewConnectionError('<pip._vendor.urllib3.connection.HTTPSConnection object at 0x7f>: \
Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')': /simple/
ERROR: Could not find a version that satisfies the requirement hatchling>=1.24 (from versions: none)
ERROR: No matching distribution found for hatchling>=1.24
"""


def test_no_network_is_one_sentence_and_not_tried_again(
    scripts: SimpleNamespace,
    env: Any,
    done: list[str],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scripts.bootstrap, "run_pip", lambda env, arguments: (1, OFFLINE))
    with pytest.raises(scripts.system.NotReady, match=r"network .* cannot be reached") as refusal:
        scripts.bootstrap.prepare(env)
    assert done == ["make"]
    assert "\n" not in str(refusal.value)
    assert "WARNING" not in " ".join(said)


def test_a_reason_not_to_start_ends_with_code_2_and_its_sentence(
    scripts: SimpleNamespace, said: list[str]
) -> None:
    def main(arguments: list[str]) -> int:
        raise scripts.system.NotReady("Because.")

    with pytest.raises(SystemExit) as end:
        scripts.bootstrap.guarded(main)
    assert end.value.code == 2
    assert said == ["Because."]


def test_a_full_disk_is_told_as_such(scripts: SimpleNamespace) -> None:
    output = "ERROR: Could not install packages: [Errno 28] No space left on device"
    failure = scripts.bootstrap.why_pip_failed(output)
    assert failure.hopeless
    assert "disk is full" in str(failure)


def test_a_failed_build_says_the_exception(scripts: SimpleNamespace) -> None:
    output = "      OSError: file does not exist: README.md\nerror: metadata-generation-failed\n"
    failure = scripts.bootstrap.why_pip_failed(output)
    assert str(failure).endswith(": file does not exist: README.md")


def test_any_other_failure_says_the_last_error(scripts: SimpleNamespace) -> None:
    failure = scripts.bootstrap.why_pip_failed("noise\nERROR: first\nERROR: the last\nnoise\n")
    assert not failure.hopeless
    assert str(failure).endswith(": the last")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "  Downloading PySide6_Essentials-6.11.3-cp39-abi3-manylinux_2_34.whl (76.4 MB)\n",
            "  fetching PySide6_Essentials, 76.4 MB …",
        ),
        (
            "  Downloading https://x.example/packages/shiboken6-6.11.3-cp39.whl (1.2 MB)\n",
            "  fetching shiboken6, 1.2 MB …",
        ),
        ("  Downloading platformdirs-4.3-py3-none-any.whl (18 kB)\n", None),
        ("Installing collected packages: a, b, c\n", "  unpacking 3 parts …"),
        ("Installing collected packages: festival-desktop\n", None),
        ("Collecting pydantic\n", None),
    ],
)
def test_progress_is_told_in_plain_words(
    scripts: SimpleNamespace, line: str, sentence: str | None
) -> None:
    assert scripts.bootstrap.progress(line) == sentence
