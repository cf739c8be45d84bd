"""Which versions go into a package, and the digests of the files they may come in.

`python3 packaging/build.py lock` takes the newest versions that pyproject.toml allows and writes
`requirements.txt` (what the program needs), `installing.txt` (what installs a clone),
`compiling.txt` (what compiles its rules), `freezing.txt` (what makes a folder of it) and `sbom.txt`
(what lists its parts) anew. Builds and play.py install nothing else: pip refuses a file whose
digest is not on the list.
"""

import re
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from common.files import digest
from common.source import ROOT
from common.tools import run, say

FOLDER = Path(__file__).parent
PROGRAM, FREEZING = FOLDER / "requirements.txt", FOLDER / "freezing.txt"
COMPILING = FOLDER / "compiling.txt"
INSTALLING, SBOM = FOLDER / "installing.txt", FOLDER / "sbom.txt"
PYTHON = "3.11"
MAC_PYTHON = "3.13"
"""Hosted Macs have no newer 3.11 than 3.11.9, which lacks years of security fixes."""
LATER_PYTHONS = ("3.12", "3.13")
"""A clone may be started with them, too (`LOCKED` in _bootstrap.py)."""
WINDOWS = ("win_amd64",)
PLATFORMS = (
    (
        *("manylinux_2_34_x86_64", "manylinux_2_28_x86_64"),
        *("manylinux_2_17_x86_64", "manylinux2014_x86_64"),
    ),
    WINDOWS,
    ("macosx_13_0_universal2", "macosx_11_0_arm64", "macosx_10_13_universal2"),
    ("macosx_13_0_universal2", "macosx_10_15_x86_64", "macosx_10_13_universal2"),
)
FREEZERS = ["pyinstaller>=6.10,<7", "macholib"]
"""macholib is for a Mac, where PyInstaller asks for it. Windows needs none of them."""
COMPILERS = ["mypy[mypyc]>=1.13,<3"]
INSTALLERS = ["hatchling>=1.24", "editables>=0.5"]
LISTERS = ["cyclonedx-bom>=7,<8"]
_HEAD = "# Written by `python3 packaging/build.py lock`; builds install exactly this.\n"


def read(path: Path = PROGRAM) -> dict[str, str]:
    """Name → version."""
    return dict(re.findall(r"^([A-Za-z0-9_.-]+)==(\S+)", path.read_text(encoding="utf-8"), re.M))


def requirements(root: Path = ROOT) -> list[str]:
    """What pyproject.toml asks for with the Python of the packages."""
    with (root / "pyproject.toml").open("rb") as file:
        asked: list[str] = tomllib.load(file)["project"]["dependencies"]
    return [one for one in asked if ">= '3.12'" not in one]


def write_all() -> None:
    write(PROGRAM, requirements(), PLATFORMS, LATER_PYTHONS)
    write(INSTALLING, INSTALLERS, PLATFORMS, LATER_PYTHONS)
    write(SBOM, LISTERS, PLATFORMS[:1])
    write(FREEZING, FREEZERS, [tags for tags in PLATFORMS if tags != WINDOWS])
    write(COMPILING, COMPILERS, [tags for tags in PLATFORMS if tags != WINDOWS], LATER_PYTHONS)


def write(
    path: Path,
    asked: list[str],
    platforms: Sequence[tuple[str, ...]],
    later_pythons: Sequence[str] = (),
) -> None:
    """`later_pythons` get the same versions, in files of their own where there are any."""
    files: dict[tuple[str, str], set[str]] = {}
    for python in (PYTHON, *later_pythons):
        chosen = [f"{name}=={version}" for name, version in files] if python != PYTHON else asked
        for tags in platforms:
            with tempfile.TemporaryDirectory(prefix="festival-lock-") as folder:
                run(_download(chosen, tags, Path(folder), python))
                for wheel in Path(folder).glob("*.whl"):
                    name, version = wheel.name.split("-")[:2]
                    key = (name.lower().replace("_", "-"), version)
                    files.setdefault(key, set()).add(digest(wheel))
    path.write_text(_HEAD + "".join(_entry(*key, files[key]) for key in sorted(files)))
    say(f"{path.name}: {', '.join(' '.join(key) for key in sorted(files))}")


def _download(
    asked: list[str], tags: tuple[str, ...], folder: Path, python: str = PYTHON
) -> list[object]:
    platform = [word for tag in tags for word in ("--platform", tag)]
    kind = ["--implementation", "cp", "--python-version", python, "--only-binary=:all:"]
    return [
        *(sys.executable, "-I", "-m", "pip", "download", "--quiet", "--dest", folder),
        *platform,
        *kind,
        *asked,
    ]


def _entry(name: str, version: str, digests: set[str]) -> str:
    lines = [f"{name}=={version}", *(f"    --hash=sha256:{one}" for one in sorted(digests))]
    return " \\\n".join(lines) + "\n"
