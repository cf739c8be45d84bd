"""Painters of light and small signs over the lake: shores, tags, gains, what is in the way."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, dashed, down, outline, put, rounded
from festival_desktop.art.surfaces import paint_key_cap, paint_paper
from festival_desktop.art.type import BOLD, LEFT, SEMIBOLD, number, text, within
from festival_desktop.scenes.renderer import Face
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.pictures.isles import shore


def paint_tag(p: QPainter, rect: QRectF, face: Face) -> None:
    """Numbers with signs on a strip of paper: what is paid, and what is gained."""
    parts, seat, bad = face
    h = rect.height()
    paint_paper(p, rect, h * 0.3, lift=0.8)
    line = outline("warn" if bad else "lacquer", 1.4)
    put(p, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), h * 0.3), None, line)
    x = rect.left() + h * 0.2
    for label, sign in parts:
        ink = "warn_deep" if label.startswith("−") else "good_deep"
        wide = tag_part(label, h)
        place = QRectF(x, rect.top(), wide - h * 0.78, h)
        number(p, place, label, h * 0.56, ink)
        centre = QPointF(place.right() + h * 0.38, rect.center().y())
        if sign.startswith("seat:"):
            marks.paint_medal(p, centre.x(), centre.y(), h * 0.3, int(sign[5:]))
        elif sign == "no":
            marks.paint_mark(p, centre.x(), centre.y(), h * 0.3, good=False)
        else:
            marks.paint_sign(p, centre.x(), centre.y(), h * 0.7, sign, seat)
        x += wide


def tag_part(label: str, h: float) -> float:
    return h * (0.86 + 0.34 * len(label))


def tag_width(parts: tuple[tuple[str, str], ...], h: float) -> float:
    return sum(tag_part(label, h) for label, _ in parts) + h * 0.36


def paint_becomes(p: QPainter, rect: QRectF, face: Face) -> None:
    """Over a seat's coins: how many would be left."""
    label, px = face
    put(p, rounded(rect, rect.height() / 2), "light", outline("badge_edge", 1))
    number(p, rect, label, px)


def paint_gain(p: QPainter, rect: QRectF, face: Face) -> None:
    """What a seat has just gained."""
    label, what, seat, missing = face
    h = rect.height()
    top, low = ("badge_none0", "badge_none1") if missing else ("light_hi", "light")
    edge = outline("warn" if missing else "badge_edge", 1.4)
    put(p, rounded(rect, h / 2), down(rect, (0, top), (1, low)), edge)
    place = QRectF(rect.left() + h * 0.16, rect.top(), rect.width() - h * 1.1, h)
    number(p, place, label, h * 0.62, "on_dark" if missing else "ink")
    x = rect.right() - h * 0.56
    if what == "fish":
        marks.paint_fish(p, x, rect.center().y(), h * 0.8)
    else:
        marks.paint_sign(p, x, rect.center().y(), h * 0.72, what, seat)


def paint_blocker(p: QPainter, rect: QRectF, face: Face) -> None:
    """At the near end of a blocked lane: a cross, and whose bridge lies across."""
    (seat,) = face
    r = min(rect.width(), rect.height()) / 2
    tall = rect.height() > rect.width()
    put(p, rounded(rect, r), color("night", 0.92), outline("warn", 1.6))
    first = QPointF(rect.left() + r, rect.top() + r)
    last = QPointF(rect.right() - r, rect.bottom() - r)
    marks.paint_mark(p, first.x(), first.y(), r * 0.7, good=False)
    if seat is not None and (tall or rect.width() > rect.height()):
        marks.paint_medal(p, last.x(), last.y(), r * 0.66, seat)


def paint_keys(p: QPainter, rect: QRectF, face: Face) -> None:
    """What the Esc key does while something is held."""
    key, label, px = face
    cap = QRectF(rect.left(), rect.top(), rect.height() * 1.5, rect.height())
    paint_key_cap(p, cap)
    text(p, cap.adjusted(2, 0, -2, 0), key, min(px, cap.height() * 0.6), "ink", BOLD, scaled=False)
    place = QRectF(cap.right() + 6, rect.top(), rect.right() - cap.right() - 6, rect.height())
    text(p, place, label, within(place, px), "on_dark", SEMIBOLD, LEFT)


def paint_shore(p: QPainter, rect: QRectF, face: Face) -> None:
    """Light along the shore of an island, which begins at the corner of rect."""
    state, size, seed = face
    c = rect.width() / 3
    path = shore(c, size, seed).translated(rect.topLeft())
    match state:
        case "open":
            put(p, path, color("cell_glow", 0.12), dashed("cell_line", 2.2))
        case "chosen":
            put(p, path, None, outline("light", c * 0.16, 0.35))
            put(p, path, None, outline("light", 2.6))
        case "bad":
            put(p, path, None, outline("warn", c * 0.13, 0.3))
            put(p, path, None, dashed("on_warn", 2.2))
        case "last":
            put(p, path, None, outline("white", c * 0.13, 0.18))
            put(p, path, None, outline("white", 1.4, 0.92))
        case "sealed":
            put(p, path, None, outline("light", c * 0.14, 0.22))
            put(p, path, None, outline("light_hi", 1.6, 0.86))
