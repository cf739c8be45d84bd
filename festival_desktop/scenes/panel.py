"""Rows and columns of labels and pictures, from which panels on a table are painted.

A panel is described once; its layout follows from its contents and its room.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink
from festival_desktop.art.type import LEFT, REGULAR, line_height, text, text_width, wrapped_height
from festival_desktop.scenes.places import split

Pad = float | tuple[float, float]
"""Room around cells: the same on all sides, or at the sides and above and below."""


class Cell(Protocol):
    """Something in a row or column."""

    @property
    def grow(self) -> float:
        """Its share of spare room; 0 keeps its size."""

    @property
    def rank(self) -> int:
        """The order in which cells are left out where room is short, highest first; 0 is never."""

    def size(self, width: float) -> QSizeF:
        """Return the preferred size, at most `width` wide."""

    def paint(self, p: QPainter, rect: QRectF) -> None: ...


@dataclass(frozen=True, slots=True)
class Label:
    """A text that shrinks where there is too little room."""

    words: str
    px: float
    ink: Ink = "ink"
    weight: int = REGULAR
    align: Qt.AlignmentFlag = LEFT
    wrap: bool = False
    scaled: bool = True
    """Whether the text follows the text size; numbers on pieces do not."""
    grow: float = 0.0
    rank: int = 0
    floor: float = 8.0
    """Smallest font size, in pixels."""

    def size(self, width: float) -> QSizeF:
        wide = text_width(self.words, self.px, self.weight, scaled=self.scaled) + 2
        if self.wrap and wide > width:
            return QSizeF(width, wrapped_height(self.words, width, self.px, self.weight))
        return QSizeF(wide, line_height(self.px, self.weight, scaled=self.scaled))

    def paint(self, p: QPainter, rect: QRectF) -> None:
        text(
            p, rect, self.words, self.px, self.ink, self.weight, self.align,
            wrap=self.wrap, floor=self.floor, scaled=self.scaled,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a fixed size, painted by a function of its rectangle."""

    draw: Callable[[QPainter, QRectF], None]
    width: float
    height: float
    grow: float = 0.0
    rank: int = 0

    def size(self, width: float) -> QSizeF:
        return QSizeF(self.width, self.height)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        place = QRectF(0, 0, max(self.width, rect.width() if self.grow else 0.0), self.height)
        place.moveCenter(rect.center())
        self.draw(p, place)


def sign(
    draw: Callable[[QPainter, QPointF], None], width: float, height: float = 0.0, rank: int = 0
) -> Picture:
    """Make a picture that is painted around its middle; without a height it is square."""
    return Picture(lambda p, place: draw(p, place.center()), width, height or width, rank=rank)


@dataclass(frozen=True, slots=True)
class Space:
    """Empty room, by default all spare room."""

    length: float = 0.0
    grow: float = 1.0
    rank: int = 0

    def size(self, width: float) -> QSizeF:
        return QSizeF(self.length, self.length)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        pass


class Row:
    """Cells next to each other, each as high as the row."""

    def __init__(
        self, *cells: Cell, gap: float = 0.0, pad: Pad = 0.0, grow: float = 0.0, rank: int = 0
    ) -> None:
        self.cells, self.gap, self.grow, self.rank = cells, gap, grow, rank
        self.across, self.along = pad if isinstance(pad, tuple) else (pad, pad)

    def size(self, width: float) -> QSizeF:
        sizes = [cell.size(width - 2 * self.across) for cell in self.cells]
        long = sum(size.width() for size in sizes) + self.gap * max(0, len(sizes) - 1)
        high = max((size.height() for size in sizes), default=0.0)
        return QSizeF(long + 2 * self.across, high + 2 * self.along)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        for cell, place in self.places(rect):
            cell.paint(p, place)

    def places(self, rect: QRectF) -> Iterator[tuple[Cell, QRectF]]:
        room = rect.adjusted(self.across, self.along, -self.across, -self.along)
        left = room.width() - self.gap * (len(self.cells) - 1)
        left -= sum(cell.size(0).width() for cell in self.cells if not isinstance(cell, Label))
        wanted = {n: cell.size(left).width() for n, cell in enumerate(self.cells)}
        x = room.left()
        for n, length in _fit(self.cells, wanted, room.width(), self.gap).items():
            yield self.cells[n], QRectF(x, room.top(), length, room.height())
            x += length + self.gap


