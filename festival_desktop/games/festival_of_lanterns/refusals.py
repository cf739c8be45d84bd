"""Why a move is not allowed: the rule's name and one plain sentence.

Called only for moves that `legal_moves` does not list, to explain them to a person; the
checks go from the most telling reason to the least.
"""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends.moves import Take
from festival_desktop.games.festival_of_lanterns.state import GENERIC, Stage, State

Refusal = tuple[str, str]


def why_not(content: Content, state: State, move: m.Move) -> Refusal:
    match move:
        case m.Place():
            return _place(content, state, move)
        case m.Exchange():
            return _exchange(content, state, move)
        case Take():
            return _take(content, state)
        case m.Dedicate():
            return _dedicate(state, move)
        case m.Discard():
            return _discard(content, state, move)
        case m.TakeFaceUp() | m.DrawTile():
            return _refill(state, move)
        case _:
            return "must-place", "A turn ends with placing a tile."


def _place(content: Content, state: State, move: m.Place) -> Refusal:
    if state.stage is Stage.REFILL:
        return "refill-first", "One tile is placed each turn; now refill your hand."
    if move.tile not in state.hands[state.seat]:
        return "not-in-hand", "That tile is not in your hand."
    if move.cell in state.display:
        return "cell-taken", "A tile already lies there."
    if move.cell not in state.frontier:
        return "not-beside", "A tile must share a side with the display."
    return "count-first", f"Discard down to {content.limit} lanterns before you place a tile."


def _exchange(content: Content, state: State, move: m.Exchange) -> Refusal:
    if refusal := _no_exchange(content, state):
        return refusal
    if not state.lanterns[state.seat][move.given]:
        return "no-such-lantern", "You hold no lantern of that kind."
    if move.given == move.taken:
        return "exchange-same", "An exchange takes a different lantern."
    return "supply-empty", "The Supply has no lantern of that kind left."


def _take(content: Content, state: State) -> Refusal:
    """Somebody reaches into the Supply with nothing to give: they mean to exchange."""
    return _no_exchange(content, state) or (
        "give-first",
        "An exchange begins with the lantern you give.",
    )


def _no_exchange(content: Content, state: State) -> Refusal | None:
    cost = content.exchange_cost
    if state.stage is not Stage.EXCHANGE:
        return "exchange-over", "Exchanging comes first in a turn, and only once."
    if state.mooncakes[state.seat] < cost:
        return "exchange-cost", f"An exchange costs {cost} Mooncakes."
    return None


def _dedicate(state: State, move: m.Dedicate) -> Refusal:
    if state.stage > Stage.DEDICATE:
        return "dedicate-over", "Only one Dedication is made in a turn, before the tile is placed."
    if not state.left[move.kind] and not state.left[GENERIC]:
        return "dedications-gone", "No Dedication of that kind is left, and no generic one."
    need = {
        Dedication.FOUR: ("four-needed", "Four of a Kind needs four equal lanterns."),
        Dedication.PAIRS: ("pairs-needed", "Three Pair needs two each of three lanterns."),
        Dedication.SEVEN: ("seven-needed", "Seven Unique needs one of each lantern."),
    }
    return need[move.kind]


def _discard(content: Content, state: State, move: m.Discard) -> Refusal:
    if not state.lanterns[state.seat][move.lantern]:
        return "no-such-lantern", "You hold no lantern of that kind."
    return "no-discard", f"Lanterns are discarded only over {content.limit}, before placing."


def _refill(state: State, move: m.Move) -> Refusal:
    if state.stage is not Stage.REFILL:
        return "place-first", "The hand is refilled after a tile is placed."
    return "stack-empty", "The stack is empty."
