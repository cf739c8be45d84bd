"""A board of square cells on the screen: zoom, pan, fit and follow, and the buttons for that.

Cells here are those of the screen, after the table was turned. Knows no game.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import camera as cameras
from festival_desktop.scenes import zorder
from festival_desktop.scenes.camera import Camera
from festival_desktop.scenes.part import Part
from festival_desktop.scenes.presenter import Viewpoint
from festival_desktop.scenes.shown import ItemSpec, Shown
from festival_desktop.scenes.table_state import SharedState

Cell = tuple[int, int]
ZOOM = "zoom"
"""The name of the part with the buttons."""
ZOOM_OUT, FIT, ZOOM_IN = Target("zoom-out"), Target("fit"), Target("zoom-in")
TOOLS = {"minus": ZOOM_OUT, "fit": FIT, "plus": ZOOM_IN}
"""Icon → the button, in the order of their places."""


class BoardExtent(NamedTuple):
    """What of a board is worth seeing, and where it may be shown."""

    area: QRectF
    cells: frozenset[Cell]
    smallest: float
    """How small a cell is shown as long as nobody zooms."""
    largest: float
    focus: Cell | None = None
    """What to show where there is no room for everything."""


class BoardView(Viewpoint):
    """Which part of a board is on the screen."""

    def __init__(self, extent: Callable[[], BoardExtent], looked: Callable[[int], None]) -> None:
        """`looked` is called with the length of the animation when somebody zooms or pans."""
        self.camera = Camera()
        self._extent = extent
        self._looked = looked
        self._whole = False
        """Somebody asked to see the whole board, however small it gets."""
        self.commands = {
            ZOOM_OUT.kind: lambda _: self.zoom(-1),
            FIT.kind: lambda _: self.fit(),
            ZOOM_IN.kind: lambda _: self.zoom(1),
        }
        """What the buttons do, for an interaction."""

    def aim(self) -> None:
        """Follow the growing board, unless somebody looks elsewhere."""
        extent = self._extent()
        if extent.cells and not self.camera.free:
            least = 0.0 if self._whole else extent.smallest
            self.camera.fit(extent.cells, extent.area, extent.largest, least, extent.focus)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Larger by notches of the wheel."""
        at = anchor or self._extent().area.center()
        self.camera.zoom(cameras.STEP**notches, at)
        self._look(durations.ZOOM)

    def pan(self, dx: float, dy: float) -> None:
        self.camera.pan(dx, dy)
        self._look(0)

    def fit(self) -> None:
        """Show the whole board again and follow it from now on."""
        self.camera.free, self._whole = False, True
        self.aim()
        self._look(durations.REFIT)

    def reveal(self, cell: Cell) -> None:
        """Bring a cell onto the screen, such as the one the keyboard is at."""
        before = self.camera.x, self.camera.y
        self.camera.reveal(*cell, self._extent().area)
        if before != (self.camera.x, self.camera.y):
            self._look(durations.ZOOM)

    def _look(self, length: int) -> None:
        extent = self._extent()
        if extent.cells:
            self.camera.hold(extent.cells, extent.area)
        self._looked(length)


def zoom_buttons(places: Callable[[Any], Sequence[QRectF]]) -> Part:
    """The buttons of a board: minus, fit, plus. Where they are on a table; nowhere: hidden."""

    def shown(table: SharedState) -> Shown:
        regions, items = dict(zip(TOOLS.values(), places(table), strict=False)), {}
        for icon, (target, rect) in zip(TOOLS, regions.items(), strict=False):
            face = (icon, table.button(target))
            items[f"tool:{icon}"] = ItemSpec("tool", face, rect, zorder.TOOL)
        return Shown(items, regions)

    return Part(ZOOM, shown)
