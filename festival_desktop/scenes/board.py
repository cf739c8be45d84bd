"""A board of square cells on the screen: zoom, pan, fit, follow, and the buttons for them.

Cells here are those of the screen, after the table was turned; positions are scene coordinates,
which are pixels. Knows no game.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import round_button
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.presenter import Viewpoint
from festival_desktop.scenes.shown import PartContent
from festival_desktop.scenes.table_state import SharedState

Cell = tuple[int, int]
LEAST, MOST = 28.0, 320.0
"""Smallest and largest cell size."""
STEP: Final = 1.25
"""Zoom factor of a wheel notch or a button press."""
ZOOM = "zoom"
"""Name of the part with the zoom buttons."""
ZOOM_OUT, FIT, ZOOM_IN = Target("zoom-out"), Target("fit"), Target("zoom-in")
TOOLS = {"minus": ZOOM_OUT, "fit": FIT, "plus": ZOOM_IN}
"""Zoom buttons by icon, in order."""


@dataclass(slots=True)
class Camera:
    """The visible part of an endless table: the `side` of a cell, and the middle of cell (0, 0)."""

    side: float = 100.0
    x: float = 0.0
    y: float = 0.0
    free: bool = False
    """Whether the player has zoomed or panned, which stops following the growing display."""

    def rect(self, x: float, y: float) -> QRectF:
        half = self.side / 2
        left, top = self.x + x * self.side - half, self.y + y * self.side - half
        return QRectF(left, top, self.side, self.side)

    def cell_at(self, pos: QPointF) -> Cell:
        return (
            math.floor((pos.x() - self.x) / self.side + 0.5),
            math.floor((pos.y() - self.y) / self.side + 0.5),
        )

    def fit(
        self,
        cells: Iterable[Cell],
        area: QRectF,
        largest: float,
        smallest: float = 0.0,
        focus: Cell | None = None,
    ) -> None:
        """Fit all these cells into the area.

        If they would be smaller than `smallest`, show those around `focus` instead.
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
        """Zoom and keep the point under the anchor."""
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

    def hold(self, cells: Iterable[Cell], area: QRectF) -> None:
        """Keep at least one cell of the display within the area."""
        xs, ys = zip(*cells, strict=True)
        self.x += _into(self.x, min(xs), max(xs), self.side, area.left(), area.right())
        self.y += _into(self.y, min(ys), max(ys), self.side, area.top(), area.bottom())

    def reveal(self, x: int, y: int, area: QRectF) -> None:
        """Pan as little as needed to bring a cell into the area."""
        self.x += _into(self.x, x, x, self.side, area.left(), area.right())
        self.y += _into(self.y, y, y, self.side, area.top(), area.bottom())


def _centred(first: int, last: int, focus: int, side: float, low: float, high: float) -> float:
    """Return the position of cell 0 that centres all cells, or `focus` if they are too many."""
    middle = (low + high) / 2
    if (last - first + 1) * side <= high - low:
        return float(round(middle - (first + last) / 2 * side))
    least, most = high - (last + 0.5) * side, low - (first - 0.5) * side
    return float(round(min(most, max(least, middle - focus * side))))


def _into(origin: float, first: int, last: int, side: float, low: float, high: float) -> float:
    """Return how far to move so that one of the cells is whole between low and high."""
    left, right = origin + (first - 0.5) * side, origin + (last + 0.5) * side
    if right < low + side:
        return low + side - right
    if left > high - side:
        return high - side - left
    return 0.0


class BoardExtent(NamedTuple):
    """The cells of a board worth showing, and the area for them."""

    area: QRectF
    cells: frozenset[Cell]
    smallest: float
    """Smallest cell size without zooming."""
    largest: float
    focus: Cell | None = None
    """The cell to show when there is not enough room for all."""


class BoardView(Viewpoint):
    """The visible part of a board."""

    def __init__(self, extent: Callable[[], BoardExtent], looked: Callable[[int], None]) -> None:
        """Call `looked` with the length of the animation on each zoom or pan."""
        self.camera = Camera()
        self._extent = extent
        self._looked = looked
        self._whole = False
        """Whether the whole board is shown, at any size."""
        self.commands = {
            ZOOM_OUT.kind: lambda _: self.zoom(-1),
            FIT.kind: lambda _: self.fit(),
            ZOOM_IN.kind: lambda _: self.zoom(1),
        }
        """Commands of the buttons, for an interaction."""

    def aim(self) -> None:
        """Follow the growing board, unless the person looks elsewhere."""
        extent = self._extent()
        if extent.cells and not self.camera.free:
            least = 0.0 if self._whole else extent.smallest
            self.camera.fit(extent.cells, extent.area, extent.largest, least, extent.focus)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Zoom by notches of the wheel."""
        at = anchor or self._extent().area.center()
        self.camera.zoom(STEP**notches, at)
        self._look(durations.ZOOM)

    def pan(self, dx: float, dy: float) -> None:
        self.camera.pan(dx, dy)
        self._look(0)

    def fit(self) -> None:
        """Show the whole board and follow it from now on."""
        self.camera.free, self._whole = False, True
        self.aim()
        self._look(durations.REFIT)

    def reveal(self, cell: Cell) -> None:
        """Bring a cell onto the screen, for example the one with keyboard focus."""
        before = self.camera.x, self.camera.y
        self.camera.reveal(*cell, self._extent().area)
        if before != (self.camera.x, self.camera.y):
            self._look(durations.ZOOM)

    def _look(self, length: int) -> None:
        extent = self._extent()
        if extent.cells:
            self.camera.hold(extent.cells, extent.area)
        self._looked(length)


def zoom_buttons(places: Callable[[Any], Sequence[QRectF]]) -> TablePart:
    """Make the buttons of a board: minus, fit, plus; hidden where `places` has no place."""

    def shown(table: SharedState) -> PartContent:
        regions, items = dict(zip(TOOLS.values(), places(table), strict=False)), {}
        for icon, (target, rect) in zip(TOOLS, regions.items(), strict=False):
            items[f"tool:{icon}"] = round_button(table, target, rect, icon, zorder.TOOL)
        return PartContent(items, regions)

    return TablePart(ZOOM, shown)
