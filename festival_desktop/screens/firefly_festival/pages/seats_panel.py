"""Around the table of Firefly Festival: two to six, told apart by colour and shape."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.tokens import seat_color
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.screens.firefly_festival.pictures.islands import (
    paint_fireflies,
    paint_island,
    paint_pagoda,
)
from festival_desktop.ui.pages import seats_panel
from festival_desktop.ui.pages.round_table import Sitting
from festival_desktop.ui.pages.seat_row import SeatRow

MOST = 6
_PLACES = {
    2: (3, 0),
    3: (3, 5, 1),
    4: (3, 4, 0, 1),
    5: (3, 4, 5, 1, 2),
    6: (3, 4, 5, 0, 1, 2),
}
"""Players → where they sit in the picture, clockwise, the first on the near side."""
_TURNS, _PERSON, _COMPUTER = 20, 1.1, 0.15
"""Turns of each player, and the minutes a person and a computer take for one."""


def _paint_middle(p: QPainter, square: QRectF) -> None:
    unit = square.height()
    foot = square.center() + QPointF(0, unit * 0.3)
    paint_island(p, foot, unit * 0.8, seed=3)
    paint_pagoda(p, foot, unit * 0.6, [seat_color(seat) for seat in (0, 1, 2)])
    paint_fireflies(p, square, 9, seed=4, size=unit * 0.02)


class SeatsPanel(seats_panel.SeatsPanel):
    row_height = 35

    def __init__(
        self, content: Content, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """`levels` of computers, the usual one first."""
        self._content = content
        taken = {players: range(players) for players in content.tables}
        super().__init__(taken, levels, _paint_middle, range(MOST), parent)

    def dress(self) -> None:
        super().dress()
        self._grid.setVerticalSpacing(round(self.u(6)))
        self._grid.setContentsMargins(round(self.u(6)), round(self.u(4)), 0, 0)

    def has_row(self, row: SeatRow) -> bool:
        """The places that are taken, and the next one."""
        return row.number <= self.number

    def show_row(self, row: SeatRow, seat: int | None, next_free: bool) -> None:
        super().show_row(row, seat, next_free)
        if not self.has_row(row):
            for part in (row.token, row.where, row.nobody):
                part.setVisible(False)

    def sitting(self) -> list[Sitting]:
        places = _PLACES[self.number]
        return [
            Sitting(places[seat], seat, player.name, player.computer)
            for seat, player in enumerate(self.people())
        ]

    def place_names(self) -> Sequence[str]:
        return (
            self.tr("Red"),
            self.tr("Blue"),
            self.tr("Yellow"),
            self.tr("Green"),
            self.tr("Violet"),
            self.tr("White"),
        )

    def usual_name(self, row: SeatRow) -> str:
        """Computers are called like no island."""
        if not self.computer(row):
            return super().usual_name(row)
        return (
            self.tr("Briar"),
            self.tr("Sage"),
            self.tr("Ember"),
            self.tr("Ivy"),
            self.tr("Hazel"),
            self.tr("Rowan"),
        )[row.number]

    def minutes(self, people: int) -> int:
        computers = self.number - people
        return 5 * round(_TURNS * (people * _PERSON + computers * _COMPUTER) / 5) or 5

    def facts_line(self, people: int) -> str:
        table = self._content.tables[self.number]
        facts = (
            self.tr("{number} islands").format(number=len(table.board.spaces)),
            self.tr("{number} Sōrin").format(number=table.sorin),
            self.tr("about {number} minutes").format(number=self.minutes(people)),
        )
        return " · ".join(fact.replace(" ", "\u00a0") for fact in facts)

    def start_line(self) -> str:
        coins = self._content.tables[self.number].coins
        if len(set(coins)) == 1:
            return self.tr("Who starts is drawn by lot. Then it goes clockwise.")
        return self.tr("Who starts is drawn by lot. Later players begin with more coins.")
