"""A postcard of the finished table, on the page and as a picture file."""

from collections.abc import Hashable
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.brush import radial, saved
from festival_desktop.art.cache import render
from festival_desktop.art.fireworks import paint_firework
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.type import LEFT, MEDIUM, RIGHT, SEMIBOLD, text, text_width
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.picture import Picture

FILE_SIZE = QSizeF(1600, 1000)


class Keepsake(Picture):
    """The final table, the scores, and the day."""

    preferred, least = (390, 218), (300, 160)

    def __init__(self) -> None:
        super().__init__()
        self._view: Thumbnail | None = None
        self._scores, self._day = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_view(self, view: Thumbnail, scores: str, day: str) -> None:
        self._view, self._scores, self._day = view, scores, day
        self.setAccessibleName(f"{scores}, {day}")
        self.update()

    def save(self, file: Path) -> bool:
        """Write the picture as PNG; return whether that worked."""
        scale = FILE_SIZE.width() / 400
        picture = render(FILE_SIZE, 1.0, lambda p, rect: self._card(p, rect, scale, 0.0))
        return picture.save(str(file), "PNG")

    def key(self) -> Hashable:
        return self._view, self._scores, self._day, scale_of(self)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        p.translate(rect.center())
        p.rotate(-2)
        wide, high = rect.width() - self.px(34), rect.height() - self.px(24)
        self._card(p, QRectF(-wide / 2, -high / 2, wide, high), scale_of(self), 1.0)

    def _card(self, p: QPainter, card: QRectF, unit: float, lift: float) -> None:
        paint_paper(p, card, 6 * unit if lift else 0, lift=lift)
        edge, words = 10 * unit, 34 * unit
        view = card.adjusted(edge, edge, -edge, -edge * 0.6 - words)
        with saved(p):
            p.setClipRect(view)
            stops = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
            p.fillRect(view, radial(view.center(), view.width() * 0.6, *stops))
            size = view.height() * 0.13
            for x, ink, seed in ((size * 1.3, "burst_rose", 4), (-size * 1.3, "light", 7)):
                corner = view.topLeft() if x > 0 else view.topRight()
                corner.setX(corner.x() + x)
                corner.setY(corner.y() + size * 1.3)
                paint_firework(p, corner, size, ink, seed=seed, rays=16)
            inner = view.adjusted(edge, edge * 0.6, -edge, -edge * 0.6)
            if self._view is not None:
                self._view.paint_keepsake(p, inner, self._view.position)
        line = QRectF(view.left() + 4, view.bottom() + 3 * unit, view.width() - 8, words)
        self._words(p, line, unit)

    def _words(self, p: QPainter, line: QRectF, unit: float) -> None:
        """Paint the texts, which belong to the picture and are not enlarged.

        The date is next to the scores, or below them where these need the whole line.
        """
        scores, small = 14 * unit, 13 * unit
        day = text_width(self._day, small, MEDIUM, scaled=False) + 12 * unit
        rest, end = line.adjusted(0, 0, -day, 0), QRectF(line)
        if text_width(self._scores, scores, SEMIBOLD, scaled=False) > rest.width():
            scores, small, rest = 12 * unit, 11 * unit, QRectF(line)
            rest.setHeight(line.height() * 0.52)
            end.setTop(rest.bottom())
        text(p, end, self._day, small, "ink_soft", MEDIUM, RIGHT, scaled=False, floor=7)
        text(p, rest, self._scores, scores, "ink", SEMIBOLD, LEFT, scaled=False, floor=7)
