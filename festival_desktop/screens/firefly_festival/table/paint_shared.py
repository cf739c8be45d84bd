"""Painters of what belongs to all: the score track, stocks, the warning of the end, captions.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Words are handed in.
"""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    down,
    glow,
    outline,
    polygon,
    rounded,
    saved,
)
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_panel
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import (
    BOLD,
    FLOOR,
    LEFT,
    REGULAR,
    RIGHT,
    number,
    text,
    text_width,
    within,
)
from festival_desktop.screens.firefly_festival.pictures.marks import (
    paint_goal_sign,
    paint_medal,
    paint_sorin,
    put,
)

Face = tuple[Any, ...]

# -- the score track -------------------------------------------------------------------------


def paint_track(p: QPainter, rect: QRectF, face: Face) -> None:
    """A toolbar with a mark for every ten points."""
    most, s = face
    with saved(p):
        wood = down(rect, (0, "wood_hi"), (0.5, "wood"), (1, "wood_dark"))
        put(p, rounded(rect, rect.height() / 2), wood, outline("brass", 1.2, 0.9))
        y = rect.top() + rect.height() * 0.42
        line = QRectF(track_x(rect, 0, most), y - 1, track_x(rect, most, most), 2)
        line.setRight(track_x(rect, most, most))
        put(p, rounded(line, 1), color("brass_hi", 0.8))
        step = most // 10
        for mark in range(0, most + 1, step // 2):
            x = track_x(rect, mark, most)
            put(p, circle(x, y, 2.6 * s if mark % step == 0 else 1.4 * s), "light_hi")
            if mark % step == 0:
                place = QRectF(x - 18, y + 2 * s, 36, rect.bottom() - y - 2 * s)
                number(p, place, mark, 11 * s, "on_seal_soft", REGULAR)


def track_x(rect: QRectF, points: int, most: int) -> float:
    room = rect.width() - 2 * rect.height() * 0.8
    return rect.left() + rect.height() * 0.8 + room * min(most, max(0, points)) / most


def paint_boat(p: QPainter, rect: QRectF, face: Face) -> None:
    """A player's marker on the track."""
    seat, lift = face
    r = rect.width() * 0.38
    x, y = rect.center().x(), rect.top() + r + 1
    with saved(p):
        glow(p, QPointF(x, y), r * 1.7, seat_color(seat), 0.5)
        tip = ((x - r * 0.36, y + r * 0.6), (x + r * 0.36, y + r * 0.6), (x, rect.bottom()))
        if not lift:
            put(p, polygon(tip), "paper_hi")
    paint_medal(p, x, y, r, seat)


# -- stocks and the end ----------------------------------------------------------------------


def paint_stocks(p: QPainter, rect: QRectF, face: Face) -> None:
    """Sōrin left, private goals left, public goals left; or the ribbon before the end."""
    *_, deck, warning, s = face
    paint_panel(p, rect, 10 * s)
    h = rect.height() / 2
    _paint_sorin(p, QRectF(rect.left() + 8 * s, rect.top() + 1, rect.width() - 16 * s, h), face)
    row = QRectF(rect.left() + 2, rect.top() + h, rect.width() - 4, h - 3)
    if not warning:
        paint_goal_sign(p, row.left() + 15 * s, row.center().y(), 18 * s)
        text(
            p,
            row.adjusted(28 * s, 0, -6, 0),
            deck,
            within(row, 12.5 * s),
            "on_dark_soft",
            REGULAR,
            LEFT,
        )
        return
    with saved(p):
        put(p, rounded(rect.adjusted(1, 1, -1, -1), 10 * s), line=outline("light", 2.4))
        fill = down(row, (0, "primary0"), (0.5, "primary1"), (1, "primary2"))
        put(p, rounded(row, 7 * s), fill, outline("light", 1.4))
    side = row.height() * 0.72
    icon = QRectF(row.left() + 7, row.center().y() - side / 2, side, side)
    paint_icon(p, icon, "warning", "light_hi")
    words = row.adjusted(side + 13, 0, -6, 0)
    text(p, words, warning, within(row, 13 * s), "on_seal", BOLD, LEFT, floor=8)


def _paint_sorin(p: QPainter, row: QRectF, face: Face) -> None:
    word, left, total, _, _, s = face
    px = within(row, 12.5 * s)
    wide = min(text_width(word, px), row.width() * 0.34)
    text(p, QRectF(row.left(), row.top(), wide + 2, row.height()), word, px, "on_dark_soft",
         REGULAR, LEFT)  # fmt: skip
    x, room = row.left() + wide + 10, row.width() - wide - 36 * s
    step = room / max(total, 1)
    for n in range(total):
        high = min(row.height() * 0.76, step * 2.1)
        foot = row.center().y() + high * 0.5
        paint_sorin(p, x + (n + 0.5) * step, foot, high, here=n < left)
    number(
        p, QRectF(row.right() - 26 * s, row.top(), 26 * s, row.height()), left, 17 * s, "on_dark"
    )


def paint_caption(p: QPainter, rect: QRectF, face: Face) -> None:
    """A heading with a brass line, and a few words at its end."""
    label, note, px = face
    px = within(rect, px)
    wide = text(p, rect, label, px, "on_sky", BOLD, LEFT)
    right = rect.right()
    room = rect.width() - wide - 26
    if note and text_width(note, FLOOR, scaled=False) <= room:  # else it is left out
        used = text(p, QRectF(rect.right() - room, rect.top(), room, rect.height()), note,
                    px * 0.88, color("on_sky", 0.82), REGULAR, RIGHT)  # fmt: skip
        right -= used + 8
    start = rect.left() + wide + 8
    p.fillRect(QRectF(start, rect.center().y(), max(0.0, right - start), 1), color("brass", 0.6))
