"""Building twice from one commit gives the same files, wherever and whenever it is done.

Exceptions: none in the payloads. Of the packages around them, Setup.exe differs if NSIS does.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest


def assemble_windows(build: SimpleNamespace, source: object, work: Path) -> Path:
    folder, _ = build.payload.assemble(source, work)
    return Path(folder)


def assemble_linux(build: SimpleNamespace, source: object, work: Path) -> Path:
    root = work / "deb"
    build.deb.lay_out(source, build.bundle.make(source, work), root)
    return root


@pytest.mark.parametrize("assemble", [assemble_linux, assemble_windows])
def test_two_builds_are_the_same(
    building: SimpleNamespace,
    tmp_path: Path,
    assemble: Callable[[SimpleNamespace, object, Path], Path],
) -> None:
    if sys.platform != "linux":
        pytest.skip("built on Linux")
    found, commit = [], "HEAD"
    for name in ("one", "another-with-a-longer-name"):
        work = tmp_path / name
        work.mkdir()
        source = building.source.check_out(commit, work / "source")
        commit = source.commit  # somebody may commit meanwhile
        found.append(building.files.digests(assemble(building, source, work)))
    one, other = found
    assert set(one) == set(other)
    assert {path for path in one if one[path] != other[path]} == set()
