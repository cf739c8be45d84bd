"""Try a move out with the knowledge of one seat.

The rules themselves answer: the move is played on positions imagined from the view, and its events
count up to the first one that nobody could foresee.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.game import Event, Game, Move, Standing, State, View
from festival_desktop.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Trial(Generic[State]):
    """A move played on an imagined position.

    `events` would happen in every position consistent with the view, apart from which tile or card
    is met. If they are not `whole`, what follows depends on hidden things or chance.
    """

    before: State
    after: State
    events: tuple[Event, ...]
    whole: bool


def standing(game: Game[State, Move, View], view: View) -> Standing:
    """Return the scores, which are the same in every position consistent with the view."""
    return game.standing(game.imagine(view, Rng(0)))


def try_out(
    game: Game[State, Move, View],
    view: View,
    moves: Sequence[Move],
    decides: Callable[[Event], bool],
) -> Trial[State]:
    """Play moves in a row and return the trial of the last one.

    `decides` tells whether what follows an event depends on something hidden in it.
    """
    before = game.imagine(view, Rng(0))
    for move in moves[:-1]:
        game.play(before, move, [])
    return try_on(game, before, moves[-1], decides)


def try_on(
    game: Game[State, Move, View], before: State, move: Move, decides: Callable[[Event], bool]
) -> Trial[State]:
    """Play one move on a copy of an imagined position."""
    after = game.copy(before)
    log: list[Event] = []
    game.play(after, move, log)
    for number, event in enumerate(log):
        if decides(event):
            return Trial(before, after, tuple(log[: number + 1]), False)
    return Trial(before, after, tuple(log), True)
