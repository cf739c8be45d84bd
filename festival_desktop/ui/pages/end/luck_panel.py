"""What the result of each seat is made of: luck, mistakes, and what nobody could see coming."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from festival_desktop.ai.luck import Shares, shares
from festival_desktop.ai.playout import lead
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.controller.coach import ChanceEvent, Review
from festival_desktop.core.game import Seat
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space, turn
from festival_desktop.ui.widgets.panels import Panel

EVENTS = 3
"""So many of the luckiest and of the unluckiest events are told."""
LEAST = 0.05
"""What changes less is no luck at all, in points."""


def shares_of(result: Result, review: Review) -> list[Shares]:
    """Seat → the parts of its lead over the best of the others."""
    found = []
    for seat in range(len(result.names)):
        by_chance = sum(event.luck[seat] for event in review.events)
        lost = sum(one.cost for one in review.mistakes if one.seat == seat)
        ahead = round(lead([float(total) for total in result.totals], seat))
        found.append(shares(ahead, by_chance, lost))
    return found


def extremes(
    events: Sequence[ChanceEvent], seat: Seat
) -> tuple[list[ChanceEvent], list[ChanceEvent]]:
    """Return a seat's luckiest and unluckiest events, the greatest first."""
    ordered = sorted(events, key=lambda event: event.luck[seat], reverse=True)
    lucky = [event for event in ordered if event.luck[seat] >= LEAST]
    unlucky = [event for event in reversed(ordered) if event.luck[seat] <= -LEAST]
    return lucky[:EVENTS], unlucky[:EVENTS]


def signed(tenths: int) -> str:
    """Format tenths with a sign: “+2.5” or “−0.4”."""
    return f"{tenths / 10:+.1f}".replace("-", "−") if tenths else "0.0"


class LuckPanel(Panel):
    step_requested = Signal(int)
    """The table after so many steps."""

    padding = 16, 10, 16, 10

    def __init__(self) -> None:
        super().__init__("paper")
        self.heading = Label(15, weight=SEMIBOLD, wrap=True)
        self.about = Label(13, "ink_soft", wrap=True)
        self.table: list[list[Label]] = []
        """Row → its cells, the titles first."""
        self.lucky = Label(14, wrap=True)
        self.unlucky = Label(14, wrap=True)
        self.buttons: list[Button] = []
        self._grid = space(QGridLayout(), spacing=14)
        self._grid.setColumnStretch(0, 1)
        self._good, self._bad = (space(QHBoxLayout(), spacing=8) for _ in range(2))
        fill(self._good, (self.lucky, 1))
        fill(self._bad, (self.unlucky, 1))
        column = fill(QVBoxLayout(self), self.heading, self._grid, self._good, self._bad)
        space(fill(column, self.about), spacing=8)
        self.hide()

    def show_review(self, result: Result, review: Review, seat: Seat) -> None:
        """`seat`: whose luck is told event by event."""
        self.heading.setText(self.tr("Where each lead came from"))
        self.about.setText(
            self.tr(
                "Luck compares rolls and drawn tiles with the average. Mistakes are what "
                "the coach is sure of, for people’s turns only. The rest is what nobody "
                "could foresee."
            )
        )
        titles = ["", self.tr("lead"), self.tr("luck"), self.tr("mistakes"), self.tr("the rest")]
        rows = [titles]
        for name, parts in zip(result.names, shares_of(result, review), strict=True):
            numbers = parts.result, parts.luck, parts.mistakes, parts.rest
            rows.append([name, *map(signed, numbers)])
        self._show_rows(rows)
        lucky, unlucky = extremes(review.events, seat)
        for button in self.buttons:
            button.deleteLater()
        self.buttons = [
            *self._events(self._good, lucky, seat),
            *self._events(self._bad, unlucky, seat),
        ]
        name = result.names[seat]
        self.lucky.setText(self.tr("Luckiest for {name}").format(name=name))
        self.unlucky.setText(self.tr("Unluckiest for {name}").format(name=name))
        self.lucky.setVisible(bool(lucky))
        self.unlucky.setVisible(bool(unlucky))

    def fit(self, width: int) -> None:
        """Stack the events where they have no room beside each other."""
        turn(False, self._good, self._bad)
        turn(self.minimumSizeHint().width() > width, self._good, self._bad)

    def _show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        for row, words in enumerate(rows):
            if row == len(self.table):
                weight = SEMIBOLD if row else BOLD
                cells = [Label(14 if row else 13, weight=weight) for _ in words]
                self.table.append(cells)
                for column, cell in enumerate(cells):
                    self._grid.addWidget(cell, row, column)
            for cell, text in zip(self.table[row], words, strict=True):
                cell.setText(text)
        for number, cells in enumerate(self.table):
            for cell in cells:
                cell.setVisible(number < len(rows))

    def _events(self, row: QHBoxLayout, events: Sequence[ChanceEvent], seat: Seat) -> list[Button]:
        """Create a button for each event that leads to its table."""
        buttons = []
        for event in events:
            button = Button("paper", "eye", px=13, height=32)
            luck = signed(round(10 * event.luck[seat]))
            text = self.tr("Step {number}: {luck}")
            button.say(text.format(number=event.number + 1, luck=luck))
            button.setToolTip(self.tr("Show the table at that moment"))
            button.clicked.connect(
                lambda _=False, number=event.number: self.step_requested.emit(number + 1)
            )
            buttons.append(button)
        fill(row, *buttons)
        return buttons
