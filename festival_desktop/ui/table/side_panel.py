"""The sheet of paper beside a table: what happened, and what can be done."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from festival_desktop.art.surfaces import paint_paper
from festival_desktop.ui.table.choices_panel import ChoicesPanel
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.look import Painted, Translated, draw_kept
from festival_desktop.ui.widgets.placing import fill


class Sheet(Painted, QWidget):
    """The paper things are written on."""

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "side-paper", _paint_sheet)


class SidePanel(Translated, Sheet):
    """Two sheets, one on top: the log and the choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = Segmented(px=12.5, parent=self)
        self.log = LogView()
        self.choices = ChoicesPanel()
        self.sheets = QStackedWidget()
        self.sheets.addWidget(self.log)
        self.sheets.addWidget(self.choices)
        column = fill(QVBoxLayout(self), self.tabs, (self.sheets, 1))
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        self.tabs.chosen.connect(self.sheets.setCurrentIndex)
        self.retranslate()

    def show_choices(self) -> None:
        """Bring the choices to the front, ready for keys."""
        self.tabs.choose(1)
        self.choices.list.setFocus()

    def retranslate(self) -> None:
        self.tabs.say(self.tr("Sheet"), [self.tr("What happened"), self.tr("Choices")])
        self.log.retranslate()
        self.choices.retranslate()


def _paint_sheet(p: QPainter, rect: QRectF) -> None:
    paint_paper(p, rect.adjusted(1, 1, -1, -1), 9, lift=0)
