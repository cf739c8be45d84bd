"""Moves compared at like points of a turn.

A turn is several decisions, and a position in the middle of one cannot be compared with one at its
end. So moves of one kind are compared with each other at once; the best of each kind are played on
to the end of the turn, and compared there.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple

from festival_desktop.ai.heuristics import Heuristics, value
from festival_desktop.core.game import Event, Game, Move, Seat, State, View

LONGEST = 8
"""So many decisions of a turn are looked at."""


class End(NamedTuple, Generic[State]):
    """Where a turn leads to."""

    value: float
    state: State
    certain: bool
    """Whether neither chance nor anything hidden had a part in it."""


class Turns(Generic[State, Move, View]):
    def __init__(self, game: Game[State, Move, View], heuristics: Heuristics[State]) -> None:
        self._game = game
        self._heuristics = heuristics

    def after(self, state: State, seat: Seat, move: Move) -> End[State]:
        """The position right after a move."""
        after, log = self._game.copy(state), list[Event]()
        self._game.play(after, move, log)
        certain = not any(self._game.seals(event, seat) for event in log)
        return End(value(self._heuristics, after, seat), after, certain)

    def end(self, state: State, seat: Seat, move: Move) -> End[State]:
        """Where the turn leads to if it goes on with this move."""
        return self.followed(self.after(state, seat, move), seat)

    def followed(self, reached: End[State], seat: Seat, depth: int = LONGEST) -> End[State]:
        """Where the turn leads to from here if it is played as well as can be seen."""
        if not depth or self._game.to_act(reached.state) != seat:
            return reached
        state = reached.state
        moves = self._heuristics.likely(state)
        tried = [(move, self.after(state, seat, move)) for move in moves]
        ends = [self.followed(end, seat, depth - 1) for _, end in best_of_kinds(tried, 1)]
        best = max(ends, key=lambda end: end.value)
        return best if reached.certain else best._replace(certain=False)


def best_of_kinds(
    tried: Sequence[tuple[Move, End[State]]], most: int
) -> list[tuple[Move, End[State]]]:
    """The best few moves of each kind."""
    kinds: dict[type[Move], list[tuple[Move, End[State]]]] = {}
    for one in tried:
        kinds.setdefault(type(one[0]), []).append(one)
    for of_kind in kinds.values():
        of_kind.sort(key=lambda one: one[1].value, reverse=True)
    return [one for of_kind in kinds.values() for one in of_kind[:most]]
