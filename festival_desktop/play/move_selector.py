"""Narrow the legal moves to one by selecting targets.

Mouse, wheel and keyboard all end in `select`, and `choices()` is what glows: nothing else decides
what can be done.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Generic

from festival_desktop.core.game import Move
from festival_desktop.play.table import Selections, Target


class MoveSelector(Generic[Move]):
    def __init__(self, moves: Iterable[Move], selections: Callable[[Move], Selections]) -> None:
        first = [(move, selections(move)) for move in moves]
        self._ways: list[list[tuple[Move, Selections]]] = [first]
        self.selected: list[Target] = []
        """Selections so far, in order."""
        self._choices: dict[Target, None] | None = None
        """Available choices, computed on demand because every pointer movement asks for them."""

    @property
    def moves(self) -> list[Move]:
        """The moves still possible."""
        return [move for move, _ in self._ways[-1]]

    @property
    def ways(self) -> Sequence[tuple[Move, Selections]]:
        """All legal moves with their selections, regardless of the current selection."""
        return self._ways[0]

    def choices(self) -> dict[Target, None]:
        """List the targets that can be selected next, in the order of the legal moves."""
        if self._choices is None:
            self._choices = {
                target: None for _, rest in self._ways[-1] if rest for target in sorted(rest[0])
            }
        return self._choices

    def moves_after(self, further: Iterable[Target]) -> list[Move]:
        """List the moves left after further selections; empty if they lead nowhere."""
        ways = self._ways[-1]
        for target in further:
            ways = _narrowed(ways, target)
        return [move for move, _ in ways]

    def only_move_after(self, further: Sequence[Target]) -> Move | None:
        """Return the only move left after further selections, if there is just one."""
        moves = self.moves_after(further)
        return moves[0] if len(moves) == 1 else None

    def choose(self, path: Sequence[Target]) -> bool:
        """Make these the selections, from the first on; False and no change if they lead nowhere.

        Those that were made before in the same order are not narrowed again.
        """
        pairs = zip(self.selected, path, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        ways = self._ways[: same + 1]
        for target in path[same:]:
            ways.append(_narrowed(ways[-1], target))
        if not ways[-1]:
            return False
        self._ways, self.selected, self._choices = ways, list(path), None
        return True

    def after(self, path: Sequence[Target]) -> "MoveSelector[Move] | None":
        """Return a selector with these selections, from the first on; None if they lead nowhere."""
        other = copy(self)
        return other if other.choose(path) else None

    def select(self, target: Target) -> bool:
        """Narrow to the moves through `target`; return False if there are none."""
        return self.choose([*self.selected, target])

    def back(self) -> bool:
        """Undo the last selection; return False if there was none."""
        return bool(self.selected) and self.choose(self.selected[:-1])

    def clear(self) -> None:
        """Take all selections back."""
        self.choose(())

    def chosen(self) -> Move | None:
        """Return the move once all its selections are made."""
        return next((move for move, rest in self._ways[-1] if not rest), None)

    def completes(self, target: Target) -> bool:
        """Return whether selecting `target` would complete a move."""
        return any(rest == (frozenset((target,)),) for _, rest in self._ways[-1])

    def begins(self, target: Target) -> bool:
        """Return whether `target` could be the first selection."""
        return any(rest and target in rest[0] for _, rest in self._ways[0])

    def forced(self) -> Target | None:
        """Return the next target if there is only one."""
        choices = self.choices()
        return next(iter(choices)) if len(choices) == 1 else None


AnySelector = MoveSelector[Any]
"""A selector for the moves of any game."""


def _narrowed(ways: list[tuple[Move, Selections]], target: Target) -> list[tuple[Move, Selections]]:
    found = []
    for move, rest in ways:
        if rest and target in rest[0]:
            left = rest[0] - {target}
            found.append((move, (left, *rest[1:]) if left else rest[1:]))
    return found
