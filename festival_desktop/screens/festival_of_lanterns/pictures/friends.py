"""The Gala friends: a simple sign for each of the sixteen, and their cards.

A card is recognised by its sign and its name, never by colour alone. Texts are passed in.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_mooncake
from festival_desktop.art.surfaces import paint_card_paper, paint_focus_ring
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.theme import FRIENDS
from festival_desktop.art.type import BOLD, SEMIBOLD, line_height, text
from festival_desktop.games.festival_of_lanterns.content import FriendCard
from festival_desktop.screens.festival_of_lanterns.pictures.cards import paint_seal

STATES = ("chosen", "rest", "disabled", "affordable")
"""States of a card: chosen, at rest or disabled on a setup page, affordable in the rules book."""

HEART, SOLO, PAIRED, EXTRA = "heart", "moon", "plus", "star"
"""Card icons: counts for the Gala, works alone, works only beside another friend, adds pieces."""
ICON_INKS = {HEART: "heart", SOLO: "solo", PAIRED: "solo", EXTRA: "extra"}
_RADIUS = 8.0


def paint_emblem(p: QPainter, centre: QPointF, radius: float, friend: str) -> None:
    """Paint a friend's sign on a disc of their colour."""
    tint = FRIENDS[friend]
    light, edge = centre - QPointF(radius, radius) * 0.3, brush.mix(tint, "night", 0.5)
    stops = ((0.0, brush.mix(tint, "white", 0.6)), (0.55, brush.mix(tint, "white", 0.2)), (1, tint))
    disc = brush.radial(light, radius * 1.7, *stops)
    brush.draw_circle(p, centre, radius, disc, brush.outline(edge, max(1.2, radius * 0.06)))
    ink = brush.mix("letter", tint, 0.06)
    paint_svg(p, f"friends/{friend}", centre, radius * 0.58, tint=ink)


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
    """Paint a friend card: price on a Mooncake, sign, icons at the right edge, name below.

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
    """Paint the sign in the middle, price and seal at the left, icons at the right."""
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
    """Paint icons below each other from an upper right corner; PAIRED is smaller."""
    for number, icon in enumerate(icons):
        spot = QRectF(corner.x() - side, corner.y() + number * step, side, side)
        small = side * (less if icon == PAIRED else 0.0)
        paint_icon(p, spot.adjusted(small, small, -small, -small), icon, ICON_INKS[icon])
