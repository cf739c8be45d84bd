"""Painters of what friends bring to the table: their cards, Trixie lanterns, Celestia tokens."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo, outline, put_circle, put_rounded, saved, square, use
from festival_desktop.art.fireworks import paint_star
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_mooncake
from festival_desktop.art.surfaces import paint_brass_disc, paint_card_paper, paint_well
from festival_desktop.art.theme import LANTERNS, text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEAST, LEFT, MEDIUM, TOP_LEFT, number, text
from festival_desktop.screens.festival_of_lanterns.pictures.cards import paint_seal
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    ICON_INKS,
    PAIRED,
    paint_emblem,
    paint_waiting_mark,
)
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import SMALLEST, STRENGTH

WIDE = 2.6
"""A card so much wider than high has its words beside its sign, not below."""


def paint_friend(
    p: QPainter,
    rect: QRectF,
    id: str,
    cost: int,
    icons: tuple[str, ...],
    name: str,
    note: str,
    state: str,
    hover: bool,
    pile: int,
    px: float,
) -> None:
    """A friend card: price, sign, icons, name, and a few words on what she does or waits for."""
    if hover:
        rect = rect.translated(0, -2)
    paint_card_paper(p, rect, state, hover)
    with saved(p, opacity=0.6 if state == "used" else 1.0):
        pad = rect.height() * 0.07
        inner = rect.adjusted(pad, pad, -pad, -pad)
        wide = rect.width() > rect.height() * WIDE
        top = inner.height() if wide else min(inner.height() * 0.52, inner.width() * 0.34)
        across = inner.width() * (0.25 if wide else 0.3)
        sign = QRectF(inner.left(), inner.top(), min(top, across), top)
        _paint_sign(p, sign, id, cost, state)
        side = min(top * 0.34, px * 1.05)
        _paint_icons(p, inner, icons, side)
        right = inner.right() - (side + 2 if icons else 0)
        line = inner.height() * 0.26 if wide else top
        title = QRectF(sign.right() + pad, inner.top(), right - sign.right() - pad, line)
        low = QRectF(inner.left() + 1, inner.top() + top, inner.width() - 2, 0)
        if wide:
            low = QRectF(title.left(), title.bottom(), inner.right() - title.left(), 0)
        low.setBottom(inner.bottom() + pad * 0.4)
        if pile:
            low.setRight(low.right() - pile)
        most = 1.0 if wide else 0.46 / text_scale()  # cards side by side look alike
        large = min(px * 1.08, title.height() * most)
        text(p, title, name, large, "ink", BOLD, LEFT, wrap=True, floor=SMALLEST)
        ink, weight = ("lacquer", BOLD) if state == "waiting" else ("ink", MEDIUM)
        align = TOP_LEFT if wide else LEFT
        small = min(px, low.height() * most)
        text(p, low, note, small, ink, weight, align, wrap=True, floor=LEAST)


def _paint_sign(p: QPainter, rect: QRectF, id: str, cost: int, state: str) -> None:
    """The sign with its price on a Mooncake, and a mark where the ability waits or is used."""
    radius = min(rect.width(), rect.height()) * 0.46
    centre = QPointF(rect.left() + radius * 1.06, rect.center().y())
    paint_emblem(p, centre, radius, id)
    cake = radius * 0.56
    paint_mooncake(p, centre + QPointF(-radius * 0.62, radius * 0.66), cake, cost)
    mark = centre + QPointF(radius * 0.70, -radius * 0.68)
    if state == "waiting":
        paint_waiting_mark(p, mark, radius * 0.42)
    elif state == "used":
        paint_seal(p, mark, radius * 0.42, "check")


def _paint_icons(p: QPainter, inner: QRectF, icons: tuple[str, ...], side: float) -> None:
    for n, icon in enumerate(icons):
        spot = QRectF(inner.right() - side, inner.top() + n * side * 1.15, side, side)
        small = side * (0.2 if icon == PAIRED else 0.0)
        paint_icon(p, spot.adjusted(small, small, -small, -small), icon, ICON_INKS[icon])


def paint_trixies(p: QPainter, rect: QRectF, count: int, mood: str) -> None:
    """The pile of Trixie lanterns, each of which stands for any lantern."""
    if mood in STRENGTH:
        halo(p, rect, 7, "light", 8, STRENGTH[mood])
    paint_well(p, rect, 7, warn=not count)
    put_rounded(p, rect.adjusted(1, 1, -1, -1), 6, "coin")
    radius = rect.height() * 0.33
    for n in reversed(range(min(count, 3))):
        spot = QPointF(rect.left() + radius * 1.25 - n * 2, rect.center().y() - n * 1.5)
        _paint_wild(p, spot, radius)
    place = rect.adjusted(radius * 2.35, 0, -2, 0)
    number(p, place, count, rect.height() * 0.5, "on_dark" if count else "on_warn")


def paint_trixie_cards(p: QPainter, rect: QRectF, count: int, going: int, mood: str) -> None:
    """The Trixie lanterns of a seat: a chip on the edge of its panel."""
    radius = rect.height() / 2
    if mood in STRENGTH:
        halo(p, rect, radius, "light", 7, STRENGTH[mood])
    line = outline("light", 2.0) if going or mood in STRENGTH else outline("brass", 1.2)
    put_rounded(p, rect, radius, "coin", line)
    _paint_wild(p, QPointF(rect.left() + radius, rect.center().y()), radius * 0.78)
    place = rect.adjusted(radius * 1.7, 0, -radius * 0.3, 0)
    label = f"{count}−{going}" if going else str(count)
    number(p, place, label, rect.height() * 0.6, "light_hi" if going else "on_dark")


def paint_wild(p: QPainter, rect: QRectF) -> None:
    """One Trixie lantern by itself, such as one that flies."""
    _paint_wild(p, rect.center(), rect.width() * 0.5)


def _paint_wild(p: QPainter, centre: QPointF, radius: float) -> None:
    """The sign of a lantern that stands for any other: all colours, and a star."""
    box, each = square(centre, 2 * radius), 5760 / len(LANTERNS)
    with saved(p):
        for n, style in enumerate(LANTERNS.values()):
            use(p, style.colour)
            p.drawPie(box, round(n * each), round(each) + 8)
    put_circle(p, centre, radius, None, outline("keyline", 1.2))
    paint_star(p, centre, radius * 0.78, "white")


def paint_favour(p: QPainter, rect: QRectF, seat: int, mood: str) -> None:
    """A Celestia token: the sign of its seat on brass."""
    if mood in STRENGTH:
        halo(p, rect, rect.width() / 2, "light", 8, STRENGTH[mood])
    paint_brass_disc(p, rect.center(), rect.width() / 2)
    paint_token(p, rect.center(), rect.width() * 0.27, seat)


def paint_cake(p: QPainter, rect: QRectF) -> None:
    """A Mooncake in the hand."""
    paint_mooncake(p, rect.center(), rect.width() * 0.46)
