"""Around the table: how many play, who sits where, person or computer, and their names."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import pen
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.play.seats import Player
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.pages.round_table import RoundTable, Sitting
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put, put_at

NAME_LIMIT = 24
SIDES = (2, 3, 0, 1)
"""The rows: south, west, north, east, as the turn goes round."""
PERSON, COMPUTER = range(2)


class SeatRow:
    """The controls of one side of the table, in one row of the panel's grid."""

    def __init__(self, panel: "SeatsPanel", side: int, levels: int) -> None:
        self.side = side
        self.token = TokenMark(22)
        self.where = Label(14, "ink_soft")
        self.name = PaperField(15, width=132)
        self.name.setMaxLength(NAME_LIMIT)
        self.kind = Segmented(("person", "robot"), px=13)
        self.level = Chooser(13)
        self.nobody = Label(14, "ink_soft", italic=True)
        self.add = Button("paper", "plus", px=13, height=33)
        self._levels = levels
        self.name.textEdited.connect(panel.changed)
        self.kind.chosen.connect(panel.kind_chosen)
        self.add.clicked.connect(panel.add_player)

    def show(self, seat: int | None, next_free: bool) -> None:
        """Who sits here: a seat number, or nobody."""
        taken = seat is not None
        self.token.show_seat(seat if seat is not None else SIDES.index(self.side), float(taken))
        self.name.setVisible(taken)
        self.kind.setVisible(taken)
        self.level.setVisible(taken and self._levels > 1 and self.kind.index == COMPUTER)
        self.nobody.setVisible(not taken)
        self.add.setVisible(next_free)

    @property
    def entered(self) -> str:
        return " ".join(self.name.text().split())


class SeatsPanel(Panel):
    """`changed` whenever somebody sits down, leaves, or is named."""

    changed = Signal()

    def __init__(
        self,
        facing: Mapping[int, Sequence[int]],
        tile: Sequence[str],
        levels: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """`facing`: players → the sides they sit at; `levels` of computers, the usual one first."""
        super().__init__("paper", parent)
        self._facing = facing
        self._levels = tuple(levels)
        self._numbers = tuple(facing)
        self.heading = Label(19, weight=BOLD)
        self.picture = RoundTable(tile)
        self.players_label = Label(14, "ink_soft", SEMIBOLD)
        self.players = Segmented(px=15)
        self.facts = Label(13, "ink_soft", wrap=True)
        self.trouble = Label(13, "lacquer", SEMIBOLD, wrap=True)
        self.rows = [SeatRow(self, side, len(self._levels)) for side in SIDES]
        self._column = QVBoxLayout(self)
        self._top = QHBoxLayout()
        self._side = QVBoxLayout()
        self._grid = QGridLayout()
        self._build()
        self.retranslate()
        for row in self.rows[1:]:
            row.kind.choose(COMPUTER)
        self.players.chosen.connect(self.refresh)
        self.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        put(self._column, self.heading)
        self._column.addLayout(self._top, 1)
        put(self._top, self.picture, 344)
        self._top.addLayout(self._side, 206)
        self._side.addStretch(1)
        for widget in (self.players_label, self.players, self.facts, self.trouble):
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
            put_at(self._grid, row.add, number, 3)
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
        for number in range(len(self.rows)):
            self._grid.setRowMinimumHeight(number, round(self.u(44)))

    # -- what is chosen ----------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self._numbers[max(0, self.players.index)]

    def choose_number(self, players: int) -> None:
        self.players.choose(self._numbers.index(players))

    def add_player(self) -> None:
        self.choose_number(self.number + 1)

    def kind_chosen(self) -> None:
        self.changed.emit()

    def seated(self) -> list[SeatRow]:
        """The rows in play, in seat order."""
        rows = {row.side: row for row in self.rows}
        return [rows[side] for side in self._facing[self.number]]

    def people(self) -> list[Player]:
        """Everybody at the table; who has no name gets the usual one."""
        return [
            Player(
                row.entered or self.usual_name(row),
                self._levels[max(0, row.level.currentIndex())]
                if row.kind.index == COMPUTER
                else None,
            )
            for row in self.seated()
        ]

    def twice(self) -> str | None:
        """A name that two players have."""
        names = [player.name for player in self.people()]
        folded = [name.casefold() for name in names]
        return next((name for i, name in enumerate(names) if folded[i] in folded[:i]), None)

    def usual_name(self, row: SeatRow) -> str:
        number = self.rows.index(row)
        if row.kind.index == COMPUTER:
            return (self.tr("Maple"), self.tr("Willow"), self.tr("Ember"), self.tr("Juniper"))[
                number
            ]
        return self.tr("Player {number}").format(number=number + 1)

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        sides = list(self._facing[self.number])
        more = self._facing.get(self.number + 1, ())
        seated = list(zip(self.seated(), self.people(), strict=True))
        twice = self.twice() or ""
        for row in self.rows:
            seat = sides.index(row.side) if row.side in sides else None
            row.show(seat, seat is None and row.side in more)
            row.name.setPlaceholderText(self.usual_name(row))
        for row, player in seated:
            row.name.set_wrong(player.name.casefold() == twice.casefold())
        same = self.tr("Two players are called {name}. Give one of them another name.")
        self.trouble.setText(same.format(name=twice))
        self.trouble.setVisible(bool(twice))
        self.picture.show_seats(
            [
                Sitting(row.side, seat, player.name, player.computer)
                for seat, (row, player) in enumerate(seated)
            ]
        )
        self.update()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Around the table"))
        self.players_label.setText(self.tr("Players"))
        self.facts.setText(self.tr("Who starts is drawn by lot. Then it goes clockwise."))
        self.players.say(self.tr("Players"), [str(number) for number in self._numbers])
        sides = (self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East"))
        titles = [self.level_title(level) for level in self._levels]
        for row, where in zip(self.rows, sides, strict=True):
            row.where.setText(where)
            row.name.setAccessibleName(self.tr("Name, {side}").format(side=where))
            row.kind.say(where, (self.tr("Person"), self.tr("Computer")))
            row.nobody.setText(self.tr("Nobody sits here"))
            row.add.say(self.tr("Add a player"))
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
        for number in range(len(self.rows)):
            cell = self._grid.cellRect(number, 0)
            y = cell.top() - self._grid.verticalSpacing() / 2
            p.drawLine(
                round(body.left() + self.u(18)),
                round(y),
                round(body.right() - self.u(18)),
                round(y),
            )
        p.end()
