"""What somebody is about to do, the selections that lead there, and what they seem to try."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from festival_desktop.games.firefly_festival.movement import NOWHERE
from festival_desktop.games.firefly_festival.state import TURN
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.pictures.isles import START
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.tables.firefly_festival import Action

BRIDGE, PAGODA, MOVING, FESTIVAL = (Target("action", (int(action),)) for action in Action)
FIRST = {"pagoda": PAGODA, "festival": FESTIVAL, "island": BRIDGE, "worker": MOVING}
"""Kind of a target → the action it begins."""
ON_ISLANDS = {
    "island", "pagoda", "festival", "to", "recruit", "stone", "worker", "cross", "send",
}  # fmt: skip
"""Kinds of targets on the island of their first number; of one that is sent, of its second."""


class Intent(NamedTuple):
    """What somebody is about to do, by selections or with something in the hand."""

    action: Action | None = None
    origin: int | None = None
    destination: int | None = None


def intent_of(lifted: Target | None, selected: Sequence[Target]) -> Intent:
    if lifted is not None:
        match lifted.kind:
            case "island":
                return Intent(Action.BRIDGE, lifted.key[0])
            case "worker":
                return Intent(Action.MOVE, lifted.key[0])
            case "action":
                return Intent(Action(lifted.key[0]))
    if not selected or selected[0].kind != "action":
        return Intent()
    spots = [target.key[0] for target in selected[1:3]]
    return Intent(Action(selected[0].key[0]), *spots)


def path_to(target: Target, origin: int | None) -> list[Target]:
    """All selects from the beginning up to this one."""
    match target.kind:
        case "lane":
            a, b, _ = target.key
            return [BRIDGE, Target("island", (a,)), Target("island", (b,)), target]
        case "to" if origin is not None:
            return [MOVING, Target("worker", (origin,)), target]
    first = FIRST.get(target.kind)
    return [target] if first is None else [first, target]


def island_of(target: Target | None) -> int | None:
    """The island that a target is on."""
    if target is None or target.kind not in ON_ISLANDS:
        return None
    return target.key[1 if target.kind == "send" else 0]


def goal_of(lifted: Target) -> str:
    """The kind of targets that something is carried to."""
    match lifted.kind:
        case "island":
            return "lane"
        case "action":
            return "pagoda" if lifted == PAGODA else "festival"
    return "to"


def lane_of(
    target: Target | None, origin: int | None, board: Board, open_lanes: Collection[int]
) -> int | None:
    """The lane a bridge would be built on: the target itself, or on the way to it."""
    if target is None:
        return None
    if target.kind == "lane":
        number = board.lane_of(target)
        return number if number >= 0 else None
    if target.kind == "island" and origin is not None and origin != target.key[0]:
        between = board.network.between.get((origin, target.key[0]), 0)
        return next((n for n in open_lanes if between >> n & 1), None)
    return None


# -- what is not allowed -----------------------------------------------------------------------


def attempt(view: View, board: Board, path: Sequence[Target]) -> list[Target]:
    """The whole move somebody seems to try, so that the rules can say what is wrong with it.

    A press on an island, a worker or a plaque is only the beginning of a move; it is completed
    with what comes nearest to being allowed.
    """
    selections, last = list(path), path[-1]
    match last.kind:
        case "to" if len(path) > 2:
            selections.append(Target("over", (_owner(view, board, path[1].key[0], last.key[0]),)))
        case "island" if len(path) == 2:
            selections += _some_lane(view, board, last.key[0])
        case "worker":
            selections += _somewhere(view, board, last.key[0])
        case "action":
            return _some_of(view, board, last)
    return selections


def _some_of(view: View, board: Board, action: Target) -> list[Target]:
    """Any move of an action, for the reason why there is none."""
    own = [island for island, number in enumerate(view.workers[view.seat]) if number] or [0]
    festive = [island for island, size in enumerate(board.sizes) if size != START]
    if action == BRIDGE:
        return attempt(view, board, [BRIDGE, Target("island", (own[0],))])
    if action == MOVING:
        return attempt(view, board, [MOVING, Target("worker", (own[0],))])
    if action == PAGODA:
        island = next((island for island in own if island in festive), festive[0])
        return [PAGODA, Target("pagoda", (island,))]
    if view.stage is TURN and view.main_left:
        return [FESTIVAL]  # every island has a reason of its own
    return [FESTIVAL, Target("festival", (festive[0],))]


def _owner(view: View, board: Board, origin: int, destination: int) -> int:
    """Whose bridges the worker would take: one's own if they lead there."""
    owners = sorted(range(view.players), key=lambda owner: owner != view.seat)
    for owner in owners if destination != NOWHERE else ():
        if board.network.distance(view.built[owner], origin, destination):
            return owner
    return view.seat


def _somewhere(view: View, board: Board, origin: int) -> list[Target]:
    """A way from an island over one bridge of somebody, or over none."""
    network = board.network
    for owner, built in enumerate(view.built):
        for goal in network.ways(built).islands[origin]:
            return [Target("to", (goal,)), Target("over", (owner,))]
    goal = board.other_end(network.at[origin][0], origin)
    return [Target("to", (goal,)), Target("over", (view.seat,))]


def _some_lane(view: View, board: Board, island: int) -> list[Target]:
    """The shortest lane of an island that no bridge is in the way of."""
    lanes = sorted(
        board.network.at[island],
        key=lambda number: (view.blocked >> number & 1, board.network.lengths[number]),
    )
    other = Target("island", (board.other_end(lanes[0], island),))
    return [other, board.lane_target(lanes[0])]
