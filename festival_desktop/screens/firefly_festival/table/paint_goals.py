"""Painters of goal cards: public ones with everybody's progress, and private ones."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import circle, color, down, halo, mix, outline, rounded, saved
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    LEFT,
    REGULAR,
    RIGHT,
    TOP_LEFT,
    number,
    text,
    text_width,
    within,
)
from festival_desktop.screens.firefly_festival.pictures.marks import dashed, paint_medal, put

Face = tuple[Any, ...]
MANY = 5
"""With so many players the number to reach is not repeated for each."""


def paint_goal(p: QPainter, rect: QRectF, face: Face) -> None:
    """A stack of public goals: points and card on its plate, its name, everybody's progress."""
    name, words, number_, points, left, card, reached, mood, s = face
    with saved(p):
        for k in range(min(left - 1, 3), 0, -1):
            below = rounded(rect.translated(k * 2, k * 2), 8 * s)
            put(p, below, "paper_shade", outline("coin_edge", 0.8, 0.6))
        if mood in ("ready", "hover"):
            halo(p, rect, 8 * s, "light", 7, 1.0 if mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.3)
    with saved(p):
        if mood in ("ready", "hover"):
            put(p, rounded(rect, 8 * s), None, outline("light_deep", 2.4))
        if not left:
            p.setOpacity(0.55)
        plate = QRectF(rect.left() + 5, rect.top() + 5, 46 * s, rect.height() - 10)
        fill = down(plate, (0, "night0"), (0.5, "night1"), (1, "night2"))
        put(p, rounded(plate, 6 * s), fill, outline("brass", 1))
        high = plate.height()
        top = QRectF(plate.left(), plate.top() + high * 0.06, plate.width(), high * 0.52)
        low = QRectF(plate.left() + 2, plate.top() + high * 0.58, plate.width() - 4, high * 0.36)
        if left:
            number(p, top, f"+{points}", min(19 * s, high * 0.5), "light_hi")
        else:
            low = plate.adjusted(2, 2, -2, -2)
        text(
            p,
            low,
            card,
            within(low, 11.5 * s),
            "on_dark_soft",
            REGULAR,
            CENTER,
            wrap=not left,
            floor=7,
        )
    _paint_title(p, rect, plate.right() + 7 * s, name, words, s)
    if left:
        chips = QRectF(plate.right() + 7 * s, rect.top() + rect.height() * 0.52, 0, 0)
        chips.setRight(rect.right() - 5)
        chips.setHeight(rect.height() * 0.4)
        _paint_chips(p, chips, number_, reached, s)


def _paint_title(p: QPainter, rect: QRectF, x: float, name: str, words: str, s: float) -> None:
    wide, h = rect.right() - x - 7 * s, rect.height()
    px = min(14.5 * s, h * 0.32 / text_scale())
    line = QRectF(x, rect.top() + h * 0.08, wide, h * 0.4)
    used = min(text_width(name, px, BOLD), wide * 0.5)
    text(p, QRectF(x, line.top(), used + 1, line.height()), name, px, "ink", BOLD, LEFT)
    rest = QRectF(x + used + 6, line.top(), wide - used - 6, line.height())
    text(p, rest, words, px * 0.86, "ink_soft", REGULAR, RIGHT, floor=9)


def _paint_chips(p: QPainter, room: QRectF, goal: int, reached: tuple[int, ...], s: float) -> None:
    """How far everybody is, with a bar below."""
    many = len(reached) >= MANY
    step, h = room.width() / max(4, len(reached)), room.height()
    for seat, value in enumerate(reached):
        chip = QRectF(room.left() + seat * step, room.top(), step - 3 * s, h)
        met = value >= goal
        with saved(p):
            put(p, rounded(chip, h * 0.3), color("light") if met else color("ink", 0.1))
            bar = QRectF(chip.left(), chip.bottom() - 3 * s, 0, 3 * s)
            bar.setWidth(chip.width() * min(1.0, max(0, value) / max(goal, 1)))
            put(p, rounded(bar, 1.4), mix(seat_color(seat), "black", 0.08))
        paint_medal(p, chip.left() + h * 0.42, chip.top() + h * 0.44, h * 0.31, seat)
        place = QRectF(chip.left() + h * 0.76, chip.top() - 1, chip.width() - h * 0.8, h - 1)
        label = str(value) if many else f"{value}/{goal}"
        number(p, place, label, 12.5 * s)


def paint_secret(p: QPainter, rect: QRectF, face: Face) -> None:
    """A private goal; in a low place without its text."""
    name, words, number_, points, value, mood, s = face
    ready = mood in ("ready", "hover")
    if ready:
        halo(p, rect, 8 * s, "light", 7, 1.0 if mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.5)
    low = rect.height() < 76 * s
    with saved(p):
        line = outline("light_deep", 2.4) if ready else outline("lacquer", 1, 0.5)
        frame = rect if ready else rect.adjusted(3, 3, -3, -3)
        put(p, rounded(frame, 7 * s), None, line)
        r = min(14 * s, rect.height() * 0.36)
        x, y = rect.right() - r - 5, rect.top() + r + 4
        if low:
            y = rect.center().y()
        put(p, circle(x, y, r), "lacquer", outline("brass", 1.2))
    number(p, QRectF(x - r, y - r, 2 * r, 2 * r), f"+{points}", r, "light_hi")
    title = QRectF(rect.left() + 8 * s, rect.top() + 4 * s, x - r - 10 * s - rect.left(), 19 * s)
    bar = QRectF(rect.left() + 8 * s, rect.bottom() - 16 * s, rect.width() - 50 * s, 8 * s)
    count = QRectF(rect.right() - 40 * s, bar.center().y() - 9 * s, 33 * s, 18 * s)
    if low:
        title.setHeight(rect.height() * 0.52)
        bar = QRectF(
            bar.left(), rect.bottom() - rect.height() * 0.34, title.width() - 34 * s, 6 * s
        )
        count.moveRight(title.right())
        count.moveTop(bar.center().y() - 9 * s)
    text(p, title, name, within(title, 13.5 * s), "ink", BOLD, LEFT, floor=9)
    if not low:
        room = QRectF(bar.left(), title.bottom() + 2, rect.width() - 14 * s, 0)
        room.setBottom(bar.top() - 4 * s)
        if room.top() < y + r:
            room.setWidth(x - r - 2 - room.left())
        text(p, room, words, 11.8 * s, "ink_soft", REGULAR, TOP_LEFT, wrap=True, floor=8)
    _paint_steps(p, bar, value, number_)
    text(
        p, count, f"{max(0, value)}/{number_}", 12.5 * s, "ink", BOLD, RIGHT, floor=8, scaled=False
    )


def _paint_steps(p: QPainter, bar: QRectF, value: int, goal: int) -> None:
    step = bar.width() / max(goal, 1)
    with saved(p):
        for n in range(goal):
            box = QRectF(bar.left() + n * step, bar.top(), step - 2, bar.height())
            fill = color("good") if n < value else color("ink", 0.14)
            put(p, rounded(box, 2.5), fill, outline("ink_soft", 0.8, 0.5))


def paint_no_secrets(p: QPainter, rect: QRectF, face: Face) -> None:
    """A place where a private goal would lie."""
    with saved(p):
        line = dashed("on_dark_soft", 1.2, 0.4)
        put(p, rounded(rect.adjusted(2, 2, -2, -2), 8), color("well", 0.25), line)
