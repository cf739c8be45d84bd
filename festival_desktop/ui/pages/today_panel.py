"""Today's deal: everyone who plays it gets the same tiles, without a server."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import color
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Late
from festival_desktop.ui.widgets.placing import STRETCH, fill, put

if TYPE_CHECKING:  # not for the first frame
    from datetime import date


class _Leaf(Late, Painted, QWidget):
    """Today on a leaf of a calendar."""

    def __init__(self, today: "Callable[[], date]") -> None:
        super().__init__()
        self._today = today
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        grow = max(1.0, text_scale() ** 0.5)
        return QSize(round(self.u(66) * grow), round(self.u(74) * grow))

    def paint(self, p: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(5, 4, -5, -8)
        if self.ready():
            from PySide6.QtCore import QDate, QLocale

            from festival_desktop.art.plates import paint_calendar_leaf

            day = self._today()
            month = QLocale().toString(QDate(day.year, day.month, day.day), "MMM").upper()
            paint_calendar_leaf(p, rect, month, str(day.day))
        else:
            p.fillRect(rect, color("paper_hi"))


class TodayPanel(Panel):
    """Everyone gets the same deal on the same day."""

    deal_requested = Signal(str)
    padding = 16, 13, 16, 15

    def __init__(self, today: "Callable[[], date]") -> None:
        super().__init__("paper")
        self._today = today
        self.leaf = _Leaf(today)
        self.headline = Label(17, weight=BOLD)
        self.about = Label(13, "ink_soft", wrap=True)
        self.button = Button("paper", "calendar", px=14, height=44)
        self.button.clicked.connect(self._want)
        row = self.space(QHBoxLayout(), spacing=10)
        put(row, self.leaf, align=Qt.AlignmentFlag.AlignTop)
        words = fill(QVBoxLayout(), self.headline, self.about, STRETCH)
        fill(row, (self.space(words, spacing=3), 1))
        self.space(fill(QVBoxLayout(self), (row, 1), self.button), spacing=6)
        self.retranslate()

    def _want(self) -> None:
        from festival_desktop.play import seeds  # not for the first frame

        self.deal_requested.emit(seeds.of_day(self._today()))

    def retranslate(self) -> None:
        self.leaf.update()
        self.headline.setText(self.tr("Today’s deal"))
        self.about.setText(self.tr("Everyone who plays it today gets the same tiles."))
        self.button.say(self.tr("Play today’s deal"))
