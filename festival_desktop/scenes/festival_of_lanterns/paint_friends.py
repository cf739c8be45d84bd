"""Painters of what friends bring to the table: their cards, Trixie lanterns, Celestia tokens."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import NO_PEN, color, halo, outline, pen, radial, saved
from festival_desktop.art.fireworks import paint_star
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_lantern, paint_mooncake
from festival_desktop.art.surfaces import paint_brass_disc, paint_paper, paint_well
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import letter_path, number
from festival_desktop.scenes.festival_of_lanterns.paint_stacks import STRENGTH

Face = tuple[Any, ...]
HERE, WAITING, USED = range(3)


def paint_friend(p: QPainter, rect: QRectF, face: Face) -> None:
    """A friend card: who, the price in Mooncakes, and whether the ability waits or is used."""
    id, cost, how, mood = face
    if mood in STRENGTH:
        halo(p, rect, 7, "light", 8, STRENGTH[mood])
    with saved(p):
        if how == USED:
            p.setOpacity(0.5)
        paint_paper(p, rect, 7, lift=0.3)
        radius = min(rect.width() * 0.30, rect.height() * 0.27)
        centre = QPointF(rect.center().x(), rect.top() + radius * 1.25)
        _paint_portrait(p, centre, radius, id)
        low = QRectF(rect.left(), centre.y() + radius, rect.width(), 0)
        low.setBottom(rect.bottom() - 2)
        cake = min(low.height() * 0.34, rect.width() * 0.17)
        paint_mooncake(p, QPointF(rect.center().x() - cake * 1.05, low.center().y()), cake)
        place = QRectF(rect.center().x(), low.top(), rect.width() * 0.4, low.height())
        number(p, place, cost, low.height() * 0.62)
    if mood in STRENGTH or how == WAITING:
        with saved(p):
            p.setPen(outline("light", 2.2))
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    if how != HERE:
        side = min(rect.width(), rect.height()) * 0.34
        mark = QRectF(rect.right() - side * 0.8, rect.top() - side * 0.2, side, side)
        _paint_mark(p, mark, "star" if how == WAITING else "check")


def _paint_mark(p: QPainter, rect: QRectF, icon: str) -> None:
    with saved(p):
        p.setPen(outline("keyline", 1))
        p.setBrush(color("light" if icon == "star" else "good"))
        p.drawEllipse(rect)
    inset = rect.width() * 0.2
    paint_icon(p, rect.adjusted(inset, inset, -inset, -inset), icon, "ink")


def _paint_portrait(p: QPainter, centre: QPointF, radius: float, id: str) -> None:
    """A dark coin with the friend's own lantern, or with a letter for those who have none."""
    with saved(p):
        p.setPen(NO_PEN)
        p.setBrush(radial(centre, radius, (0, "night_mid"), (1, "coin")))
        p.drawEllipse(centre, radius, radius)
        if id in LANTERNS:
            paint_lantern(p, centre, radius * 0.70, id, light=False)
            return
        p.setPen(pen("brass", max(1.0, radius * 0.08)))
        p.drawEllipse(centre, radius * 0.9, radius * 0.9)
        p.fillPath(letter_path(id[0].upper(), radius * 1.1, centre), color("light_hi"))


def paint_trixies(p: QPainter, rect: QRectF, face: Face) -> None:
    """The pile of Trixie lanterns, each of which stands for any lantern."""
    count, mood = face
    if mood in STRENGTH:
        halo(p, rect, 8, "light", 7, STRENGTH[mood])
    paint_well(p, rect, 8, warn=not count)
    upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.58)
    _paint_wild(p, upper.center(), min(upper.width(), upper.height()) * 0.40)
    low = QRectF(rect.left(), upper.bottom(), rect.width(), rect.bottom() - upper.bottom())
    number(p, low, count, low.height() * 0.8, "on_dark" if count else "on_warn")


def paint_trixie_cards(p: QPainter, rect: QRectF, face: Face) -> None:
    """How many Trixie lanterns a seat has: a chip on the edge of its panel."""
    (count,) = face
    radius = rect.height() / 2
    with saved(p):
        p.setPen(outline("keyline", 1.4))
        p.setBrush(color("coin"))
        p.drawRoundedRect(rect, radius, radius)
    _paint_wild(p, QPointF(rect.left() + radius, rect.center().y()), radius * 0.78)
    place = rect.adjusted(radius * 1.7, 0, -radius * 0.3, 0)
    number(p, place, count, rect.height() * 0.62, "on_dark")


def _paint_wild(p: QPainter, centre: QPointF, radius: float) -> None:
    """The sign of a lantern that stands for any other."""
    tints = [style.colour for style in LANTERNS.values()]
    with saved(p):
        p.setPen(NO_PEN)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        for n, tint in enumerate(tints):
            p.setBrush(color(tint))
            p.drawPie(box, round(n * 5760 / len(tints)), round(5760 / len(tints)) + 8)
    paint_star(p, centre, radius * 0.78, "white")


def paint_favour(p: QPainter, rect: QRectF, face: Face) -> None:
    """A Celestia token: the sign of its seat on brass."""
    (seat,) = face
    paint_brass_disc(p, rect.center(), rect.width() / 2)
    paint_token(p, rect.center(), rect.width() * 0.27, seat)
