"""Around the table: how many play, who sits where, person or computer, and their names."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import pen
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.play.seats import Player
from festival_desktop.ui.pages.round_table import Middle, RoundTable, Sitting
from festival_desktop.ui.pages.seat_row import COMPUTER, SeatRow
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put, put_at

FOUR_SIDES = (2, 3, 0, 1)
"""South, west, north, east, as the turn goes round."""


class SeatsPanel(Panel):
    """`changed` whenever somebody sits down, leaves, or is named.

    A game says by a subclass what its table is like: `facts_line`, `start_line`, `place_names`.
    """

    changed = Signal()

    def __init__(
        self,
        facing: Mapping[int, Sequence[int]],
        levels: Sequence[str],
        middle: Middle,
        places: Sequence[int] = FOUR_SIDES,
        parent: QWidget | None = None,
    ) -> None:
        """`facing`: players → the places they take, in seat order. `places`: all, a row each.

        `levels` of computers, the usual one first; `middle` paints what lies on the table."""
        super().__init__("paper", parent)
        self._facing = {number: tuple(taken) for number, taken in facing.items()}
        self._levels = tuple(levels)
        self._numbers = tuple(self._facing)
        self.heading = Label(19, weight=BOLD)
        self.picture = RoundTable(middle, len(places))
        self.players_label = Label(14, "ink_soft", SEMIBOLD)
        self.players = Segmented(px=15)
        self.facts = Label(13, "ink_soft", wrap=True)
        self.start = Label(13, "ink_soft", wrap=True)
        self.trouble = Label(13, "lacquer", SEMIBOLD, wrap=True)
        self.rows = [
            SeatRow(number, place, len(self._levels), self.changed)
            for number, place in enumerate(places)
        ]
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
            high = self.row_height if self.has_row(row) else 0
            self._grid.setRowMinimumHeight(row.number, round(self.u(high)))

    row_height = 44

    def has_row(self, row: SeatRow) -> bool:
        """Whether a place is shown, taken or free."""
        return True

    def tab_order(self) -> list[QWidget]:
        order: list[QWidget] = self.players.findChildren(QWidget)
        for row in self.rows:
            order += [row.name, *row.kind.findChildren(QWidget), row.level, row.add]
        return order

    # -- what is chosen ----------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self._numbers[max(0, self.players.index)]

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
            Player(self.called(row), self.level(row) if self.computer(row) else None)
            for row in self.seated()
        ]

    def computer(self, row: SeatRow) -> bool:
        return row.computer

    def level(self, row: SeatRow) -> str:
        return self._levels[max(0, row.level.currentIndex())]

    def called(self, row: SeatRow) -> str:
        """The name of whoever sits there."""
        return row.entered or self.usual_name(row)

    def twice(self) -> str | None:
        """A name that two players have."""
        names = [player.name for player in self.people()]
        folded = [name.casefold() for name in names]
        return next((name for i, name in enumerate(names) if folded[i] in folded[:i]), None)

    def usual_name(self, row: SeatRow) -> str:
        if self.computer(row):
            names = (self.tr("Maple"), self.tr("Willow"), self.tr("Ember"), self.tr("Juniper"))
            return names[row.number]
        return self.tr("Player {number}").format(number=row.number + 1)

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        places = self._facing[self.number]
        more = self._facing.get(self.number + 1, ())
        self._set_rows()
        for row in self.rows:
            seat = places.index(row.side) if row.side in places else None
            self.show_row(row, seat, seat is None and row.side in more)
            row.name.setPlaceholderText(self.usual_name(row))
        self._show_trouble()
        self.picture.show_seats(self.sitting())
        people = sum(not player.computer for player in self.people())
        self.facts.setText(self.facts_line(people))
        self.start.setText(self.start_line())
        self.update()

    def show_row(self, row: SeatRow, seat: int | None, next_free: bool) -> None:
        row.show(seat, next_free)

    def sitting(self) -> list[Sitting]:
        """The small table in the picture."""
        seated = zip(self.seated(), self.people(), strict=True)
        return [
            Sitting(row.side, seat, player.name, player.computer)
            for seat, (row, player) in enumerate(seated)
        ]

    def _show_trouble(self) -> None:
        twice = self.twice() or ""
        for row, player in zip(self.seated(), self.people(), strict=True):
            row.name.set_wrong(player.name.casefold() == twice.casefold())
        same = self.tr("Two players are called {name}. Give one of them another name.")
        self.trouble.setText(same.format(name=twice))
        self.trouble.setVisible(bool(twice))

    # -- what a game says ----------------------------------------------------------------------

    def facts_line(self, people: int) -> str:
        """What this table uses and how long a game takes; `people` are no computers."""
        raise NotImplementedError

    def start_line(self) -> str:
        """Who begins."""
        raise NotImplementedError

    def place_names(self) -> Sequence[str]:
        """Row → where that is."""
        return (self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East"))

    def number_names(self) -> list[str]:
        """How many may play, in the order of `facing`."""
        return [str(number) for number in self._numbers]

    # -- words and looks -----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Around the table"))
        self.players_label.setText(self.tr("Players"))
        self.players.say(self.tr("Players"), self.number_names())
        titles = [self.level_title(level) for level in self._levels]
        for row, where in zip(self.rows, self.place_names(), strict=True):
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

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()  # the lines between rows have moved with them
        return done

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
