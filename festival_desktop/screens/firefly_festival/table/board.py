"""The positions of islands, lanes, floors and workers on the screen.

Knows the network of lanes and the size of a cell, no rules. The board never rotates: north is up
for all.
"""

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.network import BLOCK, Network
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.pictures import isles

RAMP = 0.17
"""Distance a bridge reaches onto a shore, in cells."""
FIGURE = 0.6
"""Height of a worker, in cells."""
MADE = 0.55
"""Fraction of a lane to drag across before releasing builds the bridge."""


@dataclass(frozen=True, slots=True)
class Board:
    network: Network
    sizes: tuple[int, ...]
    """Size of each island: Start, Small, Medium or Large."""
    cell: float
    """Side of a cell in pixels."""
    x: float
    """Horizontal centre of the first cell."""
    y: float

    def rect(self, x: float, y: float) -> QRectF:
        """Return the rectangle of a cell."""
        c = self.cell
        return QRectF(self.x + x * c - c / 2, self.y + y * c - c / 2, c, c)

    # -- islands -----------------------------------------------------------------------------

    def block(self, island: int) -> QRectF:
        space, c = self.network.board.spaces[island], self.cell
        x, y = self.x + space.x * c - c / 2, self.y + space.y * c - c / 2
        return QRectF(x, y, BLOCK * c, BLOCK * c)

    def island_at(self, pos: QPointF) -> int | None:
        x, y = (pos.x() - self.x) / self.cell + 0.5, (pos.y() - self.y) / self.cell + 0.5
        for island, space in enumerate(self.network.board.spaces):
            if 0 <= x - space.x <= BLOCK and 0 <= y - space.y <= BLOCK:
                return island
        return None

    def floor(self, island: int, storey: int, storeys: int) -> QRectF:
        """Return the rectangle of a floor of a pagoda with this many storeys, built or needed."""
        c, block, size = self.cell, self.block(island), self.sizes[island]
        high = c * min(0.36, 1.5 / max(storeys, 1))
        wide = c * (1.16 - 0.09 * storey)
        x = block.left() + isles.PAGODA_X[size] * c - wide / 2
        y = block.top() + isles.PAGODA_FOOT * c - storey * high * 0.98 - high
        return QRectF(x, y, wide, high)

    def spire(self, island: int, storeys: int) -> QRectF:
        """Return the rectangle of the Sōrin on a pagoda."""
        c, top = self.cell, self.floor(island, storeys - 1, storeys)
        return QRectF(top.center().x() - c * 0.2, top.top() - c * 0.52, c * 0.4, c * 0.62)

    def figure(self, island: int, slot: int, slots: int) -> QRectF:
        """Return the rectangle of a worker on an island other than a Start."""
        c, block = self.cell, self.block(island)
        high = c * FIGURE
        x, foot = block.left() + isles.slot_x(slot, slots) * c, block.top() + isles.FEET * c
        return QRectF(x - high * 0.34, foot - high, high * 0.68, high * 1.06)

    def group(self, island: int, place: int, groups: int) -> QRectF:
        """Return the rectangle of a player's workers on a Start, in one row or in two."""
        c, block = self.cell, self.block(island)
        columns = groups if groups <= 3 else (groups + 1) // 2
        row, column = divmod(place, columns)
        in_row = columns if (row + 1) * columns <= groups else groups - row * columns
        high = c * (0.62 if groups <= 3 else 0.52)
        step = 1.1 if columns == 2 else 0.84
        x = block.left() + (1.5 + (column - (in_row - 1) / 2) * step) * c - high * 0.3
        rows = 1 if groups <= 3 else 2
        foot = block.top() + (isles.FEET + 0.02 - (rows - 1 - row) * 0.56) * c
        return QRectF(x - high * 0.34, foot - high, high * 0.68, high * 1.06)

    def crowd(self, island: int) -> QRectF:
        """Return the rectangle of the workers on an island."""
        c, block = self.cell, self.block(island)
        top = 1.0 if self.sizes[island] == isles.START else 1.6
        return QRectF(block.left() + 0.2 * c, block.top() + top * c, 2.6 * c, (2.3 - top) * c)

    # -- lanes -------------------------------------------------------------------------------

    def lane_rect(self, number: int) -> QRectF:
        cells = self.network.lanes[number].cells
        return self.rect(*cells[0]).united(self.rect(*cells[-1]))

    def runs_east(self, number: int) -> bool:
        """Return whether a lane runs from west to east."""
        lane = self.network.lanes[number]
        a, b = (self.network.board.spaces[island] for island in (lane.a, lane.b))
        return lane.cells[0][0] >= a.x + BLOCK and lane.cells[-1][0] < b.x

    def ramps(self, number: int) -> tuple[float, float]:
        """Return how far a bridge extends beyond its lane at both ends, in cells."""
        lane = self.network.lanes[number]
        return isles.INSETS[self.sizes[lane.a]] + RAMP, isles.INSETS[self.sizes[lane.b]] + RAMP

    def lane_target(self, number: int) -> Target:
        lane = self.network.lanes[number]
        return Target("lane", (lane.a, lane.b, lane.way))

    def lane_of(self, target: Target) -> int:
        return self.network.find(*target.key)

    def other_end(self, number: int, island: int) -> int:
        lane = self.network.lanes[number]
        return lane.b if lane.a == island else lane.a

    def nearest_lane(self, origin: int, pos: QPointF) -> int | None:
        """Find the lane of an island closest to the pointer, its far island included."""
        beyond, rects = BLOCK * self.cell, dict[int, QRectF]()
        for number in self.network.at[origin]:
            back, on = (0.0, beyond) if self.network.lanes[number].a == origin else (-beyond, 0.0)
            grow = (back, 0, on, 0) if self.runs_east(number) else (0, back, 0, on)
            rects[number] = self.lane_rect(number).adjusted(*grow)
        return _closest(rects, pos, self.cell * 1.9)

    def lane_at(self, pos: QPointF, among: set[int]) -> int | None:
        """Find the lane whose middle line is closest to a point on it."""
        rects = {number: self.lane_rect(number) for number in sorted(among)}
        return _closest(rects, pos, self.cell * 0.72)

    def grown(self, number: int, origin: int, pos: QPointF) -> int:
        """Count the segments drawn from an island up to `pos`."""
        rect, c = self.lane_rect(number), self.cell
        lane = self.network.lanes[number]
        if self.runs_east(number):
            way = pos.x() - rect.left() if lane.a == origin else rect.right() - pos.x()
        else:
            way = pos.y() - rect.top() if lane.a == origin else rect.bottom() - pos.y()
        return max(1, min(lane.length, int(way / c) + 1))

    def is_drawn(self, number: int, origin: int, pos: QPointF) -> bool:
        """Return whether releasing here builds the bridge."""
        if self.island_at(pos) == self.other_end(number, origin):
            return True
        lane = self.network.lanes[number]
        return self.grown(number, origin, pos) >= max(1, lane.length * MADE)


def _closest(rects: dict[int, QRectF], pos: QPointF, within: float) -> int | None:
    """Find the long rectangle whose middle line is closest, if it is near enough."""
    best = None
    for number, rect in rects.items():
        half = min(rect.width(), rect.height()) / 2
        line = rect.adjusted(half, half, -half, -half)
        dx = max(line.left() - pos.x(), 0.0, pos.x() - line.right())
        dy = max(line.top() - pos.y(), 0.0, pos.y() - line.bottom())
        if hypot(dx, dy) < within:
            best, within = number, hypot(dx, dy)
    return best
