"""Builds what people install: `python3 packaging/build.py deb|portable|windows|macos`.

Each package is built from a commit (`--commit`, usually the last one), in a clean environment made
for it, and lands in dist/. `sbom` writes the bill of materials there. `licences` and `lock` bring
resources/licences.json and the lists of versions up to date; run them when a dependency changes.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import _bootstrap as bootstrap
from common import bundle, licences, lock, sbom
from common.source import ROOT, Source, check_out
from common.tools import NotReady, say

Builder = Callable[[Source, Path, Path], Path]
"""From a source, a folder to work in and a folder for the result, to the package."""


def deb(source: Source, work: Path, out: Path) -> Path:
    from linux import deb

    return deb.build(source, bundle.make(source, work), work, out)


def portable(source: Source, work: Path, out: Path) -> Path:
    from linux import portable

    return portable.build(source, bundle.make(source, work), work, out)


def windows(source: Source, work: Path, out: Path) -> Path:
    from windows import installer

    return installer.build(source, work, out)


def macos(source: Source, work: Path, out: Path) -> Path:
    from macos import app

    return app.build(source, work, out)


def folder(source: Source, work: Path, out: Path) -> Path:
    """Only the frozen program, to look at or to measure."""
    return bundle.make(source, work).rename(out / f"festival-desktop-{source.version}")


PACKAGES: dict[str, Builder] = {
    "deb": deb,
    "portable": portable,
    "windows": windows,
    "macos": macos,
    "folder": folder,
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description="Builds what people install.")
    parser.add_argument("what", choices=[*PACKAGES, "licences", "lock", "sbom"], nargs="+")
    parser.add_argument("--commit", default="HEAD", help="what to build (default: HEAD)")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="default: dist")
    text = "rules from their source on Linux and macOS, which saves minutes"
    parser.add_argument("--uncompiled", action="store_true", help=text)
    given = parser.parse_args(arguments)
    if "lock" in given.what:
        lock.write_all()
    if "licences" in given.what:
        with tempfile.TemporaryDirectory(prefix="festival-licences-") as work:
            licences.write_shared(ROOT, Path(work))
    if "sbom" in given.what:
        with tempfile.TemporaryDirectory(prefix="festival-sbom-") as work:
            sbom.write(Path(work), given.out.resolve())
    names = [what for what in given.what if what in PACKAGES]
    build(names, given.commit, given.out.resolve(), not given.uncompiled)
    return 0


def build(names: list[str], commit: str, out: Path, compiled: bool = True) -> None:
    """These packages, from one commit; those for Linux from one bundle."""
    if not names:
        return
    out.mkdir(parents=True, exist_ok=True)
    os.umask(0o022)
    with tempfile.TemporaryDirectory(prefix="festival-build-") as work:
        source = replace(check_out(commit, Path(work) / "source"), compiled=compiled)
        for what in names:
            say(f"Building {what} of {source.version}, commit {source.commit[:12]} …")
            path = PACKAGES[what](source, Path(work), out)
            say(f"{path}: {bundle.size(path):.1f} MB")
            if bundle.size(path) > bundle.MOST_MEGABYTES and path.is_file():
                raise NotReady(f"{path.name} is larger than {bundle.MOST_MEGABYTES} MB.")


if __name__ == "__main__":
    if sys.version_info[:2] != tuple(map(int, lock.PYTHON.split("."))):
        say(f"Packages carry Python {lock.PYTHON}; please build with that one.")
        sys.exit(2)
    bootstrap.guarded(main)
