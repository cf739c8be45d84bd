"""Paint a score sheet: measured once, then line by line. Callers pass in texts and signs."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    NO_BRUSH,
    color,
    outline,
    pen,
    rounded,
    saved,
    square,
    vertical_gradient,
)
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
from festival_desktop.ui.pages.end.result import Ending
from festival_desktop.ui.pages.end.sheet_grid import SheetGrid, SheetWords, Unit
from festival_desktop.ui.widgets.labels import elided

SMALL_NAME = 10.5
"""Letters of a name in two lines."""


def signed(points: int) -> str:
    """Format points with a sign, using a real minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _halves(name: str) -> list[tuple[str, str]]:
    """List the ways to break a name into two lines."""
    words = name.split()
    return [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]


class SheetPainter(SheetGrid):
    """One painting of a sheet whose first `shown` lines are visible."""

    def __init__(
        self,
        p: QPainter,
        body: QRectF,
        ending: Ending,
        words: SheetWords,
        shown: int,
        u: Unit,
        mirrored: bool,
    ) -> None:
        super().__init__(body, words, u)
        self.p, self.result = p, ending.result
        self.shown, self.mirrored = shown, mirrored
        self.narrow = self.column < u(136) * max(1.0, text_scale() ** 0.6)
        self.done = shown > self.lines

    def rect(self, x: float, y: float, w: float, h: float) -> QRectF:
        """Return a rectangle, mirrored for right-to-left languages."""
        if self.mirrored:
            x = self.body.left() + self.body.right() - x - w
        return QRectF(x, y, w, h)

    def words(
        self, rect: QRectF, label: str, px: float, ink: str, weight: int, end: bool = False
    ) -> None:
        align = RIGHT if end != self.mirrored else LEFT
        text(self.p, rect, label, self.px(px), ink, weight, align)

    def go(self) -> None:
        if self.done:
            self.light_winners()
        self.head()
        edges = self.body.adjusted(self.px(18), 0, -self.px(18), 0)
        y = self.top + self.header
        for line in range(self.lines):
            self.p.setPen(pen("wood", 1, 0.28))
            self.p.drawLine(QPointF(edges.left(), y), QPointF(edges.right(), y))
            if line < self.shown:
                self.line(line, y)
            y += self.row
        if self.shown:
            self.totals(y)
        if self.done and self.said.decided:
            self.tied(y + self.total + self.px(8))

    def light_winners(self) -> None:
        high = self.header + self.row * self.lines + self.total + self.px(6)
        for seat in self.result.winners:
            box = self.rect(
                self.first + seat * self.column + 2, self.top - self.px(2), self.column - 4, high
            )
            with saved(self.p):
                stops = ((0.0, color("light", 0.47)), (1.0, color("light", 0.2)))
                self.p.fillPath(rounded(box, 10), vertical_gradient(box, *stops))
                self.p.setBrush(NO_BRUSH)
                self.p.setPen(outline("brass", 1.6))
                self.p.drawRoundedRect(box, 10, 10)

    def head(self) -> None:
        left = self.body.left() + self.px(22)
        high, low = line_height(self.px(18), BOLD), line_height(self.px(13))
        y = self.top + self.px(4)
        wide = self.first - left - self.px(6)
        self.words(self.rect(left, y, wide, high), self.said.heading, 19, "ink", BOLD)
        if not self.said.dense:
            below = self.rect(left, y + high, wide, low)
            self.words(below, self.said.below, 13, "ink_soft", MEDIUM)
        for seat, name in enumerate(self.result.names):
            self.seat_head(seat, name, y, high, low)

    def seat_head(self, seat: int, name: str, y: float, high: float, low: float) -> None:
        x = self.first + seat * self.column
        size = self.px(8 if self.narrow else 12) * max(1.0, text_scale() ** 0.5)
        inset, gap = (self.px(6), self.px(5)) if self.narrow else (self.px(14), self.px(10))
        mark = self.px(34 if self.column > self.px(170) else 22 if self.narrow else 28)
        left = x + inset + 2 * size + gap
        end = x + self.column - self.px(4 if self.narrow else 10)
        # If a name needs the room, put all marks below the names.
        room = end - left - mark
        stacked = self.narrow or not all(self.fits(one, 13, room) for one in self.result.names)
        spot = self.rect(x + inset, y, 2 * size, high if stacked else high + low).center()
        paint_token(self.p, spot, size, self.result.tokens[seat])
        wide = end - left if stacked else room
        self.name(self.rect(left, y, wide, high), name)
        if stacked:
            mark = min(mark, self.px(22))
            left, wide = x + inset, end - x - inset - mark
        below = self.rect(left, y + high, wide, low)
        kind = self.said.seats[seat]
        px = next((px for px in (13, 12, 11) if self.fits(kind, px, wide)), 11)
        self.words(below, elided(kind, self.px(px), MEDIUM, wide), px, "ink_soft", MEDIUM)
        if self.done:
            place = self.rect(x + self.column - self.px(8) - mark, y, mark, high + low)
            if stacked:
                place = self.rect(end - mark, y + high, mark, low)
            self.ribbon(place.center(), mark, self.result.places[seat])

    def name(self, place: QRectF, name: str) -> None:
        """Write a name as large as fits; a long one of several words in two lines."""
        wide = place.width()
        px = next((px for px in range(18, 12, -1) if self.fits(name, px, wide)), 0)
        broken = [] if px else [one for one in _halves(name) if self.fit(one, SMALL_NAME, wide)]
        if not broken:
            words = name if px else elided(name, self.px(13), BOLD, wide)
            self.words(place, words, px or 13, "ink", BOLD)
            return
        high = line_height(self.px(SMALL_NAME), BOLD)
        for n, line in enumerate(broken[0]):
            row = QRectF(place.left(), place.center().y() + (n - 1) * high, wide, high)
            self.words(row, line, SMALL_NAME, "ink", BOLD)

    def fit(self, lines: Iterable[str], px: float, width: float) -> bool:
        return all(self.fits(line, px, width) for line in lines)

    def fits(self, words: str, px: float, width: float) -> bool:
        return text_width(words, self.px(px), BOLD) <= width

    def ribbon(self, spot: QPointF, side: float, place: int) -> None:
        """Paint the winner's lantern, or a place number on brass."""
        if place == 1:
            paint_festival_lantern(self.p, spot, side, shine=0.5, tassel=False)
            return
        size = side * 0.41
        paint_brass_disc(self.p, spot, size)
        number(self.p, square(spot, 2 * size), place, size * 1.15, "plate_ink")

    def line(self, line: int, y: float) -> None:
        said = self.said.lines[line]
        spot = self.rect(self.body.left() + self.px(21), y, self.px(18), self.row).center()
        paint_brass_disc(self.p, spot, self.px(9))
        paint_icon(self.p, square(spot, self.px(12)), "check", "plate_ink_soft")
        high, low = line_height(self.px(15), BOLD), line_height(self.px(13))
        left = self.body.left() + self.px(50)
        wide = self.first - left - self.px(6)
        if self.said.dense:
            self.words(self.rect(left, y, wide, self.row), said.title, 15, "ink", BOLD)
        else:
            top = y + (self.row - high - low) / 2
            self.words(self.rect(left, top, wide, high), said.title, 15, "ink", BOLD)
            self.words(self.rect(left, top + high, wide, low), said.asks, 13, "ink_soft", MEDIUM)
        cell = self.dense_cell if self.said.dense else self.cell
        for seat, points in enumerate(self.result.points[line]):
            cell(line, seat, points, y)

    def dense_cell(self, line: int, seat: int, points: int, y: float) -> None:
        """Paint the points, and as much of their reason as fits before them."""
        x = self.first + seat * self.column
        inset = self.px(6 if self.narrow else 14)
        got = self.rect(x + inset, y, self.column - 2 * inset, self.row)
        ink = "ink" if points else "ink_soft"
        said = signed(points)
        self.words(got, said, 17, ink, BOLD, end=True)
        room = got.width() - text_width(said, self.px(17), BOLD) - self.px(6)
        place = self.rect(x + inset, y, room, self.row)
        row = self.said.lines[line]
        self.dense_reason(place, row.reasons[seat], row.brief[seat])

    def dense_reason(self, place: QRectF, reason: str, brief: str) -> None:
        """Paint a reason in one line, in two, shortened, or only as a number."""
        px, room = self.px(13), place.width()
        roomy, wraps = room > self.px(110), room > self.px(70)
        if text_width(reason, px, MEDIUM) <= room:
            self.words(place, reason, 13, "ink_soft", MEDIUM)
        elif wraps and wrapped_height(reason, room, px, MEDIUM) <= place.height() - self.px(4):
            align = RIGHT if self.mirrored else LEFT
            text(self.p, place, reason, px, "ink_soft", MEDIUM, align, wrap=True)
        elif roomy:
            self.words(place, elided(reason, px, MEDIUM, room), 13, "ink_soft", MEDIUM)
        elif text_width(brief, px, MEDIUM) <= room:
            self.words(place, brief, 13, "ink_soft", MEDIUM)

    def cell(self, line: int, seat: int, points: int, y: float) -> None:
        x = self.first + seat * self.column
        low = self.reason_height(line)
        wide = text_width("+00", self.px(20), BOLD) + self.px(8)
        plaque = self.parts(line, seat, y, self.column - self.px(26) - wide)
        got = self.rect(x + self.column - self.px(12) - wide, plaque.top(), wide, plaque.height())
        ink = "ink" if points else "ink_soft"
        self.words(got, signed(points), 20, ink, BOLD, end=True)
        why = self.rect(
            x + self.px(14), plaque.bottom() + self.px(4), self.column - self.px(24), low
        )
        reason, px = self.said.lines[line].reasons[seat], self.px(13)
        if wrapped_height(reason, why.width(), px, MEDIUM) <= low + 1:
            align = (RIGHT if self.mirrored else LEFT) | Qt.AlignmentFlag.AlignTop
            text(self.p, why, reason, px, "ink_soft", MEDIUM, align, wrap=True)
        else:
            reason = elided(reason, px, MEDIUM, why.width())
            self.words(why, reason, 13, "ink_soft", MEDIUM)

    def reason_height(self, line: int) -> float:
        """Return the height of the reasons below a line's pictures: up to two lines."""
        px, wide = self.px(13), self.column - self.px(24)
        low = line_height(px)
        longest = max(text_width(reason, px, MEDIUM) for reason in self.said.lines[line].reasons)
        both = self.row >= 2 * low + self.px(36)
        return 2 * low if longest > wide and both else low

    def parts(self, line: int, seat: int, y: float, room: float) -> QRectF:
        """Paint the pictures of one seat in a row; return the first one's rectangle."""
        x, low = self.first + seat * self.column + self.px(14), self.reason_height(line)
        pictures = self.said.lines[line].pictures[seat]
        count = len(pictures)
        most = min(self.px(40), self.row - low - self.px(10))
        side = min(most, max(self.px(26), room / max(1, count) / 0.9))
        step = min(side * 1.05, (room - side * 0.84) / max(1, count - 1))
        top = y + (self.row - side - low - self.px(4)) / 2
        for place, paint in enumerate(pictures):
            paint(self.p, self.rect(x + place * step, top, side * 0.84, side))
        return QRectF(x, top, side * 0.84, side)

    def totals(self, y: float) -> None:
        inset = self.px(18)
        for drop, width in ((0.0, 2.0), (4.0, 1.0)):
            self.p.setPen(pen("ink", width))
            left, right = self.body.left() + inset, self.body.right() - inset
            self.p.drawLine(QPointF(left, y + drop), QPointF(right, y + drop))
        left = self.body.left() + self.px(50)
        total = self.rect(left, y + self.px(6), self.first - left, self.total)
        self.words(total, self.said.total, 20, "ink", BOLD)
        for seat in range(len(self.result.totals)):
            # While lines appear one by one, show the running total.
            points = sum(line[seat] for line in self.result.points[: self.shown])
            x = self.first + seat * self.column
            won = self.done and seat in self.result.winners
            inset, share = (self.px(5), 0.6) if self.narrow else (self.px(12), 0.5)
            wide = self.column * share
            place = self.rect(x + self.column - wide, y + self.px(6), wide - inset, self.total)
            px = (28 if won else 24) if self.narrow else 36 if won else 29
            self.words(place, str(points), px, "lacquer" if won else "ink", BOLD, end=True)
            if self.done and self.result.tie is not None:
                self.breaks(seat, x, y + self.px(6))

    def breaks(self, seat: int, x: float, y: float) -> None:
        """Paint the values that would break a tie."""
        size, inset = (self.px(7), self.px(5)) if self.narrow else (self.px(9), self.px(14))
        several = len(self.result.tiebreaks[seat]) > 1
        below = several and self.column < self.px(200)
        share = 0.4 if self.narrow else 0.5
        wide = (self.column * share - inset) / (2 if several and not below else 1)
        high = self.total / (2 if below else 1)
        for i, value in enumerate(self.result.tiebreaks[seat]):
            left = x + inset + (0 if below else i * wide)
            top = y + (i * high if below else 0)
            spot = self.rect(left, top, 2 * size, high).center()
            self.said.tiebreaks[i](self.p, spot, size)
            gap = self.px(2 if self.narrow else 5)
            rest = self.rect(left + 2 * size + gap, top, wide - 2 * size - gap, high)
            self.words(rest, str(value), 14, "ink_soft", SEMIBOLD)

    def tied(self, y: float) -> None:
        inset = self.px(18)
        box = self.body.adjusted(inset, 0, -inset, -self.px(12))
        box.setTop(y)
        with saved(self.p):
            self.p.setPen(Qt.PenStyle.NoPen)
            self.p.setBrush(color("wood", 0.1))
            self.p.drawRoundedRect(box, 8, 8)
        size = self.px(12)
        spot = self.rect(box.left() + self.px(10), y, 2 * size, box.height()).center()
        if self.said.tiebreaks:
            self.said.tiebreaks[0](self.p, spot, size)
        rest = self.rect(box.left() + self.px(44), y, box.width() - self.px(58), box.height())
        align = RIGHT if self.mirrored else LEFT
        text(self.p, rest, self.said.decided, self.px(14), "ink", MEDIUM, align, wrap=True)
