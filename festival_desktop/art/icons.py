"""Line icons on a grid of 24, stroke 2, round caps: `resources/svg/icons`."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink, saved, square
from festival_desktop.art.svg import paint_svg

_MIRRORED = frozenset({"back", "next", "play", "reverse", "undo", "redo", "first", "end", "book",
                       "step", "slow", "normal", "fast", "sound", "mute"})  # fmt: skip
"""Icons that point along the reading direction."""


def paint_icon(
    p: QPainter, rect: QRectF, name: str, ink: Ink = "ink", *, mirrored: bool = False
) -> None:
    """Paint an icon as large as fits. `mirrored`: for right-to-left languages."""
    side = min(rect.width(), rect.height())
    with saved(p, rect.center()):
        if mirrored and name in _MIRRORED:
            p.scale(-1, 1)
        corner = square(QPointF(), side).topLeft()
        paint_svg(p, f"icons/{name}", corner, side, unit=24, tint=ink)


def paint_icon_at_end(
    p: QPainter,
    line: QRectF,
    name: str,
    side: float,
    gap: float,
    ink: Ink,
    *,
    right: bool,
    mirrored: bool = False,
) -> QRectF:
    """Paint an icon at one end of a line and return the rest for text."""
    x = line.right() - side if right else line.left()
    place = QRectF(x, line.center().y() - side / 2, side, side)
    paint_icon(p, place, name, ink, mirrored=mirrored)
    return line.adjusted(0 if right else side + gap, 0, -side - gap if right else 0, 0)
