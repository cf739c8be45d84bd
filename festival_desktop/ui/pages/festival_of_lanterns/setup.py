"""Setting up Festival of Lanterns: one page with sensible defaults, so that Play works at once."""

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.ui.pages.festival_of_lanterns.friends_panel import FriendsPanel
from festival_desktop.ui.pages.festival_of_lanterns.seats_panel import ALONE, SeatsPanel
from festival_desktop.ui.pages.game_pages import GameSetupPage, Options
from festival_desktop.ui.pages.new_game import NewGame
from festival_desktop.ui.pages.page import Scenery
from festival_desktop.ui.pages.seed_bar import SeedBar, fresh_seed
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.placing import put


class SetupPage(GameSetupPage):
    scenery = Scenery(
        horizon=0.44,
        moon=(0.934, 0.053, 19),
        fireworks=((0.726, 0.05, 26, "burst_rose"), (0.805, 0.035, 17, "burst_blue")),
        sky_lanterns=((0.86, 0.059, 6), (0.888, 0.032, 5)),
        floats=((0.011, 0.89, 12, "light"), (0.989, 0.94, 12, "light")),
        dim=0.14,
    )

    def __init__(
        self,
        game: FestivalOfLanterns,
        settings: Settings,
        levels: Sequence[str],
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        """`levels`: what computers may be, the usual one first."""
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self.back = Button("night", "back", px=15, height=38)
        self.title = Title(34)
        self.subtitle = Label(18, "on_sky", MEDIUM)
        self.seats = SeatsPanel(game.content, levels)
        self.friends = FriendsPanel(game.content)
        self.seed = SeedBar(today)
        self.play = Button("primary", "play", px=25, height=58)
        self._panels: QBoxLayout = QHBoxLayout()
        self._bar: QBoxLayout = QHBoxLayout()
        self._build()
        self._connect()
        self._order_tabs()
        self.retranslate()
        self._remember()
        self.first = self.play

    def _build(self) -> None:
        column, header = QVBoxLayout(self.content), QHBoxLayout()
        self.space(column, (28, 14, 28, 20), 16)
        self.space(header, (0, 0, 0, 2), 20)
        put(header, self.back)
        put(header, self.title)
        put(header, self.subtitle)
        header.addStretch(1)
        column.addLayout(header)
        self.space(self._panels, spacing=18)
        put(self._panels, self.seats, 600)
        put(self._panels, self.friends, 606)
        column.addLayout(self._panels, 1)
        self.space(self._bar, spacing=22)
        put(self._bar, self.seed, 900)
        put(self._bar, self.play, 302)
        column.addLayout(self._bar)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.seats.changed.connect(self._check)
        self.friends.changed.connect(self._check)
        self.seed.changed.connect(self._check)
        self.seed.field.returnPressed.connect(self.play.click)
        for row in self.seats.rows:
            row.name.returnPressed.connect(self.play.click)
        self.play.clicked.connect(self._play)

    def _order_tabs(self) -> None:
        order: list[QWidget] = [self.play, *self._parts(self.seats.players)]
        for row in self.seats.rows:
            order += [row.name, *self._parts(row.kind), row.level, row.add]
        order += self._parts(self.seats.challenge.strip)
        friends = self.friends
        order += [friends.groups, friends.none, friends.surprise]
        order += friends.cards.buttons.values()
        bar = self.seed
        order += [bar.field, bar.new, bar.copy, bar.day, bar.relaxed, self.back]
        for here, there in pairwise(order):
            QWidget.setTabOrder(here, there)

    def _parts(self, strip: QWidget) -> list[QWidget]:
        return strip.findChildren(QWidget)

    def arrange(self, stacked: bool) -> None:
        flow = QBoxLayout.Direction
        self._panels.setDirection(flow.TopToBottom if stacked else flow.LeftToRight)
        self._bar.setDirection(flow.TopToBottom if stacked else flow.LeftToRight)
        self.seed.stack(stacked)

    # -- choosing ----------------------------------------------------------------------------

    def prepare(self, seed: str | None = None, options: Options | None = None) -> None:
        """A level among the options means one person against Moon Dancer."""
        for level in (options or {}).get("level", ()):
            self.seats.choose_number(ALONE)
            self.seats.challenge.choose(level)
        self.seed.show_seed(seed or fresh_seed())
        self.play.setFocus()

    def _remember(self) -> None:
        for row, name in zip(self.seats.rows, self._settings.names, strict=False):
            row.name.setText(name)
        self.seats.refresh()
        self._check()

    def _check(self) -> None:
        """Play only what the rules allow; otherwise say why not."""
        self.friends.set_alone(self.seats.alone)
        reasons = [self.friends.reason()]
        if self.seats.twice() is not None:
            reasons.append(self.seats.trouble.text())
        if not self.seed.good:
            reasons.append(self.seed.trouble.text())
        said = " ".join(filter(None, reasons))
        self.play.setEnabled(not said)
        self.play.setToolTip(said)
        self.play.setAccessibleDescription(said)

    def _setup(self) -> Setup:
        options: dict[str, tuple[str, ...]] = {}
        if self.seats.alone:
            options["level"] = (self.seats.challenge.level,)
        if self.friends.chosen:
            options["friends"] = self.friends.chosen
        return Setup(self.seats.number, options)

    def new_game(self) -> NewGame:
        """What is chosen now."""
        return NewGame(
            self._game.name,
            self._setup(),
            tuple(self.seats.people()),
            self.seed.seed,
            self.seed.relaxed.isChecked(),
        )

    def _play(self) -> None:
        self._settings.names = tuple(row.entered for row in self.seats.rows)
        self.play_requested.emit(self.new_game())

    # -- events ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.back.say(self.tr("Shelf"))
        self.title.say(self.tr("Festival of Lanterns"))
        self.subtitle.setText(self.tr("New game"))
        self.play.say(self.tr("Play"))
        self.seats.retranslate()
        self.friends.retranslate()
        self.seed.retranslate()
        self._check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)
