"""The application icon: a glowing paper lantern over water, with a tiny firework.

Up to 96 pixels details are dropped and strokes are thicker. Run as `python -m
festival_desktop.art.icon OUTDIR` to write the PNG files that are shipped.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QIcon, QPainter

from festival_desktop.art.cache import render
from festival_desktop.art.svg import paint_svg
from festival_desktop.paths import resources

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
FILE = "festival-desktop-{}.png"


def paint_app_icon(p: QPainter, rect: QRectF) -> None:
    """Paint the icon with as much detail as its size allows."""
    w = rect.width()
    detail = "tiny" if w <= 24 else "small" if w <= 96 else "large"
    paint_svg(p, f"app-icon/{detail}", rect.topLeft(), w)


def write_icons(folder: Path) -> list[Path]:
    """Render every shipped size into a folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for size in SIZES:
        file = folder / FILE.format(size)
        if not render(QSizeF(size, size), 1.0, paint_app_icon).save(str(file)):
            raise OSError(f"cannot write {file}")
        files.append(file)
    return files


def app_icon() -> QIcon:
    """Return the shipped icon in all its sizes; files are read when first needed."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(resources() / "icons" / FILE.format(size)))
    return icon


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    for written in write_icons(Path(sys.argv[1])):
        print(written)
