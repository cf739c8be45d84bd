"""The pages every game brings with it, as the window knows them: where it is set up and ends."""

from typing import Any

from PySide6.QtCore import Signal

from festival_desktop.play.match import Match
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.setup_options import Options


class GameSetupPage(Page):
    play_requested = Signal(object)
    """A `NewGame`."""
    back_requested = Signal()
    print_requested = Signal()
    """What the game has for paper."""

    def prepare(self, seed: str | None = None, options: Options | None = None) -> None:
        """Ready for another game: this deal, or a new one; these variants, or the last ones."""


class GameEndPage(Page):
    again_requested = Signal()
    """The same people, another deal."""
    again_with_requested = Signal(object)
    """The same with these `Options` in place of the old ones."""
    shelf_requested = Signal()
    look_requested = Signal()
    replay_requested = Signal()
    """The whole game once more."""
    print_requested = Signal()
    """What the game has for paper."""

    def show_result(self, match: Match[Any, Any, Any], animate: bool = True) -> None:
        """A match that is over; `animate`: its lines appear one after the other."""
