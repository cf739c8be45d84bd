"""Who decides for a computer's seat, from nothing but that seat's view.

A player keeps nothing between decisions, so one of them can play any number of seats and games,
and the same view with the same random stream gives the same move.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from festival_desktop.core.game import Event, Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng

Seen = TypeVar("Seen", contravariant=True)
Judged = TypeVar("Judged", contravariant=True)


class ComputerPlayer(Protocol[Move, Seen]):
    def choose(self, view: Seen, legal_moves: Sequence[Move], rng: Rng) -> Move:
        """One of the legal moves of the seat that sees this view and is to act."""


class Heuristics(Protocol[Judged]):
    """How good positions are, by the experience of people who play the game."""

    @property
    def foresees(self) -> bool:
        """Whether a value may depend on what the seat does not know, by trying what comes next."""

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
    what the stack may hold, for instance. A move that neither used chance nor revealed anything
    comes out the same in all of them, so it is tried once.
    """

    TRIES = 48
    MOST_WORLDS = 12

    def __init__(self, game: Game[State, Move, View], heuristics: Heuristics[State]) -> None:
        self._game = game
        self._heuristics = heuristics

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        values = [0.0] * len(legal_moves)
        every = range(len(legal_moves))
        open_ = self._judge(self._game.imagine(view, rng), legal_moves, every, values)
        worlds = max(1, min(self.TRIES // len(open_), self.MOST_WORLDS)) if open_ else 1
        for number in {*every}.difference(open_):
            values[number] *= worlds
        for _ in range(worlds - 1):
            self._judge(self._game.imagine(view, rng), legal_moves, open_, values)
        best = max(values)
        equal = [move for move, value in zip(legal_moves, values, strict=True) if value == best]
        return equal[rng.below(len(equal))]

    def _judge(
        self, state: State, moves: Sequence[Move], numbers: Sequence[int], values: list[float]
    ) -> list[int]:
        """Add the value of these moves in this position; those that chance decides about."""
        game, value, foresees = self._game, self._heuristics.value, self._heuristics.foresees
        seat = game.to_act(state)
        assert seat is not None, "a game that is over asks for no move"
        open_: list[int] = []
        for number in numbers:
            after, log = game.copy(state), list[Event]()
            game.play(after, moves[number], log)
            values[number] += value(after, seat)
            if foresees or any(game.seals(event, seat) for event in log):
                open_.append(number)
        return open_
