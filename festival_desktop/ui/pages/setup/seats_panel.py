"""Around the table: number of players, seats, person or computer, and names."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.ai.even_chances import ratings
from festival_desktop.ai.levels import USUAL
from festival_desktop.ai.strength import Figure
from festival_desktop.ai.suiting import Result, Suiting, Way, suiting
from festival_desktop.art.brush import pen
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.play.medals import Medals
from festival_desktop.play.seats import Player
from festival_desktop.saves.records import Challenge, best, select
from festival_desktop.ui.game_box import TODAY
from festival_desktop.ui.pages.setup.even_chances import EvenChances
from festival_desktop.ui.pages.setup.round_table import RoundTable, Sitting
from festival_desktop.ui.pages.setup.seat_row import COMPUTER, NO_ODDS, SUITING, SeatRow
from festival_desktop.ui.setup_options import Options, SeatPlan
from festival_desktop.ui.widgets.awards import Award
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, FoldingRow, fill, space
from festival_desktop.ui.widgets.panels import Group, Panel
from festival_desktop.ui.words.computers import suiting_reason
from festival_desktop.ui.words.medals import MedalWords

ALONE = 1
"""Number of players of a solo game, played against the game's opponent if it has one."""
_FEW = 4
"""Up to this many rows are always shown; otherwise, only the taken ones and the next free one."""


class SoloPanel(Group):
    """Medals and best score for a solo player; `games` are those finished alone."""

    def __init__(self, medals: Medals, games: Callable[[], Sequence[Challenge]]) -> None:
        super().__init__()
        self._medals, self._games = medals, games
        self._words = MedalWords(self)
        self.awards = [Award(52) for _ in medals.medals]
        self.names = [Label(14, "ink", SEMIBOLD, wrap=True) for _ in medals.medals]
        self.points = [Label(13, "ink_soft", wrap=True) for _ in medals.medals]
        self.best = Label(15, "ink", BOLD, wrap=True)
        self.about = Label(13, "ink_soft", wrap=True)
        self.records = Button("paper", "chart", px=13, height=33)
        row = QHBoxLayout()
        for award, name, points in zip(self.awards, self.names, self.points, strict=True):
            words = space(fill(QVBoxLayout(), STRETCH, name, points, STRETCH), spacing=1)
            fill(row, award, (words, 1))
        said = space(fill(QVBoxLayout(), self.best, self.about), spacing=2)
        low = space(fill(QHBoxLayout(), (said, 1), self.records), spacing=12)
        space(row, spacing=8)
        space(fill(QVBoxLayout(self), row, low), (6, 8, 8, 8), 10)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def refresh(self) -> None:
        """Show the medals earned, and the best score."""
        games = self._games()
        most = best(games, 1)[0].you if games else 0
        for award, medal in zip(self.awards, self._medals.medals, strict=True):
            award.show_medal(medal.name, earned=bool(games) and most >= medal.points)
        if not games:
            self.best.setText(self.tr("Not played solo yet"))
            self.about.setText(self.tr("Everyone gets the same dice in today’s game."))
            return
        said = [self.tr("Best score: {number}").format(number=most)]
        said += filter(None, [self._words.earned(most, self._medals)])
        self.best.setText(" · ".join(said))
        told = [self._words.missing(most, self._medals)]
        if daily := best(select(games, TODAY), 1):
            best_daily = self.tr("best daily game: {number}")
            told.append(best_daily.format(number=daily[0].you))
        self.about.setText(" · ".join(filter(None, told)))

    def retranslate(self) -> None:
        words = zip(self.names, self.points, self._medals.medals, strict=True)
        for name, points, medal in words:
            name.setText(self._words.name(medal.name))
            points.setText(self.tr("from {number} points").format(number=medal.points))
        self.records.say(self.tr("Records"))
        self.refresh()


