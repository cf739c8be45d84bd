"""Surfaces that group: a sheet of paper, a night lacquer board."""

from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import color, rounded
from festival_desktop.art.cache import pixmap, prepare
from festival_desktop.art.surfaces import paint_board, paint_paper
from festival_desktop.ui.widgets.look import PANEL_BLEED
from festival_desktop.ui.widgets.picture import Late


def _paint(kind: str, p: QPainter, whole: QRectF) -> None:
    rect = whole.adjusted(PANEL_BLEED, PANEL_BLEED, -PANEL_BLEED, -PANEL_BLEED)
    if kind == "paper":
        paint_paper(p, rect, 12)
    else:
        paint_board(p, rect, 14)


class Panel(Late, QWidget):
    """kind: paper (read, fill in) or board (groups and acts)."""

    bleed = PANEL_BLEED

    def __init__(self, kind: str = "paper", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind

    def body(self) -> QRectF:
        cut = PANEL_BLEED
        return QRectF(self.rect()).adjusted(cut, cut, -cut, -cut)

    def pad(self, left: float, top: float, right: float, bottom: float) -> None:
        """Keep the contents this far from the edges of the surface."""
        cut = PANEL_BLEED
        sides = (round(side + cut) for side in (left, top, right, bottom))
        self.setContentsMargins(*sides)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        if not self.ready():
            prepare(p)
            p.fillPath(rounded(self.body(), 12), color(self.kind))
            p.end()
            return
        paint = partial(_paint, self.kind)
        key = ("panel", self.kind)
        p.drawPixmap(0, 0, pixmap(key, QSizeF(self.size()), self.devicePixelRatioF(), paint))
        p.end()
