"""The page every game brings with it, as the window knows it: where it is set up."""

from collections.abc import Mapping

from PySide6.QtCore import Signal

from festival_desktop.ui.pages.page import Page

Options = Mapping[str, tuple[str, ...]]
"""Variants of a game, as in its `Setup`."""


class GameSetupPage(Page):
    play_requested = Signal(object)
    """A `NewGame`."""
    back_requested = Signal()
    print_requested = Signal()
    """What the game has for paper."""

    def prepare(self, seed: str | None = None, options: Options | None = None) -> None:
        """Ready for another game: this deal, or a new one; these variants, or the last ones."""