class SeatsPanel(Panel):
    """All seats; emits `changed` when one is taken, left, or named."""

    changed = Signal()
    padding = 20, 14, 20, 10

    def __init__(
        self,
        seating: SeatPlan,
        levels: Sequence[str],
        solo: SoloPanel | None = None,
        odds: Mapping[str, Figure] = NO_ODDS,
        results: Callable[[str], Sequence[Result]] = lambda name: (),
    ) -> None:
        """Set up; `levels` are weakest first, `solo` is shown below a single person."""
        super().__init__("paper")
        self._ladder = [level for level in levels if "-" not in level]
        self._results = results
        self.solo, self._seating = solo, seating
        self.numbers = tuple(seating.rows)
        count = 1 + max(row for rows in seating.rows.values() for row in rows)
        self.heading = Label(19, weight=BOLD)
        self.picture = RoundTable(seating.middle, count)
        self.players_label = Label(14, "ink_soft", SEMIBOLD)
        self.players = Segmented(px=15)
        self.facts = Label(13, "ink_soft", wrap=True)
        self.start = Label(13, "ink_soft", wrap=True)
        self.suits = Label(13, "ink", MEDIUM, wrap=True)
        self.trouble = Label(13, "lacquer", SEMIBOLD, wrap=True)
        starts = seating.head_starts
        self.rows = [SeatRow(number, levels, self.changed, odds, starts) for number in range(count)]
        self.even = EvenChances(starts, self.rows, self._starters)
        self._ratings = ratings(self._ladder, odds)
        self._grid = QGridLayout()
        self._build()
        self.retranslate()
        for row in self.rows[1:]:
            row.kind.choose(COMPUTER)
        self.changed.connect(self.refresh)
        self.players.chosen.connect(self.changed)
        self.even.changed.connect(self.changed)
        self.choose_number(next(number for number in self.numbers if number > ALONE))
        self.refresh()

    def _build(self) -> None:
        words = (
            self.players_label, self.players, self.facts, self.start, self.suits, self.even,
            self.trouble,
        )  # fmt: skip
        side = space(fill(QVBoxLayout(), STRETCH, *words, STRETCH), spacing=8)
        top = space(fill(FoldingRow(), (self.picture, 344), (side, 206)), spacing=16)
        self.column = fill(QVBoxLayout(self), self.heading, (top, 1), self._grid)
        if self.solo is not None:
            fill(self.column, self.solo)
        space(self.column, spacing=4)
        few = len(self.rows) <= _FEW
        space(self._grid, (6, 8, 0, 4) if few else (6, 4, 0, 0), 12, 10 if few else 6)
        for number, row in enumerate(self.rows):
            in_columns = (
                (row.token,), (row.where,), (row.name, row.nobody, row.opponent), (row.add,),
            )  # fmt: skip
            for column, widgets in enumerate(in_columns):
                for widget in widgets:
                    self._grid.addWidget(widget, number, column)
            kind = fill(FoldingRow(), row.kind, row.level, row.ahead)
            self._grid.addLayout(space(kind, spacing=12), number, 3)
            row.add.clicked.connect(lambda: self.choose_number(self.number + 1))
        self._grid.setColumnStretch(2, 1)
        self.apply_theme()

    def apply_theme(self) -> None:
        """Keep the height of rows whoever sits there; hidden rows have none."""
        high = 44 if len(self.rows) <= _FEW else 35
        for row in self.rows:
            self._grid.setRowMinimumHeight(
                row.number, round(self.px(high)) if self._has_row(row) else 0
            )

    def _has_row(self, row: SeatRow) -> bool:
        """Return whether a place is visible, taken or free."""
        if self.number == ALONE:
            return row.number in self._taken
        return len(self.rows) <= _FEW or row.number <= self.number

    def tab_order(self) -> list[QWidget]:
        order: list[QWidget] = [*self.players.findChildren(QWidget), self.even]
        for row in self.rows:
            order += [row.name, *row.kind.findChildren(QWidget), row.level, row.ahead, row.add]
        return order if self.solo is None else [*order, self.solo.records]

    # -- choices -----------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.numbers[max(0, self.players.index)]

    @property
    def alone(self) -> bool:
        return self._seating.opponent is not None and self.number == ALONE

    @property
    def _taken(self) -> Sequence[int]:
        """The rows in play, in seat order."""
        return self._seating.rows[self.number]

    def choose_number(self, players: int) -> None:
        self.players.choose(self.numbers.index(players))
        if self.solo is not None:
            self.solo.refresh()

    def levels(self) -> tuple[str | None, ...]:
        """Return each place's computer level; None for a person."""
        return tuple(row.level.choice if row.computer else None for row in self.rows)

    # -- even chances ------------------------------------------------------------------------

    def _starters(self) -> Sequence[SeatRow]:
        """Return the rows whose players may begin ahead."""
        return [] if self.number == ALONE else [self.rows[number] for number in self._taken]

    def begin_ahead(self, options: Options) -> None:
        """Restore the head starts of an earlier game."""
        self.even.restore(options)
        self.refresh()

    def _rated(self, row: SeatRow) -> float | None:
        """Return the rating of a seat's player; None if unknown."""
        if row.computer:
            return self._ratings.get(row.level.level.partition("-")[0])
        found = suiting(self._ladder, self._results(row.entered or self.usual_name(row)))
        return None if found.why is Way.FIRST else self._ratings[found.level]

    def suiting(self) -> Suiting | None:
        """Return the level that suits the first person; None if only computers play."""
        person = next(
            (row for row in map(self.rows.__getitem__, self._taken) if not row.computer), None
        )
        if person is None or not self._ladder:
            return None
        return suiting(self._ladder, self._results(person.entered or self.usual_name(person)))

    def seat_as(self, players: int, levels: Sequence[str | None]) -> None:
        """Seat persons and computers; choices that are not offered stay."""
        for row, level in zip(self.rows, levels, strict=False):
            row.seat_as(level)
        if players in self.numbers:
            self.choose_number(players)

    def people(self) -> list[Player]:
        """List all players; unnamed ones get a default name."""
        seated = [self.rows[number] for number in self._taken]
        if self.alone and self._seating.opponent:
            person = seated[0].entered or self._person(seated[0])
            return [Player(person), Player(self._seating.opponent.name(), USUAL)]
        return [
            Player(row.entered or self.usual_name(row), row.level.level if row.computer else None)
            for row in seated
        ]

    def twice(self) -> str | None:
        """Return a name that two players share, if any."""
        names = [player.name for player in self.people()]
        folded = [name.casefold() for name in names]
        return next((name for i, name in enumerate(names) if folded[i] in folded[:i]), None)

    def usual_name(self, row: SeatRow) -> str:
        if self.alone or not row.computer:
            return self._person(row)
        if self._seating.computer_names is not None:
            return self._seating.computer_names()[row.number]
        names = (self.tr("Maple"), self.tr("Willow"), self.tr("Ember"), self.tr("Juniper"))
        return names[row.number]

    def _person(self, row: SeatRow) -> str:
        return self.tr("Player {number}").format(number=row.number + 1)

    # -- contents ----------------------------------------------------------------------------

    def refresh(self) -> None:
        self.apply_theme()
        if self.solo is not None:
            self.solo.setVisible(self.number == ALONE)
        tokens = self._tokens()
        more = self._seating.rows.get(self.number + 1, ())
        for row in self.rows:
            there, token = self._has_row(row), tokens.get(row.number)
            free, opponent = token is None and row.number in more, row.number == self._taken[-1]
            row.show(token, self.alone, there, free, self.alone and opponent)
            row.name.setPlaceholderText(self.usual_name(row))
        self._show_suiting()
        people, twice = self.people(), self.twice() or ""
        for number, player in zip(self._taken, people, strict=True):
            self.rows[number].name.set_wrong(player.name.casefold() == twice.casefold())
        same = self.tr("Two players are called {name}. Rename one of them.")
        self.trouble.setText(same.format(name=twice))
        self.trouble.setVisible(bool(twice))
        places = self._seating.places[self.number]
        self.picture.show_seats(
            Sitting(place, tokens[row], player.name, "" if self.alone else player.level or "")
            for place, row, player in zip(places, self._taken, people, strict=True)
        )
        facts = self._seating.facts(self.number, sum(not player.computer for player in people))
        self.facts.setText(" · ".join(fact.replace(" ", "\u00a0") for fact in facts))
        self.start.setText(self._seating.start(self.number))
        self.update()

    def _show_suiting(self) -> None:
        suits = self.suiting()
        for row in self.rows:
            row.level.show_suiting(suits)
        taken = [self.rows[number] for number in self._taken]
        self.even.show_starts(self._rated)
        used = not self.alone and any(row.computer and row.level.choice == SUITING for row in taken)
        self.suits.setText(suiting_reason(suits) if suits is not None else "")
        self.suits.setVisible(used and suits is not None)

    def _tokens(self) -> dict[int, int]:
        """Map each row to its player's token."""
        tokens = {row: seat for seat, row in enumerate(self._taken)}
        if self.alone and self._seating.opponent:
            tokens[self._taken[-1]] = self._seating.opponent.token
        return tokens

    # -- texts and theme -----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Around the table"))
        self.players_label.setText(self.tr("Players"))
        self.even.say(self.tr("Even chances"), self.tr("weaker players start with more"))
        numbers = [str(number) for number in self.numbers]
        if self._seating.opponent is not None and ALONE in self.numbers:
            numbers[self.numbers.index(ALONE)] = self.tr("Solo")
        self.players.say(self.tr("Players"), numbers)
        sides = (self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East"))
        names = self._seating.row_names() if self._seating.row_names else sides
        for row, where in zip(self.rows, names, strict=False):
            row.where.setText(where)
            row.name.setAccessibleName(self.tr("Name, {side}").format(side=where))
            row.kind.say(where, (self.tr("Human"), self.tr("Computer")))
            row.nobody.setText(self.tr("Empty seat"))
            row.add.say(self.tr("Add a player"))
            row.level.setAccessibleName(self.tr("Level, {side}").format(side=where))
            row.say_head_starts(self.tr("Head start, {side}").format(side=where))
            row.level.retranslate()
            if self._seating.opponent:
                row.opponent.setText(self._seating.opponent.name())
        if self.solo is not None:
            self.solo.retranslate()
        self.refresh()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()  # Redraw the moved lines between rows.
        return done

    def paint(self, p: QPainter) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # crisp hairlines
        p.setPen(pen("wood", 1, 0.24))
        body, inset = self.body(), self.px(18)
        for row in self.rows:
            if row.token.isVisibleTo(self):
                cell = self._grid.cellRect(row.number, 0)
                y = round(cell.top() - self._grid.verticalSpacing() / 2)
                p.drawLine(round(body.left() + inset), y, round(body.right() - inset), y)
