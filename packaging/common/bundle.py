"""The frozen program with everything that belongs into it, for Linux and macOS."""

import sys
from dataclasses import dataclass
from pathlib import Path

from common import licences
from common.files import megabytes as size
from common.files import settle
from common.freeze import Environment, freeze
from common.source import Source
from common.tools import run

MOST_MEGABYTES = 60

DRAW = """
import sys
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator
from festival_desktop.art.icon import paint_app_icon
app = QGuiApplication([])
drawing = QSvgGenerator()
drawing.setFileName(sys.argv[1])
drawing.setSize(QSize(256, 256))
drawing.setViewBox(QRect(0, 0, 256, 256))
drawing.setTitle("Festival Desktop")
drawing.setDescription("")
painter = QPainter(drawing)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
paint_app_icon(painter, QRectF(0, 0, 256, 256))
painter.end()
"""


@dataclass(frozen=True)
class Bundle:
    folder: Path
    drawing: Path
    """The icon as SVG."""


def make(source: Source, work: Path) -> Bundle:
    env = Environment(work / "venv")
    env.make(source)
    drawing = work / "festival-desktop.svg"
    offscreen = source.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(source.folder)}
    run([env.python, "-c", DRAW, drawing], env=offscreen)
    found = licences.collect(source.folder, env.packages)
    licences.add_starter(found, env.packages)
    found.write(source.folder / licences.FILE)
    folder = freeze(source, env, work)
    if sys.platform == "linux":
        inside = folder / "_internal"
        licences.add_system_libraries(found, from_the_system(inside), Path("/usr/share/doc"))
        found.write(inside / "festival_desktop" / licences.FILE)
    settle(folder, source.epoch)
    return Bundle(folder, drawing)


def from_the_system(inside: Path) -> list[str]:
    """The names of the libraries that the bundle took from the machine it was built on."""
    foreign = [path.name for path in inside.glob("lib*.so*") if not path.is_symlink()]
    spare = [path.name.split("-", 1)[1] for path in (inside / "spare").iterdir()]
    return [name for name in foreign + spare if not name.startswith("libpython")]


__all__ = ["MOST_MEGABYTES", "Bundle", "make", "size"]
