"""Setting up Lanterns Dice: who plays, and which shapes, favours and sheets are in play."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.pages.seats_panel import SeatsPanel
from festival_desktop.screens.lanterns_dice.pages.variants_panel import DiceVariants
from festival_desktop.ui.pages import setup_page
from festival_desktop.ui.settings import Settings


class SetupPage(setup_page.SetupPage):
    has_papers = True
    scenery = setup_page.SetupPage.scenery._replace(moon=(0.655, 0.053, 17))
    variants: DiceVariants

    def __init__(
        self,
        game: LanternsDice,
        settings: Settings,
        levels: Sequence[str],
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        """`levels`: what computers may be, the usual one first."""
        seats, variants = SeatsPanel(game.content, levels), DiceVariants(game.content)
        super().__init__(game, settings, seats, variants, today, parent)

    def game_title(self) -> str:
        return box().label

    def _check(self) -> None:
        self.variants.show_players([player.name for player in self.seats.people()])
        super()._check()
