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
    """What a column likes to have."""
    least_label: float
    least_column: float
    """What is left of both for larger words where there is no room: as for those of usual size."""

    def height(self, lines: int, u: Unit) -> float:
        return self.header + self.row * lines + self.total + self.tie + u(44)


def _label_width(words: SheetWords, u: Unit, scaled: bool) -> float:
    labels = [text_width(title, u(15), BOLD, scaled=scaled) for title, _ in words.titles]
    labels += [text_width(words.heading, u(19), BOLD, scaled=scaled) - u(28)]
    if not words.dense:
        labels += [text_width(asks, u(13), MEDIUM, scaled=scaled) for _, asks in words.titles]
        labels += [text_width(words.below, u(13), MEDIUM, scaled=scaled) - u(28)]
    return max(labels) + u(44)


def measure(words: SheetWords, u: Unit) -> Measures:
    high = line_height(u(13))
    if words.dense:
        row = line_height(u(17), BOLD) + u(4)
    else:
        row = u(44 if len(words.titles) < 4 else 30) + high + u(10)
    label, column = _label_width(words, u, scaled=True), u(92 if words.dense else 138)
    return Measures(
        header=line_height(u(18), BOLD) + high + u(16),
        row=row,
        total=line_height(u(36), BOLD) + u(10),
        tie=max(u(36), wrapped_height(words.tie, u(700), u(14), MEDIUM) + u(14)),
        label=label,
        column=column * max(1.0, text_scale() ** 0.6),
        least_label=min(label, _label_width(words, u, scaled=False)),
        least_column=column,
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
        inner = body.width() - u(36)
        label = min(sizes.label, max(sizes.least_label, inner - seats * sizes.column))
        first = body.left() + u(18) + label
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
