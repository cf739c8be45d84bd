"""Type: text that shrinks but is never cut, and title lettering.

Callers pass in the text. One that does not fit even at its smallest size is still painted whole and
recorded in `misfits()`, so that tests can fail on it.
"""

import math
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from festival_desktop.art import fonts
from festival_desktop.art.brush import Ink, color, mix, saved, strokes, vertical_gradient
from festival_desktop.art.theme import cached_per_theme, text_scale, theme

REGULAR, MEDIUM, SEMIBOLD, BOLD, BLACK = 400, 500, 600, 700, 900

CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

# Absolute alignment: callers mirror layouts themselves, and Qt must not do so again.
_WHOLE = Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextDontClip

FLOOR = 10.5
LEGIBLE, LEAST = 9, 7
"""Preferred and absolute minimum font size in pixels."""
LINE = 0.78
"""Maximum font size relative to the line height, so that lines stay apart."""
_MISFITS_KEPT = 200
_MEASURES_KEPT = 4096
"""Maximum number of cached text measurements: layouts repeat them, and measuring is slow."""


class Misfit(NamedTuple):
    """A text painted larger than its rectangle."""

    text: str
    needed: tuple[int, int]
    given: tuple[int, int]


_misfits: list[Misfit] = []


def misfits() -> list[Misfit]:
    """List the texts that did not fit since the last `forget_misfits()`."""
    return list(_misfits)


def forget_misfits() -> None:
    """Start a new list of misfits."""
    _misfits.clear()


@cache
def _font(px: int, weight: int, display: bool, italic: bool) -> QFont:
    face = QFont()
    face.setFamilies(fonts.families(display))
    face.setPixelSize(max(1, px))
    face.setWeight(QFont.Weight(weight))
    face.setItalic(italic)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face


def font(
    px: float,
    weight: int = REGULAR,
    *,
    display: bool = False,
    italic: bool = False,
    scaled: bool = True,
) -> QFont:
    """Return the program's font with tabular figures. Text on pieces is not scaled."""
    return QFont(_font(_size(px, scaled), weight, display, italic))


@cached_per_theme
def _size(px: float, scaled: bool) -> int:
    return round(px * text_scale() if scaled else px)


@lru_cache(_MEASURES_KEPT)
def _width(label: str, size: int, weight: int, italic: bool) -> float:
    return QFontMetricsF(_font(size, weight, False, italic)).horizontalAdvance(label)


@cache
def _heights(size: int, weight: int, italic: bool) -> tuple[float, float]:
    """Return the height of a line, and of its capitals."""
    metrics = QFontMetricsF(_font(size, weight, False, italic))
    return metrics.height(), metrics.capHeight()


def text_width(label: str, px: float, weight: int = REGULAR, *, scaled: bool = True) -> float:
    """Return the width of a single line."""
    return _width(label, _size(px, scaled), weight, False)


def line_height(px: float, weight: int = REGULAR, *, scaled: bool = True) -> float:
    """Return the height of a single line."""
    return _heights(_size(px, scaled), weight, False)[0]


def within(rect: QRectF, px: float) -> float:
    """Limit a text size to the height of its rectangle."""
    return min(px, rect.height() * LINE / text_scale())


def shortened(name: str, width: float, px: float = FLOOR) -> str:
    """Shorten a typed name to a width; our own texts shrink instead."""
    metrics = QFontMetricsF(font(px, BOLD, scaled=False))
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)


def side_by_side(
    line: QRectF,
    first: tuple[str, float, int],
    second: tuple[str, float, int],
    gap: float,
    *,
    scaled: bool = True,
) -> tuple[QRectF, QRectF]:
    """Divide a line between two texts (text, pixels, weight) at its ends.

    Without room for both, each gets its share, and at least what it has with texts of the usual
    size.
    """
    both = (first, second)
    sizes = [min(_size(px, scaled), line.height() * LINE) for _, px, _ in both]
    wide, other = (
        _width(words, round(size), weight, False) + 1
        for (words, _, weight), size in zip(both, sizes, strict=True)
    )
    usual, rest = (
        _width(words, round(min(px, size)), weight, False) + 1
        for (words, px, weight), size in zip(both, sizes, strict=True)
    )
    room = max(0.0, line.width() - gap)
    if usual + rest > room:
        wide = usual * room / (usual + rest)
    elif wide + other > room:
        more = (room - usual - rest) / (wide + other - usual - rest)
        wide = usual + (wide - usual) * more
    left = QRectF(line.left(), line.top(), wide, line.height())
    return left, line.adjusted(wide + gap, 0, 0, 0)


def wrapped_height(label: str, width: float, px: float, weight: int = REGULAR) -> float:
    """Return the height of a text wrapped to `width`."""
    return _wrapped(font(px, weight), width, label)[1]


def _wrapped(face: QFont, width: float, label: str) -> tuple[float, float]:
    room = QRectF(0, 0, width, 100000)
    box = QFontMetricsF(face).boundingRect(room, int(Qt.TextFlag.TextWordWrap), label)
    return box.width(), box.height()


