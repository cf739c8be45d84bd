"""The part of an endless table of square cells that the screen shows: zoom, pan and fit.

Cells here are already turned to the screen; positions are scene coordinates, which are pixels.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

LEAST, MOST = 28.0, 320.0
"""How small and large a cell may be zoomed."""
STEP: Final = 1.25
"""One notch of the wheel or press of a button."""


@dataclass(slots=True)
class Camera:
    """`side` of a cell and where the middle of cell (0, 0) is."""

    side: float = 100.0
    x: float = 0.0
    y: float = 0.0
    free: bool = False
    """Somebody zoomed or panned: do not follow the growing display any more."""

    def rect(self, x: float, y: float) -> QRectF:
        half = self.side / 2
        left, top = self.x + x * self.side - half, self.y + y * self.side - half
        return QRectF(left, top, self.side, self.side)

    def cell_at(self, pos: QPointF) -> tuple[int, int]:
        return (
            math.floor((pos.x() - self.x) / self.side + 0.5),
            math.floor((pos.y() - self.y) / self.side + 0.5),
        )

    def fit(
        self,
        cells: Iterable[tuple[int, int]],
        area: QRectF,
        largest: float,
        smallest: float = 0.0,
        focus: tuple[int, int] | None = None,
    ) -> None:
        """Show all these cells as large as they fit into the area.

        Where they would get smaller than `smallest`, show those around `focus` instead.
        """
        xs, ys = zip(*cells, strict=True)
        columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        side = min(area.width() / columns, area.height() / rows, largest)
        self.side = float(math.floor(max(side, smallest)))
        at = focus or (xs[0], ys[0])
        self.x = _centred(min(xs), max(xs), at[0], self.side, area.left(), area.right())
        self.y = _centred(min(ys), max(ys), at[1], self.side, area.top(), area.bottom())
        self.free = False

    def zoom(self, factor: float, anchor: QPointF) -> None:
        """Larger or smaller; what lies under the anchor stays there."""
        side = min(MOST, max(LEAST, self.side * factor))
        factor = side / self.side
        self.side = side
        self.x = anchor.x() + (self.x - anchor.x()) * factor
        self.y = anchor.y() + (self.y - anchor.y()) * factor
        self.free = True

    def pan(self, dx: float, dy: float) -> None:
        self.x += dx
        self.y += dy
        self.free = True

    def hold(self, cells: Iterable[tuple[int, int]], area: QRectF) -> None:
        """Never lose the display: at least one of its cells stays within the area."""
        xs, ys = zip(*cells, strict=True)
        self.x += _into(self.x, min(xs), max(xs), self.side, area.left(), area.right())
        self.y += _into(self.y, min(ys), max(ys), self.side, area.top(), area.bottom())

    def reveal(self, x: int, y: int, area: QRectF) -> None:
        """Pan as little as needed to bring a cell into the area."""
        self.x += _into(self.x, x, x, self.side, area.left(), area.right())
        self.y += _into(self.y, y, y, self.side, area.top(), area.bottom())


def _centred(first: int, last: int, focus: int, side: float, low: float, high: float) -> float:
    """Where cell 0 goes so that all is centred; or, where all is too long, so that focus is."""
    middle = (low + high) / 2
    if (last - first + 1) * side <= high - low:
        return float(round(middle - (first + last) / 2 * side))
    least, most = high - (last + 0.5) * side, low - (first - 0.5) * side
    return float(round(min(most, max(least, middle - focus * side))))


def _into(origin: float, first: int, last: int, side: float, low: float, high: float) -> float:
    """How far to move so that some of first..last lies whole between low and high."""
    left, right = origin + (first - 0.5) * side, origin + (last + 0.5) * side
    if right < low + side:
        return low + side - right
    if left > high - side:
        return high - side - left
    return 0.0
