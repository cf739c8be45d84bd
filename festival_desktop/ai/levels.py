"""The levels a computer can play at, by the names that saves and setups use."""

from collections.abc import Callable
from typing import Any

from festival_desktop.ai.players import ComputerPlayer, Heuristics, PlainPlayer
from festival_desktop.core.game import Game

AnyPlayer = ComputerPlayer[Any, Any]
Maker = Callable[[Game[Any, Any, Any], Heuristics[Any]], AnyPlayer]

LEVELS: dict[str, Maker] = {"plain": PlainPlayer}
"""Name → how to make its player for a game, the usual level first."""


def players(game: Game[Any, Any, Any], heuristics: Heuristics[Any]) -> dict[str, AnyPlayer]:
    """A player of each level. They remember nothing, so each can take any number of seats."""
    return {level: make(game, heuristics) for level, make in LEVELS.items()}
