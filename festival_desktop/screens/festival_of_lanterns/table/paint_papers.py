"""Painters of paper with words: what a friend asks, what she can do, how Moon Dancer decided."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo, outline, put_rounded, saved
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import (
    BOLD,
    FLOOR,
    LEFT,
    MEDIUM,
    SEMIBOLD,
    TOP_LEFT,
    text,
    wrapped_height,
)
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    paint_emblem,
)

RADIUS = 9.0
LEAST = 0.62
"""So much smaller letters may get to say everything; then what is oldest is not said."""


def paint_ask(p: QPainter, rect: QRectF, id: str, words: str, foot: float, px: float) -> None:
    """A lit strip: whose ability it is, and what to select. `foot` is kept free for a button."""
    halo(p, rect, RADIUS, "light", 9, 0.9)
    paint_paper(p, rect, RADIUS, lift=0.6)
    put_rounded(p, rect.adjusted(1, 1, -1, -1), RADIUS - 1, None, outline("card_edge", 2))
    radius = min(rect.height() * 0.24, px * 1.2)
    centre = QPointF(rect.left() + radius * 1.45, rect.center().y())
    if id:
        paint_emblem(p, centre, radius, id)
    else:
        paint_token(p, centre, radius, MOON, edge="ink")
    left = centre.x() + radius * 1.45
    place = QRectF(left, rect.top() + 4, rect.right() - 8 - left, rect.height() - 8 - foot)
    text(p, place, words, px, "ink", SEMIBOLD, LEFT, wrap=True)


def _speech_head(width: float, px: float) -> tuple[float, float]:
    """The edge of her paper, and the height of its title."""
    return width * 0.06, px * 1.9 * max(1.0, text_scale() ** 0.5)


def speech_height(words: str, width: float, px: float) -> float:
    """How high her paper must be to say this without making letters smaller."""
    pad, line = _speech_head(width, px)
    return _lines_height(words.split("\n"), width - 2 * pad, px) + line + pad * 3.2


def _lines_height(lines: list[str], width: float, px: float) -> float:
    return sum(wrapped_height(line, width, px, MEDIUM) + px * 0.5 for line in lines)


def paint_speech(
    p: QPainter, rect: QRectF, title: str, words: str, foot: float, lit: bool, px: float
) -> None:
    """Moon Dancer's paper: her sign and a title, below it what she says, thought by thought."""
    if lit:
        halo(p, rect, RADIUS, "light", 10, 0.8)
    paint_paper(p, rect, RADIUS, lift=0.7)
    if lit:
        put_rounded(p, rect.adjusted(1, 1, -1, -1), RADIUS - 1, None, outline("card_edge", 2))
    pad, line = _speech_head(rect.width(), px)
    inner = rect.adjusted(pad, pad * 0.8, -pad, -pad * 0.8)
    radius = line * 0.4
    paint_token(p, QPointF(inner.left() + radius, inner.top() + line / 2), radius, MOON, edge="ink")
    left = inner.left() + radius * 2.6
    head = QRectF(left, inner.top(), inner.right() - left, line)
    text(p, head, title, px * 1.1, "ink", BOLD, LEFT)
    with saved(p):
        p.setPen(outline("paper_line", 1, 0.5))
        y = head.bottom() + pad * 0.3
        p.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    _paint_lines(p, inner.adjusted(0, line + pad * 0.8, 0, -foot), words.split("\n"), px)


def _paint_lines(p: QPainter, rect: QRectF, lines: list[str], px: float) -> None:
    """All of one size, as large as they fit; the newest ones, where not all of them do."""
    least = max(FLOOR / text_scale(), px * LEAST)
    while px > least and _lines_height(lines, rect.width(), px) > rect.height():
        px = max(least, px - 0.5)
    while len(lines) > 1 and _lines_height(lines, rect.width(), px) > rect.height():
        lines = lines[1:]
    y = rect.top()
    for line in lines:
        high = wrapped_height(line, rect.width(), px, MEDIUM)
        last = line is lines[-1]
        # What does not fit is known by its last line.
        place = QRectF(rect.left(), y, rect.width(), rect.bottom() - y if last else high)
        text(p, place, line, px, "ink", MEDIUM, TOP_LEFT, wrap=True)
        y += high + px * 0.5
