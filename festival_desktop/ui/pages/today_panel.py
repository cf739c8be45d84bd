"""Today's deal: everyone who plays it gets the same tiles, without a server."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import color
from festival_desktop.art.cache import prepare
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Late
from festival_desktop.ui.widgets.placing import put

if TYPE_CHECKING:  # not for the first frame
    from datetime import date


class _Leaf(Late, QWidget):
    """Today on a leaf of a calendar."""

    def __init__(self, today: "Callable[[], date]", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._today = today
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        grow = max(1.0, text_scale() ** 0.5)
        return QSize(round(self.u(66) * grow), round(self.u(74) * grow))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        rect = QRectF(self.rect()).adjusted(5, 4, -5, -8)
        if self.ready():
            from PySide6.QtCore import QDate, QLocale

            from festival_desktop.art.plates import paint_calendar_leaf

            day = self._today()
            month = QLocale().toString(QDate(day.year, day.month, day.day), "MMM").upper()
            paint_calendar_leaf(p, rect, month, str(day.day))
        else:
            p.fillRect(rect, color("paper_hi"))
        p.end()


class TodayPanel(Panel):
    """Everyone gets the same deal on the same day."""

    wanted = Signal(str)

    def __init__(self, today: "Callable[[], date]", parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self._today = today
        self.leaf = _Leaf(today)
        self.headline = Label(17, weight=BOLD)
        self.about = Label(13, "ink_soft", wrap=True)
        self.button = Button("paper", "calendar", px=14, height=44)
        self.button.clicked.connect(self._want)
        self._column = QVBoxLayout(self)
        self._row, self._words = QHBoxLayout(), QVBoxLayout()
        self._column.addLayout(self._row, 1)
        put(self._row, self.leaf, align=Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self._words, 1)
        put(self._words, self.headline)
        put(self._words, self.about)
        self._words.addStretch(1)
        put(self._column, self.button)
        self.dress()
        self.retranslate()

    def dress(self) -> None:
        self.pad(self.u(16), self.u(13), self.u(16), self.u(15))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(6)))
        self._row.setSpacing(round(self.u(10)))
        self._words.setSpacing(round(self.u(3)))

    def _want(self) -> None:
        from festival_desktop.play import seeds  # not for the first frame

        self.wanted.emit(seeds.of_day(self._today()))

    def retranslate(self) -> None:
        self.leaf.update()
        self.headline.setText(self.tr("Today’s deal"))
        self.about.setText(self.tr("Everyone who plays it today gets the same tiles."))
        self.button.say(self.tr("Play today’s deal"))
