"""From touches to a legal move.

A picker starts with all legal moves and narrows them by each touch. Mouse, wheel and keyboard
all end in `touch`, and what glows is `choices()`: nothing else decides what can be done.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from festival_desktop.core.game import Move
from festival_desktop.play.table import Target, Touches


class Picker(Generic[Move]):
    def __init__(self, moves: Iterable[Move], touches: Callable[[Move], Touches]) -> None:
        self._ways: list[list[tuple[Move, Touches]]] = [[(move, touches(move)) for move in moves]]
        self._touched: list[Target] = []
        self._choices: dict[Target, None] | None = None
        """Computed when first asked for: every move of the pointer asks again."""

    @property
    def touched(self) -> Sequence[Target]:
        """What was touched so far, in order."""
        return self._touched

    @property
    def moves(self) -> list[Move]:
        """The moves still possible."""
        return [move for move, _ in self._ways[-1]]

    @property
    def ways(self) -> Sequence[tuple[Move, Touches]]:
        """All legal moves with their touches, whatever was touched."""
        return self._ways[0]

    def choices(self) -> dict[Target, None]:
        """What may be touched next, in the order of the legal moves."""
        if self._choices is None:
            self._choices = {
                target: None
                for _, rest in self._ways[-1]
                if rest
                for target in sorted(rest[0], key=lambda target: (target.kind, target.key))
            }
        return self._choices

    def moves_after(self, further: Iterable[Target]) -> list[Move]:
        """The moves still possible after these further touches; none if they lead nowhere."""
        ways = self._ways[-1]
        for target in further:
            ways = _narrowed(ways, target)
        return [move for move, _ in ways]

    def only_move_after(self, further: Sequence[Target]) -> Move | None:
        """The move that these further touches lead to, if only one is left by then."""
        moves = self.moves_after(further)
        return moves[0] if len(moves) == 1 else None

    def touch(self, target: Target) -> bool:
        """Narrow to the moves that go on with this touch; False and no change if there are none."""
        narrowed = _narrowed(self._ways[-1], target)
        if narrowed:
            self._ways.append(narrowed)
            self._touched.append(target)
            self._choices = None
        return bool(narrowed)

    def back(self) -> bool:
        """Take the last touch back; False if there was none."""
        if not self._touched:
            return False
        self._ways.pop()
        self._touched.pop()
        self._choices = None
        return True

    def clear(self) -> None:
        while self.back():
            pass

    def chosen(self) -> Move | None:
        """The move, once every touch of it has been made."""
        return next((move for move, rest in self._ways[-1] if not rest), None)

    def completes(self, target: Target) -> bool:
        """Whether this one touch would make a whole move."""
        return any(rest == (frozenset((target,)),) for _, rest in self._ways[-1])

    def begins(self, target: Target) -> bool:
        """Whether this could be touched if nothing were touched yet."""
        return any(rest and target in rest[0] for _, rest in self._ways[0])

    def forced(self) -> Target | None:
        """The next touch, if there is only one."""
        choices = self.choices()
        return next(iter(choices)) if len(choices) == 1 else None


def _narrowed(ways: list[tuple[Move, Touches]], target: Target) -> list[tuple[Move, Touches]]:
    return [(move, _without(rest, target)) for move, rest in ways if rest and target in rest[0]]


def _without(rest: Touches, target: Target) -> Touches:
    left = rest[0] - {target}
    return (left, *rest[1:]) if left else rest[1:]
