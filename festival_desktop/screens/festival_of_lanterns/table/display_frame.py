"""Where the display is on the screen, and a tile as it would lie there."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.scenes.camera import Camera
from festival_desktop.scenes.turning import Turning

Cell = tuple[int, int]


class TrialTile(NamedTuple):
    """A tile as it would lie on a cell."""

    tile: int
    cell: Cell
    turn: int
    matches: tuple[int, ...]
    """Sides of the table on which it shows the same lantern as its neighbour."""


class Frame(NamedTuple):
    """Where the display is on the screen."""

    camera: Camera
    turning: Turning
    area: QRectF
    """Where tiles are shown."""
    water: QRectF
    panels: tuple[QRectF, ...]
    """What lies over the water."""
    button: float
    """The side of a button beside a tile."""

    def rect(self, cell: Cell) -> QRectF:
        """Where a cell of the table is on the screen."""
        return self.camera.rect(*self.turning.cell(*cell))

    def cell_at(self, pos: QPointF) -> Cell | None:
        """The cell of the table here; None beside the water and on a panel."""
        if not self.water.contains(pos) or any(panel.contains(pos) for panel in self.panels):
            return None
        return self.turning.true_cell(*self.camera.cell_at(pos))
