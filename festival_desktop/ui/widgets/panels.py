"""Surfaces that group: a sheet of paper, a night lacquer board."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import color, rounded
from festival_desktop.art.surfaces import paint_board, paint_paper
from festival_desktop.ui.widgets.look import PANEL_BLEED, Margins, Painted, draw_kept
from festival_desktop.ui.widgets.picture import Late


class Panel(Late, Painted, QWidget):
    """kind: paper (read, fill in) or board (groups and acts)."""

    bleed = PANEL_BLEED
    padding: Margins | None = None
    """How far the contents stay from the edges of the surface, in units."""

    def __init__(self, kind: str = "paper", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.apply_spaces()

    def apply_spaces(self) -> None:
        super().apply_spaces()
        if self.padding is not None:
            self.pad(*map(self.u, self.padding))

    def body(self) -> QRectF:
        cut = PANEL_BLEED
        return QRectF(self.rect()).adjusted(cut, cut, -cut, -cut)

    def pad(self, left: float, top: float, right: float, bottom: float) -> None:
        """Keep the contents this far from the edges of the surface."""
        sides = (round(side + PANEL_BLEED) for side in (left, top, right, bottom))
        self.setContentsMargins(*sides)

    def paint(self, p: QPainter) -> None:
        if self.ready():
            draw_kept(p, self, ("panel", self.kind), self._paint_surface)
        else:
            p.fillPath(rounded(self.body(), 12), color(self.kind))

    def _paint_surface(self, p: QPainter, whole: QRectF) -> None:
        if self.kind == "paper":
            paint_paper(p, self.body(), 12)
        else:
            paint_board(p, self.body(), 14)
