"""What a move would do, or did, from the knowledge of one seat.

The rules themselves answer: the move is played on positions imagined from the view, and what
happened is told up to the first thing nobody could know beforehand.
"""

from festival_desktop.core.game import Event, Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng

DOUBTS = 6
"""How many other worlds are asked whether a move would have been the same there."""


def foresee(game: Game[State, Move, View], view: View, move: Move) -> tuple[Event, ...]:
    log: list[Event] = []
    game.play(game.imagine(view, Rng(0)), move, log)
    known: list[Event] = []
    for event in log:
        if game.seals(event):
            break
        known.append(event)
    return tuple(known)


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
