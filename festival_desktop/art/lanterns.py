"""The seven lanterns, the mooncake, and the program's own festival lantern.

A lantern is told apart four ways: colour, silhouette, the pattern inside it, its letter.
"""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QTransform

from festival_desktop.art import brush
from festival_desktop.art.drawing import drawn, drawn_at
from festival_desktop.art.theme import LANTERNS, kept
from festival_desktop.art.type import letter_path, number

_LETTER_SHIFT = {
    "rarity": (0.0, -0.10),
    "rainbow": (0.04, -0.10),
    "pinkie": (0.0, -0.14),
    "applejack": (0.0, 0.14),
    "starlight": (0.1, 0.14),
}


_WING = (
    "M0 -0.2 C0.25 -1.25 1.3 -1.25 1.2 -0.5 C1.15 -0.1 0.9 0.1 0.62 0.14 "
    "C1.15 0.3 0.95 1.15 0.48 0.98 C0.2 0.88 0.05 0.6 0 0.4 Z"
)
_APPLE = (
    "M0 -0.5 C0.45 -0.95 1.05 -0.55 0.95 0.1 C0.88 0.68 0.5 1.08 0.22 0.98 "
    "C0.08 0.92 -0.08 0.92 -0.22 0.98 C-0.5 1.08 -0.88 0.68 -0.95 0.1 "
    "C-1.05 -0.55 -0.45 -0.95 0 -0.5"
)
_LEAF = "M0.02 -0.55 C0.02 -1.1 0.45 -1.2 0.72 -1.12 C0.7 -0.75 0.4 -0.55 0.02 -0.55"
_SHAPES = {
    "rarity": ("M-0.58 -0.86 L0.58 -0.86 L1 -0.3 L0 1 L-1 -0.3 Z",),
    "rainbow": (
        "M-0.3 -1.06 L0.78 -1.06 L0.42 -0.42 L0.98 -0.42 L-0.42 1.1 L-0.1 0.3 L-0.9 0.3 Z",
    ),
    "pinkie": ("E0 -0.16 0.84 0.88", "M0 0.6 L0.26 1.04 L-0.26 1.04 Z"),
    "applejack": (_APPLE, _LEAF),
    "starlight": (
        "O0.1 0.16 0.74",
        "M-1.08 -0.98 C-0.2 -1.08 0.7 -0.8 0.8 0 L-0.3 -0.3 C-0.4 -0.6 -0.7 -0.85 -1.08 -0.98",
        "M-1.12 -0.2 C-0.8 -0.42 -0.4 -0.5 0.1 -0.5 L-0.5 0.5 C-0.6 0.15 -0.8 -0.1 -1.12 -0.2",
    ),
}
"""The parts a silhouette is joined of."""
_PATTERNS = {
    "twilight": "M0 -0.62 L0 -1.05 M0.536936 -0.31 L0.909327 -0.525 M0.536936 0.31 L0.909327 0.525 "
    "M0 0.62 L0 1.05 M-0.536936 0.31 L-0.909327 0.525 M-0.536936 -0.31 L-0.909327 -0.525",
    "rarity": "M-1 -0.3 L1 -0.3 M-0.42 -0.3 L0 1 M-0.58 -0.86 L-0.42 -0.3 "
    "M0.42 -0.3 L0 1 M0.58 -0.86 L0.42 -0.3",
    "rainbow": "M-1.5 1 L0.5 -1 M-1 1 L1 -1 M-0.5 1 L1.5 -1",
    "fluttershy": "O-0.68 -0.45 0.2 O-0.5 0.55 0.13 O0.68 -0.45 0.2 O0.5 0.55 0.13",
    "pinkie": "E0 -0.16 0.38 0.88 E0 -0.16 0.66 0.88",
    "applejack": "B-0.19 0.19 0.55 0.55 110 90 M0.02 -0.5 L0.62 -1.05 "
    "M-0.6 0.74 L-0.4 0.74 M-0.1 0.8 L0.1 0.8 M0.4 0.74 L0.6 0.74",
    "starlight": "B0.1 0.2 0.95 0.95 95 80 B0.1 0.2 1.25 1.25 95 80 B0.1 0.2 1.55 1.55 95 80",
}
"""Facets, ribs, spots or streaks inside the silhouette."""


@cache
def lantern_path(lantern: str) -> QPainterPath:
    """Silhouette in the box -1..1 (y down); the letter sits near the origin."""
    if lantern == "twilight":
        return brush.star_path(6, 1.06, 0.66)
    if lantern == "fluttershy":
        wing, body = drawn(_WING), brush.circle(0, 0.06, 0.36, 0.72)
        whole = brush.joined(body, QTransform.fromScale(-1, 1).map(wing), wing)
        return QTransform.fromScale(0.92, 0.96).map(whole)
    return brush.joined(*map(drawn, _SHAPES[lantern]))


@kept
def _paper(tint: str) -> QBrush:
    """Lit from within, in the box of the silhouette."""
    light, bright = brush.mix(tint, "white", 0.78), brush.mix(tint, "white", 0.36)
    stops = ((0.0, light), (0.42, bright), (0.8, tint), (1.0, brush.mix(tint, "ink", 0.35)))
    return brush.radial(QPointF(-0.1, -0.12), 1.25, *stops)


