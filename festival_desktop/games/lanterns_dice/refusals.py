"""Why a move is not allowed: the rule's name and one plain sentence.

Called only for moves that `legal_moves` does not list, to explain them to a person; the
checks go from the most telling reason to the least.
"""

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

Refusal = tuple[str, str]


def why_not(shading: Shading, fireworks: Fireworks, state: State, move: m.Move) -> Refusal:
    match move:
        case m.Roll():
            return "rolled", "The dice are rolled once, at the start of a turn."
        case m.Reroll():
            return _reroll(shading, state)
        case m.Orient():
            if state.stage is ROLL:
                return "roll-first", "Roll the dice first."
            return "oriented", "The tray is oriented once in a turn, before anyone shades."
        case m.Launch():
            return _launch(fireworks, state, move)
        case m.Pass():
            return "no-launch-now", "There is no display to decline now."
    return _before_part(state) or _part(shading, state, move)


def _reroll(shading: Shading, state: State) -> Refusal:
    if state.stage is ROLL:
        return "roll-first", "Roll the dice first."
    if state.stage is not ORIENT:
        return "reroll-over", "Dice are rerolled only before the tray is oriented."
    return "reroll-cost", f"A reroll costs {shading.content.reroll_cost} gift."


def _launch(fireworks: Fireworks, state: State, move: m.Launch) -> Refusal:
    if state.stage not in (LAUNCH, LAST_LAUNCH):
        return "launch-later", "Fireworks are launched at the end of your turn."
    if move.shape not in state.shapes:
        return "shape-not-in-play", "That shape is not in play."
    if not state.left[move.shape]:
        return "stack-empty", "No tile of that shape is left."
    pools = fireworks.pools[move]
    if pools & ~state.completed[state.seat]:
        return "pool-incomplete", "Fireworks need pools of which both areas are shaded."
    return "pool-covered", "Another tile already covers one of these pools."


def _before_part(state: State) -> Refusal | None:
    if state.stage is ROLL:
        return "roll-first", "Roll the dice first."
    if state.stage is ORIENT:
        return "orient-first", "Orient the tray first."
    if state.stage is not SHADE:
        return "shading-over", "Shading is over for this turn."
    return None


def _part(shading: Shading, state: State, move: m.Move) -> Refusal:
    shaded = state.shaded[state.seat]
    match move:
        case m.EmperorAction():
            return _emperor_action(shading, state, move)
        case m.ShadePool():
            return _shade_pool(shading, state, move)
        case m.ShadeBeside() if not state.platforms >> move.platform & 1:
            return "no-platform", "A platform gives its bonus once, when its pool is completed."
        case m.Shade() if not shaded >> move.area & 1:
            return _shade(shading, state, move)
    return "area-shaded", "That area is shaded already."


def _shade(shading: Shading, state: State, move: m.Shade) -> Refusal:
    color = shading.content.areas[move.area].color
    if move.source is DIE:
        if not state.die_open:
            return "die-used", "You have shaded an area for your die already."
        return "not-your-die", "That area does not match the die you face."
    if move.source is TURN_BONUS:
        if state.seat != state.active:
            return "bonus-not-yours", "Only the active player has a turn bonus."
        if not state.bonus_open:
            return "bonus-used", "You have shaded the area of your turn bonus already."
        if color != shading.bonus(state):
            return "not-your-bonus", "That area does not match your turn bonus."
    elif state.card == NO_CARD:
        return "no-action", "Spend gifts on an emperor card first."
    elif not state.grants:
        return "action-used", "You have shaded all that the emperor's action allows."
    elif shading.action(state, state.card) is WHOLE_POOL:
        return "whole-pool", "This action shades both areas of one pool."
    elif not any(granted >> color & 1 for granted in state.grants):
        return "not-granted", "The emperor's action does not allow that colour."
    else:
        return _granted_elsewhere(shading, state, color)
    return "die-first", "Use your die for that area: it matches."


def _granted_elsewhere(shading: Shading, state: State, color: int) -> Refusal:
    if shading.action(state, state.card) is BESIDE_COMPLETED:
        return "not-beside", "This action shades beside one of your completed pools."
    if state.die_open and color == shading.faced(state, state.seat):
        return "die-first", "Use your die for that area: it matches."
    return "bonus-first", "Use your turn bonus for that area: it matches."


def _shade_pool(shading: Shading, state: State, move: m.ShadePool) -> Refusal:
    if state.card == NO_CARD or shading.action(state, state.card) is not WHOLE_POOL:
        return "no-action", "Only an emperor action shades a whole pool."
    if not state.grants:
        return "action-used", "You have shaded all that the emperor's action allows."
    return "pool-touched", "Both areas of that pool must be unshaded."


def _emperor_action(shading: Shading, state: State, move: m.EmperorAction) -> Refusal:
    if state.card != NO_CARD:
        return "one-action", "Only one emperor action may be taken on each turn."
    cost = shading.costs[move.card]
    if state.gifts[state.seat] < cost:
        return "action-cost", f"That action costs {cost} gifts."
    return "action-empty", "There is nothing you could shade by that action."
