"""Why a move is not allowed in a game with friends: the rule, by its id."""

from festival_desktop.core.errors import Refusal
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import refusals
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import is_her_turn
from festival_desktop.games.festival_of_lanterns.state import (
    EXCHANGE,
    KEEP_TILE,
    MATCH_SIDE,
    State,
    gala_of,
    is_free,
)

NO_HELP: Refusal = Refusal("no-help")


def why_not(turn: GalaTurn, state: State, move: m.Move) -> Refusal:
    if is_her_turn(state):
        return Refusal("her-own-rules")
    match move:
        case fm.Befriend():
            return _befriend(turn, state, move)
        case m.Dedicate() if move.without is not None and not turn.waiting(state).leaves_out:
            return NO_HELP
        case m.Dedicate() if move.kept and not gala_of(state).trixies[state.seat]:
            return Refusal("no-trixie")
        case m.Dedicate() if turn.waiting(state).encore and is_free(state):
            return refusals.no_set(state, move)
        case fm.DiscardTrixie():
            held = gala_of(state).trixies[state.seat]
            return Refusal("no-discard") if held else Refusal("no-trixie")
        case m.Place() | m.Dedicate() | m.Discard() | m.TakeFaceUp() | m.DrawTile() | m.Pass():
            return _asked(state) or refusals.why_not(turn.content, state, move)
    return _help(turn, state, move)


def _befriend(turn: GalaTurn, state: State, move: fm.Befriend) -> Refusal:
    if move.friend not in gala_of(state).friends:
        return Refusal("not-in-play")
    if asked := _asked(state):
        return asked
    if state.stage is not EXCHANGE:
        return Refusal("befriend-over")
    cost = turn.costs[move.friend]
    if state.mooncakes[state.seat] < cost:
        return Refusal("befriend-cost")
    in_vain = turn.friends[move.friend].why_useless(turn, state)
    assert in_vain is not None, "a friend who can be paid and can help may be befriended"
    return in_vain


def _asked(state: State) -> Refusal | None:
    """Refuse until a friend's question has been answered."""
    if state.stage is MATCH_SIDE:
        return Refusal("side-first")
    if state.stage is KEEP_TILE:
        return Refusal("keep-first")
    return None


def _help(turn: GalaTurn, state: State, move: m.Move) -> Refusal:
    """Find why a move that needs a friend is not allowed."""
    offered: list[m.Move] = []
    turn.waiting(state).offer(turn, state, offered)
    if type(move) not in {type(offer) for offer in offered}:
        return NO_HELP
    match move:
        case m.Exchange() | fm.Swap() if not state.lanterns[state.seat][move.given]:
            return Refusal("no-such-lantern")
        case m.Exchange() if move.given == move.taken:
            return Refusal("exchange-same")
        case fm.Swap() | fm.GainTogether() if move.seat == state.seat:
            return Refusal("another-player")
        case fm.Swap() if move.given == move.taken:
            return Refusal("swap-same")
        case fm.Swap():
            return Refusal("not-theirs")
        case fm.Take() if state.supply[move.lantern]:
            return Refusal("not-returned")
        case fm.PutToken() if gala_of(state).tokens[state.seat] == move.kind:
            return Refusal("token-there")
        case fm.PutToken():
            return Refusal("no-stack")
        case fm.TurnTile() if move.cell not in state.display:
            return Refusal("no-tile-there")
        case fm.TurnTile():
            return Refusal("turned-so")
        case fm.CountAsMatch():
            return Refusal("no-mismatch")
        case fm.Keep():
            return Refusal("not-looked-at")
    return Refusal("supply-empty")
