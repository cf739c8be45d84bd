"""What a setup page asks for: a game to be begun."""

from dataclasses import dataclass

from festival_desktop.core.game import Setup
from festival_desktop.play.seats import Player


@dataclass(frozen=True)
class NewGame:
    """Everything needed to deal; `game` is the name the rules know themselves by."""

    game: str
    setup: Setup
    players: tuple[Player, ...]
    seed: str
    relaxed: bool = False
