"""How a score sheet is divided: a column for each seat, a line for each kind of points.

Where there are many lines they are dense: without what they ask for, numbers and reasons side by
side.
"""

from collections.abc import Callable, Sized
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, MEDIUM, line_height, text_width, wrapped_height

Unit = Callable[[float], float]
_MANY = 5
"""More lines than this are dense."""


def is_dense(lines: Sized) -> bool:
    return len(lines) > _MANY


@dataclass(frozen=True)
class SheetWords:
    """Everything a sheet says."""

    heading: str
    below: str
    titles: tuple[tuple[str, str], ...]
    """The name of each line, and what it asks for."""
    reasons: tuple[tuple[str, ...], ...]
    """Line → seat → how it came about."""
    brief: tuple[tuple[str, ...], ...]
    """The same in a few letters, or nothing."""
    seats: tuple[str, ...]
    """Seat → person or computer."""
    total: str
    tie: str

    @property
    def dense(self) -> bool:
        return is_dense(self.titles)


@dataclass(frozen=True)
class Measures:
    """Heights of the parts of a sheet, and the width of its first column."""

    header: float
    row: float
    total: float
    tie: float
    label: float
    column: float
    """The least a column needs."""

    def height(self, lines: int, u: Unit) -> float:
        return self.header + self.row * lines + self.total + self.tie + u(44)


def measure(words: SheetWords, u: Unit) -> Measures:
    labels = [text_width(title, u(15), BOLD) for title, _ in words.titles]
    labels += [text_width(words.heading, u(19), BOLD) - u(28)]
    high = line_height(u(13))
    if words.dense:
        row = line_height(u(17), BOLD) + u(4)
    else:
        labels += [text_width(asks, u(13), MEDIUM) for _, asks in words.titles]
        labels += [text_width(words.below, u(13), MEDIUM) - u(28)]
        row = u(44 if len(words.titles) < 4 else 30) + high + u(10)
    return Measures(
        header=line_height(u(18), BOLD) + high + u(16),
        row=row,
        total=line_height(u(36), BOLD) + u(10),
        tie=max(u(36), wrapped_height(words.tie, u(700), u(14), MEDIUM) + u(14)),
        label=max(labels) + u(44),
        column=u(92 if words.dense else 138) * max(1.0, text_scale() ** 0.6),
    )


@dataclass(frozen=True)
class SheetGrid:
    """Where everything is on a sheet of this size."""

    first: float
    """Where the column of the first seat begins."""
    column: float
    top: float
    header: float
    row: float
    total: float
    lines: int
    seats: int

    @classmethod
    def on(cls, body: QRectF, words: SheetWords, u: Unit) -> "SheetGrid":
        sizes, lines, seats = measure(words, u), len(words.titles), len(words.seats)
        spare = max(0.0, body.height() - sizes.height(lines, u))
        first = body.left() + u(18) + sizes.label
        return cls(
            first=first,
            column=(body.right() - u(18) - first) / seats,
            top=body.top() + u(12),
            header=sizes.header,
            row=sizes.row + spare / lines,
            total=sizes.total,
            lines=lines,
            seats=seats,
        )

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Line and seat of a place, as from left to right."""
        line = int((y - self.top - self.header) // self.row)
        seat = int((x - self.first) // self.column)
        return (line, seat) if 0 <= line < self.lines and 0 <= seat < self.seats else None
