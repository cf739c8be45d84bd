"""Every seat's score if the game ended now, line by line, on a sheet over the table."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import pen
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, line_height, text, text_width
from festival_desktop.core.game import Standing
from festival_desktop.models.session import Session
from festival_desktop.ui.widgets.base import Painted, Translated
from festival_desktop.ui.widgets.labels import elided
from festival_desktop.ui.words.game_words import GameWords

_PX, _PAD, _SEAT, _TOKEN = 13.0, 14.0, 74.0, 20.0
_EDGE = 10
"""Margin for the shadow."""


class Column(NamedTuple):
    name: str
    token: int
    points: tuple[int, ...]
    total: int


class ProjectionSheet(Translated, Painted, QWidget):
    """A column for each seat, a row for each reason. A press closes it."""

    switched = Signal()
    """Somebody has opened or closed it."""

    def __init__(self, session: Session, words: GameWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._words, self._page = session, words, parent
        self._rows: tuple[str, ...] = ()
        self._columns: tuple[Column, ...] = ()
        self.on = False
        """Whether the projection is switched on."""
        self.hide()

    def toggle(self) -> None:
        self._switch(not self.on)

    def dismiss(self) -> bool:
        """Close the sheet; return False if it is not open."""
        was_on = self.on
        if was_on:
            self._switch(False)
        return was_on

    def _switch(self, on: bool) -> None:
        self.on = on
        self.update_scores()
        self.switched.emit()

    def update_scores(self) -> None:
        """Follow the position; nothing is computed while the sheet is closed."""
        session = self._session
        wanted = self.on and session.view is not None and session.waiting is None
        if wanted:
            self._read(session.table.projected(session.view))
            self.resize(self.sizeHint())
            self.raise_()
        self.setVisible(wanted)
        self.update()

    def _read(self, standing: Standing) -> None:
        lines = zip(*(score.lines for score in standing.scores), strict=True)
        shown = [line for line in lines if any(one.points for one in line)]
        self._rows = tuple(self._words.score(line[0].what) for line in shown)
        self._columns = tuple(
            Column(
                self._session.players[score.seat].name,
                self._words.token(score.seat),
                tuple(line[n].points for line in shown),
                score.total,
            )
            for n, score in enumerate(standing.scores)
        )
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("; ".join(map(self._said, self._columns)))

    def _said(self, column: Column) -> str:
        parts = zip(self._rows, column.points, strict=True)
        lines = ", ".join(f"{row} {points}" for row, points in parts if points)
        return f"{column.name} {column.total} ({lines})" if lines else f"{column.name} 0"

    def _title(self) -> str:
        return self.tr("Projected scores")

    def retranslate(self) -> None:
        self.update_scores()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._switch(False)

    # -- appearance ------------------------------------------------------------------------------

    def _measures(self) -> tuple[float, float, float]:
        """Return row height, reason width and column width."""
        px, u = self.px(_PX), self.px
        words = (*self._rows, self.tr("Total"))
        lead = max(text_width(each, px, MEDIUM) for each in words) + u(10)
        names = (text_width(each.name, u(_PX - 1), BOLD) for each in self._columns)
        room = self._page.width() - lead - 2 * u(_PAD) - 4 * _EDGE
        most = room / max(1, len(self._columns))
        seat = max(u(_SEAT), min(most, max(names, default=0.0) + u(_TOKEN + 6)))
        return line_height(px) + u(5), lead, seat

    def sizeHint(self) -> QSize:
        (row, lead, seat), pad = self._measures(), 2 * self.px(_PAD)
        wide = lead + len(self._columns) * seat + pad
        wide = max(wide, text_width(self._title(), self.px(_PX + 2), BOLD) + pad)
        high = (len(self._rows) + 3) * row + pad
        return QSize(round(wide) + 2 * _EDGE, round(high) + 2 * _EDGE)

    def paint(self, p: QPainter) -> None:
        paper = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        paint_paper(p, paper, 10)
        (high, lead, seat), pad = self._measures(), self.px(_PAD)
        body = paper.adjusted(pad, pad, -pad, -pad)
        head = QRectF(body.left(), body.top(), body.width(), high)
        text(p, head, self._title(), self.px(_PX + 2), "lacquer", BOLD, LEFT)
        top = head.bottom() + high
        for n, row in enumerate((*self._rows, self.tr("Total"))):
            line = QRectF(body.left(), top + n * high, lead, high)
            weight = BOLD if n == len(self._rows) else MEDIUM
            text(p, line, row, self.px(_PX), "ink", weight, LEFT)
        ruled = top + len(self._rows) * high
        p.setPen(pen("ink", 1, 0.5))
        p.drawLine(QPointF(body.left(), ruled), QPointF(body.right(), ruled))
        for n, column in enumerate(self._columns):
            left = body.left() + lead + n * seat
            self._paint_column(p, QRectF(left, head.bottom(), seat, high), column)

    def _paint_column(self, p: QPainter, cell: QRectF, column: Column) -> None:
        best = column.total == max(other.total for other in self._columns)
        name, px = cell.adjusted(self.px(_TOKEN), 0, -self.px(4), 0), self.px(_PX - 1)
        wide = text(p, name, elided(column.name, px, BOLD, name.width()), px, "ink", BOLD, RIGHT)
        token = QPointF(name.right() - wide - self.px(10), cell.center().y())
        paint_token(p, token, self.px(5.5), column.token, edge="ink")
        for points in column.points:
            cell = cell.translated(0, cell.height())
            shown = cell.adjusted(0, 0, -self.px(4), 0)
            ink = "ink" if points else "ink_soft"
            text(p, shown, str(points), self.px(_PX), ink, MEDIUM, RIGHT)
        last = cell.translated(-self.px(4), cell.height())
        ink = "lacquer" if best else "ink"
        text(p, last, str(column.total), self.px(_PX + 2), ink, BOLD, RIGHT)
