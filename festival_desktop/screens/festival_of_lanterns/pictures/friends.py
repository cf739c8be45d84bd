"""The Gala friends: a simple sign for each of the sixteen, and their cards.

A card is told apart by its sign and its name, never by colour alone. Words are handed in.
"""

import math
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from festival_desktop.art import brush
from festival_desktop.art.drawing import drawn
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import lantern_path, paint_mooncake
from festival_desktop.art.surfaces import paint_card_paper, paint_focus_ring
from festival_desktop.art.theme import FRIENDS, LANTERNS
from festival_desktop.art.type import BOLD, SEMIBOLD, line_height, text
from festival_desktop.games.festival_of_lanterns.content import FriendCard
from festival_desktop.screens.festival_of_lanterns.pictures.cards import paint_seal

STATES = ("chosen", "rest", "disabled", "affordable")
"""On a setup page a card is chosen, at rest or disabled; in the rules book affordable."""

HEART, SOLO, PAIRED, EXTRA = "heart", "moon", "plus", "star"
"""The icons of a card: counts for the Gala, works alone, but only beside another, extra pieces."""
ICON_INKS = {HEART: "heart", SOLO: "solo", PAIRED: "solo", EXTRA: "extra"}
_RADIUS = 8.0


# -- signs ---------------------------------------------------------------------------------------

_FLAME = (
    "M0 1.02 C-1 0.95 -0.9 -0.1 -0.24 -0.46 C-0.28 -0.1 0 0 0.06 -1.08 C0.66 -0.46 1.1 0.86 0 1.02"
)
_HEART = (
    "M0 0.98 C-0.95 0.38 -1.25 -0.28 -0.98 -0.66 C-0.72 -1.04 -0.2 -0.96 0 -0.48 "
    "C0.2 -0.96 0.72 -1.04 0.98 -0.66 C1.25 -0.28 0.95 0.38 0 0.98"
)
_FINE = 100.0
"""Shapes are cut out of each other at this size: Qt makes corners of small curves."""


