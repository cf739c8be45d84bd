"""Builds what people install: `python3 packaging/build.py deb|portable|windows|msix|macos`.

Each package is built from a commit (`--commit`, usually the last one), in a clean environment made
for it, and lands in dist/. `sbom` writes the bill of materials there. `licences` and `lock` bring
resources/licences.json and the lists of versions up to date; run them when a dependency changes.
`address` brings README.md up to date when pyproject.toml sets an address of the project.
"""

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import _bootstrap as bootstrap
from common import bundle, licences, lock, project, sbom
from common.source import ROOT, Source, check_out
from common.tools import NotReady, say
from windows import python

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


def payload(source: Source, work: Path, out: Path) -> Path:
    from windows import payload

    return payload.keep(source, work, out)


def msix(source: Source, work: Path, out: Path) -> Path:
    from windows import msix

    return msix.build(source, work, out)


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
    "payload": payload,
    "msix": msix,
    "macos": macos,
    "folder": folder,
}


FOR_WINDOWS = {"windows", "payload", "msix"}
"""They carry a Python of their own, whichever runs this."""


def python_for(what: str) -> str:
    """The series of Python that must run this: the package carries the one that builds it."""
    return lock.MAC_PYTHON if what == "macos" else lock.PYTHON


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description="Builds what people install.")
    parser.add_argument(
        "what", choices=[*PACKAGES, "address", "licences", "lock", "sbom"], nargs="+"
    )
    parser.add_argument("--commit", default="HEAD", help="what to build (default: HEAD)")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="default: dist")
    text = "rules from their source on Linux and macOS, which saves minutes"
    parser.add_argument("--uncompiled", action="store_true", help=text)
    given = parser.parse_args(arguments)
    running = f"{sys.version_info[0]}.{sys.version_info[1]}"
    for series in {python_for(what) for what in given.what if what not in FOR_WINDOWS} - {running}:
        raise NotReady(f"Packages carry Python {series}; please build with that one.")
    if "address" in given.what:
        readme = ROOT / "README.md"
        text = readme.read_text(encoding="utf-8")
        known = project.addresses(ROOT)
        readme.write_text(project.readme_with_address(text, known), encoding="utf-8")
    if "lock" in given.what:
        lock.write_all()
    if "licences" in given.what:
        with tempfile.TemporaryDirectory(prefix="festival-licences-") as work:
            licences.write_shared(ROOT, Path(work))
    out = given.out.resolve()
    names = [what for what in given.what if what in PACKAGES]
    with tempfile.TemporaryDirectory(prefix="festival-build-") as work:
        listed = ROOT / licences.FILE
        if names:
            listed = build(names, given.commit, out, Path(work), not given.uncompiled)
        if "sbom" in given.what:
            pythons = {
                "Linux": platform.python_version(),
                "macOS": lock.MAC_PYTHON,
                "Windows": python.VERSION,
            }
            sbom.write(Path(work), out, listed, pythons)
    return 0


def build(names: list[str], commit: str, out: Path, work: Path, compiled: bool = True) -> Path:
    """Make these packages from one commit; the list of licences of the last one."""
    out.mkdir(parents=True, exist_ok=True)
    os.umask(0o022)
    source = replace(check_out(commit, work / "source"), compiled=compiled)
    if not source.addresses.newer:
        say("pyproject.toml sets no address of the project, so the packages name none.")
    for what in names:
        say(f"Building {what} of {source.version}, commit {source.commit[:12]} …")
        path = PACKAGES[what](source, work, out)
        say(f"{path}: {bundle.size(path):.1f} MB")
        if bundle.size(path) > bundle.MOST_MEGABYTES and path.is_file():
            raise NotReady(f"{path.name} is larger than {bundle.MOST_MEGABYTES} MB.")
    found = sorted((work / "frozen").rglob(licences.FILE.name))
    return found[0] if found else source.folder / licences.FILE


if __name__ == "__main__":
    bootstrap.guarded(main)
