"""Running other programs while a package is built: quietly, and with one sentence when one fails.

Standard library only.
"""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from _system import NotReady, say

DEBIAN_PACKAGES = {
    "dpkg-deb": "dpkg",
    "gcc": "gcc",
    "git": "git",
    "makensis": "nsis",
    "mksquashfs": "squashfs-tools",
    "patchelf": "patchelf",
    "strip": "binutils",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "x86_64-w64-mingw32-windres": "binutils-mingw-w64-x86-64",
}


def need(*names: str) -> None:
    """Say at once which programs are missing, instead of failing half way."""
    missing = [name for name in names if shutil.which(name) is None]
    if missing:
        packages = sorted({DEBIAN_PACKAGES.get(name, name) for name in missing})
        raise NotReady(
            f"Building needs {', '.join(missing)}; on Debian: apt-get install {' '.join(packages)}"
        )


def run(
    command: Sequence[object], cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """Its output; a failure is a sentence with the last of what the program wrote."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        last = "\n".join(done.stdout.strip().splitlines()[-25:])
        raise NotReady(f"{' '.join(words[:4])} … failed:\n{last}")
    return done.stdout


__all__ = ["NotReady", "need", "run", "say"]
