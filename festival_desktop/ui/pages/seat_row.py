"""One side of the table on a setup page: who sits there, person or computer, and their name."""

from PySide6.QtCore import SignalInstance

from festival_desktop.art.theme import MOON
from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label

NAME_LIMIT = 24
PERSON, COMPUTER = range(2)


class SeatRow:
    """The controls of one side, in one row of the panel's grid."""

    def __init__(self, number: int, side: int, levels: int, changed: SignalInstance) -> None:
        self.number, self.side = number, side
        self.token = TokenMark(22)
        self.where = Label(14, "ink_soft")
        self.name = PaperField(15, width=132)
        self.name.setMaxLength(NAME_LIMIT)
        self.kind = Segmented(("person", "robot"), px=13)
        self.level = Chooser(13)
        self.nobody = Label(14, "ink_soft", italic=True)
        self.moon = Label(15, "ink", SEMIBOLD)
        self.add = Button("paper", "plus", px=13, height=33)
        self._levels = levels
        self.name.textEdited.connect(changed)
        self.kind.chosen.connect(changed)

    def show(self, seat: int | None, next_free: bool) -> None:
        """Who sits here at a table of several: a seat number, or nobody."""
        taken = seat is not None
        self.token.show_seat(seat if seat is not None else self.number, float(taken))
        self._show(taken, taken, not taken, next_free, moon=False)

    def show_alone(self, seat: int | None) -> None:
        """Who sits here when one person plays against an opponent of the game's own."""
        self.token.show_seat(MOON if seat == 1 else 0)
        self._show(seat == 0, False, False, False, moon=seat == 1)
        self.token.setVisible(seat is not None)
        self.where.setVisible(seat is not None)

    def _show(self, name: bool, kind: bool, nobody: bool, add: bool, moon: bool) -> None:
        self.token.setVisible(True)
        self.where.setVisible(True)
        self.name.setVisible(name)
        self.kind.setVisible(kind)
        self.level.setVisible(kind and self._levels > 1 and self.computer)
        self.nobody.setVisible(nobody)
        self.add.setVisible(add)
        self.moon.setVisible(moon)

    @property
    def computer(self) -> bool:
        return self.kind.index == COMPUTER

    @property
    def entered(self) -> str:
        return " ".join(self.name.text().split())
