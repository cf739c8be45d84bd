"""Packages: how large they are, and how quickly what is in them starts, beside the source.

`run()` looks for packages in $FESTIVAL_PACKAGES or dist/ and says how large they are. The .deb is
unpacked, and its program and the source start in turns under one Xvfb until their first picture.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from tests.benchmarks.startup import PROGRAM, ROOT, environment, first_picture, screen

ROUNDS = 9
MOST_MEGABYTES, MOST_RATIO = 60, 1.3
KINDS = ("*.deb", "*.AppImage", "*Setup.exe", "*.dmg")


def packages() -> list[Path]:
    folder = Path(os.environ.get("FESTIVAL_PACKAGES", ROOT / "dist"))
    return [path for kind in KINDS for path in sorted(folder.glob(kind))]


def verdict(value: float, goal: float) -> str:
    return "met" if value <= goal else "missed"


def compare(programs: dict[str, list[str]], rounds: int) -> dict[str, list[float]]:
    """Milliseconds to the first picture, in turns."""
    times: dict[str, list[float]] = {name: [] for name in programs}
    with screen() as shown, tempfile.TemporaryDirectory(prefix="festival-home-") as home:
        env = environment(shown.display, Path(home))
        for turn in range(rounds + 1):
            for name, command in programs.items():
                took = first_picture(command, shown, env)
                if turn:  # the first turn warms the caches of the disk
                    times[name].append(took)
    return times


def run(rounds: int = ROUNDS) -> None:
    """Measure and print."""
    found = packages()
    if not found:
        print("packages: none in dist; build them with packaging/build.py")
        return
    for path in found:
        size = path.stat().st_size / 1e6
        goal = f"goal ≤ {MOST_MEGABYTES}: {verdict(size, MOST_MEGABYTES)}"
        print(f"packages: {path.name:44} {size:5.1f} MB, {goal}")
    if shutil.which("Xvfb") is None or shutil.which("dpkg-deb") is None:
        print("packages: start-up not measured, because Xvfb or dpkg-deb is missing")
        return
    with tempfile.TemporaryDirectory(prefix="festival-package-") as folder:
        programs = {"source": PROGRAM}
        for path in found:
            if path.suffix == ".deb":
                subprocess.run(["dpkg-deb", "--extract", path, folder], check=True)
                programs["deb"] = [f"{folder}/usr/lib/festival-desktop/festival-desktop"]
            elif path.suffix == ".AppImage":
                programs["portable"] = [str(path.resolve())]
        times = compare(programs, rounds)
    for name, took in times.items():
        print(
            f"packages: {name:9} {median(took):5.0f} ms (from {min(took):.0f} to {max(took):.0f})"
        )
    for name in programs:
        if name != "source":
            ratio = median(times[name]) / median(times["source"])
            goal = f"goal ≤ {MOST_RATIO}: {verdict(ratio, MOST_RATIO)}"
            print(f"packages: {name} starts in {ratio:.2f} × the source, {goal}")


if __name__ == "__main__":
    run()
