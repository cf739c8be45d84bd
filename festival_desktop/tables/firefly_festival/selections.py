"""The meaning of selections on the table of Firefly Festival.

Targets: action (Action), island (n), lane (a, b, way), pagoda (n), festival (n), worker (n), to
(n), over (owner), together (owner), ferry (way), goal (kind), secret (goal), crow, crow-gain
(CrowGain), fish, power (n), send (start, n), stone (n), recruit (n), cross (origin, destination),
storey, done, skip (an impossible main action), pass (the end of a turn).
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import cache

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.play.table import Selections, Target, single_target


class Action(IntEnum):
    """The main actions, in the order of their plaques."""

    BRIDGE = 0
    PAGODA = 1
    MOVE = 2
    FESTIVAL = 3


AT_ONCE: dict[str, type[m.Move]] = {
    "goal": m.ClaimPublic,
    "secret": m.ClaimPrivate,
    "fish": m.PlaceFish,
    "power": m.ChoosePower,
    "send": m.SendWorker,
    "stone": m.LayFirstStone,
    "recruit": m.Recruit,
    "cross": m.Cross,
    "storey": m.AddStorey,
    "done": m.Done,
    "skip": m.Pass,
    "pass": m.EndTurn,
}
"""Moves with a single selection, whose target's key holds the values of the move."""
WAYS = {"over": m.MoveWorker, "together": m.MovePair, "ferry": m.Ferry}
"""Kinds of the last selection of a movement."""
_KINDS = {move: kind for kind, move in (AT_ONCE | WAYS).items()}


@cache
def selections(move: m.Move) -> Selections:
    """Return the selections that make a move, in order."""
    match move:
        case m.BuildBridge():
            ends = frozenset((Target("island", (move.a,)), Target("island", (move.b,))))
            return _action(Action.BRIDGE), ends, single_target("lane", move.a, move.b, move.way)
        case m.MoveWorker() | m.MovePair() | m.Ferry():
            way = single_target(
                _KINDS[type(move)], move.way if isinstance(move, m.Ferry) else move.owner
            )
            return (
                _action(Action.MOVE),
                single_target("worker", move.origin),
                single_target("to", move.destination),
                way,
            )
        case m.BuildPagoda():
            return _action(Action.PAGODA), single_target("pagoda", move.island)
        case m.HoldFestival():
            return _action(Action.FESTIVAL), single_target("festival", move.island)
        case m.TakeCrow():
            return single_target("crow"), single_target("crow-gain", int(move.gain))
    fields: tuple[str, ...] = move.__match_args__
    return (single_target(_KINDS[type(move)], *(int(getattr(move, name)) for name in fields)),)


def attempt(selected: Sequence[Target]) -> m.Move | None:
    """Guess the move meant by these selections, legal or not; None if there is none."""
    keys = [target.key for target in selected]
    match [target.kind for target in selected]:
        case ["action", "island", "island", "lane"]:
            return m.BuildBridge(*keys[3])
        case ["action", "worker", "to", way] if way in WAYS:
            return WAYS[way](keys[1][0], keys[2][0], keys[3][0])
        case ["action", "pagoda"]:
            return m.BuildPagoda(*keys[1])
        case ["action", "festival"]:
            return m.HoldFestival(*keys[1])
        case ["crow"]:
            return m.CROW_FOR[0]
        case ["crow", "crow-gain"]:
            return m.CROW_FOR[keys[1][0]]
        case [kind] if kind in AT_ONCE:
            return AT_ONCE[kind](*keys[0])
    return None


def _action(action: Action) -> frozenset[Target]:
    return single_target("action", int(action))
