"""The only way in for moves from people and files.

`step` checks, copies and plays, so the old position stays unchanged. Search knows that its moves
are legal and calls `Game.play` directly.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.decision import Decision
from festival_desktop.core.errors import IllegalMove, Refusal
from festival_desktop.core.game import Event, Game, Move, Seat, State, View, early_turn_seat


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Move]):
    """A played move: the seat, its events, and the position after it.

    A seat that takes the turn out of order gets a step of its own. `sealed`: the player cannot undo
    it. `decision`: the reasoning of a computer.
    """

    seat: Seat
    move: Move
    state: State
    events: tuple[Event, ...]
    sealed: bool
    decision: Decision[Move] | None = None


def step(
    game: Game[State, Move, View],
    state: State,
    move: Move,
    decision: Decision[Move] | None = None,
) -> Step[State, Move]:
    """Play `move` on a copy of `state`; raises `IllegalMove` with the rule."""
    seat = game.to_act(state)
    if seat is None:
        raise IllegalMove(Refusal("over"))
    if move not in game.legal_moves(state):
        raise IllegalMove(game.why_not(state, move))
    after = game.copy(state)
    events: list[Event] = []
    game.play(after, move, events)
    sealed = any(game.is_irreversible(event, seat) for event in events)
    by = early_turn_seat(events)
    return Step(seat if by is None else by, move, after, tuple(events), sealed, decision)


def digest(game: Game[State, Move, View], state: State) -> str:
    """Compute a short fingerprint of a position, the same on every machine."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
