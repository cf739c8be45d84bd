"""A chart of points turn by turn. Seats differ by colour, by dashes and by token."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.brush import NO_BRUSH, color, mix, pen, saved
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import paint_token, seat_color
from festival_desktop.art.type import BOLD, CENTER, LEFT, MEDIUM, RIGHT, line_height, text
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.widgets.panels import Panel

BAND = 0.28
"""How dense the band around a line is painted."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (3.4, 2.2), (0.2, 2.0), (4.0, 2.0, 0.2, 2.0))

Band = tuple[tuple[float, float], ...]
"""Place → between which values the line may lie."""


class Course(Panel):
    """The chart on a night board; pointing at it requests the table of that time."""

    pointed_at = Signal(object)
    """Emitted with the fraction of the game at the pointer, or None when the pointer leaves."""
    pressed = Signal(float)

    def __init__(self) -> None:
        super().__init__("board")
        self._result: Result | None = None
        self._bands: Sequence[Band] = ()
        self._measure, self._turns, self._last = "", 1, 1
        """Unit and length of the curves, and the number at their end."""
        self._plot = QRectF()
        """Rectangle of the curves, as last painted."""
        self._part: float | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_result(self, result: Result) -> None:
        self._show(result, self.tr("points by turn"))

    def show_prospects(self, result: Result, steps: int, bands: Sequence[Band] = ()) -> None:
        """Show chances to win instead of points; to a solo player, points with prospects."""
        chance = self.tr("chance of winning (%), step by step")
        alone = self.tr("points so far and expected final score, step by step")
        self._show(result, alone if len(result.names) == 1 else chance, steps, bands)

    def _show(
        self, result: Result, unit: str, steps: int | None = None, bands: Sequence[Band] = ()
    ) -> None:
        self._bands = bands
        self._result, self._part, self._measure = result, None, unit
        self._turns = max(1, max(map(len, result.curves)) - 1)
        self._last = self._turns if steps is None else steps
        self.setToolTip(
            self.tr("Point at the chart to see the table at that moment; click to go there.")
        )
        self.setAccessibleName(self.tr("How it went, {unit}").format(unit=unit))
        curves = zip(result.names, result.curves, strict=True)
        self.setAccessibleDescription(
            "; ".join(f"{name}: {', '.join(map(str, curve))}" for name, curve in curves)
        )
        self.update()

    # -- pointing ----------------------------------------------------------------------------------

    def part_at(self, x: float) -> float:
        """Return the fraction of the game at this x of the chart."""
        return min(1.0, max(0.0, (x - self._plot.left()) / (self._plot.width() or 1.0)))

    def _point(self, part: float | None) -> None:
        if part != self._part:
            self._part = part
            self.pointed_at.emit(part)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.part_at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit(self.part_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = self._turns
        at = round((1.0 if self._part is None else self._part) * turns)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                by = 1 if event.key() == Qt.Key.Key_Right else -1
                self._point(min(turns, max(0, at + by)) / turns)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._part is not None:
                self.pressed.emit(self._part)
            case _:
                event.ignore()

    # -- painting ----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        grow = max(1.0, text_scale() ** 0.5)
        return self.in_units((390 * grow, 262 * grow))

    def minimumSizeHint(self) -> QSize:
        return self.in_units((320, 170))

    def paint(self, p: QPainter) -> None:
        if self._result is None:
            return
        body = self.body().adjusted(self.px(20), self.px(12), -self.px(20), -self.px(14))
        mirrored = self.isRightToLeft()
        high = line_height(self.px(18), BOLD)
        head = QRectF(body.left(), body.top(), body.width(), high)
        near, far = (RIGHT, LEFT) if mirrored else (LEFT, RIGHT)
        left = text(p, head, self.tr("How it went"), self.px(18), "light_hi", BOLD, near)
        rest = head.adjusted(0, 0, -left - 10, 0) if mirrored else head.adjusted(left + 10, 0, 0, 0)
        text(p, rest, self._measure, self.px(13), "on_dark_soft", MEDIUM, far)
        self._paint_chart(p, body.adjusted(0, high + self.px(12), 0, 0), self._result)
        if self.hasFocus():
            paint_focus_ring(p, self.body().adjusted(4, 4, -4, -4), 6)

    def _paint_chart(self, p: QPainter, area: QRectF, result: Result) -> None:
        low = line_height(self.px(13))
        tokens = self.px(20) * len(result.names) ** 0.25
        g = area.adjusted(self.px(30) * max(1.0, text_scale()), self.px(4), -tokens - 8, -low - 4)
        turns, self._plot = self._turns, g
        most = max(10, *(max(curve) for curve in result.curves))  # Points can be lost again.
        step = next(step for step in (5, 10, 20, 25, 50, 100, 1000) if most / step <= 4)
        top = step * math.ceil(most / step)  # about three lines at round numbers

        def spot(turn: float, points: float) -> QPointF:
            x = g.left() + turn / turns * g.width()
            return QPointF(x, g.bottom() - points / top * g.height())

        self._paint_grid(p, g, top, step)
        for seat, band in enumerate(self._bands):
            under, over = (
                [spot(turn, ends[side]) for turn, ends in enumerate(band)] for side in (0, 1)
            )
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color(seat_color(result.tokens[seat]), BAND))
            p.drawPolygon(QPolygonF([*under, *reversed(over)]))
        for seat in reversed(range(len(result.names))):
            line = QPolygonF([spot(turn, v) for turn, v in enumerate(result.curves[seat])])
            self._paint_curve(p, line, seat, result.tokens[seat])
        if self._part is not None:
            x = g.left() + self._part * g.width()
            p.setPen(pen("light_hi", self.px(2)))
            p.drawLine(QPointF(x, g.top()), QPointF(x, g.bottom()))
        ends = [spot(turns, total).y() for total in result.totals]
        self._paint_ends(p, g, ends, result.tokens)

    def _paint_grid(self, p: QPainter, g: QRectF, top: int, step: int) -> None:
        px, turns = self.px(13), self._turns
        low = line_height(px)
        for value in range(0, top + 1, step):
            y = g.bottom() - value / top * g.height()
            p.setPen(pen("on_dark_soft", 1, 0.24))
            p.drawLine(QPointF(g.left(), y), QPointF(g.right(), y))
            label = QRectF(g.left() - 60, y - low / 2, 54, low)
            text(p, label, str(value), px, "on_dark_soft", MEDIUM, RIGHT)
        every = max(1, math.ceil(turns / 7))
        for turn in range(0, turns + 1, every):
            x = g.left() + turn / turns * g.width()
            label = QRectF(x - 20, g.bottom() + 4, 40, low)
            number = round(turn * self._last / turns)
            text(p, label, str(number), px, "on_dark_soft", MEDIUM, CENTER)

    def _paint_curve(self, p: QPainter, line: QPolygonF, seat: int, token: int) -> None:
        with saved(p):
            p.setBrush(NO_BRUSH)
            p.setPen(pen("night", self.px(6), 0.8))
            p.drawPolyline(line)
            stroke = pen(mix(color(seat_color(token)), "white", 0.18), self.px(3))
            if dashes := _DASHES[seat % len(_DASHES)]:
                stroke.setDashPattern(list(dashes))
            p.setPen(stroke)
            p.drawPolyline(line)

    def _paint_ends(
        self, p: QPainter, g: QRectF, heights: list[float], tokens: tuple[int, ...]
    ) -> None:
        """Paint tokens at the ends of the lines, moved so that they do not overlap."""
        size = self.px(8.5)
        placed: list[float] = []
        for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
            y = max(heights[seat], g.top() + size)
            if placed:
                y = max(y, placed[-1] + 2.2 * size)
            placed.append(y)
            paint_token(p, QPointF(g.right() + self.px(16), y), size, tokens[seat])
