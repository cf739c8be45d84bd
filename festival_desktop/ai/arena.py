"""Whole games between computer players, the same every time for the same seed."""

from collections.abc import Mapping
from typing import Any

from festival_desktop.ai.players import Player, stream
from festival_desktop.core.game import Game, Seat


def play_out(
    game: Game[Any, Any, Any],
    state: Any,
    players: Mapping[Seat, Player[Any, Any]],
    seed: str,
) -> list[Any]:
    """Play a position to its end, in place; the moves made."""
    moves: list[Any] = []
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        rng = stream(seed, seat, len(moves))
        move = players[seat].choose(view, game.legal_moves(state), rng)
        game.play(state, move, [])
        moves.append(move)
    return moves


def seed_of_game(seed: str, number: int) -> str:
    """The seed of one game in a row of them; the first is the seed itself."""
    return seed if number == 0 else f"{seed}-{number + 1}"
