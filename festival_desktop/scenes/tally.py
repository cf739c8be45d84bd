"""Points that are counted up on a paper: each line from what brings them to their number.

`s` is the size of the paper: 1 in a usual window.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from festival_desktop.art.brush import draw_path, rounded, saved, vertical_gradient
from festival_desktop.art.cache import Paint
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.type import BOLD, RIGHT, SEMIBOLD, text
from festival_desktop.scenes.panel import Cell, Column, Label, Picture, Row, Space

WIDE, ROW, HEAD, SIGN = 210.0, 25.0, 26.0, 20.0


class Line(NamedTuple):
    signs: tuple[Paint, ...]
    """Pictures of what brings the points."""
    sum: str
    """How they are made up, such as “8 × 3 + 28”; empty: of nothing else."""
    points: int


def tally_size(lines: int, s: float) -> QSizeF:
    """Return the size of a paper with this many lines."""
    return QSizeF(WIDE * s, (HEAD + 12 + lines * ROW) * s)


def paint_tally(
    p: QPainter, rect: QRectF, heading: str, lines: Sequence[Line], part: float, s: float
) -> None:
    """Paint lines that count up in turn; `part` is how far all of them are."""
    paint_paper(p, rect, 8 * s)
    band = QRectF(rect.left() + 1, rect.top() + 1, rect.width() - 2, HEAD * s)
    draw_path(
        p,
        rounded(band, 7 * s),
        vertical_gradient(band, (0, "seal_hi"), (0.5, "lacquer"), (1, "seal_deep")),
    )
    text(p, band.adjusted(8, 0, -8, 0), heading, 14 * s, "on_seal", BOLD, scaled=False)
    cells = list[Cell]()
    for n, line in enumerate(lines):
        counted = min(1.0, max(0.0, part * len(lines) - n))
        total = f"+{round(counted * line.points)}" if counted else ""
        signs = (Picture(sign, SIGN * s, SIGN * s) for sign in line.signs)
        words = Label(line.sum, 14 * s, "ink_soft", SEMIBOLD, scaled=False)
        points = Label(total, 19 * s, "ink", BOLD, RIGHT, scaled=False)
        cells += Space(), Row(*signs, words, Space(), points, gap=5 * s)
    room = QRectF(rect.left(), band.bottom(), rect.width(), rect.bottom() - band.bottom())
    Column(*cells, Space()).paint(p, room.adjusted(9 * s, 2 * s, -10 * s, -3 * s))


class TallyPaper(QGraphicsItem):
    """A paper on which points are counted up; it lies over the table for a moment."""

    def __init__(self, rect: QRectF, heading: str, lines: Sequence[Line], s: float) -> None:
        super().__init__()
        self._rect, self._heading, self._lines, self._s = rect, heading, lines, s
        self._part = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-12, -12, 12, 12)  # its shadow

    def set_part(self, part: float) -> None:
        """Set how far the counting is, from 0 to 1."""
        if part != self._part:
            self._part = part
            self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        with saved(p):  # views here do not save the painter's state
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_tally(p, self._rect, self._heading, self._lines, self._part, self._s)
