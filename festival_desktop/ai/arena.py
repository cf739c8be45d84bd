"""Whole games between computer players, the same every time for the same seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from festival_desktop.ai.players import ComputerPlayer, stream
from festival_desktop.core.game import Event, Game, Move, Setup, Standing, State, View
from festival_desktop.core.rng import Rng

Over = TypeVar("Over", contravariant=True)


class Measures(Protocol[Over]):
    """Statistics of a game over many plays, besides scores and seats."""

    def add(self, state: Over, standing: Standing) -> None:
        """Add a finished game."""

    def lines(self) -> list[str]:
        """Describe the statistics in lines of text."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State, Move]):
    """A game that was played to its end."""

    seed: str
    moves: tuple[Move, ...]
    turns: int
    """Number of changes of the deciding seat, which is less than the number of decisions."""
    standing: Standing
    end: State
    """The final position."""


def play_out(
    game: Game[State, Move, View],
    setup: Setup,
    players: Sequence[ComputerPlayer[Move, View]],
    seed: str,
) -> Outcome[State, Move]:
    """Deal from the seed and let the players, by seat, play to the end."""
    state = game.deal(setup, Rng.from_seed(seed))
    moves: list[Move] = []
    log: list[Event] = []
    turns, last = 0, None
    while (seat := game.to_act(state)) is not None:
        if seat != last:
            turns, last = turns + 1, seat
        chance = stream(seed, seat, len(moves))
        move = players[seat].choose(game.view(state, seat), game.legal_moves(state), chance)
        game.play(state, move, log)
        log.clear()
        moves.append(move)
    return Outcome(seed, tuple(moves), turns, game.standing(state), state)


def seed_of_game(seed: str, number: int) -> str:
    """Return the seed of one game in a series; the first is the seed itself."""
    return seed if number == 0 else f"{seed}-{number + 1}"
