"""A small public picture of a position, and the widget that shows one."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.brush import draw_rounded, outline, radial, rounded, saved
from festival_desktop.ui.widgets.picture import Picture

Paint = Callable[[QPainter, QRectF, Any], None]


class Position(Hashable, Protocol):
    """What a game shows of a position; equal ones look the same."""

    def progress(self) -> str:
        """Describe the progress of the game in a few words; may be empty."""


class Thumbnail(NamedTuple):
    """A position, and its game's painters for it."""

    position: Position
    paint_window: Paint
    """Paints onto water in a window on the table."""
    paint_keepsake: Paint
    """Paints onto water on the postcard of a finished game."""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint a framed window on the table."""
        with saved(p):
            p.setClipPath(rounded(rect, 8))
            paint_water_window(p, rect)
            self.paint_window(p, rect, self.position)
        draw_rounded(p, rect.adjusted(0.7, 0.7, -0.7, -0.7), 8, line=outline("wood", 1.4))


def paint_water_window(p: QPainter, rect: QRectF) -> None:
    """Paint the water under a small table."""
    stops = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
    p.fillPath(rounded(rect, 8), radial(rect.center(), rect.width() * 0.7, *stops))


class ThumbnailView(Picture):
    """Shows a thumbnail, or water where there is none."""

    def __init__(
        self,
        thumbnail: Thumbnail | None,
        preferred: tuple[float, float] = (424, 188),
        least: tuple[float, float] = (200, 120),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._thumbnail, self.preferred, self.least = thumbnail, preferred, least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_thumbnail(self, thumbnail: Thumbnail | None) -> None:
        if thumbnail != self._thumbnail:
            self._thumbnail = thumbnail
            self.update()

    def key(self) -> Hashable:
        return self._thumbnail

    def sketch(self, p: QPainter, rect: QRectF) -> None:
        paint_water_window(p, rect)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        if self._thumbnail is None:
            paint_water_window(p, rect)
        else:
            self._thumbnail.paint(p, rect)
