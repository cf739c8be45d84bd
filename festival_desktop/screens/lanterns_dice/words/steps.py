"""How the steps of the turn stand, found from a view, the legal moves and the turn so far.

No words and no Qt: `turn` says it to people.
"""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice import state
from festival_desktop.games.lanterns_dice.content import Colors
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.tables.lanterns_dice.tray import faced, turn_bonus
from festival_desktop.ui.words.game_words import StepState, StepStatus

DONE, SKIPPED, MAY, NOW, LATER = StepState


def turn_steps(
    game: LanternsDice, view: View, moves: Iterable[m.Move], so_far: Iterable[Event] = ()
) -> tuple[StepStatus, ...]:
    """The steps of whoever decides: all of them in a turn of one's own, else two.

    `so_far`: what happened since the dice were rolled; once parts are over, a view has forgotten
    how they were used.
    """
    if view.stage is state.LAST_LAUNCH:
        return (StepStatus("launch", MAY, "last"),)
    legal = list(moves)
    kinds = {type(event) for event in so_far if getattr(event, "seat", None) == view.seat}
    part = (_shade(game, view, legal, kinds), _favour(game, view, legal, kinds))
    if view.seat != view.active:
        return part
    return (_roll(game, view, legal), _orient(game, view), *part, _launch(view))


def _roll(game: LanternsDice, view: View, moves: list[m.Move]) -> StepStatus:
    if view.stage is state.ROLL:
        return StepStatus("roll", NOW, "roll")
    if m.REROLL in moves:
        return StepStatus("roll", MAY, "again", game.content.reroll_cost)
    return StepStatus("roll", DONE, "rolled")


def _orient(game: LanternsDice, view: View) -> StepStatus:
    if view.stage is state.ROLL:
        return StepStatus("orient", LATER)
    if view.stage is state.ORIENT:
        return StepStatus("orient", NOW, "turn")
    return StepStatus("orient", DONE, "faces", faced(game, view, view.seat))


def _shade(
    game: LanternsDice, view: View, moves: list[m.Move], told_of: set[type[Event]]
) -> StepStatus:
    if view.stage < state.SHADE:
        return StepStatus("shade", LATER)
    wanted = shading_colors(game, view, moves)
    if wanted:
        return StepStatus("shade", MAY, "colors", wanted)
    if any(isinstance(move, m.ShadeBeside) for move in moves):
        return StepStatus("shade", MAY, "platform")
    if told.AreaShaded in told_of:
        return StepStatus("shade", DONE, "shaded")
    return StepStatus("shade", SKIPPED, "skipped")


def shading_colors(game: LanternsDice, view: View, moves: list[m.Move]) -> list[int]:
    """The colours that die and turn bonus still let be shaded, each as often as it may be."""
    found = []
    sources = {move.source for move in moves if isinstance(move, m.Shade)}
    die = faced(game, view, view.seat)
    if m.DIE in sources:
        found.append(die)
    # Of two equal chances only the die's is among the moves.
    if view.bonus_open and (m.TURN_BONUS in sources or (found and turn_bonus(game, view) == die)):
        found.append(turn_bonus(game, view))
    return found


def _favour(
    game: LanternsDice,
    view: View,
    moves: list[m.Move],
    told_of: set[type[Event]],
) -> StepStatus:
    if view.stage < state.SHADE:
        return StepStatus("favour", LATER)
    if view.card != state.NO_CARD:
        granted: Colors = 0
        for one in view.grants:
            granted |= one
        if any(_by_emperor(move) for move in moves):
            return StepStatus("favour", MAY, "shade", granted)
        if granted and shading_colors(game, view, moves):  # die and bonus serve first
            return StepStatus("favour", LATER, "shade", granted)
        return StepStatus("favour", DONE, "granted")
    if view.stage >= state.LAUNCH:
        if told.EmperorActionTaken in told_of:
            return StepStatus("favour", DONE, "granted")
        return StepStatus("favour", SKIPPED, "skipped")
    if any(isinstance(move, m.EmperorAction) for move in moves):
        return StepStatus("favour", MAY, "gifts", view.gifts[view.seat])
    cheapest = min(game.shading.costs)
    if view.gifts[view.seat] < cheapest:
        return StepStatus("favour", SKIPPED, "costs", cheapest)
    return StepStatus("favour", SKIPPED, "nothing")


def _by_emperor(move: m.Move) -> bool:
    return isinstance(move, m.ShadePool) or (isinstance(move, m.Shade) and move.source is m.EMPEROR)


def _launch(view: View) -> StepStatus:
    if view.stage is state.LAUNCH:
        return StepStatus("launch", MAY, "or-not")
    return StepStatus("launch", LATER)
