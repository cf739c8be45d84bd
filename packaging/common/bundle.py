"""The frozen program with everything that belongs into it, for Linux and macOS."""

import shutil
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

from common import compiled, licences, lock
from common.files import megabytes as size
from common.files import settle
from common.freeze import Environment, freeze
from common.source import Source
from common.tools import say

MOST_MEGABYTES = 60


@cache
def make(source: Source, work: Path) -> Path:
    """The folder of the frozen program, with the list of its licences in it; made once."""
    if source.compiled:
        source = compile_where_possible(source, work)
    env = Environment(work / "venv")
    env.make(source, lock.PROGRAM, lock.FREEZING)
    series = f"{sys.version_info[0]}.{sys.version_info[1]}"
    found = licences.collect(source.folder, env.packages, series)
    licences.add_starter(found, env.packages)
    found.write(source.folder / licences.FILE)
    folder = freeze(source, env, work)
    if sys.platform == "linux":
        inside = folder / "_internal"
        licences.add_system_libraries(found, from_the_system(inside), Path("/usr/share/doc"))
        found.write(inside / "festival_desktop" / licences.FILE)
    settle(folder, source.epoch)
    return folder


def compile_where_possible(source: Source, work: Path) -> Source:
    """A copy with compiled rules; where this machine cannot compile, the source as it is."""
    lacking = compiled.lacking()
    if lacking:
        say(f"The rules are not compiled, because there is no {lacking} here.")
        return source
    env = Environment(work / "compiling")
    env.make(source, lock.COMPILING)
    say("Compiling the rules; this takes a few minutes …")
    copy = replace(source, folder=work / "compiled")
    shutil.copytree(source.folder, copy.folder)
    compiled.compile_rules(copy.folder, env.python, copy.environ)
    return copy


def from_the_system(inside: Path) -> list[str]:
    """The names of the libraries that the bundle took from the machine it was built on."""
    foreign = [path.name for path in inside.glob("lib*.so*") if not path.is_symlink()]
    spare = [path.name.split("-", 1)[1] for path in (inside / "spare").iterdir()]
    return [name for name in foreign + spare if not name.startswith("libpython")]


__all__ = ["MOST_MEGABYTES", "make", "size"]
