"""A dark area for one sentence about the thing under the pointer or a fault; and a legend."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import MEDIUM, SEMIBOLD, line_height
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, FoldingRow, fill, space


class LegendIcon(Painted, QWidget):
    """An icon in a row of text."""

    def __init__(self, icon: str, ink: str) -> None:
        super().__init__()
        self.icon_name, self._ink = icon, ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(line_height(self.px(13)) * 0.9)
        return QSize(side, side)

    def paint(self, p: QPainter) -> None:
        paint_icon(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.icon_name, self._ink)


class Explained(Painted, QWidget):
    def __init__(self, icons: Sequence[tuple[str, str]] = ()) -> None:
        """Set up; `icons` of the legend come with their colours."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.sentence = Label(14, "on_dark", SEMIBOLD, wrap=True, lines=2)
        self.trouble = Label(14, "on_warn", SEMIBOLD, wrap=True)
        self._icons = [LegendIcon(icon, ink) for icon, ink in icons]
        self.legend = [Label(13, "on_dark_soft", MEDIUM) for _ in icons]
        column, row = fill(QVBoxLayout(self), (self.sentence, 1), self.trouble), FoldingRow()
        self.trouble.setVisible(False)
        column.addLayout(row)
        for icon, label in zip(self._icons, self.legend, strict=True):
            pair = space(fill(QHBoxLayout(), icon, label, STRETCH), spacing=6)
            fill(row, (pair, 1))
        low = 7 if self.legend else 5
        space(column, (12, low, 12, low), 3 if self.legend else 0)
        space(row, spacing=6)

    def say(self, pointed: str, about: str, trouble: str) -> None:
        """Show the thing pointed at, or a general text. A fault replaces the legend."""
        below = trouble if self.legend else ""
        wrong = bool(trouble) and not below and not pointed
        self.sentence.setText(trouble if wrong else pointed or about)
        self.sentence.set_ink("on_warn" if wrong else "on_dark")
        self.trouble.setText(below)
        self.trouble.setVisible(bool(below))
        for part in (*self._icons, *self.legend):
            part.setVisible(not below)

    def paint(self, p: QPainter) -> None:
        paint_well(p, QRectF(self.rect()), 8)
