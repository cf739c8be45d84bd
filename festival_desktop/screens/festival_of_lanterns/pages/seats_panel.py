"""Around the table of Festival of Lanterns: up to four, or one person against Moon Dancer."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.theme import MOON
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.screens.festival_of_lanterns.pages.level_block import LevelBlock
from festival_desktop.screens.festival_of_lanterns.pages.table_facts import TableFacts
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile
from festival_desktop.ui.pages import seats_panel
from festival_desktop.ui.pages.round_table import Sitting
from festival_desktop.ui.pages.seat_row import SeatRow
from festival_desktop.ui.widgets.placing import put

ALONE = 1
"""The number of players that means: one person against Moon Dancer."""


class SeatsPanel(seats_panel.SeatsPanel):
    def __init__(
        self, content: Content, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """`levels` of computers, the usual one first."""
        self._facts = TableFacts(content)
        self.challenge = LevelBlock(content.moon_dancer)
        facing = {number: table.facing for number, table in content.tables.items()}
        first = next(tile for tile in content.tiles if not tile.fireworks)
        sides = [content.lanterns[side] for side in first.sides]

        def middle(p: QPainter, square: QRectF) -> None:
            paint_tile(p, square, sides, letters=False)

        super().__init__({ALONE: facing[min(facing)]} | facing, levels, middle, parent=parent)
        self._facts.setParent(self)
        put(self._column, self.challenge)
        self.challenge.changed.connect(self.changed)

    def tab_order(self) -> list[QWidget]:
        return [*super().tab_order(), *self.challenge.strip.findChildren(QWidget)]

    @property
    def alone(self) -> bool:
        return self.number == ALONE

    def hers(self, row: SeatRow) -> bool:
        """Moon Dancer sits there."""
        return self.alone and row.number > 0

    def has_row(self, row: SeatRow) -> bool:
        return not self.alone or row.side in self._facing[ALONE]

    def computer(self, row: SeatRow) -> bool:
        return self.hers(row) or (row.computer and not self.alone)

    def level(self, row: SeatRow) -> str:
        return self._levels[0] if self.alone else super().level(row)

    def called(self, row: SeatRow) -> str:
        return self.tr("Moon Dancer") if self.hers(row) else super().called(row)

    def show_row(self, row: SeatRow, seat: int | None, next_free: bool) -> None:
        if self.alone:
            row.show_alone(seat)
        else:
            super().show_row(row, seat, next_free)

    def sitting(self) -> list[Sitting]:
        if not self.alone:
            return super().sitting()
        tokens = (0, MOON)
        seated = zip(self.seated(), self.people(), tokens, strict=True)
        return [Sitting(row.side, token, player.name, False) for row, player, token in seated]

    def refresh(self) -> None:
        self.challenge.setVisible(self.alone)
        super().refresh()

    def facts_line(self, people: int) -> str:
        return self._facts.line(self.number, people)

    def start_line(self) -> str:
        if self.alone:
            return self.tr("Moon Dancer gains the lanterns to your left and right. A tie is hers.")
        return self.tr("Who starts is drawn by lot. Then it goes clockwise.")

    def number_names(self) -> list[str]:
        return [self.tr("Solo"), *super().number_names()[1:]]

    def retranslate(self) -> None:
        self.challenge.retranslate()
        for row in self.rows:
            row.moon.setText(self.tr("Moon Dancer"))
        super().retranslate()
