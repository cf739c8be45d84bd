"""Around the tray of Lanterns Dice."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import at
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.screens.lanterns_dice.pictures.die_signs import DICE
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_die
from festival_desktop.ui.pages import seats_panel

_TURN, _THOUGHT, _PART = 0.25, 0.7, 0.5
"""Minutes: a turn, a person's thoughts over it, and a person's part in somebody else's."""


def paint_four_dice(p: QPainter, square: QRectF) -> None:
    side = square.width() * 0.36
    for direction, die in enumerate(DICE[:4]):
        spot = at(square.center(), direction, side * 0.98)
        paint_die(p, spot, side, die, angle=(6, -8, -4, 9)[direction])


class SeatsPanel(seats_panel.SeatsPanel):
    def __init__(
        self, content: Content, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        self._content = content
        facing = {number: table.facing for number, table in content.tables.items()}
        super().__init__(facing, levels, paint_four_dice, parent=parent)

    def minutes(self, people: int) -> int:
        """About how long a game takes: people think, computers hardly do."""
        players = self.number
        turns = players * self._content.tables[players].turns
        a_turn = _TURN + people / players * _THOUGHT + people * (players - 1) / players * _PART
        return max(5, 5 * round(turns * a_turn / 5))

    def facts_line(self, people: int) -> str:
        facts = (
            self.tr("{number} turns each").format(number=self._content.tables[self.number].turns),
            self.tr("about {number} minutes").format(number=self.minutes(people)),
        )
        return " · ".join(fact.replace(" ", "\u00a0") for fact in facts)

    def start_line(self) -> str:
        return self.tr("The earliest letter of a sheet begins. Then it goes clockwise.")
