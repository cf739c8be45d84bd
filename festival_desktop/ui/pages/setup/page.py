"""The setup of a game: one page with sensible defaults, so that Play works right away.

Knows no game: the options are declared in the manifest of the game.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.ai.levels import LEVELS, PERSONAL
from festival_desktop.ai.strength import Strengths
from festival_desktop.ai.suiting import Result
from festival_desktop.art.type import MEDIUM
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.results import results
from festival_desktop.saves.schema import Head
from festival_desktop.ui.last_setup import LastSetup, keep_setup, last_setup
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.pages.setup.options_panel import OptionsPanel
from festival_desktop.ui.pages.setup.seats_panel import SeatsPanel, SoloPanel
from festival_desktop.ui.pages.setup.seed_bar import SeedBar, fresh_seed
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import Options
from festival_desktop.ui.setup_selection import Selections
from festival_desktop.ui.style import remeasure
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, order_tabs, space, turn

NOT_MEASURED = Strengths()


def _levels(computers: Iterable[str]) -> list[str]:
    """List the offered levels, the weakest first."""
    there = [who for who in computers if _name(who) in LEVELS]
    offered = [who for who in there if "-" not in who or _name(who) in PERSONAL]
    return sorted(offered, key=lambda who: [*LEVELS].index(_name(who)))


def _name(level: str) -> str:
    return level.partition("-")[0]


class SetupPage(SubPage):
    play_requested = Signal(object)
    """Emitted with a `NewGame`."""
    print_requested = Signal()
    """Emitted to print the game's documents."""
    records_requested = Signal(str)
    """Emitted with the game whose records are requested."""

    scenery = QUIET._replace(
        moon=(0.934, 0.053, 19),
        fireworks=((0.726, 0.05, 26, "burst_rose"), (0.805, 0.035, 17, "burst_blue")),
        sky_lanterns=((0.86, 0.059, 6), (0.888, 0.032, 5)),
    )

    def __init__(
        self,
        manifest: GameManifest,
        settings: Settings,
        today: Callable[[], date] = date.today,
        games: Callable[[], Sequence[Challenge]] = tuple,
        strengths: Strengths = NOT_MEASURED,
        played: Callable[[], Sequence[Head]] = tuple,
    ) -> None:
        """Set up; `games` are the challenge's records, `strengths` those of computers."""
        super().__init__()
        self._manifest, self._settings = manifest, settings
        self._look_up = played
        self._played: Sequence[Head] = ()
        options = manifest.options
        self.selections = Selections(options.options)
        self.print = Button("night", "print", px=14, height=34)
        self.subtitle = Label(18, "on_sky", MEDIUM)
        solo = SoloPanel(manifest.medals, games) if manifest.medals.medals else None
        odds = strengths.ladder(manifest.rules.name, [*LEVELS])
        levels = _levels(manifest.computers)
        self._gentlest = levels[0]
        self.seats = SeatsPanel(options.seating, levels, solo, odds, self._results)
        self.options = OptionsPanel(options, self.selections, self.seats.column)
        self.seed = SeedBar(today)
        self.play = Button("primary", "play", px=25, height=58)
        if manifest.printables is not None:  # Leave room for the button.
            self.scenery = self.scenery._replace(moon=(0.655, 0.053, 17))
        self._build()
        self.print.setVisible(manifest.printables is not None)
        self._connect()
        self.retranslate()
        for row, name in zip(self.seats.rows, settings.names, strict=False):
            row.name_person(name)
        self._recall()
        self.seats.refresh()
        self._check()
        self.first = self.play

    def _build(self) -> None:
        self._head = QHBoxLayout()
        header = self.header(self.print, self._head, about=self.subtitle)
        self._panels = fill(QHBoxLayout(), (self.seats, 600), (self.options, 606))
        self._bar = fill(QHBoxLayout(), (self.seed, 900), (self.play, 302))
        if not self.options.blocks:
            self.options.hide()
        space(self._panels, spacing=18)
        space(self._bar, spacing=22)
        column = fill(QVBoxLayout(self.content), header, (self._panels, 1), self._bar)
        space(column, (28, 14, 28, 20), 16)
        bar = (self.seed.field, self.seed.new, self.seed.copy, self.seed.day, self.seed.relaxed)
        seats, options = self.seats.tab_order(), self.options.tab_order()
        order_tabs((self.play, *seats, *options, *bar, self.print, self.back))

    def _connect(self) -> None:
        self.print.clicked.connect(self.print_requested)
        if self.seats.solo is not None:
            game = self._manifest.rules.name
            self.seats.solo.records.clicked.connect(lambda: self.records_requested.emit(game))
        self.seats.changed.connect(self._check)
        self.options.changed.connect(self._check)
        self.seed.changed.connect(self._check)
        self.seed.field.returnPressed.connect(self.play.click)
        for row in self.seats.rows:
            row.name.returnPressed.connect(self.play.click)
        self.play.clicked.connect(self._play)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels, self._bar)
        # On scrolling pages, a smaller Play button stays visible from the start.
        self.play.text_px, self.play.least_height = (18, 38) if stacked else (25, 58)
        remeasure(self.play)
        place = self._head if stacked else self._bar
        if place.indexOf(self.play) < 0:
            fill(place, self.play if stacked else (self.play, 302))
        self.subtitle.setVisible(not stacked)

    # -- choices -----------------------------------------------------------------------------

    def prepare(
        self, seed: str | None = None, options: Options | None = None, players: int | None = None
    ) -> None:
        """Prepare another game: this deal or a new one; these options and players or the last."""
        chosen = options or {}
        self._played = self._look_up()
        number = players or self.selections.players_for(chosen, self.seats.numbers)
        self.seats.choose_number(number)
        self.selections.choose(chosen)
        self.options.refresh()
        if options is not None:
            self.seats.begin_ahead(options)
        self.seats.refresh()
        self._check()
        self.seed.show_seed(seed or fresh_seed())
        self.play.setFocus()

    def _check(self) -> None:
        """Enable Play only for a playable setup; otherwise say why not."""
        names = [player.name for player in self.seats.people()]
        if self.selections.set_players(self.seats.number, names):
            self.options.refresh()
        reasons = [self.options.reason(), self.seats.even.reason()]
        if self.seats.twice() is not None:
            reasons.append(self.seats.trouble.text())
        if not self.seed.good:
            reasons.append(self.seed.trouble.text())
        said = " ".join(filter(None, reasons)) or self._refusal()
        self.play.setEnabled(not said)
        self.play.setToolTip(said)
        self.play.setAccessibleDescription(said)
        self.options.show_deal(None if said else self._setup(), self.seed.seed)

    def _results(self, name: str) -> Sequence[Result]:
        return results(self._played, self._manifest.rules.name, name)

    def _refusal(self) -> str:
        """Return the rules' reason, where an option has none of its own."""
        try:
            self._manifest.rules.check(self._setup())
        except BadSetup as refused:
            return str(refused)
        return ""

    def _setup(self) -> Setup:
        options = {**self.selections.options(), **self.seats.even.options()}
        return Setup(self.seats.number, options)

    def new_game(self) -> NewGame:
        """Return the chosen game."""
        return NewGame(
            self._manifest.rules.name,
            self._setup(),
            tuple(self.seats.people()),
            self.seed.seed,
            self.seed.relaxed.isChecked(),
        )

    def first_game(self) -> NewGame:
        """Return a beginner's game: against one computer, without variants."""
        self.prepare()
        kept = self.seats.number, self.seats.levels()
        self.seats.seat_as(2, (None, *(self._gentlest for _ in self.seats.rows[1:])))
        new = replace(self.new_game(), setup=Setup(2), relaxed=False, seed=self._seed_to_begin())
        self.seats.seat_as(*kept)
        return new

    def _seed_to_begin(self) -> str:
        """Find a seed with which the first seat starts a game for two."""
        rules = self._manifest.rules
        while True:
            seed = fresh_seed()
            if rules.to_act(rules.deal(Setup(2), Rng.from_seed(seed))) == 0:
                return seed

    def _play(self) -> None:
        entered = tuple(row.person for row in self.seats.rows)
        # Keep the names of seats that this table does not use.
        self._settings.names = entered + self._settings.names[len(entered) :]
        new = self.new_game()
        options = {key: tuple(chosen) for key, chosen in new.setup.options.items()}
        last = LastSetup(
            players=new.setup.players,
            seats=self.seats.levels(),
            options=options,
            relaxed=new.relaxed,
        )
        keep_setup(self._settings, new.game, last)
        self.play_requested.emit(new)

    def _recall(self) -> None:
        """Restore seats and options of the last game, as far as they exist today."""
        last = last_setup(self._settings, self._manifest.rules.name)
        if last is None:
            return
        self.seats.seat_as(last.players, last.seats)
        self.seed.relaxed.setChecked(last.relaxed)
        self._check()
        try:
            self._manifest.rules.check(Setup(last.players, last.options))
        except BadSetup:
            return
        self.selections.choose(last.options)
        self.seats.begin_ahead(last.options)
        self.options.refresh()

    # -- events ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.say_back(self.tr("Shelf"))
        self.title.say(self._manifest.title)
        self.subtitle.setText(self.tr("New game"))
        self.print.say(self.tr("Print blank sheets"))
        self.print.setToolTip("Ctrl+P")
        self.play.say(self.tr("Play"))
        self.seats.retranslate()
        self.options.retranslate()
        self.seed.retranslate()
        self._check()
