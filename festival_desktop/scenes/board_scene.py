"""A scene whose pieces lie on an endless board of square cells: zoom, pan, fit and follow.

Cells here are those of the screen, after the table was turned. Knows no game.
"""

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import camera as cameras
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes.camera import Camera
from festival_desktop.scenes.piece_scene import PieceScene

Cell = tuple[int, int]
TOOLS = ("minus", "fit", "plus")
"""The buttons of the board, in the order of their places."""


class BoardScene(PieceScene):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.camera = Camera()
        self.tool: str | None = None
        """The button of the scene under the pointer."""
        self._whole = False
        """Somebody asked to see the whole board, however small it gets."""

    # -- what a scene supplies ---------------------------------------------------------------

    @abstractmethod
    def board_area(self) -> QRectF:
        """The part of the screen where the board is shown."""

    @abstractmethod
    def board_cells(self) -> set[Cell]:
        """The cells that are worth seeing."""

    @abstractmethod
    def cell_sizes(self) -> tuple[float, float]:
        """How small and how large a cell is shown as long as nobody zooms."""

    @abstractmethod
    def focus_cell(self) -> Cell | None:
        """What to show where there is no room for everything."""

    @abstractmethod
    def tool_places(self) -> list[QRectF]: ...

    # -- looking -----------------------------------------------------------------------------

    def aim(self) -> None:
        """Follow the growing board, unless somebody looks elsewhere."""
        cells = self.board_cells()
        if cells and not self.camera.free:
            smallest, largest = self.cell_sizes()
            least = 0.0 if self._whole else smallest
            self.camera.fit(cells, self.board_area(), largest, least, self.focus_cell())

    def zoom_in(self) -> None:
        self.zoom(1)

    def zoom_out(self) -> None:
        self.zoom(-1)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Larger by notches of the wheel."""
        self.camera.zoom(cameras.STEP**notches, anchor or self.board_area().center())
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
        self.camera.reveal(*cell, self.board_area())
        if before != (self.camera.x, self.camera.y):
            self._look(durations.ZOOM)

    def _look(self, length: int) -> None:
        if cells := self.board_cells():
            self.camera.hold(cells, self.board_area())
        self.refresh("pieces", "overlay", instant=not length, lazy=True, length=length)

    # -- tools -------------------------------------------------------------------------------

    def tool_at(self, pos: QPointF) -> str | None:
        for tool, rect in zip(TOOLS, self.tool_places(), strict=True):
            if rect.contains(pos):
                return tool
        return None

    def use(self, tool: str) -> None:
        {"minus": self.zoom_out, "plus": self.zoom_in, "fit": self.fit}[tool]()

    def hover(self, pos: QPointF, target: Target | None) -> None:
        tool = self.tool_at(pos)
        if tool != self.tool:
            self.tool = tool
            self.refresh("table")
        super().hover(pos, target)
