"""One place at the table on a setup page: who sits there, person or computer, and their name."""

from collections.abc import Sequence

from PySide6.QtCore import SignalInstance

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.pages.setup.level_chooser import LevelChooser
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import PaperField
from festival_desktop.ui.widgets.labels import Label

NAME_LIMIT = 24
PERSON, COMPUTER = range(2)


class SeatRow:
    """The controls of one place, in one row of the panel's grid."""

    def __init__(self, number: int, levels: Sequence[str], changed: SignalInstance) -> None:
        self.number = number
        self.token = TokenMark(22)
        self.where = Label(14, "ink_soft")
        self.name = PaperField(15, width=92)
        self.name.setMaxLength(NAME_LIMIT)
        self.kind = Segmented(px=13, instead=("person", "robot"))
        self.level = LevelChooser(levels)
        self.nobody = Label(14, "ink_soft", italic=True, wrap=True)
        self.opponent = Label(15, "ink", SEMIBOLD)
        self.add = Button("paper", "plus", px=13, height=33)
        self._levels = len(levels)
        self._names = ["", ""]
        """As person and as computer: one does not take over the name of the other."""
        self._named = PERSON
        self.name.textEdited.connect(changed)
        self.kind.chosen.connect(self._change_name)
        self.kind.chosen.connect(changed)
        self.level.currentIndexChanged.connect(changed)

    def show(self, token: int | None, alone: bool, there: bool, next_free: bool) -> None:
        """`token` of who sits here; None: nobody. `there`: whether the place is shown at all."""
        taken = token is not None
        self.token.show_seat(self.number if token is None else token, float(taken))
        self.token.setVisible(there)
        self.where.setVisible(there)
        self.name.setVisible(taken)
        self.kind.setVisible(taken and not alone)
        self.level.setVisible(taken and not alone and self._levels > 1 and self.computer)
        self.nobody.setVisible(there and not taken)
        self.add.setVisible(there and next_free)
        self.opponent.setVisible(False)

    def _change_name(self, kind: int) -> None:
        self._names[self._named] = self.name.text()
        self._named = kind
        if kind == PERSON and not self._names[PERSON]:
            self._names.reverse()  # somebody wrote a name first and then sat down
        self.name.setText(self._names[kind])

    @property
    def person(self) -> str:
        """The name somebody entered here, whether they sit here now or not."""
        return self._names[PERSON] if self.computer else self.entered

    def name_person(self, name: str) -> None:
        self._names[PERSON] = name
        if not self.computer:
            self.name.setText(name)

    def show_opponent(self, token: int) -> None:
        """Somebody sits here who has a name already."""
        self.show(token, alone=True, there=True, next_free=False)
        self.name.setVisible(False)
        self.opponent.setVisible(True)

    @property
    def computer(self) -> bool:
        return self.kind.index == COMPUTER

    @property
    def entered(self) -> str:
        return " ".join(self.name.text().split())