class Column:
    """Cells below each other, each as wide as the column."""

    def __init__(
        self, *cells: Cell, gap: float = 0.0, pad: Pad = 0.0, grow: float = 0.0, rank: int = 0
    ) -> None:
        self.cells, self.gap, self.grow, self.rank = cells, gap, grow, rank
        self.across, self.along = pad if isinstance(pad, tuple) else (pad, pad)

    def size(self, width: float) -> QSizeF:
        sizes = [cell.size(width - 2 * self.across) for cell in self.cells]
        high = sum(size.height() for size in sizes) + self.gap * max(0, len(sizes) - 1)
        wide = max((size.width() for size in sizes), default=0.0)
        return QSizeF(wide + 2 * self.across, high + 2 * self.along)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        for cell, place in self.places(rect):
            cell.paint(p, place)

    def places(self, rect: QRectF) -> Iterator[tuple[Cell, QRectF]]:
        room = rect.adjusted(self.across, self.along, -self.across, -self.along)
        wanted = {n: cell.size(room.width()).height() for n, cell in enumerate(self.cells)}
        y = room.top()
        for n, length in _fit(self.cells, wanted, room.height(), self.gap).items():
            yield self.cells[n], QRectF(room.left(), y, room.width(), length)
            y += length + self.gap


class Even:
    """Cells next to each other, each as wide as the widest."""

    def __init__(self, *cells: Cell, gap: float = 0.0, grow: float = 0.0, rank: int = 0) -> None:
        self.cells, self.gap, self.grow, self.rank = cells, gap, grow, rank

    def size(self, width: float) -> QSizeF:
        gaps = self.gap * (len(self.cells) - 1)
        sizes = [cell.size((width - gaps) / len(self.cells)) for cell in self.cells]
        wide = max(size.width() for size in sizes)
        return QSizeF(wide * len(sizes) + gaps, max(size.height() for size in sizes))

    def paint(self, p: QPainter, rect: QRectF) -> None:
        number = len(self.cells)
        for cell, place in zip(self.cells, split(rect, number, number, self.gap), strict=True):
            cell.paint(p, place)


@dataclass(frozen=True, slots=True)
class Backed:
    """A cell on a background, which a function of its rectangle paints."""

    cell: Cell
    back: Callable[[QPainter, QRectF], None]

    @property
    def grow(self) -> float:
        return self.cell.grow

    @property
    def rank(self) -> int:
        return self.cell.rank

    def size(self, width: float) -> QSizeF:
        return self.cell.size(width)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        self.back(p, rect)
        self.cell.paint(p, rect)


def _fit(
    cells: Sequence[Cell], wanted: dict[int, float], room: float, gap: float
) -> dict[int, float]:
    """Return the lengths of the cells that fit, sharing out spare or missing room."""
    kept = dict(wanted)
    while (free := room - sum(kept.values()) - gap * max(0, len(kept) - 1)) < 0:
        last = max(kept, key=lambda n: cells[n].rank)
        if not cells[last].rank:
            break
        del kept[last]
    if free >= 0:
        shares = sum(cells[n].grow for n in kept)
        return {
            n: length + (free * cells[n].grow / shares if shares else 0.0)
            for n, length in kept.items()
        }
    soft = sum(length for n, length in kept.items() if isinstance(cells[n], Label)) or 1.0
    return {
        n: max(0.0, length + free * length / soft) if isinstance(cells[n], Label) else length
        for n, length in kept.items()
    }
