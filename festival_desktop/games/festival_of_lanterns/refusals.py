"""Why a move is not allowed: the rule, by its id, which the game's texts explain.

Called only for moves that `legal_moves` does not list; the checks go from the most helpful reason
to the least.
"""

from festival_desktop.core.errors import Refusal
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends.moves import Take
from festival_desktop.games.festival_of_lanterns.state import GENERIC, NO_TILE, Stage, State

GENERIC_STACK = Refusal("generic-stack")
"""Refusal for the generic tiles, which have no set and no moves of their own."""


def why_not(content: Content, state: State, move: m.Move) -> Refusal:
    match move:
        case m.Place():
            return _place(state, move)
        case m.Exchange():
            return _exchange(content, state, move)
        case Take():  # Nothing given: reaching into the Supply means an exchange.
            return _no_exchange(content, state) or Refusal("give-first")
        case m.Dedicate() if state.stage > Stage.DEDICATE:
            return Refusal("dedicate-over")
        case m.Dedicate():
            return no_set(state, move)
        case m.Discard() if not state.lanterns[state.seat][move.lantern]:
            return Refusal("no-such-lantern")
        case m.Discard():
            return Refusal("no-discard")
        case m.TakeFaceUp() | m.DrawTile() if state.stage is not Stage.REFILL:
            return Refusal("place-first")
        case m.TakeFaceUp() | m.DrawTile():
            return Refusal("stack-empty")
        case m.Pass():
            refill = state.stage is Stage.REFILL
            return Refusal("refill-first") if refill else Refusal("must-place")
        case _:
            return Refusal("no-friends")


def _place(state: State, move: m.Place) -> Refusal:
    if state.stage is Stage.REFILL:
        no_tiles = state.face_up == NO_TILE
        return Refusal("tile-placed") if no_tiles else Refusal("refill-first")
    if move.tile not in state.hands[state.seat]:
        return Refusal("not-in-hand")
    if move.cell in state.display:
        return Refusal("cell-taken")
    if move.cell not in state.frontier:
        return Refusal("not-beside")
    return Refusal("count-first")


def _exchange(content: Content, state: State, move: m.Exchange) -> Refusal:
    if refusal := _no_exchange(content, state):
        return refusal
    if not state.lanterns[state.seat][move.given]:
        return Refusal("no-such-lantern")
    if move.given == move.taken:
        return Refusal("exchange-same")
    return Refusal("supply-empty")


def _no_exchange(content: Content, state: State) -> Refusal | None:
    cost = content.exchange_cost
    if state.stage is not Stage.EXCHANGE:
        return Refusal("exchange-over")
    if state.mooncakes[state.seat] < cost:
        return Refusal("exchange-cost")
    return None


def no_set(state: State, move: m.Dedicate) -> Refusal:
    """Find why a Dedication cannot be made by a player who may make one."""
    if not state.left[move.kind] and not state.left[GENERIC]:
        return Refusal("dedications-gone")
    need = {
        Dedication.FOUR: Refusal("four-needed"),
        Dedication.PAIRS: Refusal("pairs-needed"),
        Dedication.SEVEN: Refusal("seven-needed"),
    }
    return need[move.kind]
