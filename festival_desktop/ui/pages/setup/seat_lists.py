"""A list for each player, with the player's token before it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.placing import put_at


class SeatLists(QObject):
    chosen = Signal(int, int)
    """Seat, and the number of a value."""
    pointed = Signal(int)
    """The number of a value that is looked at."""

    def __init__(self, seats: int, columns: int, px: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.tokens = [TokenMark(round(px * 1.4)) for _ in range(seats)]
        self.lists = [Chooser(px) for _ in range(seats)]
        self.grid = QGridLayout()
        self._columns = columns
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            row, column = divmod(seat, columns)
            put_at(self.grid, token, row, 2 * column)
            put_at(self.grid, chooser, row, 2 * column + 1)
            token.show_seat(seat)
            chooser.activated.connect(partial(self.chosen.emit, seat))
            chooser.highlighted.connect(self.pointed)

    def dress(self, unit: float) -> None:
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(round(8 * unit))
        self.grid.setVerticalSpacing(round(6 * unit))

    def say(self, values: Sequence[str]) -> None:
        for chooser in self.lists:
            now = chooser.currentIndex()
            chooser.clear()
            chooser.addItems(list(values))
            chooser.setCurrentIndex(now)

    def show(self, numbers: Sequence[int], labels: Sequence[str]) -> None:
        """Seat → its value, and what its list is for; without a label there is no list."""
        for column in range(self._columns):
            self.grid.setColumnStretch(2 * column + 1, int(column < len(labels)))
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            there = seat < len(labels)
            token.setVisible(there)
            chooser.setVisible(there)
            chooser.setCurrentIndex(numbers[seat])
            if there:
                chooser.setAccessibleName(labels[seat])
                chooser.setToolTip(labels[seat])
