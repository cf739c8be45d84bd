"""The layout of the table for a window size: pure geometry, no painting.

`m(small, large)` blends between a window of 1280 × 632 and one of 1600 × 936. Larger text makes
panels grow as far as there is room; in very large windows panels grow slowly and tiles a lot. Seats
are keyed by the side of the screen they sit at: 0 north, 1 east, 2 south, 3 west.
"""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.scenes.places import all_places, grid, split
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from festival_desktop.screens.festival_of_lanterns.table.places import (
    CARDS,
    SeatPlaces,
    TextScale,
    beside_water,
    column,
    in_tray,
    strip,
    under_supply,
)

SIDE_CAPTIONS = ("dedications", "supply", "part:friends")
WIDE, LOW, BESIDE = 1800.0, 1.6, 1.9
"""From this width and this width-to-height ratio on, the side column is multiplied by the last
number.
"""
LARGEST_TILE = 1.5
"""Largest size of a tile on the display, relative to a tile in the hand."""


class Layout:
    def __init__(
        self,
        width: float,
        height: float,
        sides: Collection[int],
        hand: int,
        text_scale: float = 1.0,
        mirrored: bool = False,
        friends: int = 0,
        challenge: bool = False,
    ) -> None:
        """Compute the layout.

        `sides`: occupied sides of the screen; `mirrored`: for right-to-left languages, the side
        column is on the left; `friends`: number of cards in play; `challenge`: a solo game, with
        friends in the free west and Moon Dancer's paper in the east.
        """
        self.width, self.height, self.sides = width, height, frozenset(sides)
        self.mirrored, self.friends, self.challenge = mirrored, friends, challenge
        self.hand_size = hand
        self.text_scale = text_scale
        self.scale = TextScale(width, height, text_scale)
        self.m, self.px = self.scale.m, self.scale.px
        """Shortcuts for the scale functions: panel lengths, and font sizes before text scaling."""
        self.captions: dict[str, QRectF] = {}
        self.seats: dict[int, SeatPlaces] = {}
        self.guests: list[QRectF] = []
        """Rectangles of the friend cards."""
        self.speech = QRectF()
        """The paper with Moon Dancer's explanation; empty if she is not challenged."""
        self.plate = QRectF()
        """Name plate of the northern seat, whose panel is beside the water."""
        self._frame()
        self._tray()
        self._shared()
        if mirrored:  # Swap table and side column, but keep the seats, whose order the rules fix.
            beyond, side = self.table.width(), self.side.width()
            for rect in all_places(self):
                rect.translate(side if rect.left() < beyond else -beyond, 0)

    @property
    def wide(self) -> bool:
        """Whether the side column has room for two things side by side."""
        return self.width >= max(WIDE * max(1.0, self.text_scale), LOW * self.height)

    @property
    def looked_at(self) -> tuple[QRectF, QRectF]:
        """The places of two tiles being looked at, on a small tray above the stack."""
        side, tray = self.hand[0].width(), self.looked_tray
        gap = (tray.width() - 2 * side) / 3
        left = QRectF(tray.left() + gap, tray.center().y() - side / 2, side, side)
        return left, left.translated(side + gap, 0)

    @property
    def looked_tray(self) -> QRectF:
        edge = self.m(12, 16)
        right = self._south.right()
        side = self.hand[0].width()
        left = min(self.stack.left() - edge, right - 2 * side - 3 * edge)
        high = side + 2 * edge
        return QRectF(left, self._south.top() - self.m(5, 8) - high, right - left, high)

    @property
    def refill(self) -> QRectF:
        """Where a tile of the stack can be dropped: the tray left of it."""
        tray = QRectF(self.seats[SOUTH].panel)
        tray.setRight(self.rules[1].left())
        return tray

    @property
    def water(self) -> QRectF:
        """The part of the table where the display is visible; panels cover its sides."""
        return QRectF(
            self.table.left(), self.display.top(), self.table.width(), self.display.height()
        )

    @property
    def largest_tile(self) -> float:
        return self.hand[0].width() * LARGEST_TILE

    # -- the whole table ---------------------------------------------------------------------

    def _frame(self) -> None:
        m, pad = self.m, self.m(8, 12)
        side = m(236, 296) * BESIDE if self.wide else min(m(236, 296), self.width / 4)
        self.table = table = QRectF(0, 0, self.width - side, self.height)
        self.side = QRectF(table.right(), 0, side, self.height)
        south = m(110, 150)
        tray = QRectF(pad, table.bottom() - pad - south, table.width() - 2 * pad, south)
        self._columns(QRectF(table.left(), pad, table.width(), tray.top() - m(7, 10) - pad))
        self._south = tray
        self.horizon = m(86, 124)

    def _columns(self, room: QRectF) -> None:
        """Lay out the west and east seats, and the display between them.

        A single opponent's panel is in the west, so that the display keeps its height.
        """
        m, pad, width, tool, gap = self.m, self.m(8, 12), self.m(138, 176), self.m(30, 38), 6.0
        west = QRectF(pad, room.top(), width, room.height())
        east = west.translated(room.width() - 2 * pad - width, 0)
        beside = not self.challenge and self.sides == {NORTH, SOUTH}
        if self.challenge:
            east.setLeft(east.left() - m(58, 64))
            self.speech = east.adjusted(0, 0, 0, -tool - gap)
        east_taken = self.challenge or EAST in self.sides
        west_taken = beside or self.challenge or WEST in self.sides
        right = east.left() if east_taken else room.right() - pad / 2
        left = west.right() if west_taken else pad / 2
        at_keys, at_tools = west if west_taken else east, east if east_taken else west
        x = at_tools.center().x() - (3 * tool + 2 * gap) / 2
        self.tools = grid(QRectF(x, room.bottom() - tool, tool, tool), 3, 3, gap)
        keys = m(46, 58)
        foot = room.bottom() - (tool + gap if at_keys is at_tools else 0.0)
        self.keys = QRectF(at_keys.left(), foot - keys, width, keys)
        high = min(m(262, 348), room.height() - keys - tool - 3 * gap)
        if self.challenge and self.friends:
            guests = QRectF(west.left(), west.top(), width, self.keys.top() - gap - west.top())
            self.guests = beside_water(self.scale, guests, self.friends)
        places = {WEST: west, EAST: east, NORTH: west}
        for side in (NORTH,) if beside else (WEST, EAST):
            if side in self.sides and not (side == EAST and self.challenge):
                place = places[side]
                panel = QRectF(place.left(), place.top(), width, high)
                shore = panel.left() if side == EAST else panel.right()
                self.seats[side] = column(self.scale, panel, shore, self.hand_size)
        water = QRectF(QPointF(left + gap, room.top()), QPointF(right - gap, room.bottom()))
        if NORTH in self.sides and not beside:
            wide = min(m(744, 900), water.width())
            low = QRectF(water.center().x() - wide / 2, water.top(), wide, m(46, 60))
            self.seats[NORTH] = strip(self.scale, low, self.hand_size)
            water.setTop(low.bottom() + gap)
        elif beside:
            plate = QRectF(0, room.top(), min(m(150, 190), water.width() / 2), m(22, 28))
            plate.moveCenter(QPointF(water.center().x(), plate.center().y()))
            self.plate = plate
            water.setTop(plate.bottom() + 2)
        self.display = water

    # -- the tray -----------------------------------------------------------------------------

    def _tray(self) -> None:
        """Lay out the south: the seat, its hand with End turn, the stack with the face-up tile."""
        m, tray = self.m, self._south
        inner = tray.adjusted(m(10, 14), m(9, 12), -m(10, 14), -m(9, 12))
        gap = m(14, 20)
        wide = inner.width() - 3 * gap
        rects, x = [], inner.left()
        for part in (0.375, 0.325, 0.15, 0.15):
            rects.append(QRectF(x, inner.top(), wide * part, inner.height()))
            x += wide * part + gap
        seat, hand, end, stack = rects
        self.seats[SOUTH] = in_tray(self.scale, tray, seat)
        self.rules = [
            QRectF(x, tray.top() + 14, 1, tray.height() - 28)
            for x in ((seat.right() + hand.left()) / 2, (end.right() + stack.left()) / 2)
        ]
        """Thin divider lines of the tray."""
        held = self.hand_size
        tile = float(int(min(hand.height(), (hand.width() - (held - 1) * m(6, 10)) / held)))
        space = (hand.width() - held * tile) / max(1, held - 1)
        first = QRectF(hand.left(), hand.center().y() - tile / 2, tile, tile)
        self.hand = grid(first, held, held, space)
        high = inner.height() * 0.48
        self.end = QRectF(end.left(), inner.top(), end.width(), high)
        """The button that ends the turn, with the outstanding requirements below it."""
        self.end_note = QRectF(
            end.left(), self.end.bottom() + 4, end.width(), inner.bottom() - self.end.bottom() - 4
        )
        self._stack(stack)

    def _stack(self, place: QRectF) -> None:
        cap, gap = self.m(17, 22), self.m(8, 14)
        tile = float(int(min(place.height() - cap - 2, (place.width() - gap) / 2)))
        top = place.top() + (place.height() - cap - tile) / 2
        halves = split(place, 2, 2, gap)
        self.stack, self.face_up = (
            QRectF(half.center().x() - tile / 2, top, tile, tile) for half in halves
        )
        for name, half in zip(("stack", "face-up"), halves, strict=True):
            self.captions[name] = QRectF(half.left(), half.bottom() - cap, half.width(), cap)

    # -- shared pieces -----------------------------------------------------------------------

    def _shared(self) -> None:
        m, pad = self.m, self.m(10, 15)
        inner = self.side.adjusted(pad + 2, m(4, 10), -pad, -m(8, 12))
        gap, cap = m(7, 10), m(20, 26)
        across = 4 if self.wide else 2
        y = self._caption("dedications", inner, inner.top(), cap)
        w, h, between = (inner.width() - (across - 1) * gap) / across, m(58, 84), m(8, 13)
        self.dedications = grid(QRectF(inner.left(), y, w, h), 4, across, gap, between)
        y = self._caption("supply", inner, self.dedications[-1].bottom() + m(8, 14), cap)
        gap = m(5, 6)
        across *= 2
        w, h = (inner.width() - (across - 1) * gap) / across, m(33, 46)
        self.supply = grid(QRectF(inner.left(), y, w, h), CARDS + 1, across, gap)
        y = self.supply[-1].bottom() + m(8, 14)
        if self.friends and not self.challenge:
            y = self._caption("part:friends", inner, y, cap)
            room = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
            self.guests = under_supply(self.scale, room, self.friends, self.wide)
            y = self.guests[-1].bottom() + m(8, 14)
        self.free = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        """Free space below the Supply for widgets of the page."""

    def _caption(self, name: str, inner: QRectF, top: float, high: float) -> float:
        """Place a caption over a group of the side column; return where the group starts."""
        self.captions[name] = QRectF(inner.left(), top, inner.width(), high)
        return top + high + self.m(3, 5)
