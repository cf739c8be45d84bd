"""Plates for facts: turn step, calendar leaf, progress bar, lock line.

Texts are passed in; nothing here knows a rule.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_key_cap
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    number,
    text,
    text_width,
    within,
    wrapped_height,
)

STEP_STATES = ("skipped", "done", "now", "open", "later")
NOTE = 0.8
"""Font size of a step's note, relative to its title."""


def paint_step(
    p: QPainter,
    rect: QRectF,
    index: int,
    title: str,
    note: str = "",
    *,
    state: str = "later",
    px: float = 15,
    focus: bool = False,
) -> None:
    """Paint a step of a turn as a tag on a cord. state: skipped, done, now, open, later."""
    now, radius = state == "now", rect.height() / 2
    centre = QPointF(rect.left() + radius, rect.center().y())
    if now or focus:
        brush.halo(p, rect, radius, "light", rect.height() * 0.26, 1.0)
    body = brush.vertical_gradient(rect, *(("light_hi", "light") if now else ("step0", "step1")))
    edge = "badge_edge" if now else "light" if state == "open" else "brass"
    wide, alpha = 2.0 if state == "open" else 1.3, 0.7 if edge == "brass" else 1.0
    brush.draw_rounded(p, rect, radius, body, brush.outline(edge, wide, alpha))
    fill = {"now": "lacquer", "done": "good", "skipped": "step_skipped"}.get(state, "well")
    brush.draw_circle(p, centre, radius * 0.62, fill, brush.outline("keyline", 1))
    if state in ("done", "skipped"):
        icon = "check" if state == "done" else "dash"
        paint_icon(p, brush.square(centre, radius * 0.86), icon, "white")
    else:
        ink = "on_dark_soft" if state == "later" else "light_hi"
        number(p, brush.square(centre, radius * 1.6), index, radius * 0.72, ink)
    if not title:
        return
    left = rect.left() + radius * 1.75
    inner = QRectF(left, rect.top(), rect.right() - radius * 0.6 - left, rect.height())
    ink, soft = ("ink", "ink") if now else ("on_dark", "on_dark_soft")
    if not note:
        text(p, inner, title, px, ink, BOLD, LEFT)
        return
    h, scale = rect.height(), text_scale()
    high_line = QRectF(left, rect.top() + h * 0.06, inner.width(), h * 0.52)
    low_line = QRectF(left, rect.top() + h * 0.52, inner.width(), h * 0.40)
    text(p, high_line, title, min(px, h * 0.48 / scale), ink, BOLD, LEFT)
    text(p, low_line, note, min(px * NOTE, h * 0.37 / scale), soft, align=LEFT, floor=9)


def paint_number(p: QPainter, rect: QRectF, label: str, *, lit: bool = False) -> None:
    """Paint the number of a news pin; `lit` while its news is being shown."""
    radius = rect.height() / 2
    if lit:
        brush.halo(p, rect, radius, "light", radius * 0.6, 1.0)
    fill = brush.vertical_gradient(rect, *(("light_hi", "light") if lit else ("night0", "night1")))
    edge = brush.outline("badge_edge" if lit else "light_hi", max(1.0, radius * 0.12))
    brush.draw_rounded(p, rect, radius, fill, edge)
    text(p, rect, label, radius * 1.15, "ink" if lit else "on_seal", BOLD, floor=7, scaled=False)


def paint_key_hint(
    p: QPainter,
    rect: QRectF,
    key: str,
    label: str,
    px: float,
    ink: brush.Ink,
    weight: int,
    *,
    gap: float,
) -> None:
    """Paint a key cap with its description."""
    cap = QRectF(rect.left(), rect.top(), rect.height() * 1.5, rect.height())
    paint_key_cap(p, cap)
    text(p, cap.adjusted(2, 0, -2, 0), key, min(px, cap.height() * 0.6), "ink", BOLD, scaled=False)
    place = rect.adjusted(cap.width() + gap, 0, 0, 0)
    text(p, place, label, within(place, px), ink, weight, LEFT)


def paint_cord(p: QPainter, start: QPointF, end: QPointF) -> None:
    """Paint the brass cord that joins the steps of a turn."""
    with brush.saved(p):
        p.setPen(brush.pen("brass", 2, 0.9))
        p.drawLine(start, end)


def paint_calendar_leaf(p: QPainter, rect: QRectF, month: str, day: str) -> None:
    """Paint a calendar leaf: a red head with the month, the day below."""
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.32)
    body = rect.adjusted(0, head.height(), 0, 0)
    brush.shadow(p, rect, 6, 4, 2, 0.4)
    brush.draw_rounded(p, rect, 6, "paper_hi")
    with brush.saved(p):
        p.setClipRect(head, Qt.ClipOperation.IntersectClip)
        brush.draw_rounded(p, rect, 6, "lacquer")
    edge = brush.outline("paper_edge", 1, 0.6)
    brush.draw_rounded(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, None, edge)
    px = head.height() * 0.64
    text(p, head.adjusted(3, 0, -3, 0), month, px, "on_seal", BOLD, floor=8, scaled=False)
    number(p, body, day, body.height() * 0.66)


def paint_bar(p: QPainter, rect: QRectF, part: float) -> None:
    """Paint a progress bar, 0..1."""
    radius = rect.height() / 2
    brush.draw_rounded(p, rect, radius, brush.color("well", 0.85))
    if part > 0:
        done = QRectF(rect.left(), rect.top(), max(2 * radius, rect.width() * part), 2 * radius)
        fill = brush.linear(rect.topLeft(), rect.topRight(), "light", "light_hi")
        brush.draw_rounded(p, done, radius, fill)
    brush.draw_rounded(p, rect, radius, None, brush.outline("brass", 1, 0.3))


def lock_line_height(label: str, width: float, px: float) -> float:
    """Return the height of a lock line with as many lines of text as it needs."""
    return max(px * 1.4, wrapped_height(label, _beside_lock(width, px), px, MEDIUM))


def _beside_lock(width: float, px: float) -> float:
    return width - px * 1.1 - 20


def paint_lock_line(p: QPainter, rect: QRectF, label: str, *, px: float = 13) -> None:
    """Paint the divider of a log that marks how far undo reaches."""
    side = px * 1.1
    words = min(text_width(label, px, MEDIUM) + 2, _beside_lock(rect.width(), px))
    left, y = rect.center().x() - (words + side + 5) / 2, rect.center().y()
    paint_icon(p, QRectF(left, y - side / 2, side, side), "lock", "lacquer")
    place = QRectF(left + side + 5, rect.top(), words, rect.height())
    text(p, place, label, px, "lacquer", MEDIUM, wrap=True)
    with brush.saved(p):
        p.setPen(brush.outline("lacquer", 1.2, 0.55))
        p.drawLine(QPointF(rect.left(), y), QPointF(left - 6, y))
        p.drawLine(QPointF(place.right() + 6, y), QPointF(rect.right(), y))