def _cut(shape: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    large, small = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
    whole = large.map(shape)
    for hole in holes:
        whole = whole.subtracted(large.map(hole))
    return small.map(whole)


def _ring(number: int, distance: float, size: float) -> list[QPainterPath]:
    """Circles around the origin, the first one above it."""
    turns = [i * math.tau / number - math.pi / 2 for i in range(number)]
    return [brush.circle(math.cos(a) * distance, math.sin(a) * distance, size) for a in turns]


def _bell() -> QPainterPath:
    body = "M-0.86 0.56 C-0.4 0.2 -0.72 -0.95 0 -0.95 C0.72 -0.95 0.4 0.2 0.86 0.56 Z"
    return brush.joined(drawn(body), brush.circle(0, 0.74, 0.22), brush.circle(0, -0.92, 0.16))


def _flower() -> QPainterPath:
    petals = _ring(5, 0.6, 0.4)
    return _cut(brush.joined(brush.circle(0, 0, 0.5), *petals), brush.circle(0, 0, 0.24))


def _lotus() -> QPainterPath:
    petals = []
    for angle, reach in ((-64, 0.92), (64, 0.92), (-32, 1.1), (32, 1.1), (0, 1.2)):
        petal = QPainterPath(QPointF(0, 0))
        petal.cubicTo(-0.5 * reach, -0.5, -0.3, -1.2 * reach, 0, -1.45 * reach)
        petal.cubicTo(0.3, -1.2 * reach, 0.5 * reach, -0.5, 0, 0)
        petals.append(QTransform().translate(0, 0.72).rotate(angle).scale(0.8, 1).map(petal))
    whole = QPainterPath()
    for petal in petals:  # a thin gap keeps the petals apart
        whole = brush.joined(_cut(whole, QTransform().scale(1.1, 1.03).map(petal)), petal)
    return whole


def _wand() -> QPainterPath:
    star = brush.star_path(5, 0.78, 0.34).translated(0.24, -0.3)
    stick = brush.polygon(((-0.16, 0.02), (0.04, 0.22), (-0.76, 1.02), (-0.96, 0.82)))
    return brush.joined(star, stick)


def _sun() -> QPainterPath:
    rays = []
    for i in range(10):
        ray = brush.polygon(((-0.15, -0.62), (0, -1.08), (0.15, -0.62)))
        rays.append(QTransform().rotate(36 * i).map(ray))
    return brush.joined(brush.circle(0, 0, 0.52), *rays)


@cache
def emblem(friend: str) -> QPainterPath:
    """The sign of a friend in the box -1..1 (y down)."""
    if friend in LANTERNS:
        return lantern_path(friend)
    return {
        "sweetie-belle": _bell,
        "apple-bloom": _flower,
        "scootaloo": lambda: _cut(brush.circle(0, 0, 0.98), *_ring(6, 0.58, 0.22)),
        "spike": lambda: drawn(_FLAME),
        "cadance": lambda: drawn(_HEART),
        "luna": lambda: _cut(brush.circle(-0.06, 0.04, 1.0), brush.circle(0.42, -0.18, 0.82)),
        "mistmane": _lotus,
        "trixie": _wand,
        "celestia": _sun,
    }[friend]()


def paint_emblem(p: QPainter, centre: QPointF, radius: float, friend: str) -> None:
    """A friend's sign on a disc of their colour."""
    tint = FRIENDS[friend]
    light, edge = centre - QPointF(radius, radius) * 0.3, brush.mix(tint, "night", 0.5)
    stops = ((0.0, brush.mix(tint, "white", 0.6)), (0.55, brush.mix(tint, "white", 0.2)), (1, tint))
    disc = brush.radial(light, radius * 1.7, *stops)
    brush.put_circle(p, centre, radius, disc, brush.outline(edge, max(1.2, radius * 0.06)))
    with brush.saved(p, centre, scale=radius * 0.58):
        p.fillPath(emblem(friend), brush.color(brush.mix("letter", tint, 0.06)))


# -- cards ---------------------------------------------------------------------------------------


def paint_friend_card(
    p: QPainter,
    rect: QRectF,
    friend: str,
    cost: int,
    icons: Sequence[str] = (),
    *,
    state: str = "rest",
    title: str = "",
    px: float = 13,
    hover: bool = False,
    focus: bool = False,
) -> None:
    """A friend card: price on a Mooncake, sign, icons at the right edge, name below.

    `icons` are of HEART, SOLO, PAIRED, EXTRA; without a `title` the sign takes its place too.
    """
    if hover and state != "disabled":
        rect = rect.translated(0, -2)
    if focus:
        paint_focus_ring(p, rect, _RADIUS)
    paint_card_paper(p, rect, state, hover)
    room = line_height(px, BOLD) + 3 if title else 0.0
    _paint_picture(p, rect.adjusted(0, 0, 0, -room), friend, cost, icons, state)
    if title:
        place = QRectF(rect.left() + 3, rect.bottom() - room - 1, rect.width() - 6, room)
        weight = BOLD if state in ("chosen", "affordable") else SEMIBOLD
        text(p, place, title, px, "sheet_dusk_ink" if state == "disabled" else "ink", weight)


def _paint_picture(
    p: QPainter, rect: QRectF, friend: str, cost: int, icons: Sequence[str], state: str
) -> None:
    """The sign in the middle, the price at the left, icons at the right, a seal below the price."""
    radius = min(rect.height() * 0.40, rect.width() * 0.26)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.53)
    cake = min(radius * 0.58, rect.width() * 0.12)
    near = rect.left() + cake + rect.width() * 0.045
    with brush.saved(p, opacity=0.45 if state == "disabled" else 1.0):
        paint_emblem(p, centre, radius, friend)
        paint_mooncake(p, QPointF(near, rect.top() + cake + rect.height() * 0.08), cake, cost)
        side = min(cake * 1.35, rect.height() * 0.27)
        corner = QPointF(rect.right() - rect.width() * 0.05, rect.top() + rect.height() * 0.12)
        paint_icons(p, corner, icons, side, side * 1.2, 0.22)
    if state == "chosen":
        paint_seal(p, QPointF(near, rect.bottom() - cake * 1.05), cake * 0.84, "check")


def icons_of(card: FriendCard) -> tuple[str, ...]:
    marks = ((card.heart, HEART), (card.solo, SOLO), (card.paired, PAIRED), (card.star, EXTRA))
    return tuple(icon for there, icon in marks if there)


def paint_icons(
    p: QPainter, corner: QPointF, icons: Sequence[str], side: float, step: float, less: float
) -> None:
    """One below the other, down from an upper right corner; PAIRED is smaller by a part."""
    for number, icon in enumerate(icons):
        spot = QRectF(corner.x() - side, corner.y() + number * step, side, side)
        small = side * (less if icon == PAIRED else 0.0)
        paint_icon(p, spot.adjusted(small, small, -small, -small), icon, ICON_INKS[icon])
