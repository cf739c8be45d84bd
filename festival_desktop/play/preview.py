"""What a move would cost and bring, as far as the viewer can know.

`tables/<game>` makes a `Preview` by playing the move on a position imagined from a view. Scenes
paint it, lists say it, hints point at it; none of them works it out again. The words in `what` and
`reason` are constants of each game, listed in `tables/<game>/vocabulary`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.play.place import Place

Key = tuple[int, ...]
"""Which of its kind something is."""


class When(IntEnum):
    """In which part of the step something happens."""

    MOVE = 0
    """By the move itself."""
    NEXT = 1
    """By the start of the next turn."""
    END = 2
    """By the scoring at the end of the game."""


class How(IntEnum):
    """What the step does to a goal."""

    DONE = 0
    """It is claimed, scored or triggered."""
    OPEN = 1
    """It can be claimed or done from now on, in this turn."""
    AHEAD = 2
    """Its condition is met, for a later turn."""
    LOST = 3
    """It can no longer be reached."""


@dataclass(frozen=True, slots=True)
class CountChange:
    """A count of one seat changes: `number` more of `what`, or fewer if it is negative.

    `missing`: so many should have come, but none are left; those are not counted.
    """

    seat: Seat
    what: str
    number: int
    key: Key = ()
    place: Place | None = None
    """Where it comes from or goes to, if that is one spot."""
    missing: bool = False
    when: When = When.MOVE


@dataclass(frozen=True, slots=True)
class GoalChange:
    """Something is reached, opened or lost. `seat` is None if it is nobody's, like the end."""

    seat: Seat | None
    what: str
    key: Key = ()
    points: int = 0
    how: How = How.DONE
    when: When = When.MOVE


@dataclass(frozen=True, slots=True)
class Uncertain:
    """Something that the viewer cannot know: chance, or a hidden thing.

    `decides`: what follows depends on it, so the preview ends there. Otherwise only which card or
    tile it is remains open, and everything else in the preview is certain.
    """

    reason: str
    seat: Seat | None = None
    decides: bool = False


Counts = dict[tuple[Seat, str, Key], int]
"""Seat, what and key → by how much it changes; nothing for what stays the same."""


@dataclass(frozen=True, slots=True)
class Preview:
    """One step. Changes and goals are in the order of the rules.

    `costs` are what the mover pays or uses up: changes with negative numbers that are not among
    `changes`. What somebody else loses is among `changes`. `promised` is what the same action
    still brings after the decisions it asks for next, however these are made; the step itself does
    not bring it.
    """

    changes: tuple[CountChange, ...] = ()
    costs: tuple[CountChange, ...] = ()
    goals: tuple[GoalChange, ...] = ()
    uncertain: tuple[Uncertain, ...] = ()
    promised: tuple[CountChange, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every count after the step is known."""
        return not any(unknown.decides for unknown in self.uncertain)

    def at_once(self) -> "Preview":
        """Only what the move itself does: not the next turn, not the scoring at the end."""
        return replace(
            self,
            changes=tuple(change for change in self.changes if change.when is When.MOVE),
            goals=tuple(goal for goal in self.goals if goal.when is When.MOVE),
        )

    def of(self, seat: Seat) -> tuple[CountChange, ...]:
        """The changes of one seat, without its costs."""
        return tuple(change for change in self.changes if change.seat == seat)

    def gained(self, seat: Seat, what: str) -> int:
        """The sum of the changes of one kind, without costs and missing ones."""
        return _sum(self.changes, seat, what)

    def paid(self, what: str) -> int:
        """What the mover pays of one kind, as a positive number."""
        return -sum(cost.number for cost in self.costs if cost.what == what)

    def balance(self, seat: Seat, what: str) -> int:
        """How much more or less of one kind a seat has after the step."""
        return _sum(self.changes, seat, what) + _sum(self.costs, seat, what)

    def in_all(self, seat: Seat, what: str) -> int:
        """The same when the whole action is over: with what is promised."""
        return self.balance(seat, what) + _sum(self.promised, seat, what)

    def missed(self, seat: Seat, what: str) -> int:
        """How many of one kind should have come to a seat, but were not there."""
        return sum(
            change.number
            for change in self.changes
            if change.missing and (change.seat, change.what) == (seat, what)
        )

    def reached(self, what: str, how: How | None = None) -> tuple[GoalChange, ...]:
        """The goals of one kind."""
        return tuple(
            goal for goal in self.goals if goal.what == what and (how is None or goal.how is how)
        )

    def counts(self) -> Counts:
        """By how much every count changes, costs included."""
        sums: Counts = {}
        for change in (*self.changes, *self.costs):
            if not change.missing:
                index = change.seat, str(change.what), change.key
                sums[index] = sums.get(index, 0) + change.number
        return {index: number for index, number in sums.items() if number}


def _sum(changes: Sequence[CountChange], seat: Seat, what: str) -> int:
    return sum(
        change.number
        for change in changes
        if change.seat == seat and change.what == what and not change.missing
    )


def merged(changes: Sequence[CountChange]) -> tuple[CountChange, ...]:
    """Equal changes as one with their number, in the order of the first of each."""
    sums: dict[CountChange, int] = {}
    for change in changes:
        kind = replace(change, number=0, place=None)
        sums[kind] = sums.get(kind, 0) + change.number
    return tuple(replace(kind, number=number) for kind, number in sums.items())


def claimed(previews: Iterable[Preview]) -> tuple[GoalChange, ...]:
    """The goals that bring points by these moves themselves."""
    goals = (goal for preview in previews for goal in preview.at_once().goals)
    return tuple(goal for goal in goals if goal.points > 0 and goal.how is How.DONE)


def in_both(some: Sequence[CountChange], others: Sequence[CountChange]) -> list[CountChange]:
    """The changes that are among both, as often as they are among both."""
    left, found = list(others), []
    for change in some:
        if change in left:
            left.remove(change)
            found.append(change)
    return found
