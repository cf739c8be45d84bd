"""Who decides for a computer's seat, from nothing but that seat's view.

A player keeps nothing between decisions, so one of them can play any number of seats and games,
and the same view with the same random stream gives the same move.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from festival_desktop.core.game import Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng

Seen = TypeVar("Seen", contravariant=True)
Judged = TypeVar("Judged", contravariant=True)


class Player(Protocol[Move, Seen]):
    def choose(self, view: Seen, legal_moves: Sequence[Move], rng: Rng) -> Move:
        """One of the legal moves of the seat that sees this view and is to act."""


class Heuristics(Protocol[Judged]):
    """How good positions are, by the experience of people who play the game."""

    def value(self, state: Judged, seat: Seat) -> float:
        """How good the position is for a seat, about in points."""


def stream(seed: str, seat: Seat, step: int) -> Rng:
    """The random numbers of one decision.

    They depend on the match and the place in it only, so that a game comes out the same when it
    is played again, loaded, or gone back in.
    """
    return Rng.from_seed(f"{seed} {seat} {step}")


class RandomPlayer(Generic[Move, View]):
    """Any legal move, each as likely as the others."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        return legal_moves[rng.below(len(legal_moves))]


class PlainPlayer(Generic[State, Move, View]):
    """Tries every move on imagined positions and takes the one that looks best at once.

    Few moves are tried in several imagined positions each, because then chance matters most:
    what the stack may hold, for instance.
    """

    TRIES = 48
    MOST_WORLDS = 12

    def __init__(self, game: Game[State, Move, View], heuristics: Heuristics[State]) -> None:
        self._game = game
        self._heuristics = heuristics

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        worlds = max(1, min(self.TRIES // len(legal_moves), self.MOST_WORLDS))
        values = [0.0] * len(legal_moves)
        for _ in range(worlds):
            self._judge(self._game.imagine(view, rng), legal_moves, values)
        best = max(values)
        equal = [move for move, value in zip(legal_moves, values, strict=True) if value == best]
        return equal[rng.below(len(equal))]

    def _judge(self, state: State, moves: Sequence[Move], values: list[float]) -> None:
        """Add the value of each move in this position."""
        game, value = self._game, self._heuristics.value
        seat = game.to_act(state)
        assert seat is not None, "a game that is over asks for no move"
        for index, move in enumerate(moves):
            after = game.copy(state)
            game.play(after, move, [])
            values[index] += value(after, seat)
