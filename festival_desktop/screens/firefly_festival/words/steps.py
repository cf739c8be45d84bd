"""How the two halves of a turn stand, found from a view and the turn so far.

No words and no Qt: `turn` says it to people.
"""

from collections.abc import Iterable, Mapping, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import left
from festival_desktop.games.firefly_festival.state import Stage
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.table import Target
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.ui.words.game_words import StepState, StepStatus

DONE, SKIPPED, MAY, NOW, LATER = StepState

MAIN: dict[type[Event], str] = {
    told.BridgeBuilt: "bridge",
    told.WorkersMoved: "move",
    told.WorkerFerried: "move",
    told.FloorBuilt: "pagoda",
    told.FestivalHeld: "festival",
    told.MainActionPassed: "none",
}
BESIDES: dict[type[Event], str] = {
    told.PublicGoalClaimed: "goal",
    told.PrivateGoalClaimed: "secret",
    told.CrowTaken: "crow",
    told.FishPlaced: "fish",
}
SECONDARY = (m.ClaimPublic, m.ClaimPrivate, m.TakeCrow, m.PlaceFish)
TASKS = {
    Stage.SEND: "send",
    Stage.STONE: "stone",
    Stage.RECRUIT: "recruit",
    Stage.CROSS: "cross",
    Stage.MOVE: "moving",
    Stage.STOREY: "storey",
}
"""What has to be settled before the turn goes on."""


def turn_steps(
    view: View, moves: Iterable[m.Move], so_far: Sequence[Event], selected: Sequence[Target] = ()
) -> tuple[StepStatus, ...]:
    """The steps of the active seat's turn. `so_far`: what happened in this turn already."""
    if view.stage is Stage.CHOOSE:
        return (StepStatus("power", NOW, "choose"),)
    if not view.turns:
        return (StepStatus("opening", NOW, TASKS[view.stage]),)
    main, besides = _main(view, so_far), _besides(view, moves, so_far)
    if selected and selected[0].kind == "action":
        main = StepStatus("main", NOW, _wanted(selected))
    elif selected and selected[0].kind == "crow":
        besides = StepStatus("besides", NOW, "crow-gain")
    return main, besides


def _main(view: View, so_far: Sequence[Event]) -> StepStatus:
    if view.stage in TASKS:
        movements = left(view.tasks[0][1]).movements if view.stage is Stage.MOVE else 0
        return StepStatus("main", NOW, TASKS[view.stage], movements)
    if view.main_left:
        fish = any(isinstance(event, told.FishPlaced) for event in so_far)
        return StepStatus("main", NOW, "again" if fish and _done(MAIN, so_far) else "choose")
    return StepStatus("main", DONE, _done(MAIN, so_far) or "none")


def _wanted(selected: Sequence[Target]) -> str:
    """What is to be selected next on the way to a main action."""
    match [target.kind for target in selected]:
        case ["action"]:
            wanted = {Action.BRIDGE: "from", Action.MOVE: "worker"}
            return wanted.get(Action(selected[0].key[0]), "island")
        case ["action", "island"] | ["action", "worker"]:
            return "to"
        case ["action", "island", "island"]:
            return "lane"
    return "way"


def _besides(view: View, moves: Iterable[m.Move], so_far: Sequence[Event]) -> StepStatus:
    if done := _done(BESIDES, so_far):
        return StepStatus("besides", DONE, done)
    if not view.secondary_open:
        return StepStatus("besides", SKIPPED, "left-out")
    if view.stage in TASKS:
        return StepStatus("besides", LATER, "after")
    if any(isinstance(move, SECONDARY) for move in moves):
        return StepStatus("besides", MAY, "may")
    return StepStatus("besides", LATER if view.main_left else SKIPPED, "cannot")


def _done(kinds: Mapping[type[Event], str], so_far: Sequence[Event]) -> str:
    """The last action of these kinds."""
    return next((kinds[type(event)] for event in reversed(so_far) if type(event) in kinds), "")
