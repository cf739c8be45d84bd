"""Compiles modules of the tree in the current folder, beside their sources: `… LEVEL MODULE.py …`.

Started by common/compiled.py with the Python that the modules are for; needs mypy and setuptools.
What the compiler leaves behind on the way goes into the folder `build`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

LIBRARY = "festival_desktop.compiled"
"""What all of them share; one library, so that they call each other directly."""


class BuildTogether(build_ext):  # type: ignore[misc]
    """Compiles as many files at once as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        self.compiler.compile = lambda sources, **given: _together(one_by_one, sources, given)
        super().build_extensions()


def _together(
    one_by_one: Callable[..., list[str]], sources: Sequence[str], given: dict[str, Any]
) -> list[str]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: one_by_one([source], **given), sources)
        return [path for paths in made for path in paths]


def main(level: str, paths: list[str]) -> None:
    modules = mypycify(
        # No settings of mypy's: its plugins are not needed for what is compiled.
        ["--config-file=", "--cache-dir=build/mypy", *paths],
        opt_level=level,
        debug_level="0",
        multi_file=True,  # one file would be too much for a compiler
        group_name=LIBRARY,
        target_dir="build/c",
    )
    for module in modules:  # mypyc forgets that a library in a package has its headers there
        module.include_dirs.append(f"build/c/{LIBRARY.rpartition('.')[0]}")
    build = BuildTogether(Distribution({"ext_modules": modules}))
    build.inplace = True
    build.build_lib = build.build_temp = "build"
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
