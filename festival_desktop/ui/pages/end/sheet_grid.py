"""The layout of a score sheet: a column for each seat, a line for each kind of points.

Many lines are laid out densely: without descriptions, numbers and reasons side by side.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, MEDIUM, line_height, text_width, wrapped_height
from festival_desktop.ui.pages.end.result import Sheet

Unit = Callable[[float], float]


@dataclass(frozen=True, kw_only=True)
class SheetWords(Sheet):
    """All texts of a sheet: its game's and the common ones."""

    heading: str
    below: str
    seats: tuple[str, ...]
    """Text for each seat: person or computer player."""
    total: str


class SheetGrid:
    """The positions on a sheet of this size, and its preferred size."""

    def __init__(self, body: QRectF, words: SheetWords, u: Unit) -> None:
        self.body, self.said, self.px = body, words, u
        self.lines, seats = len(words.lines), len(words.seats)
        low = line_height(u(13))
        self.header = line_height(u(18), BOLD) + low + u(16)
        self.total = line_height(u(36), BOLD) + u(10)
        if words.dense:
            self.row = line_height(u(17), BOLD) + u(4)
        else:
            self.row = u(44 if self.lines < 4 else 30) + low + u(10)
        tie = max(u(36), wrapped_height(words.decided, u(700), u(14), MEDIUM) + u(14))
        high = self.header + self.row * self.lines + self.total + tie + u(44)
        label, columns = self._label_width(scaled=True), seats * u(92 if words.dense else 138)
        wished = columns * max(1.0, text_scale() ** 0.6)
        self.wish = QSizeF(label + wished + u(36), high)
        # Without room for larger text, use at least the width at the usual size.
        least = min(label, self._label_width(scaled=False))
        self.least = QSizeF(least + columns + u(36), high)
        inner = body.width() - u(36)
        self.first = body.left() + u(18) + min(label, max(least, inner - wished))
        """Left edge of the first seat's column."""
        self.column = (body.right() - u(18) - self.first) / seats
        self.top = body.top() + u(12)
        self.row += max(0.0, body.height() - high) / self.lines

    def _label_width(self, scaled: bool) -> float:
        """Return the width of the first column."""
        words, u = self.said, self.px
        labels = [text_width(line.title, u(15), BOLD, scaled=scaled) for line in words.lines]
        labels += [text_width(words.heading, u(19), BOLD, scaled=scaled) - u(28)]
        if not words.dense:
            labels += [text_width(line.asks, u(13), MEDIUM, scaled=scaled) for line in words.lines]
            labels += [text_width(words.below, u(13), MEDIUM, scaled=scaled) - u(28)]
        return max(labels) + u(44)

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Return line and seat at a position, as from left to right."""
        line, seat = self.line_at(y), int((x - self.first) // self.column)
        inside = 0 <= line < self.lines and 0 <= seat < len(self.said.seats)
        return (line, seat) if inside else None

    def line_at(self, y: float) -> int:
        """Return the line at this height, as if lines continued above and below."""
        return int((y - self.top - self.header) // self.row)
