"""The seven lanterns, the mooncake, and the program's own festival lantern.

Lanterns differ in four ways: colour, silhouette, inner pattern, letter.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.type import letter_path, number

_LETTER_SHIFT = {
    "rarity": (0.0, -0.10),
    "rainbow": (0.04, -0.10),
    "pinkie": (0.0, -0.14),
    "applejack": (0.0, 0.14),
    "starlight": (0.1, 0.14),
}


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
    """Paint a lantern. `lit` 0..1 dims it without greying; `light` adds the glow around it."""
    if light and lit > 0.4:
        tint = brush.mix(LANTERNS[lantern].colour, "light", 0.12)
        brush.glow(p, centre, radius * 2.1, tint, 0.72 * lit)
    with brush.saved(p, opacity=0.30 + 0.70 * lit):
        paint_svg(p, f"lanterns/{lantern}", centre, radius)
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


def paint_mooncake(
    p: QPainter, centre: QPointF, radius: float, count: int | None = None, *, lit: float = 1.0
) -> None:
    """Paint a mooncake with a crescent, or with the cost of a friend."""
    with brush.saved(p, opacity=0.30 + 0.70 * lit):
        paint_svg(p, "lanterns/mooncake", centre, radius)
        if count is None:
            paint_svg(p, "lanterns/mooncake-moon", centre, radius)
        else:
            number(p, brush.square(centre, 2 * radius), count, radius * 1.15, "cake_ink")


def paint_festival_lantern(
    p: QPainter,
    centre: QPointF,
    u: float,
    *,
    shine: float = 0.65,
    tassel: bool = True,
) -> None:
    """Paint the program's own lantern (title, winner, icon): red paper and a star."""
    if shine:
        brush.glow(p, centre, u * 1.25, "light", shine)
    if tassel:
        paint_svg(p, "lanterns/tassel", centre, u)
    paint_svg(p, "lanterns/festival", centre, u)
