"""Where everything of the table is, for a size of the window: pure geometry, no painting.

`m(small, large)` blends between a window of 1280 × 632 and one of 1600 × 936. Larger text makes
panels grow as far as there is room; in very large windows panels grow slowly and tiles a lot.
Seats are keyed by the side of the screen they sit at: 0 north, 1 east, 2 south, 3 west.
"""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.scenes.places import all_places, grid
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from festival_desktop.screens.festival_of_lanterns.table.places import (
    HAND,
    LANTERNS,
    SeatPlaces,
    TextScale,
    beside_water,
    column,
    in_tray,
    strip,
    under_supply,
)

SIDE_CAPTIONS = ("dedications", "supply")
WIDE, LOW, BESIDE = 1800.0, 1.6, 1.9
"""Of a table as wide as this, and so much wider than high, the side column is so much wider."""
LARGEST_TILE = 1.55
"""A tile on the display may be so much larger than one in the hand."""


class Layout:
    def __init__(
        self,
        width: float,
        height: float,
        sides: Collection[int],
        text_scale: float = 1.0,
        mirrored: bool = False,
        friends: int = 0,
        challenge: bool = False,
    ) -> None:
        """`sides` of the screen where somebody sits; `mirrored`: for languages that run right to
        left, the side column is on the left; `friends`: how many cards are in play; `challenge`:
        one person alone, friends lie in the free west, and Moon Dancer speaks in the east."""
        self.width, self.height, self.sides = width, height, sides
        self.mirrored, self.friends, self.challenge = mirrored, friends, challenge
        self.text_scale = text_scale
        self.scale = TextScale(width, height, text_scale)
        self.m, self.px = self.scale.m, self.scale.px
        """A length of a panel; and a size of letters, before the text scale."""
        self.captions: dict[str, QRectF] = {}
        self.seats: dict[int, SeatPlaces] = {}
        self.guests: list[QRectF] = []
        """The friend cards."""
        self.ask, self.speech = QRectF(), QRectF()
        """Papers: what a friend waits for, and how Moon Dancer explains herself; else empty."""
        self._frame()
        self._tray()
        self._shared()
        if mirrored:  # table and side column change places; the seats stay: they are the rules
            beyond, side = self.table.width(), self.side.width()
            for rect in all_places(self):
                rect.translate(side if rect.left() < beyond else -beyond, 0)

    @property
    def wide(self) -> bool:
        """Whether the side column has room for twice as much beside each other."""
        return self.width >= max(WIDE * max(1.0, self.text_scale), LOW * self.height)

    @property
    def looked_at(self) -> tuple[QRectF, QRectF]:
        """Two tiles of the stack somebody looks at, on a small tray above it."""
        side, tray = self.stack.width(), self.looked_tray
        gap = (tray.width() - 2 * side) / 3
        left = QRectF(tray.left() + gap, tray.center().y() - side / 2, side, side)
        return left, left.translated(side + gap, 0)

    @property
    def looked_tray(self) -> QRectF:
        edge = self.m(12, 16)
        right = self._south.right()
        left = min(self.stack.left() - edge, right - 2 * self.stack.width() - 3 * edge)
        high = self.stack.height() + 2 * edge
        return QRectF(left, self._south.top() - self.m(5, 8) - high, right - left, high)

    @property
    def refill(self) -> QRectF:
        """Where a tile of the stack may be dropped: the tray left of it."""
        tray = QRectF(self.seats[SOUTH].panel)
        tray.setRight(self.rules[1].left())
        return tray

    @property
    def water(self) -> QRectF:
        """What of the table the display may be seen on; panels lie over its sides."""
        return QRectF(
            self.table.left(), self.display.top(), self.table.width(), self.display.height()
        )

    @property
    def largest_tile(self) -> float:
        return self.hand[0].width() * LARGEST_TILE

    # -- the whole table ---------------------------------------------------------------------

    def _frame(self) -> None:
        m, pad = self.m, self.m(8, 14)
        side = m(256, 316) * (BESIDE if self.wide else 1)
        self.table = table = QRectF(0, 0, self.width - side, self.height)
        self.side = QRectF(table.right(), 0, side, self.height)
        south = m(144, 208)
        tray = QRectF(pad, table.bottom() - pad - south, table.width() - 2 * pad, south)
        top, height, gap = pad, m(68, 94), m(8, 12)
        width = min(m(600, 772), tray.width())
        left = table.center().x() - width / 2
        if self.friends:
            # To the right of who sits opposite, so that nothing of the display is hidden.
            wide = min(m(236, 300), tray.width() - width - gap)
            self.ask = QRectF(tray.right() - wide, pad - m(3, 5), wide, height + m(7, 12))
            left = min(left, self.ask.left() - gap - width)
        if NORTH in self.sides:
            self.seats[NORTH] = strip(self.scale, QRectF(left, pad, width, height))
        if NORTH in self.sides or self.friends:
            top = pad + height + m(6, 10)
        bottom = tray.top() - m(8, 12)
        self._columns(top, bottom)
        self._south = tray
        self.horizon = m(86, 124)

    def _columns(self, top: float, bottom: float) -> None:
        """West, east, and the display between them."""
        m, pad, table = self.m, self.m(8, 14), self.table
        width, tool, gap = m(150, 184), m(30, 38), m(6, 8)
        keys = QRectF(pad, bottom - m(46, 58), width + m(6, 8), m(46, 58))
        self.keys = keys
        if self.challenge and self.friends:
            west = QRectF(pad, top, width, keys.top() - 1 - top)
            self.guests = beside_water(self.scale, west, self.friends)
        height = min(keys.top() - top - 1, m(292, 404))
        y = min((top + bottom) / 2 - height / 2, keys.top() - 1 - height)
        right = table.right() - pad - tool
        if EAST in self.sides or self.challenge:
            place = QRectF(table.right() - pad - width, y, width, height)
            if self.challenge:
                place.setLeft(place.left() - m(46, 56))
                place.setTop(top)
                place.setBottom(bottom - tool - gap)
                self.speech = place
            else:
                self.seats[EAST] = column(self.scale, place)
            x = place.center().x() - (3 * tool + 2 * gap) / 2
            self.tools = grid(QRectF(x, bottom - tool, tool, tool), 3, 3, gap)
            right = place.left()
        else:
            y3 = bottom - 3 * tool - 2 * gap
            # In a column the larger one stands above, as everywhere.
            self.tools = grid(QRectF(right, y3, tool, tool), 3, 1, gap)[::-1]
        left = keys.right()
        if WEST in self.sides:
            place = QRectF(pad, y, width, height)
            self.seats[WEST] = column(self.scale, place)
            left = place.right()
        self.display = QRectF(QPointF(left + m(8, 12), top), QPointF(right - m(8, 12), bottom))

    # -- the tray -----------------------------------------------------------------------------

    def _tray(self) -> None:
        """South: the seat, its hand, and the stack with the open tile beside it."""
        m, tray = self.m, self._south
        inner = tray.adjusted(m(10, 16), m(9, 14), -m(10, 16), -m(9, 14))
        wide, gap = inner.width(), m(12, 20)
        seat = QRectF(inner.left(), inner.top(), wide * 0.365, inner.height())
        stack = QRectF(inner.right() - wide * 0.245, inner.top(), wide * 0.245, inner.height())
        hand = QRectF(
            seat.right() + gap, inner.top(), stack.left() - seat.right() - 2 * gap, inner.height()
        )
        self.seats[SOUTH] = in_tray(self.scale, tray, seat)
        self.rules = [
            QRectF(x, tray.top() + 16, 1, tray.height() - 32)
            for x in ((seat.right() + hand.left()) / 2, (hand.right() + stack.left()) / 2)
        ]
        """Thin lines that part the tray."""
        cap = m(20, 26)
        tile = float(int(min(hand.height() - cap - m(2, 4), (hand.width() - 2 * m(10, 16)) / 3)))
        space = (hand.width() - 3 * tile) / 4
        first = QRectF(hand.left() + space, hand.bottom() - tile, tile, tile)
        self.hand = grid(first, HAND, HAND, space)
        self.captions["hand"] = QRectF(hand.left(), hand.top(), hand.width(), cap)
        self._stack(stack, cap)

    def _stack(self, place: QRectF, cap: float) -> None:
        m = self.m
        tile = float(int(min(place.height() - cap - m(8, 12), (place.width() - m(22, 34)) / 2)))
        gap = min(m(18, 26), place.width() - 2 * tile)
        x, y = place.center().x() - tile - gap / 2 + m(3, 5), place.bottom() - tile
        self.stack = QRectF(x, y, tile, tile)
        self.face_up = self.stack.translated(tile + gap, 0)
        reach = (place.width() - gap) / 4
        for name, rect in (("stack", self.stack), ("face-up", self.face_up)):
            middle = rect.center().x()
            half = min(tile / 2 + gap * 0.45, reach + gap / 2)
            self.captions[name] = QRectF(middle - half, place.top(), 2 * half, cap)

    # -- what belongs to no seat -------------------------------------------------------------

    def _shared(self) -> None:
        m, pad = self.m, self.m(10, 15)
        inner = self.side.adjusted(pad + 2, m(6, 12), -pad, -m(9, 14))
        gap, cap = m(7, 10), m(22, 28)
        y = inner.top()
        self.captions["dedications"] = QRectF(inner.left(), y, inner.width(), cap)
        y += cap + m(3, 5)
        across = 4 if self.wide else 2
        w, h, between = (inner.width() - (across - 1) * gap) / across, m(62, 92), m(9, 15)
        self.dedications = grid(QRectF(inner.left(), y, w, h), 4, across, gap, between)
        y = self.dedications[-1].bottom() + m(10, 18)
        self.captions["supply"] = QRectF(inner.left(), y, inner.width(), cap)
        y += cap + m(4, 6)
        gap = m(6, 6)
        across *= 2
        w, h = (inner.width() - (across - 1) * gap) / across, m(38, 58)
        self.supply = grid(QRectF(inner.left(), y, w, h), LANTERNS + 1, across, gap)
        y = self.supply[-1].bottom() + m(11, 17)
        if self.friends and not self.challenge:
            room = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
            self.guests = under_supply(self.scale, room, self.friends, self.wide)
            y = self.guests[-1].bottom() + m(11, 17)
        self.free = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        """Below the Supply, for whatever the page puts there."""
