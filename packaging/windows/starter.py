"""The two small programs that start Python on Windows, with icon, version and manifest."""

import re
import shutil
from pathlib import Path

from common.icons import ico, pictures
from common.source import Source
from common.tools import run
from windows import python

HERE = Path(__file__).parent
COMPILER, RESOURCES = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres"
PROGRAMS = {
    "Festival Desktop.exe": ["-mwindows"],
    "festival-desktop.exe": ["-mconsole", "-DCONSOLE"],
}


def build(source: Source, folder: Path, work: Path) -> None:
    place = work / "starter"
    place.mkdir()
    (place / "festival-desktop.ico").write_bytes(ico(pictures(source.folder)))
    shutil.copy(HERE / "starter.manifest", place)
    text = (HERE / "starter.rc").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", source.version)
    text = text.replace("@NUMBERS@", ",".join(numbers(source.version)))
    (place / "starter.rc").write_text(text, encoding="utf-8")
    run([RESOURCES, "starter.rc", "starter.o"], cwd=place, env=source.environ)
    flags = ["-municode", "-Os", "-s", "-Wall", "-static", "-Wl,--no-insert-timestamp"]
    flags.append(f'-DPYTHON=L"{python.NAME}.dll"')
    for name, kind in PROGRAMS.items():
        command = [COMPILER, *flags, *kind, HERE / "starter.c", "starter.o", "-o", folder / name]
        run(command, cwd=place, env=source.environ)


def numbers(version: str) -> list[str]:
    """Windows wants four numbers."""
    found = re.findall(r"\d+", version)
    return (found + ["0"] * 4)[:4]
