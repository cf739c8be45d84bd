"""Why a move is not allowed: the rule, by its id, which the game's texts explain.

Called only for moves that `legal_moves` does not list; the checks go from the most helpful reason
to the least.
"""

from festival_desktop.core.errors import Refusal
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import BESIDE_COMPLETED, WHOLE_POOL
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.moves import DIE, TURN_BONUS
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import (
    LAST_LAUNCH,
    LAUNCH,
    NO_CARD,
    ORIENT,
    ROLL,
    SHADE,
    State,
)

NO_PART = {ROLL: Refusal("roll-first"), ORIENT: Refusal("orient-first")}
"""Refusals before the shading stage; after it, the part is over."""


def why_not(shading: Shading, fireworks: Fireworks, state: State, move: m.Move) -> Refusal:
    match move:
        case m.Roll():
            return Refusal("rolled")
        case m.Reroll() | m.Orient() if state.stage is ROLL:
            return Refusal("roll-first")
        case m.Reroll() if state.stage is not ORIENT:
            return Refusal("reroll-over")
        case m.Reroll():
            return Refusal("reroll-cost")
        case m.Orient():
            return Refusal("oriented")
        case m.Launch():
            return _launch(fireworks, state, move)
        case m.Pass():
            return Refusal("no-launch-now")
    if state.stage is not SHADE:
        return NO_PART.get(state.stage, Refusal("shading-over"))
    return _part(shading, state, move)


def _launch(fireworks: Fireworks, state: State, move: m.Launch) -> Refusal:
    if state.stage not in (LAUNCH, LAST_LAUNCH):
        return Refusal("launch-later")
    if move.shape not in state.shapes:
        return Refusal("shape-not-in-play")
    if not state.left[move.shape]:
        return Refusal("stack-empty")
    pools = fireworks.pools[move]
    if pools & ~state.completed[state.seat]:
        return Refusal("pool-incomplete")
    return Refusal("pool-covered")


def _part(shading: Shading, state: State, move: m.Move) -> Refusal:
    shaded = state.shaded[state.seat]
    whole_pool = state.card != NO_CARD and shading.action(state, state.card) is WHOLE_POOL
    match move:
        case m.EmperorAction() if state.card != NO_CARD:
            return Refusal("one-action")
        case m.EmperorAction() if state.gifts[state.seat] < shading.costs[move.card]:
            return Refusal("action-cost")
        case m.EmperorAction():
            return Refusal("action-empty")
        case m.Take():
            return _take(state, move)
        case m.ShadePool() if not whole_pool:
            return Refusal("no-action")
        case m.ShadePool() if not state.grants:
            return Refusal("action-used")
        case m.ShadePool():
            return Refusal("pool-touched")
        case m.ShadeBeside() if not state.platforms >> move.platform & 1:
            return Refusal("no-platform")
        case m.Shade() if not shaded >> move.area & 1:
            return _shade(shading, state, move)
    return Refusal("area-shaded")


def _shade(shading: Shading, state: State, move: m.Shade) -> Refusal:
    color = shading.content.areas[move.area].color
    if move.source is DIE:
        if not state.die_open:
            return Refusal("die-used")
        return Refusal("not-your-die")
    if move.source is TURN_BONUS:
        if state.seat != state.active:
            return Refusal("bonus-not-yours")
        if not state.bonus_open:
            return Refusal("bonus-used")
        if color != shading.bonus(state):
            return Refusal("not-your-bonus")
    elif state.card == NO_CARD:
        return Refusal("no-action")
    elif not state.grants:
        return Refusal("action-used")
    elif shading.action(state, state.card) is WHOLE_POOL:
        return Refusal("whole-pool")
    elif not any(granted >> color & 1 for granted in state.grants):
        return Refusal("not-granted")
    else:
        return _granted_elsewhere(shading, state, color)
    return Refusal("die-first")


def _granted_elsewhere(shading: Shading, state: State, color: int) -> Refusal:
    if shading.action(state, state.card) is BESIDE_COMPLETED:
        return Refusal("not-beside")
    if state.die_open and color == shading.faced(state, state.seat):
        return Refusal("die-first")
    return Refusal("bonus-first")


def _take(state: State, move: m.Take) -> Refusal:
    if move.seat >= state.players:
        return Refusal("no-such-sheet")
    if move.seat == state.seat:
        return Refusal("sheet-in-hand")
    if state.ended >> move.seat & 1:
        return Refusal("part-over")
    if state.taken >> move.seat & 1:
        return Refusal("taken-in-vain")
    return Refusal("sheet-idle")
