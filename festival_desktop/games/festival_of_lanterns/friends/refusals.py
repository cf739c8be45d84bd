"""Why a move is not allowed in a game with friends: the rule's name and one plain sentence."""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import refusals
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import is_her_turn
from festival_desktop.games.festival_of_lanterns.refusals import Refusal
from festival_desktop.games.festival_of_lanterns.state import (
    EXCHANGE,
    KEEP_TILE,
    MATCH_SIDE,
    State,
    gala_of,
)

NO_HELP: Refusal = "no-help", "No friend helps you with that now."


def why_not(turn: GalaTurn, state: State, move: m.Move) -> Refusal:
    if is_her_turn(state):
        return "her-own-rules", "Moon Dancer follows rules of her own."
    match move:
        case fm.Befriend():
            return _befriend(turn, state, move)
        case m.Dedicate() if move.without is not None and not turn.waiting(state).leaves_out:
            return NO_HELP
        case fm.DiscardTrixie():
            return _discard_trixie(turn, state)
        case m.Place() | m.Dedicate() | m.Discard() | m.TakeFaceUp() | m.DrawTile() | m.Pass():
            return _asked(state) or refusals.why_not(turn.content, state, move)
    return _help(turn, state, move)


def _befriend(turn: GalaTurn, state: State, move: fm.Befriend) -> Refusal:
    if move.friend not in gala_of(state).friends:
        return "not-in-play", "That friend is not in play."
    if state.stage is not EXCHANGE:
        return "befriend-over", "Befriending comes first in a turn, and only once."
    cost = turn.costs[move.friend]
    if state.mooncakes[state.seat] < cost:
        return "befriend-cost", f"That friend costs {cost} Mooncakes."
    in_vain = turn.friends[move.friend].in_vain(turn, state)
    assert in_vain is not None, "a friend who can be paid and can help may be befriended"
    return in_vain


def _discard_trixie(turn: GalaTurn, state: State) -> Refusal:
    if not gala_of(state).trixies[state.seat]:
        return "no-trixie", "You hold no Trixie lantern."
    limit = turn.content.limit
    return "no-discard", f"Lanterns are discarded only over {limit}, before placing."


def _asked(state: State) -> Refusal | None:
    """What a friend has asked must be answered first."""
    if state.stage is MATCH_SIDE:
        return "side-first", "First choose the side that counts as a match."
    if state.stage is KEEP_TILE:
        return "keep-first", "First choose the tile you keep."
    return None


def _help(turn: GalaTurn, state: State, move: m.Move) -> Refusal:
    """About something only a friend allows."""
    offered: list[m.Move] = []
    turn.waiting(state).offer(turn, state, offered)
    if type(move) not in {type(offer) for offer in offered}:
        return NO_HELP
    match move:
        case m.Exchange():
            return _give(state, move.given) or _exchange(move)
        case fm.Swap():
            return _give(state, move.given) or _swap(state, move)
        case fm.Take():
            if state.supply[move.lantern]:
                return "not-returned", "Take back one of the lanterns you have just returned."
        case fm.GainTogether() if move.seat == state.seat:
            return "another-player", "Choose another player."
        case fm.PutToken():
            return _token(turn, state, move)
        case fm.TurnTile():
            return _turn_tile(state, move)
        case fm.CountAsMatch():
            return "no-mismatch", "Choose a side that touches a tile and does not match."
        case fm.Keep():
            return "not-looked-at", "Keep one of the tiles you are looking at."
    return "supply-empty", "The Supply has no lantern of that kind left."


def _give(state: State, lantern: int) -> Refusal | None:
    if state.lanterns[state.seat][lantern]:
        return None
    return "no-such-lantern", "You hold no lantern of that kind."


def _exchange(move: m.Exchange) -> Refusal:
    if move.given == move.taken:
        return "exchange-same", "An exchange takes a different lantern."
    return "supply-empty", "The Supply has no lantern of that kind left."


def _swap(state: State, move: fm.Swap) -> Refusal:
    if move.seat == state.seat:
        return "another-player", "Choose another player."
    if move.given == move.taken:
        return "swap-same", "A swap takes a different lantern."
    return "not-theirs", "That player holds no lantern of that kind."


def _token(turn: GalaTurn, state: State, move: fm.PutToken) -> Refusal:
    if gala_of(state).tokens[state.seat] == move.kind:
        return "token-there", "Your token lies there already."
    return "no-stack", "Nothing is left on that stack."


def _turn_tile(state: State, move: fm.TurnTile) -> Refusal:
    if move.cell not in state.display:
        return "no-tile-there", "No tile lies there."
    return "turned-so", "The tile lies that way already."
