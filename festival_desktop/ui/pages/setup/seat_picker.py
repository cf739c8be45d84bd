"""A list for each player, with the player's token before it."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.setup_options import PerSeat
from festival_desktop.ui.setup_selection import Selection
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.placing import put_at


class SeatPicker(QObject):
    moved = Signal()
    pointed = Signal(str)

    def __init__(self, selection: Selection, picker: PerSeat, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection, self._picker = selection, picker
        self.tokens = [TokenMark(round(picker.px * 1.4)) for _ in picker.start]
        self.lists = [Chooser(picker.px) for _ in picker.start]
        self._grid = QGridLayout()
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            row, column = divmod(seat, picker.columns)
            put_at(self._grid, token, row, 2 * column)
            put_at(self._grid, chooser, row, 2 * column + 1)
            token.show_seat(seat)
            chooser.activated.connect(partial(self._give, seat))
            chooser.highlighted.connect(self._explain)

    def put_into(self, column: QVBoxLayout) -> None:
        column.addLayout(self._grid)

    def dress(self, unit: float) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(8 * unit))
        self._grid.setVerticalSpacing(round(6 * unit))

    def tab_order(self) -> list[QWidget]:
        return list(self.lists)

    def _give(self, seat: int, number: int) -> None:
        self._selection.give(seat, self._picker.values[number])
        self.moved.emit()
        self._explain(number)

    def _explain(self, number: int) -> None:
        self.pointed.emit(self._picker.explain(self._picker.values[number]))

    def refresh(self, offered: bool) -> None:
        picked, names = self._selection.picked, self._selection.names
        shown = self._selection.players if offered and self._selection.by_hand else 0
        for column in range(self._picker.columns):
            self._grid.setColumnStretch(2 * column + 1, int(column < shown))
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            token.setVisible(seat < shown)
            chooser.setVisible(seat < shown)
            chooser.setCurrentIndex(self._picker.values.index(picked[seat]))
            if seat < shown:
                label = self._picker.label(seat, names[seat])
                chooser.setAccessibleName(label)
                chooser.setToolTip(label)

    def retranslate(self) -> None:
        for chooser in self.lists:
            chooser.clear()
            chooser.addItems([self._picker.name(value) for value in self._picker.values])
