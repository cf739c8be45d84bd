"""A game to be started, as chosen on the setup page."""

from dataclasses import dataclass

from festival_desktop.core.game import Setup
from festival_desktop.play.seats import Player


@dataclass(frozen=True)
class NewGame:
    """Everything needed to deal; `game` is the id of the rules."""

    game: str
    setup: Setup
    players: tuple[Player, ...]
    seed: str
    relaxed: bool = False
