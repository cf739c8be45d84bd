"""Setting up Firefly Festival: who plays, and what the evening is like."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.screens.firefly_festival.pages.seats_panel import SeatsPanel
from festival_desktop.screens.firefly_festival.pages.variants_panel import FireflyVariants
from festival_desktop.screens.firefly_festival.thumbnail import (
    SmallLake,
    bare_lake,
    small_lake,
)
from festival_desktop.ui.pages import setup_page
from festival_desktop.ui.settings import Settings


class SetupPage(setup_page.SetupPage):
    variants: FireflyVariants

    def __init__(
        self,
        game: FireflyFestival,
        settings: Settings,
        levels: Sequence[str],
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        """`levels`: what computers may be, the usual one first."""
        self._rules = game
        seats, variants = SeatsPanel(game.content, levels), FireflyVariants(game.content)
        super().__init__(game, settings, seats, variants, today, parent)

    def game_title(self) -> str:
        return self.tr("Firefly Festival")

    def _check(self) -> None:
        self.variants.set_players(self.seats.number)
        super()._check()
        self.variants.show_lake(self._lake())

    def _lake(self) -> SmallLake | None:
        """The islands of this deal; everybody will see them."""
        if not self.play.isEnabled():
            return None
        new = self.new_game()
        state = self._rules.deal(new.setup, Rng.from_seed(new.seed))
        return bare_lake(small_lake(self._rules, self._rules.view(state, None)))
