"""A small button for the pace of the computers: its sign says which, its menu offers them all."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from festival_desktop.ui.settings import PACES
from festival_desktop.ui.table.toolbar import ToolbarButton
from festival_desktop.ui.words.paces import pace_names


class PaceButton(ToolbarButton):
    chosen = Signal(str)
    """One of `PACES`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("normal", parent)
        self.pace = "normal"
        self.clicked.connect(self._open)

    def show_pace(self, pace: str) -> None:
        self.pace = pace
        self.set_icon(pace)
        self.retranslate()

    def retranslate(self) -> None:
        name = pace_names()[PACES.index(self.pace)]
        tip = self.tr("Computer pace: {pace}. A press on the table hurries one move.")
        self.set_name(self.tr("Computer pace: {pace}").format(pace=name), tip.format(pace=name))

    def menu_of_paces(self) -> QMenu:
        """All paces, from step to instant; it deletes itself when it closes."""
        menu = QMenu(self)
        group = QActionGroup(menu)
        for pace, name in zip(PACES, pace_names(), strict=True):
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(pace == self.pace)
            action.setActionGroup(group)
            action.triggered.connect(lambda *_, pace=pace: self.chosen.emit(pace))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _open(self) -> None:
        self.menu_of_paces().popup(self.mapToGlobal(QPoint(0, self.height())))
