"""How the steps of the turn stand, found from a view, the legal moves and the turn so far.

No words and no Qt: `turn` says it to people.
"""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.table import Target
from festival_desktop.ui.words.game_words import StepState, StepStatus

DONE, SKIPPED, MAY, NOW, LATER = StepState
_AFTER_PLACING = {
    Stage.REFILL: "refill",
    Stage.MATCH_SIDE: "choose-side",
    Stage.KEEP_TILE: "keep-tile",
}
"""What is to be done once the tile lies."""


def turn_steps(
    content: Content,
    view: View,
    moves: Iterable[m.Move],
    so_far: Sequence[Event],
    selected: Sequence[Target] = (),
) -> tuple[StepStatus, ...]:
    """The steps of the active seat's turn. `so_far`: what happened in this turn already."""
    kinds = {type(move) for move in moves}
    steps = [_first(content, view, kinds, so_far), _dedicate(view, kinds, so_far, selected)]
    if view.hand_sizes[view.seat] or view.stage in _AFTER_PLACING:
        steps += [_count(content, view, selected), _place(content, view, selected)]
    return tuple(steps)


def is_final(view: View) -> bool:
    """Nobody has a tile left: this is a final turn."""
    return not any(view.hand_sizes) and view.stage not in _AFTER_PLACING


def _first(
    content: Content, view: View, kinds: set[type[m.Move]], so_far: Iterable[Event]
) -> StepStatus:
    """Befriending at a gala, otherwise an exchange."""
    gala = view.gala is not None
    step = "befriend" if gala else "exchange"
    for event in so_far:
        if isinstance(event, gala_told.FriendBefriended):
            return StepStatus(step, DONE, "befriended", event.friend)
        if isinstance(event, told.LanternExchanged) and not gala:
            return StepStatus(step, DONE, "exchanged", event)
    if (fm.Befriend if gala else m.Exchange) in kinds:
        return StepStatus(step, MAY, "may-exchange")
    if view.stage is not Stage.EXCHANGE:
        return StepStatus(step, SKIPPED, "skipped")
    if gala:
        return StepStatus(step, SKIPPED, "not-affordable")
    if view.mooncakes[view.seat] < content.exchange_cost:
        return StepStatus(step, SKIPPED, "costs", content.exchange_cost)
    return StepStatus(step, SKIPPED, "nothing-to-exchange")


def held(view: View) -> int:
    """Cards of the active seat, Trixie lanterns with them."""
    trixies = view.gala.trixies[view.seat] if view.gala is not None else 0
    return sum(view.lanterns[view.seat]) + trixies


def _dedicate(
    view: View,
    kinds: set[type[m.Move]],
    so_far: Iterable[Event],
    selected: Sequence[Target],
) -> StepStatus:
    for event in so_far:
        if isinstance(event, told.DedicationMade):
            return StepStatus("dedicate", DONE, "points", event.points)
    if m.Dedicate in kinds:
        picking = bool(selected) and selected[0].kind == "dedication"
        return StepStatus("dedicate", MAY, "choose-lanterns" if picking else "may-dedicate")
    if view.stage > Stage.DEDICATE:
        return StepStatus("dedicate", SKIPPED, "skipped")
    return StepStatus("dedicate", SKIPPED, "no-set")


def _count(content: Content, view: View, selected: Sequence[Target]) -> StepStatus:
    cards = held(view)
    if view.stage >= Stage.PLACE:
        return StepStatus("count", DONE, "held", cards)
    if cards > content.limit:
        lifted = [target.kind for target in selected] == ["card"]  # to be returned or exchanged
        return StepStatus("count", NOW, "put-back" if lifted else "return", cards - content.limit)
    return StepStatus("count", LATER, "held", cards)


def _place(content: Content, view: View, selected: Sequence[Target]) -> StepStatus:
    if view.stage is Stage.REFILL and view.face_up == NO_TILE:
        return StepStatus("place", NOW, "end-turn")
    if view.stage in _AFTER_PLACING:
        return StepStatus("place", NOW, _AFTER_PLACING[view.stage])
    if view.stage < Stage.PLACE and held(view) > content.limit:
        return StepStatus("place", LATER, "after-count")
    match [target.kind for target in selected]:
        case ["tile"]:
            return StepStatus("place", NOW, "choose-cell")
        case ["tile", "cell"]:
            return StepStatus("place", NOW, "turn-and-drop")
    return StepStatus("place", NOW, "choose-tile")
