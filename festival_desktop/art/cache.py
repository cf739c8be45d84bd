"""A cache of painted pixmaps, because painting in Python for every frame is too slow.

The least recently used are dropped when the pixels exceed a budget, and all of them when the theme
changes.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art.theme import on_restyle

Paint = Callable[[QPainter, QRectF], None]

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
BUDGET = 48 * 1024 * 1024
"""Maximum bytes of cached pixels: several thousand tiles, or a few full-window backdrops."""


class _Shelf:
    pixmaps: ClassVar[OrderedDict[Hashable, QPixmap]] = OrderedDict()
    size: int = 0
    """Total bytes of the cached pixmaps."""


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def prepare(p: QPainter) -> None:
    """Set the render hints that every painter of this kit expects."""
    p.setRenderHints(_HINTS)


def render(size: QSizeF, dpr: float, paint: Paint) -> QPixmap:
    """Paint once onto a new transparent pixmap of a logical size."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    try:
        prepare(p)
        paint(p, QRectF(0, 0, size.width(), size.height()))
    finally:
        p.end()  # Qt aborts if a pixmap is deleted before its painter.
    return pixmap


def pixmap(key: Hashable, size: QSizeF, dpr: float, paint: Paint) -> QPixmap:
    """Return the pixmap that `paint` paints in (0, 0, size), cached.

    `key` must name everything the picture depends on besides size, pixel ratio and theme.
    """
    full = (key, round(size.width() * dpr), round(size.height() * dpr), dpr)
    kept = _Shelf.pixmaps.get(full)
    if kept is not None:
        _Shelf.pixmaps.move_to_end(full)
        return kept
    fresh = render(size, dpr, paint)
    _Shelf.pixmaps[full] = fresh
    _Shelf.size += _bytes(fresh)
    while _Shelf.size > BUDGET and len(_Shelf.pixmaps) > 1:
        _Shelf.size -= _bytes(_Shelf.pixmaps.popitem(last=False)[1])
    return fresh


def clear() -> None:
    """Empty the cache."""
    _Shelf.pixmaps.clear()
    _Shelf.size = 0


on_restyle(clear)


def size() -> int:
    """Return the number of cached bytes."""
    return _Shelf.size
