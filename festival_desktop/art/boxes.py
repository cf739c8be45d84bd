"""Game boxes, the jetty they stand on, and their brass plates. Callers pass in a box's picture."""

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.surfaces import paint_plate
from festival_desktop.art.theme import theme
from festival_desktop.art.type import BOLD, MEDIUM, lettering, text

_DUSK = ((0.0, 0.0), (0.25, 0.75), (1.0, 0.92))
"""Position and opacity of the dark gradient behind a title."""
Art = Callable[[QPainter, QRectF], None]
"""Paints the picture on the front of a box."""


def paint_box(
    p: QPainter,
    rect: QRectF,
    art: Art,
    colours: tuple[str, str],
    title: Sequence[str],
) -> None:
    """Paint a standing box. `rect` is its front; the sides extend a little to the right and up."""
    light, dark = colours
    _paint_box_sides(p, rect, light, dark)
    band_height = rect.width() * 0.21 * max(2, len(title)) * 0.95
    front = brush.radial(brush.inside(rect, 0.5, 0.4), rect.height() * 0.8, light, dark)
    brush.draw_rounded(p, rect, 4, front)
    with brush.saved(p):
        p.setClipRect(rect.adjusted(3, 3, -3, -3))
        art(p, rect.adjusted(6, 6, -6, -band_height))
    _paint_title(p, rect, band_height, title)
    line = brush.outline("brass", 1.6, 0.9)
    brush.draw_rounded(p, rect.adjusted(4, 4, -4, -4), 3, None, line)
    if not theme().flat:
        edge = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        brush.draw_rounded(p, edge, 4, None, brush.pen("white", 1, 0.16))


def _paint_box_sides(p: QPainter, rect: QRectF, light: str, dark: str) -> None:
    deep = rect.width() * 0.055
    left, right, top, low = rect.left(), rect.right(), rect.top(), rect.bottom()
    with brush.saved(p):
        brush.set_ink(p, brush.color("shadow", 0.43))
        p.drawEllipse(QRectF(left - deep, low - deep * 0.8, rect.width() + 3 * deep, deep * 1.6))
    far, back = right + deep, top - deep * 0.5
    side = brush.polygon(
        ((right - 1, top + 1), (far, back), (far, low - deep * 0.5), (right - 1, low))
    )
    shade = (brush.mix(dark, "black", part) for part in (0.15, 0.6))
    brush.draw_path(p, side, brush.linear(QPointF(right, 0), QPointF(far, 0), *shade))
    lid = brush.polygon(((left + 1, top + 1), (left + deep, back), (far, back), (right, top + 1)))
    shine = (brush.mix(light, "white", part) for part in (0.1, 0.3))
    brush.draw_path(p, lid, brush.linear(QPointF(left, 0), QPointF(right, 0), *shine))


def _paint_title(p: QPainter, rect: QRectF, height: float, title: Sequence[str]) -> None:
    band = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
    if theme().flat:
        p.fillRect(band.adjusted(0, height * 0.1, 0, 0), brush.color("black"))
    else:
        stops = ((place, brush.color("night", alpha)) for place, alpha in _DUSK)
        p.fillRect(band, brush.vertical_gradient(band, *stops))
    step = height * 0.80 / len(title)
    px = min(rect.width() * 0.142, step * 0.95)
    for i, line in enumerate(title):
        base = QPointF(rect.center().x(), band.top() + height * 0.09 + step * (i + 0.92))
        lettering(
            p, base, line, px, align=0.5, width=rect.width() - 36,
            top="moon0", low="light", edge="keyline", shine=None,
        )  # fmt: skip


def paint_jetty(p: QPainter, rect: QRectF) -> None:
    """Paint the jetty over the lake that serves as the shelf. `rect` is its front board."""
    s, left, right, top = rect.height(), rect.left(), rect.right(), rect.top()
    with brush.saved(p):
        for x in (left + s * 0.5, rect.center().x(), right - s * 0.5):
            post = QRectF(x - s * 0.1, rect.bottom() - 2, s * 0.2, s * 0.34)
            inks = ("wood_dark", "wood", "wood_edge")
            p.fillRect(post, brush.linear(post.topLeft(), post.topRight(), *inks))
        back, inset = top - s * 0.34, s * 0.3
        corners = ((left + inset, back), (right - inset, back), (right, top), (left, top))
        deck = brush.linear(QPointF(0, back), QPointF(0, top), "plank2", "wood_hi")
        brush.draw_path(p, brush.polygon(corners), deck)
        p.setPen(brush.pen("wood_edge", 1, 0.45))
        for i in range(1, 12):
            t = i / 12
            far = QPointF(left + inset + t * (rect.width() - 2 * inset), back)
            p.drawLine(far, QPointF(left + t * rect.width(), top))
        brush.shadow(p, rect, 6, 8, 6, 0.5)
        wood = brush.vertical_gradient(rect, (0, "wood_pale"), (0.1, "wood_hi"), (1, "plank2"))
        brush.draw_rounded(p, rect, 6, wood)
        _paint_board_grain(p, rect)
        p.setPen(brush.outline("light_hi", 1.2, 0.43))
        p.drawLine(QPointF(left + 6, top + 1), QPointF(right - 6, top + 1))


def _paint_board_grain(p: QPainter, rect: QRectF) -> None:
    if theme().flat:
        return
    rnd = random.Random(3)
    with brush.saved(p):
        p.setClipPath(brush.rounded(rect, 6))
        for _ in range(26):
            x = rect.left() + rnd.random() * rect.width()
            y = rect.top() + rnd.random() * rect.height()
            line = QPainterPath(QPointF(x, y))
            line.cubicTo(x + 40, y - 3, x + 90, y + 3, x + 150, y)
            p.strokePath(line, brush.pen("wood_edge", 1, 0.24))


def paint_fact_plate(p: QPainter, rect: QRectF, first: str, second: str, *, px: float = 14) -> None:
    """Paint a brass plate on the jetty with two lines of facts."""
    paint_plate(p, rect)
    half = rect.height() / 2
    inner = rect.adjusted(6, 0, -6, 0)
    high = QRectF(inner.left(), rect.top() + 1, inner.width(), half)
    low = QRectF(inner.left(), rect.top() + half - 2, inner.width(), half)
    text(p, high, first, px, "plate_ink", BOLD)
    text(p, low, second, px * 0.93, "plate_ink_soft", MEDIUM)
