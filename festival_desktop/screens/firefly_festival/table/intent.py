"""The player's intent: the selections that lead to it, and the move they seem to try."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.tables.firefly_festival import Action

BRIDGE, PAGODA, MOVING, FESTIVAL = (Target("action", (int(action),)) for action in Action)
FIRST = {"pagoda": PAGODA, "festival": FESTIVAL, "island": BRIDGE, "worker": MOVING}
"""The action that a kind of target begins."""
ON_ISLANDS = {
    "island", "pagoda", "festival", "to", "recruit", "stone", "worker", "cross", "send",
}  # fmt: skip
"""Kinds of targets on the island of their first number (or of the second, for a worker being
moved).
"""


class Intent(NamedTuple):
    """What the player is about to do, by selections or with something in the hand."""

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
    """Return all selections from the start up to this one."""
    match target.kind:
        case "lane":
            a, b, _ = target.key
            return [BRIDGE, Target("island", (a,)), Target("island", (b,)), target]
        case "to" if origin is not None:
            return [MOVING, Target("worker", (origin,)), target]
    first = FIRST.get(target.kind)
    return [target] if first is None else [first, target]


def island_of(target: Target | None) -> int | None:
    """Return the island that a target is on."""
    if target is None or target.kind not in ON_ISLANDS:
        return None
    return target.key[1 if target.kind == "send" else 0]


def goal_of(lifted: Target) -> str:
    """Return the kind of targets that something is carried to."""
    match lifted.kind:
        case "island":
            return "lane"
        case "action":
            return "pagoda" if lifted == PAGODA else "festival"
    return "to"


def lane_of(
    target: Target | None, origin: int | None, board: Board, open_lanes: Collection[int]
) -> int | None:
    """Return the lane a bridge would be built on: the target, or one on the way to it."""
    if target is None:
        return None
    if target.kind == "lane":
        number = board.lane_of(target)
        return number if number >= 0 else None
    if target.kind == "island" and origin is not None and origin != target.key[0]:
        between = board.network.between.get((origin, target.key[0]), 0)
        return next((n for n in open_lanes if between >> n & 1), None)
    return None
