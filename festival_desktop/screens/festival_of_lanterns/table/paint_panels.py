"""Painters of the seats' panels and of the hints on the water.

Names and sums only: cards, Mooncakes and points lie on a panel as things of their own.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, pen, saved
from festival_desktop.art.surfaces import paint_key_cap, paint_panel, paint_paper
from festival_desktop.art.tokens import paint_robot, paint_token
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    FLOOR,
    LEFT,
    MEDIUM,
    RIGHT,
    shortened,
    text,
    text_width,
    within,
)


def paint_seat(p: QPainter, rect: QRectF, active: bool, rules: tuple[float, ...]) -> None:
    """A panel of lacquer; `rules` are the lines that part it, from its left edge."""
    paint_panel(p, rect, 14, active=active)
    with saved(p):
        p.setPen(pen("brass", 1, 0.5))
        for x in rules:
            top, bottom = rect.top() + 16, rect.bottom() - 16
            p.drawLine(QPointF(rect.left() + x, top), QPointF(rect.left() + x, bottom))


def paint_name(
    p: QPainter, rect: QRectF, seat: int, name: str, computer: bool, note: str, px: float
) -> None:
    """Paper plate with token, name, and a mark for a computer or whose turn it is."""
    paint_paper(p, rect, 7, lift=0.5)
    h = rect.height()
    paint_token(p, QPointF(rect.left() + h * 0.52, rect.center().y()), h * 0.27, seat, edge="ink")
    left, right = rect.left() + h * 0.98, rect.right() - 6
    if computer:
        paint_robot(p, QPointF(rect.right() - h * 0.46, rect.center().y()), h * 0.28)
        right = rect.right() - h * 0.85
    elif note:
        least = text_width(note, FLOOR, BOLD, scaled=False)
        width = max(least, min(text_width(note, px * 0.68, BOLD), rect.width() * 0.36))
        place = QRectF(right - width - 2, rect.top(), width + 2, h)
        text(p, place, note, px * 0.68, "lacquer", BOLD, RIGHT)
        right = place.left() - 4
    place = QRectF(left, rect.top(), right - left, h)
    text(p, place, shortened(name, place.width()), px, "ink", BOLD, LEFT)


def paint_total(
    p: QPainter, rect: QRectF, count: int, limit: str, over: bool, right: bool, px: float
) -> None:
    """All lanterns of a seat beside the limit; over it in a warning colour."""
    label = f"{count} {limit}".rstrip()
    ink = "on_warn" if over else "on_dark"
    text(
        p, rect, label, within(rect, px), ink, BOLD if over else MEDIUM, RIGHT if right else CENTER
    )


def paint_keys(p: QPainter, rect: QRectF, hints: tuple[tuple[str, str], ...], px: float) -> None:
    """What the hand can do right now, as key caps on the water."""
    gap = rect.height() * 0.1
    h = (rect.height() - gap) / 2
    for n, (key, label) in enumerate(hints):
        y = rect.top() + n * (h + gap)
        cap = QRectF(rect.left(), y, h * 1.5, h)
        paint_key_cap(p, cap)
        text(p, cap.adjusted(2, 0, -2, 0), key, min(px, h * 0.6), "ink", BOLD, scaled=False)
        place = QRectF(cap.right() + 7, y, rect.right() - cap.right() - 7, h)
        text(p, place, label, within(place, px), color("on_sky"), MEDIUM, LEFT)