def paint_lantern(
    p: QPainter,
    centre: QPointF,
    radius: float,
    lantern: str,
    *,
    letter: bool = True,
    lit: float = 1.0,
    light: bool = True,
) -> None:
    """One lantern. `lit` 0..1 dims it without greying; `light` adds the glow around it."""
    tint, path = LANTERNS[lantern].colour, lantern_path(lantern)
    if light and lit > 0.4:
        brush.glow(p, centre, radius * 2.1, brush.mix(tint, "light", 0.12), 0.72 * lit)
    with brush.saved(p, centre, scale=radius, opacity=0.30 + 0.70 * lit):
        # The fill hides the inner half of the line, and small lanterns need a wider one.
        p.strokePath(path, brush.pen(brush.mix(tint, "night", 0.78), max(0.2, 1.9 / radius)))
        p.fillPath(path, _paper(tint))
        if radius >= 7:
            p.setClipPath(path)
            line = brush.pen(brush.mix(tint, "ink", 0.55), max(0.055, 0.6 / radius), 0.45)
            p.strokePath(drawn(_PATTERNS[lantern]), line)
    if letter:
        _paint_letter(p, centre, radius, lantern, lit)


def _paint_letter(p: QPainter, centre: QPointF, radius: float, lantern: str, lit: float) -> None:
    style = LANTERNS[lantern]
    dx, dy = _LETTER_SHIFT.get(lantern, (0.0, 0.0))
    middle = QPointF(centre.x() + dx * radius, centre.y() + dy * radius)
    path = letter_path(style.letter, radius * (1.08 if radius >= 12 else 1.2), middle)
    edge = brush.mix(style.colour, "white", 0.72)
    with brush.saved(p, opacity=0.45 + 0.55 * lit):
        p.strokePath(path, brush.pen(edge, max(1.2, radius * 0.2), 0.9))
        p.fillPath(path, brush.color("letter"))


@cache
def _cake_path() -> QPainterPath:
    step = math.pi / 5
    crimps = [
        brush.circle(math.cos(i * step) * 0.74, math.sin(i * step) * 0.74, 0.25) for i in range(10)
    ]
    return brush.joined(brush.circle(0, 0, 0.82), *crimps)


def paint_mooncake(
    p: QPainter, centre: QPointF, radius: float, count: int | None = None, *, lit: float = 1.0
) -> None:
    """Round pastry with a crimped rim; a crescent, or a number (the cost of a friend) on it."""
    with brush.saved(p, opacity=0.30 + 0.70 * lit):
        with brush.saved(p, centre, scale=radius):
            stops = ((0.0, "cake0"), (0.6, "cake1"), (1.0, "cake2"))
            p.strokePath(_cake_path(), brush.pen("cake_edge", max(0.16, 1.6 / radius)))
            p.fillPath(_cake_path(), brush.radial(QPointF(-0.25, -0.3), 1.4, *stops))
            if count is None:
                moon = brush.circle(-0.05, 0, 0.46).subtracted(brush.circle(0.18, -0.1, 0.38))
                p.fillPath(moon, brush.color("cake_mark"))
        if count is not None:
            number(p, brush.square(centre, 2 * radius), count, radius * 1.15, "cake_ink")


_BODY = "M-0.27 -0.5 C-0.62 -0.4 -0.62 0.4 -0.27 0.5 L0.27 0.5 C0.62 0.4 0.62 -0.4 0.27 -0.5 Z"


def paint_festival_lantern(
    p: QPainter,
    centre: QPointF,
    u: float,
    *,
    shine: float = 0.65,
    tassel: bool = True,
    simple: bool = False,
) -> None:
    """The program's own lantern (title, winner, icon): red paper and a star, none of the seven."""
    x, y = centre.x(), centre.y()
    if shine:
        brush.glow(p, centre, u * 1.25, "light", shine)
    body = drawn_at(_BODY, x, y, u * 0.88, u * 0.86)
    with brush.saved(p):
        if tassel:
            p.setPen(brush.pen("brass_hi", max(1.2, u * 0.045)))
            p.drawLine(QPointF(x, y + u * 0.5), QPointF(x, y + u * 0.62))
            p.setPen(brush.pen("tassel", max(1.5, u * 0.085)))
            p.drawLine(QPointF(x, y + u * 0.64), QPointF(x, y + u * 0.74))
        stops = ((0.0, "festival0"), (0.3, "festival1"), (0.62, "festival2"), (1.0, "festival3"))
        p.fillPath(body, brush.radial(QPointF(x, y + u * 0.06), u * 0.6, *stops))
        with brush.saved(p):
            p.setClipPath(body)
            brush.use(p, None, brush.pen("festival_rib", max(0.9, u * 0.018), 0.47))
            for k in (0.16, 0.34) if simple else (0.12, 0.25, 0.37):
                p.drawEllipse(centre, u * k, u * 0.5)
        p.strokePath(body, brush.outline("lacquer_deep", max(1, u * 0.026)))
        for top in (y - u * 0.50, y + u * 0.41):
            _paint_cap(p, QRectF(x - u * 0.28, top, u * 0.56, u * 0.09))
        star = brush.star_path(5, u * 0.21, u * 0.0924).translated(x, y + u * 0.02)
        p.strokePath(star, brush.pen("festival0", u * 0.045))
        p.fillPath(star, brush.color("lacquer"))


def _paint_cap(p: QPainter, rect: QRectF) -> None:
    stops = ((0.0, "brass_deep"), (0.4, "brass_pale"), (1.0, "brass_deep"))
    line = QPen(brush.color("plate_ink_soft"), max(0.6, rect.height() * 0.15))
    fill = brush.linear(rect.topLeft(), rect.topRight(), *stops)
    brush.put_rounded(p, rect, rect.height() * 0.28, fill, line)
