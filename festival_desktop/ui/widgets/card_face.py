"""How cards to press look: a painter with its size. Without a picture a card has words only."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, rounded, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_card_paper, paint_focus_ring
from festival_desktop.art.type import BOLD, CENTER, MEDIUM, line_height, text

BELOW = 12.0
"""Size of the words below the name of a word card."""
_RADIUS = 6.0


@dataclass(frozen=True)
class CardLook:
    """What a card shows now. `side`: which side of it is up, if it has several."""

    card: str
    state: str
    title: str
    px: float
    hover: bool
    focus: bool
    about: str
    side: str
    unit: float

    def u(self, size: float) -> float:
        return size * self.unit


@dataclass(frozen=True)
class CardFace:
    kind: str
    """Tells pictures of cards apart that are kept."""
    paint: Callable[[QPainter, QRectF, CardLook], None]
    width: float = 112.0
    height: float | None = 46.0
    """Room above the title; None: as much as the words below it need."""


def _paint_words(p: QPainter, rect: QRectF, look: CardLook) -> None:
    """A name, and below it what it means, wrapped."""
    if look.hover and look.state != "disabled":
        rect = rect.translated(0, -2)
    if look.focus:
        paint_focus_ring(p, rect, _RADIUS)
    paint_card_paper(p, rect, look.state, look.hover)
    ink = "sheet_dusk_ink" if look.state == "disabled" else "ink"
    high = line_height(look.px, BOLD)
    top = QRectF(rect.left() + 4, rect.top() + look.u(4), rect.width() - 8, high)
    text(p, top, look.title, look.px, ink, BOLD, CENTER)
    low = QRectF(top.left() + 2, top.bottom(), top.width() - 4, rect.bottom() - top.bottom() - 4)
    soft = ink if look.state == "disabled" else "ink_soft"
    text(p, low, look.about, look.u(BELOW), soft, MEDIUM, CENTER, wrap=True)
    if look.state == "chosen":
        side = look.u(16)
        box = QRectF(rect.right() - side * 0.8, rect.top() - side * 0.25, side, side)
        p.fillPath(rounded(box, side / 2), color("lacquer"))
        paint_icon(p, square(box.center(), side * 0.7), "check", "white")


WORDS = CardFace("words", _paint_words, 126.0, None)
