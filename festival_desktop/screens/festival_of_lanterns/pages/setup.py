"""Setting up Festival of Lanterns: who plays, or who challenges Moon Dancer, and which friends."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.screens.festival_of_lanterns.pages.friends_panel import FriendsPanel
from festival_desktop.screens.festival_of_lanterns.pages.seats_panel import ALONE, SeatsPanel
from festival_desktop.ui.pages import setup_page
from festival_desktop.ui.pages.game_pages import Options
from festival_desktop.ui.settings import Settings


class SetupPage(setup_page.SetupPage):
    seats: SeatsPanel

    def __init__(
        self,
        game: FestivalOfLanterns,
        settings: Settings,
        levels: Sequence[str],
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        """`levels`: what computers may be, the usual one first."""
        self.friends = FriendsPanel(game.content)
        seats = SeatsPanel(game.content, levels)
        super().__init__(game, settings, seats, self.friends, today, parent)

    def game_title(self) -> str:
        return self.tr("Festival of Lanterns")

    def prepare(self, seed: str | None = None, options: Options | None = None) -> None:
        """A level among the options means one person against Moon Dancer."""
        for level in (options or {}).get("level", ()):
            self.seats.choose_number(ALONE)
            self.seats.challenge.choose(level)
        super().prepare(seed, options)

    def options(self) -> Options:
        if not self.seats.alone:
            return super().options()
        return {"level": (self.seats.challenge.level,), **super().options()}

    def _check(self) -> None:
        self.friends.set_alone(self.seats.alone)
        super()._check()
