"""What a move would do, from the knowledge of one seat.

The rules themselves answer: the move is played on a position imagined from the view, and what
happened is told up to the first thing nobody could know beforehand.
"""

from festival_desktop.core.game import Event, Game, Move, State, View
from festival_desktop.core.rng import Rng


def foresee(game: Game[State, Move, View], view: View, move: Move) -> tuple[Event, ...]:
    log: list[Event] = []
    game.play(game.imagine(view, Rng(0)), move, log)
    known: list[Event] = []
    for event in log:
        if game.seals(event):
            break
        known.append(event)
    return tuple(known)
