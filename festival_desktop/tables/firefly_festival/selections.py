"""What selecting things on the table of Firefly Festival means.

Targets: action (Action), island (n), lane (a, b, way), pagoda (n), festival (n), worker (n),
to (n), over (owner), together (owner), ferry (way), goal (kind), secret (goal), crow, crow-gain
(CrowGain), fish, power (n), send (start, n), stone (n), recruit (n), cross (origin, destination),
storey, done, skip (a main action that is impossible), pass (the end of a turn).
"""

from collections.abc import Sequence
from enum import IntEnum

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.play.table import Selections, Target


class Action(IntEnum):
    """The main actions, in the order of their plaques."""

    BRIDGE = 0
    PAGODA = 1
    MOVE = 2
    FESTIVAL = 3


def selections(move: m.Move) -> Selections:
    """The order in which a person selects things to make this move."""
    match move:
        case m.BuildBridge():
            ends = frozenset((Target("island", (move.a,)), Target("island", (move.b,))))
            return _action(Action.BRIDGE), ends, _one("lane", move.a, move.b, move.way)
        case m.MoveWorker():
            return (*_from_to(move.origin, move.destination), _one("over", move.owner))
        case m.MovePair():
            return (*_from_to(move.origin, move.destination), _one("together", move.owner))
        case m.Ferry():
            return (*_from_to(move.origin, move.destination), _one("ferry", move.way))
        case m.BuildPagoda():
            return _action(Action.PAGODA), _one("pagoda", move.island)
        case m.HoldFestival():
            return _action(Action.FESTIVAL), _one("festival", move.island)
        case m.ClaimPublic():
            return (_one("goal", move.kind),)
        case m.ClaimPrivate():
            return (_one("secret", move.goal),)
        case m.TakeCrow():
            return _one("crow"), _one("crow-gain", move.gain)
        case m.PlaceFish():
            return (_one("fish"),)
    return _answer_selections(move)


def _answer_selections(move: m.Move) -> Selections:
    """Decisions of one selection: what a task asks for, and leaving the rest."""
    match move:
        case m.ChoosePower():
            return (_one("power", move.power),)
        case m.SendWorker():
            return (_one("send", move.start, move.island),)
        case m.LayFirstStone():
            return (_one("stone", move.island),)
        case m.Recruit():
            return (_one("recruit", move.island),)
        case m.Cross():
            return (_one("cross", move.origin, move.destination),)
        case m.AddStorey():
            return (_one("storey"),)
        case m.Done():
            return (_one("done"),)
        case m.Pass():
            return (_one("skip"),)
        case m.EndTurn():
            return (_one("pass"),)
    raise TypeError(f"no selections for {move}")


def attempt(selected: Sequence[Target]) -> m.Move | None:
    """The move somebody tried by these selections, legal or not; None if it is none."""
    keys = [target.key for target in selected]
    match [target.kind for target in selected]:
        case ["action", "island", "island", "lane"]:
            return m.BuildBridge(*keys[3])
        case ["action", "worker", "to", "over"]:
            (origin,), (destination,), (owner,) = keys[1:]
            return m.MOVEMENTS[owner][origin][destination]
        case ["action", "worker", "to", "together"]:
            (origin,), (destination,), (owner,) = keys[1:]
            return m.PAIR_MOVEMENTS[owner][origin][destination]
        case ["action", "worker", "to", "ferry"]:
            return m.Ferry(keys[1][0], keys[2][0], keys[3][0])
        case ["action", "pagoda"]:
            return m.PAGODAS[keys[1][0]]
        case ["action", "festival"]:
            return m.FESTIVALS[keys[1][0]]
        case ["crow", *rest] if len(rest) < 2:
            return m.CROW_FOR[keys[-1][0] if rest else 0]
        case [kind]:
            return _attempt_at_once(kind, keys[0])
    return None


def _attempt_at_once(kind: str, key: tuple[int, ...]) -> m.Move | None:
    """A move of one selection."""
    match kind:
        case "goal":
            return m.PUBLIC_CLAIMS[key[0]]
        case "secret":
            return m.ClaimPrivate(key[0])
        case "power":
            return m.ChoosePower(key[0])
        case "recruit":
            return m.RECRUITS[key[0]]
        case "stone":
            return m.FIRST_STONES[key[0]]
        case "send":
            return m.SENDINGS[key[0]][key[1]]
        case "cross":
            return m.CROSSINGS[key[0]][key[1]]
    return {
        "fish": m.PLACE_FISH,
        "storey": m.ADD_STOREY,
        "done": m.DONE,
        "skip": m.PASS,
        "pass": m.END_TURN,
    }.get(kind)


def _from_to(origin: int, destination: int) -> Selections:
    return _action(Action.MOVE), _one("worker", origin), _one("to", destination)


def _action(action: Action) -> frozenset[Target]:
    return _one("action", action)


def _one(kind: str, *key: int) -> frozenset[Target]:
    return frozenset((Target(kind, tuple(map(int, key))),))
