"""The application icon: a glowing paper lantern over water, with a tiny firework.

Up to 96 pixels details are dropped and strokes get thicker. Run as
`python -m festival_desktop.art.icon OUTDIR` to write the PNG files that are shipped.
"""

import math
import random
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QIcon, QPainter

from festival_desktop.art import brush
from festival_desktop.art.cache import render
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.art.sky import paint_ridge, paint_stars
from festival_desktop.paths import resources

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
FILE = "festival-desktop-{}.png"


def paint_app_icon(p: QPainter, rect: QRectF) -> None:
    """The icon, as detailed as its size allows."""
    w = rect.width()
    small, tiny = w <= 96, w <= 24
    margin = w * (0.0 if tiny else 0.035)
    body = rect.adjusted(margin, margin, -margin, -margin)
    horizon = rect.top() + w * 0.70
    sky = QRectF(rect.left(), rect.top(), w, w * 0.70)
    lake = QRectF(rect.left(), horizon, w, w * 0.30)
    u = w * (0.74 if tiny else 0.60)
    centre = rect.topLeft() + QPointF(w * (0.48 if tiny else 0.44), w * 0.43)
    with brush.saved(p):
        p.setClipPath(brush.rounded(body, w * 0.21))
        p.fillRect(sky, brush.down(sky, (0, "night"), (0.55, "icon_sky"), (1, "icon_low")))
        if not small:
            paint_stars(p, sky, 46, seed=12)
            ridge = QRectF(rect.left(), horizon - w * 0.16, w, w * 0.16)
            paint_ridge(p, ridge, "hill0", "hill1", seed=23)
        p.fillRect(lake, brush.down(lake, (0, "water_lit"), (0.4, "water"), (1, "water_deep")))
        brush.glow(p, centre, w * 0.52, "light", 0.66)
        _paint_reflection(p, QPointF(centre.x(), horizon), w, small)
        p.setPen(brush.pen("brass_hi", w * 0.018))
        p.drawLine(QPointF(centre.x(), rect.top()), centre - QPointF(0, u * 0.48))
        if not tiny:
            spark = rect.topLeft() + QPointF(w * 0.80, w * 0.24)
            _paint_spark(p, spark, w * (0.13 if small else 0.105), small)
        paint_festival_lantern(p, centre, u, shine=0, tassel=False, simple=small)
        p.setClipping(False)
        stops = ((0.0, "brass_pale"), (0.4, "brass_deep"), (0.7, "brass_hi"), (1.0, "brass_deep"))
        line = brush.pen("brass", max(1.0 if tiny else 1.5, w * 0.022))
        line.setBrush(brush.linear(rect.topLeft(), rect.bottomRight(), *stops))
        half = line.widthF() / 2
        brush.put_rounded(p, body.adjusted(half, half, -half, -half), w * 0.2, None, line)


def _paint_reflection(p: QPainter, top: QPointF, w: float, small: bool) -> None:
    """Golden strokes, broken by the ripples."""
    rnd, count = random.Random(2), 4 if small else 8
    for i in range(count):
        t = i / (count - 1)
        half = w * (0.22 - 0.09 * t) * (1 if small else rnd.uniform(0.7, 1.08))
        thick = w * (0.036 if small else 0.013 + 0.007 * t)
        p.setPen(brush.pen(brush.mix("light_hi", "festival2", t), thick, 0.98 - 0.47 * t))
        y = top.y() + w * (0.065 + 0.155 * t)
        x = top.x() + (0 if small else rnd.uniform(-0.03, 0.03)) * w
        p.drawLine(QPointF(x - half, y), QPointF(x + half, y))
        if not small:
            x = top.x() + rnd.choice((-1, 1)) * (half + rnd.uniform(0.05, 0.08) * w)
            p.drawLine(QPointF(x - w * 0.015, y), QPointF(x + w * 0.02, y))


def _paint_spark(p: QPainter, centre: QPointF, radius: float, small: bool) -> None:
    """A firework reduced to what survives at 32 px: few thick rays, round tips."""
    count = 8 if small else 12
    brush.glow(p, centre, radius * 1.5, "burst_rose", 0.24 if small else 0.47)
    for i in range(count):
        angle = i * math.tau / count + 0.2
        reach = radius * (1 if i % 2 == 0 else 0.8)
        way = QPointF(math.cos(angle), math.sin(angle)) * reach
        p.setPen(brush.pen(("light_hi", "burst_rose")[i % 2], radius * (0.17 if small else 0.10)))
        p.drawLine(centre + way * 0.38, centre + way * 0.86)
        if not small:
            brush.put_circle(p, centre + way * 1.04, radius * 0.075, "festival0")


def write_icons(folder: Path) -> list[Path]:
    """Render every shipped size into folder; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for size in SIZES:
        file = folder / FILE.format(size)
        if not render(QSizeF(size, size), 1.0, paint_app_icon).save(str(file)):
            raise OSError(f"cannot write {file}")
        files.append(file)
    return files


def app_icon() -> QIcon:
    """The shipped icon in all its sizes; files are read when they are first needed."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(resources() / "icons" / FILE.format(size)))
    return icon


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    for written in write_icons(Path(sys.argv[1])):
        print(written)
