"""Around the table: how many play, who sits where, person or computer, and their names."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import pen
from festival_desktop.art.theme import MOON
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.play.seats import Player
from festival_desktop.ui.pages.festival_of_lanterns.level_block import LevelBlock
from festival_desktop.ui.pages.festival_of_lanterns.round_table import RoundTable, Sitting
from festival_desktop.ui.pages.festival_of_lanterns.table_facts import TableFacts
from festival_desktop.ui.pages.seat_row import COMPUTER, SeatRow
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put, put_at

SIDES = (2, 3, 0, 1)
"""The rows: south, west, north, east, as the turn goes round."""
ALONE = 1
"""The number of players that means: one person against Moon Dancer."""


class SeatsPanel(Panel):
    """`changed` whenever somebody sits down, leaves, or is named."""

    changed = Signal()

    def __init__(
        self, content: Content, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """`levels` of computers, the usual one first."""
        super().__init__("paper", parent)
        facing = {number: table.facing for number, table in content.tables.items()}
        self._facing = {ALONE: facing[min(facing)]} | facing
        """Players → the sides they sit at."""
        self._levels = tuple(levels)
        self._numbers = tuple(self._facing)
        self._facts = TableFacts(content, self)
        self.heading = Label(19, weight=BOLD)
        first = next(tile for tile in content.tiles if not tile.fireworks)
        self.picture = RoundTable([content.lanterns[side] for side in first.sides])
        self.players_label = Label(14, "ink_soft", SEMIBOLD)
        self.players = Segmented(px=15)
        self.facts = Label(13, "ink_soft", wrap=True)
        self.start = Label(13, "ink_soft", wrap=True)
        self.trouble = Label(13, "lacquer", SEMIBOLD, wrap=True)
        self.rows = [
            SeatRow(number, side, len(self._levels), self.changed)
            for number, side in enumerate(SIDES)
        ]
        self.challenge = LevelBlock(content.moon_dancer)
        self._column = QVBoxLayout(self)
        self._top = QHBoxLayout()
        self._side = QVBoxLayout()
        self._grid = QGridLayout()
        self._build()
        self.retranslate()
        for row in self.rows[1:]:
            row.kind.choose(COMPUTER)
        self.changed.connect(self.refresh)
        self.players.chosen.connect(self.changed)
        self.challenge.changed.connect(self.changed)
        self.choose_number(2)
        self.refresh()

    def _build(self) -> None:
        put(self._column, self.heading)
        self._column.addLayout(self._top, 1)
        put(self._top, self.picture, 344)
        self._top.addLayout(self._side, 206)
        self._side.addStretch(1)
        for widget in (self.players_label, self.players, self.facts, self.start, self.trouble):
            put(self._side, widget)
        self._side.addStretch(1)
        self._column.addLayout(self._grid)
        for number, row in enumerate(self.rows):
            put_at(self._grid, row.token, number, 0)
            put_at(self._grid, row.where, number, 1)
            put_at(self._grid, row.name, number, 2)
            put_at(self._grid, row.nobody, number, 2)
            put_at(self._grid, row.kind, number, 3)
            put_at(self._grid, row.level, number, 4)
            put_at(self._grid, row.moon, number, 2)
            put_at(self._grid, row.add, number, 3)
            row.add.clicked.connect(self.add_player)
        put(self._column, self.challenge)
        self._grid.setColumnStretch(2, 1)
        self.dress()

    def dress(self) -> None:
        self.pad(self.u(20), self.u(14), self.u(20), self.u(10))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(4)))
        self._top.setSpacing(round(self.u(16)))
        self._side.setSpacing(round(self.u(8)))
        self._grid.setHorizontalSpacing(round(self.u(12)))
        self._grid.setVerticalSpacing(round(self.u(10)))
        self._grid.setContentsMargins(round(self.u(6)), round(self.u(8)), 0, round(self.u(4)))
        self._set_rows()

    def _set_rows(self) -> None:
        """Rows keep their height whoever sits there; those that are not shown have none."""
        for row in self.rows:
            there = not self.alone or row.side in self._facing[ALONE]
            self._grid.setRowMinimumHeight(row.number, round(self.u(44)) if there else 0)

    # -- what is chosen ----------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self._numbers[max(0, self.players.index)]

    @property
    def alone(self) -> bool:
        return self.number == ALONE

    def choose_number(self, players: int) -> None:
        self.players.choose(self._numbers.index(players))

    def add_player(self) -> None:
        self.choose_number(self.number + 1)

    def seated(self) -> list[SeatRow]:
        """The rows in play, in seat order."""
        rows = {row.side: row for row in self.rows}
        return [rows[side] for side in self._facing[self.number]]

    def people(self) -> list[Player]:
        """Everybody at the table; who has no name gets the usual one."""
        return [
            Player(self.called(row), self._level(row) if self._computer(row) else None)
            for row in self.seated()
        ]

    def _computer(self, row: SeatRow) -> bool:
        return row.side != SIDES[0] if self.alone else row.computer

    def _level(self, row: SeatRow) -> str:
        return self._levels[0 if self.alone else max(0, row.level.currentIndex())]

    def called(self, row: SeatRow) -> str:
        """The name of whoever sits there."""
        if self.alone and self._computer(row):
            return self.tr("Moon Dancer")
        return row.entered or self.usual_name(row)

    def twice(self) -> str | None:
        """A name that two players have."""
        names = [player.name for player in self.people()]
        folded = [name.casefold() for name in names]
        return next((name for i, name in enumerate(names) if folded[i] in folded[:i]), None)

    def usual_name(self, row: SeatRow) -> str:
        if self._computer(row):
            names = (self.tr("Maple"), self.tr("Willow"), self.tr("Ember"), self.tr("Juniper"))
            return names[row.number]
        return self.tr("Player {number}").format(number=row.number + 1)

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        sides = list(self._facing[self.number])
        more = () if self.alone else self._facing.get(self.number + 1, ())
        seated = list(zip(self.seated(), self.people(), strict=True))
        twice = self.twice() or ""
        self._set_rows()
        for row in self.rows:
            seat = sides.index(row.side) if row.side in sides else None
            if self.alone:
                row.show_alone(seat)
            else:
                row.show(seat, seat is None and row.side in more)
            row.name.setPlaceholderText(self.usual_name(row))
        self.challenge.setVisible(self.alone)
        for row, player in seated:
            row.name.set_wrong(player.name.casefold() == twice.casefold())
        same = self.tr("Two players are called {name}. Give one of them another name.")
        self.trouble.setText(same.format(name=twice))
        self.trouble.setVisible(bool(twice))
        self.picture.show_seats(
            [
                Sitting(
                    row.side,
                    MOON if self.alone and seat else seat,
                    player.name,
                    player.computer and not self.alone,
                )
                for seat, (row, player) in enumerate(seated)
            ]
        )
        self._say_facts()
        self.update()

    def _say_facts(self) -> None:
        people = sum(not player.computer for player in self.people())
        self.facts.setText(self._facts.line(self.number, people))
        if self.alone:
            self.start.setText(
                self.tr("Moon Dancer gains the lanterns to your left and right. A tie is hers.")
            )
        else:
            self.start.setText(self.tr("Who starts is drawn by lot. Then it goes clockwise."))

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Around the table"))
        self.players_label.setText(self.tr("Players"))
        numbers = [str(number) for number in self._numbers if number != ALONE]
        self.players.say(self.tr("Players"), [self.tr("Solo"), *numbers])
        self.challenge.retranslate()
        sides = (self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East"))
        titles = [self.level_title(level) for level in self._levels]
        for row, where in zip(self.rows, sides, strict=True):
            row.where.setText(where)
            row.name.setAccessibleName(self.tr("Name, {side}").format(side=where))
            row.kind.say(where, (self.tr("Person"), self.tr("Computer")))
            row.nobody.setText(self.tr("Nobody sits here"))
            row.add.say(self.tr("Add a player"))
            row.moon.setText(self.tr("Moon Dancer"))
            row.level.setAccessibleName(self.tr("Level, {side}").format(side=where))
            chosen = max(0, row.level.currentIndex())
            row.level.clear()
            row.level.addItems(titles)
            row.level.setCurrentIndex(chosen)
        self.refresh()

    def level_title(self, level: str) -> str:
        titles = {"plain": self.tr("Steady")}
        return titles.get(level, level.capitalize())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        p.setPen(pen("wood", 1, 0.24))
        body = self.body()
        for row in self.rows:
            cell = self._grid.cellRect(row.number, 0)
            if not row.token.isVisibleTo(self):
                continue
            y = cell.top() - self._grid.verticalSpacing() / 2
            p.drawLine(
                round(body.left() + self.u(18)),
                round(y),
                round(body.right() - self.u(18)),
                round(y),
            )
        p.end()
