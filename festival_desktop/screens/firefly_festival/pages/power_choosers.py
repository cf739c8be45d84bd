"""A power for each player by name."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put_at

_COLUMNS = 2


class PowerChoosers(Scaled, QWidget):
    """Two columns of lists, one for each seat, its token before it."""

    chosen = Signal(int, int)
    """Seat, and the number of a power."""
    pointed = Signal(int)
    """The number of a power that is looked at."""

    def __init__(self, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tokens = [TokenMark(18) for _ in range(seats)]
        self.lists = [Chooser(13) for _ in range(seats)]
        self._grid = QGridLayout(self)
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            row, column = divmod(seat, _COLUMNS)
            put_at(self._grid, token, row, 2 * column)
            put_at(self._grid, chooser, row, 2 * column + 1)
            token.show_seat(seat)
            chooser.activated.connect(partial(self.chosen.emit, seat))
            chooser.highlighted.connect(self.pointed)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)
        self.dress()

    def dress(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(self.u(8)))
        self._grid.setVerticalSpacing(round(self.u(6)))

    def say(self, powers: Sequence[str], seats: Sequence[str]) -> None:
        """The names of all powers, and what each list is for."""
        for chooser, seat in zip(self.lists, seats, strict=True):
            now = chooser.currentIndex()
            chooser.clear()
            chooser.addItems(list(powers))
            chooser.setCurrentIndex(now)
            chooser.setAccessibleName(seat)

    def show_powers(self, numbers: Sequence[int], players: int) -> None:
        for seat, number in enumerate(numbers):
            there = seat < players
            self.lists[seat].setCurrentIndex(number)
            self.lists[seat].setVisible(there)
            self.tokens[seat].setVisible(there)
