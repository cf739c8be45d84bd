"""Paints a score sheet: measured once, then line by line. Every word and sign is handed in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import NO_BRUSH, color, down, outline, pen, rounded, saved, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.art.surfaces import paint_brass_disc
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    RIGHT,
    SEMIBOLD,
    line_height,
    number,
    text,
    text_width,
    wrapped_height,
)
from festival_desktop.ui.pages.result import Result
from festival_desktop.ui.widgets.labels import elided


@dataclass(frozen=True)
class SheetWords:
    """Everything a sheet says."""

    heading: str
    below: str
    titles: tuple[tuple[str, str], ...]
    """The name of each line, and what it asks for."""
    reasons: tuple[tuple[str, ...], ...]
    """Line → seat → how it came about."""
    seats: tuple[str, ...]
    """Seat → person or computer."""
    total: str
    tie: str


class SheetSigns(Protocol):
    """The small pictures of one game on its sheet."""

    def parts(self, line: int, seat: int) -> int:
        """How many pictures stand for the points of a line."""

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        """One of them."""

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        """What a tie-break counts."""


@dataclass(frozen=True)
class Measures:
    """Heights of the parts of a sheet, and the width of its first column."""

    header: float
    row: float
    total: float
    tie: float
    label: float

    def height(self, lines: int, u: Callable[[float], float]) -> float:
        return self.header + self.row * lines + self.total + self.tie + u(44)


def measure(words: SheetWords, u: Callable[[float], float]) -> Measures:
    labels = [text_width(title, u(15), BOLD) for title, _ in words.titles]
    labels += [text_width(asks, u(13), MEDIUM) for _, asks in words.titles]
    labels += [text_width(words.heading, u(19), BOLD) - u(28)]
    labels += [text_width(words.below, u(13), MEDIUM) - u(28)]
    return Measures(
        header=line_height(u(18), BOLD) + line_height(u(13)) + u(16),
        row=u(44 if len(words.titles) < 4 else 30) + line_height(u(13)) + u(10),
        total=line_height(u(36), BOLD) + u(10),
        tie=max(u(36), wrapped_height(words.tie, u(700), u(14), MEDIUM) + u(14)),
        label=max(labels) + u(44),
    )


class SheetPainter:
    """One painting of a sheet of which the first `shown` lines are there."""

    def __init__(
        self,
        p: QPainter,
        body: QRectF,
        result: Result,
        words: SheetWords,
        signs: SheetSigns,
        shown: int,
        u: Callable[[float], float],
        mirrored: bool,
    ) -> None:
        self.p, self.body, self.result, self.said, self.u = p, body, result, words, u
        self.signs = signs
        self.mirrored = mirrored
        self.shown = shown
        self.lines = len(words.titles)
        sizes = measure(words, u)
        spare = max(0.0, body.height() - sizes.height(self.lines, u))
        self.header, self.total = sizes.header, sizes.total
        self.row = sizes.row + spare / self.lines
        self.first = body.left() + u(18) + sizes.label
        self.column = (body.right() - u(18) - self.first) / len(result.names)
        self.top = body.top() + u(12)
        self.done = shown > self.lines

    def rect(self, x: float, y: float, w: float, h: float) -> QRectF:
        """A rectangle, mirrored where people read from right to left."""
        if self.mirrored:
            x = self.body.left() + self.body.right() - x - w
        return QRectF(x, y, w, h)

    def words(
        self, rect: QRectF, label: str, px: float, ink: str, weight: int, end: bool = False
    ) -> None:
        align = RIGHT if end != self.mirrored else LEFT
        text(self.p, rect, label, self.u(px), ink, weight, align)

    def go(self) -> None:
        if self.done:
            self.light_winners()
        self.head()
        y = self.top + self.header
        for line in range(self.lines):
            self.rule(y)
            if line < self.shown:
                self.line(line, y)
            y += self.row
        if self.done:
            self.totals(y)
            self.tied(y + self.total + self.u(8))

    def rule(self, y: float) -> None:
        self.p.setPen(pen("wood", 1, 0.28))
        inset = self.u(18)
        self.p.drawLine(QPointF(self.body.left() + inset, y), QPointF(self.body.right() - inset, y))

    def light_winners(self) -> None:
        high = self.header + self.row * self.lines + self.total + self.u(6)
        for seat in self.result.winners:
            box = self.rect(
                self.first + seat * self.column + 2, self.top - self.u(2), self.column - 4, high
            )
            with saved(self.p):
                stops = ((0.0, color("light", 0.47)), (1.0, color("light", 0.2)))
                self.p.fillPath(rounded(box, 10), down(box, *stops))
                self.p.setBrush(NO_BRUSH)
                self.p.setPen(outline("brass", 1.6))
                self.p.drawRoundedRect(box, 10, 10)

    def head(self) -> None:
        left = self.body.left() + self.u(22)
        high, low = line_height(self.u(18), BOLD), line_height(self.u(13))
        y = self.top + self.u(4)
        wide = self.first - left - self.u(6)
        self.words(self.rect(left, y, wide, high), self.said.heading, 19, "ink", BOLD)
        self.words(self.rect(left, y + high, wide, low), self.said.below, 13, "ink_soft", MEDIUM)
        for seat, name in enumerate(self.result.names):
            self.seat_head(seat, name, y, high, low)

    def seat_head(self, seat: int, name: str, y: float, high: float, low: float) -> None:
        x = self.first + seat * self.column
        size = self.u(12) * max(1.0, text_scale() ** 0.5)
        spot = self.rect(x + self.u(14), y, 2 * size, high + low).center()
        paint_token(self.p, spot, size, self.result.tokens[seat])
        left = x + self.u(14) + 2 * size + self.u(10)
        mark = self.u(34 if self.column > self.u(170) else 28)
        wide = x + self.column - self.u(10) - mark - left
        px = next((px for px in range(18, 13, -1) if self.fits(name, px, wide)), 13)
        shown = elided(name, self.u(px), BOLD, wide)
        self.words(self.rect(left, y, wide, high), shown, px, "ink", BOLD)
        below = self.rect(left, y + high, wide, low)
        self.words(below, elided(self.said.seats[seat], 11, MEDIUM, wide), 13, "ink_soft", MEDIUM)
        if self.done:
            place = self.rect(x + self.column - self.u(8) - mark, y, mark, high + low)
            self.ribbon(place.center(), mark, self.result.places[seat])

    def fits(self, words: str, px: float, width: float) -> bool:
        return text_width(words, self.u(px), BOLD) <= width

    def ribbon(self, spot: QPointF, side: float, place: int) -> None:
        """The winner's lantern, or a place number on brass."""
        if place == 1:
            paint_festival_lantern(self.p, spot, side, shine=0.5, tassel=False)
            return
        size = side * 0.41
        paint_brass_disc(self.p, spot, size)
        number(self.p, square(spot, 2 * size), place, size * 1.15, "plate_ink")

    def line(self, line: int, y: float) -> None:
        title, asks = self.said.titles[line]
        self.check(y)
        high, low = line_height(self.u(15), BOLD), line_height(self.u(13))
        left = self.body.left() + self.u(50)
        wide = self.first - left - self.u(6)
        top = y + (self.row - high - low) / 2
        self.words(self.rect(left, top, wide, high), title, 15, "ink", BOLD)
        self.words(self.rect(left, top + high, wide, low), asks, 13, "ink_soft", MEDIUM)
        for seat, points in enumerate(self.result.points[line]):
            self.cell(line, seat, points, y)

    def check(self, y: float) -> None:
        spot = self.rect(self.body.left() + self.u(21), y, self.u(18), self.row).center()
        paint_brass_disc(self.p, spot, self.u(9))
        paint_icon(self.p, square(spot, self.u(12)), "check", "plate_ink_soft")

    def cell(self, line: int, seat: int, points: int, y: float) -> None:
        x = self.first + seat * self.column
        low = line_height(self.u(13))
        wide = text_width("+00", self.u(20), BOLD) + self.u(8)
        plaque = self.parts(line, seat, y, self.column - self.u(26) - wide)
        got = self.rect(x + self.column - self.u(12) - wide, plaque.top(), wide, plaque.height())
        ink = "ink" if points else "ink_soft"
        self.words(got, f"+{points}" if points else "0", 20, ink, BOLD, end=True)
        why = self.rect(x + self.u(14), plaque.bottom() + self.u(4), self.column - self.u(24), low)
        reason = elided(self.said.reasons[line][seat], self.u(13), MEDIUM, why.width())
        self.words(why, reason, 13, "ink_soft", MEDIUM)

    def parts(self, line: int, seat: int, y: float, room: float) -> QRectF:
        """The pictures of one seat in a row, overlapping where they must; the first one's place."""
        x, low = self.first + seat * self.column + self.u(14), line_height(self.u(13))
        count = self.signs.parts(line, seat)
        most = min(self.u(40), self.row - low - self.u(10))
        side = min(most, max(self.u(26), room / max(1, count) / 0.9))
        step = min(side * 1.05, (room - side * 0.84) / max(1, count - 1))
        top = y + (self.row - side - low - self.u(4)) / 2
        for part in range(count):
            box = self.rect(x + part * step, top, side * 0.84, side)
            self.signs.paint_part(self.p, box, line, seat, part)
        return QRectF(x, top, side * 0.84, side)

    def totals(self, y: float) -> None:
        inset = self.u(18)
        for drop, width in ((0.0, 2.0), (4.0, 1.0)):
            self.p.setPen(pen("ink", width))
            left, right = self.body.left() + inset, self.body.right() - inset
            self.p.drawLine(QPointF(left, y + drop), QPointF(right, y + drop))
        left = self.body.left() + self.u(50)
        total = self.rect(left, y + self.u(6), self.first - left, self.total)
        self.words(total, self.said.total, 20, "ink", BOLD)
        for seat, points in enumerate(self.result.totals):
            x = self.first + seat * self.column
            won = seat in self.result.winners
            place = self.rect(
                x + self.column * 0.5, y + self.u(6), self.column * 0.5 - self.u(12), self.total
            )
            px = 36 if won else 29
            self.words(place, str(points), px, "lacquer" if won else "ink", BOLD, end=True)
            self.breaks(seat, x, y + self.u(6))

    def breaks(self, seat: int, x: float, y: float) -> None:
        """What would break a tie."""
        size = self.u(9)
        below = self.column < self.u(200)
        wide = (self.column * 0.5 - self.u(14)) / (1 if below else 2)
        high = self.total / (2 if below else 1)
        for i, value in enumerate(self.result.tiebreaks[seat]):
            left = x + self.u(14) + (0 if below else i * wide)
            top = y + (i * high if below else 0)
            spot = self.rect(left, top, 2 * size, high).center()
            self.signs.paint_tiebreak(self.p, spot, size, i)
            rest = self.rect(left + 2 * size + self.u(5), top, wide - 2 * size - self.u(5), high)
            self.words(rest, str(value), 14, "ink_soft", SEMIBOLD)

    def tied(self, y: float) -> None:
        inset = self.u(18)
        box = QRectF(
            self.body.left() + inset,
            y,
            self.body.width() - 2 * inset,
            self.body.bottom() - self.u(12) - y,
        )
        with saved(self.p):
            self.p.setPen(Qt.PenStyle.NoPen)
            self.p.setBrush(color("wood", 0.1))
            self.p.drawRoundedRect(box, 8, 8)
        size = self.u(12)
        spot = self.rect(box.left() + self.u(10), y, 2 * size, box.height()).center()
        self.signs.paint_tiebreak(self.p, spot, size, 0)
        rest = self.rect(box.left() + self.u(44), y, box.width() - self.u(58), box.height())
        align = RIGHT if self.mirrored else LEFT
        text(self.p, rest, self.said.tie, self.u(14), "ink", MEDIUM, align, wrap=True)
