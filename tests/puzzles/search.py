"""Everything that can come of a turn: every position that certain moves of one seat lead to."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from festival_desktop.core.aims import Aim
from festival_desktop.core.game import Event, Game, Seat
from festival_desktop.play.puzzle import certain


@dataclass
class Node:
    """A position of the turn, and the shortest way to it."""

    state: Any
    events: tuple[Event, ...]
    line: tuple[Any, ...]
    """The moves to it."""
    values: Mapping[str, int]
    """Aim → how much of it is reached."""
    after: list["Node"] = field(default_factory=list)
    """Where the moves lead to, in their order."""


class TooLarge(Exception):
    """The turn has more positions than anybody would look through."""


def explore(
    game: Game[Any, Any, Any], start: Any, seat: Seat, aims: Mapping[str, Aim[Any]], most: int
) -> list[Node]:
    """All positions of the turn, the start first and then by the number of moves.

    The same position is met again by another order of moves; it counts once for each value.
    Moves that only leave the rest of the turn to others lead to nothing, and are left out.
    """

    def node(state: Any, events: tuple[Event, ...], line: tuple[Any, ...]) -> Node:
        values = {name: aim(start, state, events, seat) for name, aim in aims.items()}
        return Node(state, events, line, values)

    first = node(start, (), ())
    found: dict[Any, Node] = {_key(first): first}
    waiting = deque([first])
    while waiting:
        here = waiting.popleft()
        if game.to_act(here.state) != seat:
            continue
        for move in game.legal_moves(here.state):
            after, log = game.copy(here.state), list[Event]()
            game.play(after, move, log)
            sealed = any(game.is_irreversible(event, seat) for event in log)
            if sealed and not certain(game, here.state, move):
                continue
            there = node(after, (*here.events, *log), (*here.line, move))
            if there.values == here.values and game.to_act(after) not in (seat, None):
                continue
            known = found.setdefault(_key(there), there)
            here.after.append(known)
            if known is there:
                waiting.append(there)
            if len(found) > most:
                raise TooLarge
    return list(found.values())


def _key(node: Node) -> tuple[object, ...]:
    return repr(node.state), *node.values.values()


@dataclass(frozen=True)
class Finding:
    """What a turn has to offer to whoever has one aim."""

    best: int
    """The most that can be reached."""
    next_best: int
    """The most that is reached where that is missed."""
    positions: int
    """In the whole turn."""
    reached: int
    """In how many different positions the most is first reached."""
    solutions: tuple[Node, ...]
    """Those of them to which the way is shortest: the others have needless moves before."""
    alike: int
    """Of the first decisions, those that are of the same kind as that of the solution."""
    greedy: int
    """What is reached by whoever always takes the move that brings most at once."""


def judge(nodes: list[Node], aim: str) -> Finding:
    best = max(node.values[aim] for node in nodes)
    solved = {
        id(there): there
        for node in nodes
        if node.values[aim] < best
        for there in node.after
        if there.values[aim] == best
    }
    shortest = min((len(node.line) for node in solved.values()), default=0)
    solutions = [node for node in solved.values() if len(node.line) == shortest]
    return Finding(
        best=best,
        next_best=max((n.values[aim] for n in nodes if n.values[aim] < best), default=best),
        positions=len(nodes),
        reached=len(solved),
        solutions=tuple(solutions),
        alike=_alike(nodes[0], solutions),
        greedy=_greedy(nodes[0], aim),
    )


def _alike(start: Node, solutions: list[Node]) -> int:
    kinds = {type(node.line[0]) for node in solutions}
    return sum(type(there.line[0]) in kinds for there in start.after)


def _greedy(node: Node, aim: str) -> int:
    reached = node.values[aim]
    while node.after:
        node = max(node.after, key=lambda there: there.values[aim])
        reached = max(reached, node.values[aim])
    return reached
