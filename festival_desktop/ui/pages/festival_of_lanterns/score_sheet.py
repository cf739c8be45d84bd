"""The score sheet: a column for each seat, a line for each kind of Dedication, with reasons."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.ui.pages.festival_of_lanterns.result import FINAL, Cell, Result
from festival_desktop.ui.pages.festival_of_lanterns.sheet_painter import (
    SheetPainter,
    SheetWords,
    measure,
)
from festival_desktop.ui.widgets.panels import Panel


class ScoreSheet(Panel):
    """Shows its first `shown` lines; the last one is the total with its tie-break."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self._result: Result | None = None
        self._words: SheetWords | None = None
        self._shown = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_result(
        self, result: Result, titles: tuple[tuple[str, str], ...], tie: str, rival: str = ""
    ) -> None:
        """`titles`: the name of each line and what it asks for; `tie`: what decided.

        `rival`: what Moon Dancer is called below her name."""
        self._result = result
        kinds = (self.tr("person"), self.tr("computer"))
        self._words = SheetWords(
            heading=self.tr("Score sheet"),
            below=self.tr("line by line, with reasons"),
            titles=titles,
            reasons=tuple(tuple(self._reason(cell) for cell in row) for row in result.rows),
            seats=tuple(
                rival if token == MOON else kinds[computer]
                for token, computer in zip(result.tokens, result.computers, strict=True)
            ),
            total=self.tr("Total"),
            tie=tie,
        )
        self.setAccessibleName(self._words.heading)
        self.setAccessibleDescription(self._spoken(result, self._words))
        self.updateGeometry()
        self.update()

    def _reason(self, cell: Cell) -> str:
        """When Dedications were made; other points need no reason but their line's."""
        made = cell.made
        if not made:
            return "" if cell.points else self.tr("none")
        turns = [str(one.turn) for one in made if one.turn not in (None, FINAL)]
        parts = []
        if len(turns) == 1:
            parts.append(self.tr("turn {number}").format(number=turns[0]))
        elif turns:
            parts.append(self.tr("turns {numbers}").format(numbers=", ".join(turns)))
        if any(one.turn == FINAL for one in made):
            parts.append(self.tr("final turn"))
        return ", ".join(parts)

    def _spoken(self, result: Result, words: SheetWords) -> str:
        columns = []
        for seat, name in enumerate(result.names):
            lines = [
                f"{title} {result.rows[row][seat].points}"
                for row, (title, _) in enumerate(words.titles)
            ]
            columns.append(f"{name}: {', '.join(lines)}, {words.total} {result.totals[seat]}.")
        return " ".join([*columns, words.tie])

    @property
    def lines(self) -> int:
        """Every kind, and the total."""
        return len(self._words.titles) + 1 if self._words else 0

    @property
    def shown(self) -> int:
        return self._shown

    def show_lines(self, number: int) -> None:
        self._shown = number
        self.update()

    def sizeHint(self) -> QSize:
        if self._result is None or self._words is None:
            return QSize(2 * self.bleed, 2 * self.bleed)
        sizes = measure(self._words, self.u)
        column = self.u(138) * max(1.0, text_scale() ** 0.6)
        wide = sizes.label + len(self._result.names) * column + self.u(36)
        high = sizes.height(len(self._words.titles), self.u)
        return QSize(round(wide) + 2 * self.bleed, round(high) + 2 * self.bleed)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._result is None or self._words is None:
            return
        p = QPainter(self)
        prepare(p)
        SheetPainter(
            p,
            self.body(),
            self._result,
            self._words,
            self._shown,
            self.u,
            self.isRightToLeft(),
        ).go()
        p.end()
