"""What a move would do, or did, from the knowledge of one seat.

The rules themselves answer: the move is played on positions imagined from the view, and what
happened is told up to the first thing nobody could know beforehand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.game import Event, Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng

DOUBTS = 6
"""How many other worlds are asked whether a move would have been the same there."""


@dataclass(frozen=True, slots=True)
class Trial(Generic[State]):
    """A move played on an imagined position.

    `events` are those that would happen in every position that looks like the view, apart from
    which tile or card is met. If they are not `whole`, what follows the last one depends on that.
    """

    before: State
    after: State
    events: tuple[Event, ...]
    whole: bool


def try_out(
    game: Game[State, Move, View],
    view: View,
    moves: Sequence[Move],
    decides: Callable[[Event], bool],
) -> Trial[State]:
    """Play moves one after another; the trial is that of the last one.

    `decides` tells whether what happens after an event depends on something hidden in it.
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


def gives_away(
    game: Game[State, Move, View], before: State, move: Move, after: State, seat: Seat | None
) -> bool:
    """Whether a move of somebody else tells a seat something about what was hidden from it.

    It does if the move could not be made, or would look different, in some other position that the
    seat could not tell from `before`.
    """
    view, seen = game.view(before, seat), game.view(after, seat)
    for doubt in range(DOUBTS):
        other = game.imagine(view, Rng(doubt))
        if move not in game.legal_moves(other):
            return True
        game.play(other, move, [])
        if game.view(other, seat) != seen:
            return True
    return False
