"""Setting up a game: one page with sensible defaults, so that Play works at once.

Knows no game: who plays is one panel, the variants of the game are another.
"""

from collections.abc import Callable
from datetime import date
from itertools import pairwise
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM
from festival_desktop.core.game import Game, Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.pages.game_pages import GameSetupPage, Options
from festival_desktop.ui.pages.page import Scenery
from festival_desktop.ui.pages.seats_panel import SeatsPanel
from festival_desktop.ui.pages.seed_bar import SeedBar, fresh_seed
from festival_desktop.ui.pages.variants_panel import VariantsPanel
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.placing import put


class SetupPage(GameSetupPage):
    """A game hands in its two panels and says its `game_title`."""

    has_papers: ClassVar[bool] = False
    """Whether there is something to print."""

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
        game: Game[Any, Any, Any],
        settings: Settings,
        seats: SeatsPanel,
        variants: VariantsPanel,
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self.back = Button("night", "back", px=15, height=38)
        self.print = Button("night", "print", px=14, height=34)
        self.title = Title(34)
        self.subtitle = Label(18, "on_sky", MEDIUM)
        self.seats = seats
        self.variants = variants
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
        put(header, self.print)
        self.print.setVisible(self.has_papers)
        column.addLayout(header)
        self.space(self._panels, spacing=18)
        put(self._panels, self.seats, 600)
        put(self._panels, self.variants, 606)
        column.addLayout(self._panels, 1)
        self.space(self._bar, spacing=22)
        put(self._bar, self.seed, 900)
        put(self._bar, self.play, 302)
        column.addLayout(self._bar)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.print.clicked.connect(self.print_requested)
        self.seats.changed.connect(self._check)
        self.variants.changed.connect(self._check)
        self.seed.changed.connect(self._check)
        self.seed.field.returnPressed.connect(self.play.click)
        for row in self.seats.rows:
            row.name.returnPressed.connect(self.play.click)
        self.play.clicked.connect(self._play)

    def _order_tabs(self) -> None:
        order: list[QWidget] = [self.play, *self.seats.tab_order()]
        order += self.variants.tab_order()
        bar = self.seed
        order += [bar.field, bar.new, bar.copy, bar.day, bar.relaxed, self.print, self.back]
        for here, there in pairwise(order):
            QWidget.setTabOrder(here, there)

    def arrange(self, stacked: bool) -> None:
        flow = QBoxLayout.Direction
        self._panels.setDirection(flow.TopToBottom if stacked else flow.LeftToRight)
        self._bar.setDirection(flow.TopToBottom if stacked else flow.LeftToRight)
        self.seed.stack(stacked)

    # -- choosing ----------------------------------------------------------------------------

    def game_title(self) -> str:
        raise NotImplementedError

    def prepare(self, seed: str | None = None, options: Options | None = None) -> None:
        self.variants.choose_options(options or {})
        self.seed.show_seed(seed or fresh_seed())
        self.play.setFocus()

    def _remember(self) -> None:
        for row, name in zip(self.seats.rows, self._settings.names, strict=False):
            row.name.setText(name)
        self.seats.refresh()
        self._check()

    def _check(self) -> None:
        """Play only what the rules allow; otherwise say why not."""
        reasons = [self.variants.reason()]
        if self.seats.twice() is not None:
            reasons.append(self.seats.trouble.text())
        if not self.seed.good:
            reasons.append(self.seed.trouble.text())
        said = " ".join(filter(None, reasons))
        self.play.setEnabled(not said)
        self.play.setToolTip(said)
        self.play.setAccessibleDescription(said)

    def options(self) -> Options:
        """The variants that are chosen."""
        return self.variants.options()

    def new_game(self) -> NewGame:
        """What is chosen now."""
        return NewGame(
            self._game.name,
            Setup(self.seats.number, self.options()),
            tuple(self.seats.people()),
            self.seed.seed,
            self.seed.relaxed.isChecked(),
        )

    def _play(self) -> None:
        entered = tuple(row.entered for row in self.seats.rows)
        # A table of fewer seats leaves the names of the others alone.
        self._settings.names = entered + self._settings.names[len(entered) :]
        self.play_requested.emit(self.new_game())

    # -- events ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.back.say(self.tr("Shelf"))
        self.title.say(self.game_title())
        self.subtitle.setText(self.tr("New game"))
        self.print.say(self.tr("Print blank sheets"))
        self.play.say(self.tr("Play"))
        self.seats.retranslate()
        self.variants.retranslate()
        self.seed.retranslate()
        self._check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)
