"""The sheet of paper beside a table: what happened, and what can be done."""

from PySide6.QtCore import QEvent, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from festival_desktop.art.cache import pixmap
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.ui.table.choices_panel import ChoicesPanel
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


class SidePanel(QWidget):
    """Two sheets, one on top: the log and the choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = Segmented(px=12.5, parent=self)
        self.log = LogView()
        self.choices = ChoicesPanel()
        self.sheets = QStackedWidget()
        self.sheets.addWidget(self.log)
        self.sheets.addWidget(self.choices)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        put(column, self.tabs)
        column.addWidget(self.sheets, 1)
        self.tabs.chosen.connect(self.sheets.setCurrentIndex)
        self.retranslate()

    def show_choices(self) -> None:
        """Bring the choices to the front, ready for keys."""
        self.tabs.choose(1)
        self.choices.list.setFocus()

    def set_unit(self, unit: float) -> None:
        for child in self.findChildren(QWidget):
            if isinstance(child, Scaled):
                child.set_unit(unit)

    def retranslate(self) -> None:
        self.tabs.say(self.tr("Sheet"), [self.tr("What happened"), self.tr("Choices")])
        self.log.retranslate()
        self.choices.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        size = QSizeF(self.size())
        p.drawPixmap(0, 0, pixmap("side-paper", size, self.devicePixelRatioF(), paint_sheet))
        p.end()


def paint_sheet(p: QPainter, rect: QRectF) -> None:
    """The paper it is written on."""
    paint_paper(p, rect.adjusted(1, 1, -1, -1), 9, lift=0)
