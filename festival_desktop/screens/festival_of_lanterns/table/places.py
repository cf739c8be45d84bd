"""The places of one seat's things, in a strip, in a column or in the tray, and of friend cards."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.moves import LANTERNS
from festival_desktop.scenes.places import Scale, clamped, grid, split

CARDS = len(LANTERNS)
MOST_TEXT = 1.2
"""Largest text scale that panels follow in windows no larger than `LARGE`."""
LEAST_SCALE = 0.84
"""Smallest scale of panels in a small window."""
FEW = 2
"""Up to this many friend cards are stacked in one column of full width."""
LEAST_FREE, LEAST_CARD = 110.0, 34.0
"""Space kept free below friend cards where possible, and the smallest height of a card."""


class TextScale(Scale):
    """A scale in which panels grow with the text."""

    def __init__(self, width: float, height: float, text_scale: float) -> None:
        super().__init__(width, height, growth=0.65)
        self._times = max(self._times, LEAST_SCALE)
        self._text = clamped(text_scale, 1.0, MOST_TEXT * self.big / self.grown)

    def m(self, small: float, large: float) -> float:
        """Return a length of a panel."""
        return self.px(small, large) * self._text


@dataclass(slots=True)
class SeatPlaces:
    """The places of one seat's things; its cards show their number next to the lantern."""

    panel: QRectF
    name: QRectF
    points: QRectF
    mooncakes: QRectF
    cards: list[QRectF]
    total: QRectF
    backs: list[QRectF]
    badges: QRectF
    marker: QRectF
    """Position of the Start Player marker, where it covers nothing."""


def strip(scale: TextScale, panel: QRectF, hand: int) -> SeatPlaces:
    """Lay out one low row: name, points, Mooncakes, seven cards, total over the hand, badges."""
    pad, gap = scale.m(6, 8), scale.m(4, 6)
    inner = panel.adjusted(pad, pad, -pad, -pad)
    free = inner.width() - 5 * gap
    parts = (0.15, 0.065, 0.06, 0.415, 0.12, 0.19)
    rects, x = [], inner.left()
    for part in parts:
        rects.append(QRectF(x, inner.top(), free * part, inner.height()))
        x += free * part + gap
    name, points, mooncakes, cards, total, badges = rects
    upper, lower = split(total, 2, 1, 2)
    return SeatPlaces(
        panel=panel,
        name=name.adjusted(0, 1, 0, -1),
        points=_low(points, points.width() * 0.52),
        mooncakes=_low(mooncakes, points.width() * 0.52),
        cards=split(cards, CARDS, CARDS, gap),
        total=upper,
        backs=_in_a_row(lower, hand),
        badges=badges.adjusted(0, 3, 0, -3),
        marker=_marker(panel.left(), panel.center().y(), scale.m(20, 26)),
    )


def column(scale: TextScale, panel: QRectF, shore: float, hand: int) -> SeatPlaces:
    """Lay out one narrow column: name, sums, four rows of cards, badges.

    `shore` is its edge at the water.
    """
    m, pad = scale.m, scale.m(8, 12)
    inner = panel.adjusted(pad, pad, -pad, -pad)
    left, wide = inner.left(), inner.width()
    name, stat, badge, gap = m(28, 38), m(22, 32), m(24, 32), m(4, 7)
    stats = inner.top() + name + m(5, 8)
    y = stats + stat + m(5, 8)
    room = QRectF(left, y, wide, inner.bottom() - badge - m(6, 10) - y)
    *cells, last = split(room, CARDS + 1, 2, gap)
    w, h = last.width(), last.height()
    return SeatPlaces(
        panel=panel,
        name=QRectF(left, inner.top(), wide, name),
        points=QRectF(left + 2, stats, wide * 0.52, stat),
        mooncakes=QRectF(left + wide * 0.54, stats, wide * 0.46, stat),
        cards=cells,
        total=QRectF(last.left(), last.top(), w, h * 0.46),
        backs=_in_a_row(QRectF(last.left(), last.top() + h * 0.5, w, h * 0.46), hand),
        badges=QRectF(left, inner.bottom() - badge, wide, badge),
        marker=_marker(shore, stats + stat / 2, m(20, 26)),
    )


def in_tray(scale: TextScale, panel: QRectF, place: QRectF) -> SeatPlaces:
    """Lay out the viewer's part of the tray: name and sums, seven cards, a row of badges."""
    m, w = scale.m, place.width()
    gap = m(4, 6)
    name, badge = place.height() * 0.28, place.height() * 0.26
    y = place.top() + name + gap
    x, stat = place.left(), w * 0.085
    return SeatPlaces(
        panel=panel,
        name=QRectF(x, place.top(), w * 0.41, name),
        points=_low(QRectF(x + w * 0.43, place.top(), w * 0.17, name), stat),
        mooncakes=_low(QRectF(x + w * 0.605, place.top(), w * 0.155, name), stat),
        cards=split(QRectF(x, y, w, place.bottom() - badge - gap - y), CARDS, CARDS, gap),
        total=QRectF(x + w * 0.79, place.top(), w * 0.21, name),
        backs=[],
        badges=QRectF(x, place.bottom() - badge, w, badge),
        marker=_marker(x + w * 0.41 - name * 0.55, place.top() + name / 2, name * 0.8),
    )


def _marker(x: float, y: float, side: float) -> QRectF:
    return QRectF(max(2.0, x - side / 2), y - side / 2, side, side)


# -- friend cards ------------------------------------------------------------------------------


def under_supply(scale: TextScale, room: QRectF, number: int, twice: bool) -> list[QRectF]:
    """Lay out cards in the upper part of a room, in one column or two, or `twice` as many."""
    columns = (1 if number <= FEW else 2) * (2 if twice else 1)
    rows, gap = -(-number // columns), scale.m(7, 10)
    fair = (room.height() - LEAST_FREE - rows * gap) / rows
    high = max(LEAST_CARD, min(scale.m(46, 62), fair))
    wide = (room.width() - (columns - 1) * gap) / columns
    return grid(QRectF(room.left(), room.top(), wide, high), number, columns, gap)


def beside_water(scale: TextScale, room: QRectF, number: int) -> list[QRectF]:
    """Lay out cards one above the other in the middle of a room."""
    gap = scale.m(8, 12)
    high = min(scale.m(112, 156), (room.height() - (number - 1) * gap) / number)
    top = room.center().y() - (number * (high + gap) - gap) / 2
    return grid(QRectF(room.left(), top, room.width(), high), number, 1, gap)


def _low(place: QRectF, most: float) -> QRectF:
    """Limit the height of a place, keeping its middle."""
    high = min(place.height(), most)
    return QRectF(place.left(), place.center().y() - high / 2, place.width(), high)


def _in_a_row(place: QRectF, number: int) -> list[QRectF]:
    """Lay out squares side by side in the middle of a place."""
    side = min(place.height(), place.width() / number - 2)
    left = place.center().x() - (number * (side + 2) - 2) / 2
    return grid(QRectF(left, place.center().y() - side / 2, side, side), number, number, 2)
