"""The score sheet: a column for each seat, a line for each kind of points, with reasons."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.theme import MOON
from festival_desktop.ui.pages.end.result import Ending, Result
from festival_desktop.ui.pages.end.sheet_grid import SheetGrid, SheetWords
from festival_desktop.ui.pages.end.sheet_painter import SheetPainter
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.plain_text import show_tool_tip


class ScoreSheet(Panel):
    """Shows its first `shown` lines; the last one is the total with its tie-break."""

    def __init__(self) -> None:
        super().__init__("paper")
        self._ending: Ending | None = None
        self._words: SheetWords | None = None
        self.shown = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_ending(self, ending: Ending) -> None:
        self._ending = ending
        result, said = ending.result, ending.sheet
        kinds = (self.tr("person"), self.tr("computer"))
        nothing = "" if said.dense else self.tr("none")
        self._words = SheetWords(
            heading=self.tr("Score sheet"),
            below=self.tr("line by line, with reasons"),
            lines=tuple(
                replace(
                    line,
                    reasons=tuple(
                        reason or ("" if points else nothing)
                        for reason, points in zip(line.reasons, row, strict=True)
                    ),
                    brief=line.brief or ("",) * len(row),
                    pictures=line.pictures or ((),) * len(row),
                )
                for line, row in zip(said.lines, result.points, strict=True)
            ),
            tiebreaks=said.tiebreaks,
            seats=tuple(
                said.rival if token == MOON else kinds[computer]
                for token, computer in zip(result.tokens, result.computers, strict=True)
            ),
            total=self.tr("Total"),
            decided=said.decided,
        )
        self.setAccessibleName(self._words.heading)
        self.setAccessibleDescription(self._spoken(result, self._words))
        self.updateGeometry()
        self.update()

    def _spoken(self, result: Result, words: SheetWords) -> str:
        columns = []
        for seat, name in enumerate(result.names):
            lines = [
                f"{line.title} {points[seat]}"
                for line, points in zip(words.lines, result.points, strict=True)
            ]
            columns.append(f"{name}: {', '.join(lines)}, {words.total} {result.totals[seat]}.")
        return " ".join([*columns, words.decided])

    @property
    def lines(self) -> int:
        """The number of kinds of points, and the total."""
        return len(self._words.lines) + 1 if self._words else 0

    def show_lines(self, number: int) -> None:
        self.shown = number
        self.update()

    def sizeHint(self) -> QSize:
        return self._size(least=False)

    def minimumSizeHint(self) -> QSize:
        return self._size(least=True)

    def _size(self, least: bool) -> QSize:
        if self._words is None:
            return QSize(2 * self.bleed, 2 * self.bleed)
        grid = SheetGrid(self.body(), self._words, self.px)
        size = grid.least if least else grid.wish
        return QSize(round(size.width()) + 2 * self.bleed, round(size.height()) + 2 * self.bleed)

    def reason_at(self, x: float, y: float) -> str:
        """Explain the line, and the points at this position."""
        words = self._words
        if words is None:
            return ""
        if self.isRightToLeft():
            x = self.width() - x
        cell = SheetGrid(self.body(), words, self.px).cell_at(x, y)
        if cell is None or cell[0] >= self.shown:
            return ""
        number, seat = cell
        line = words.lines[number]
        about = f"{line.title}: {line.asks}" if line.asks else line.title
        return "\n".join(filter(None, (about, line.reasons[seat])))

    def kind_at(self, y: float) -> str:
        """Return the kind of points at this height; "total" below the last line."""
        if self._ending is None or self._words is None:
            return "total"
        line = SheetGrid(self.body(), self._words, self.px).line_at(y)
        kinds = self._ending.result.kinds
        return kinds[line] if 0 <= line < len(kinds) else "total"

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            said = self.reason_at(event.pos().x(), event.pos().y())
            show_tool_tip(event, said, self)
            return True
        return super().event(event)

    def paint(self, p: QPainter) -> None:
        if self._ending is not None and self._words is not None:
            ending, mirrored = self._ending, self.isRightToLeft()
            SheetPainter(p, self.body(), ending, self._words, self.shown, self.px, mirrored).go()
