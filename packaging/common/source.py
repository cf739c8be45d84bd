"""The source of a package: the files of one commit, and nothing else that lies in the clone.

The time of the commit stands in for the time of building, so that two builds are alike.
"""

import io
import re
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

from common import project
from common.tools import NotReady, need, run

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Source:
    folder: Path
    commit: str
    epoch: int
    """Seconds since 1970 when the commit was made."""
    compiled: bool = True
    """Packages get compiled rules, where they can be; that takes minutes."""

    @property
    def version(self) -> str:
        return version_of(self.folder)

    @property
    def addresses(self) -> project.Addresses:
        return project.addresses(self.folder)

    @property
    def environ(self) -> dict[str, str]:
        """For every program that takes part in a build: one time, one order, one language."""
        return {
            "SOURCE_DATE_EPOCH": str(self.epoch),
            "PYTHONHASHSEED": "0",
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
        }


def version_of(root: Path) -> str:
    """The version has one source: the program itself."""
    text = (root / "festival_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.M)
    if found is None:
        raise NotReady("festival_desktop/__init__.py names no version.")
    return found[1]


def check_out(ref: str, folder: Path, root: Path = ROOT) -> Source:
    """The files of a commit, unpacked into `folder`."""
    need("git")
    git = ["git", "-C", str(root)]
    try:
        commit = run([*git, "rev-parse", "--verify", f"{ref}^{{commit}}"]).strip()
    except NotReady as error:
        raise NotReady(f"Packages are built from a commit, and {ref} is none here.") from error
    epoch = int(run([*git, "show", "-s", "--format=%ct", commit]))
    packed = subprocess.run([*git, "archive", commit], check=True, stdout=subprocess.PIPE)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        if hasattr(tarfile, "data_filter"):
            archive.extractall(folder, filter="data")
        else:  # Python 3.11.2 of Debian 12 does not know filters yet; the archive is our own
            archive.extractall(folder)
    shutil.rmtree(folder / "resources" / "pictures", ignore_errors=True)  # for readers only
    project.note_build(folder, epoch)
    return Source(folder, commit, epoch)


def copy_tree(folder: Path, root: Path = ROOT) -> Source:
    """The files of the clone as they are now, committed or not, to try out what becomes of them."""
    need("git")
    git = ["git", "-C", str(root)]
    commit, epoch = run([*git, "show", "-s", "--format=%H %ct", "HEAD"]).split()
    listed = run([*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    for name in filter(None, listed.split("\0")):
        if (root / name).is_file() and not name.startswith("tests/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)
    shutil.rmtree(folder / "resources" / "pictures", ignore_errors=True)  # for readers only
    return Source(folder, commit, int(epoch))


def is_release(source: Source, root: Path = ROOT) -> bool:
    """The commit carries the tag of its own version."""
    tags = run(["git", "-C", str(root), "tag", "--points-at", source.commit]).split()
    return f"v{source.version}" in tags