def _fitted(
    room: QSizeF, label: str, size: int, least: int, weight: int, italic: bool, wrap: bool
) -> tuple[QFont, float, float, bool]:
    """Find the largest font in which the label fits, or the smallest allowed."""
    while True:
        face = _font(size, weight, False, italic)
        if wrap:
            width, height = _wrapped(face, room.width(), label)
        else:
            width, height = _width(label, size, weight, italic), _heights(size, weight, italic)[1]
        fits = width <= room.width() + 1 and height <= room.height() + 2
        if fits or size <= least:
            return face, width, height, fits
        size -= 1


def text(
    p: QPainter,
    rect: QRectF,
    label: str,
    px: float = 15,
    ink: Ink = "ink",
    weight: int = REGULAR,
    align: Qt.AlignmentFlag = CENTER,
    *,
    wrap: bool = False,
    italic: bool = False,
    floor: float = FLOOR,
    scaled: bool = True,
) -> float:
    """Paint a label, shrinking down to `floor` pixels but never cutting; return the width used."""
    size = _size(px, scaled)
    least = max(LEAST, min(size, round(floor * min(1.0, text_scale()))))
    found = _fitted(rect.size(), label, max(size, LEGIBLE), least, weight, italic, wrap)
    face, width, height, fits = found
    if not fits and len(_misfits) < _MISFITS_KEPT:
        given = (round(rect.width()), round(rect.height()))
        _misfits.append(Misfit(label, (round(width), round(height)), given))
    flags = align | _WHOLE | (Qt.TextFlag.TextWordWrap if wrap else 0)
    _draw(p, rect, label, face, ink, int(flags))
    return width


def _draw(p: QPainter, rect: QRectF, label: str, face: QFont, ink: Ink, flags: int) -> None:
    p.save()
    p.setFont(face)
    p.setPen(color(ink))
    p.drawText(rect, flags, label)
    p.restore()


def number(
    p: QPainter, rect: QRectF, value: object, px: float, ink: Ink = "ink", weight: int = BOLD
) -> None:
    """Paint a figure that is part of a piece: scaled with the piece, not with the text size."""
    text(p, rect, str(value), px, ink, weight, floor=6, scaled=False)


def use_language(language: str) -> None:
    """Set the language of texts."""
    if fonts.use_language(language):
        for measured in (_font, _width, _heights, lettering_width):
            measured.cache_clear()


@lru_cache(_MEASURES_KEPT)
def lettering_width(label: str, px: float) -> float:
    """Return the width of a title painted by `lettering`."""
    return QFontMetricsF(_title_font(px)).horizontalAdvance(label)


def _title_font(px: float) -> QFont:
    face = font(px, BOLD, display=True, scaled=False)
    face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, px * 0.02)
    return face


def lettering(
    p: QPainter,
    baseline: QPointF,
    label: str,
    px: float,
    *,
    align: float = 0.0,
    width: float | None = None,
    top: Ink = "title0",
    low: Ink = "title1",
    edge: Ink | None = "title_edge",
    shine: Ink | None = "title_glow",
) -> float:
    """Paint a title: gold leaf, dark keyline, lantern glow; return the width used.

    align is 0 left, .5 centre, 1 right. The title shrinks into `width` if it is given.
    """
    if width is not None and (full := lettering_width(label, px)) > width:
        px *= width / full
    used = lettering_width(label, px)
    rect = QRectF(0, baseline.y() - px * 0.75, used, px * 0.85)
    fill = vertical_gradient(rect, (0, top), (0.55, mix(top, low, 0.5)), (1, low))
    _draw_title(p, baseline - QPointF(used * align, 0), label, px, fill, edge, shine)
    return used


def _draw_title(
    p: QPainter,
    baseline: QPointF,
    label: str,
    px: float,
    fill: QBrush,
    edge: Ink | None,
    shine: Ink | None,
) -> None:
    path = QPainterPath()
    path.addText(baseline, _title_font(px), label)
    with saved(p):
        if shine is not None and not theme().flat:
            _paint_shine(p, path, px, shine)
        if edge is not None:
            strokes(p, path, [(max(1.5, px * 0.07), color(edge, 0.6))])
        p.fillPath(path, fill)


def _paint_shine(p: QPainter, path: QPainterPath, px: float, ink: Ink) -> None:
    """Paint the glow behind a title small and enlarged: quicker, and softer."""
    edge, shrink = px * 0.35, 4
    box = path.boundingRect().adjusted(-edge, -edge, edge, edge)
    small = QPixmap(math.ceil(box.width() / shrink) + 1, math.ceil(box.height() / shrink) + 1)
    small.fill(Qt.GlobalColor.transparent)
    q = QPainter(small)
    q.setRenderHint(QPainter.RenderHint.Antialiasing)
    q.scale(1 / shrink, 1 / shrink)
    q.translate(-box.topLeft())
    rings = ((0.44, 0.05), (0.2, 0.12))
    strokes(q, path, [(px * width, color(ink, alpha)) for width, alpha in rings])
    q.end()
    place = QRectF(box.topLeft(), QSizeF(small.width() * shrink, small.height() * shrink))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(place, small, QRectF(small.rect()))


def letter_path(letter: str, px: float, centre: QPointF) -> QPainterPath:
    """Return a heavy letter as a path, optically centred on a point."""
    path = QPainterPath()
    path.addText(0, 0, font(px, BLACK, scaled=False), letter)
    path.translate(centre - path.boundingRect().center())
    return path
