"""The costs and gains of a move, as far as the viewer can know.

`tables/<game>` makes a `Preview` by playing the move on an imagined position. Scenes paint it,
lists describe it, hints point at it; none of them computes it again. The keywords in `what` and
`reason` are constants of each game, listed in `tables/<game>/vocabulary`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.play.place import Place

Key = tuple[int, ...]
"""Values that identify an item among its kind."""


class Timing(IntEnum):
    """The part of the step in which something happens."""

    MOVE = 0
    """By the move itself."""
    NEXT = 1
    """At the start of the next turn."""
    END = 2
    """In the scoring at the end of the game."""


class GoalStatus(IntEnum):
    """What the step does to a goal."""

    DONE = 0
    """It is claimed, scored or triggered."""
    OPEN = 1
    """It can be claimed or done from now on in this turn."""
    AHEAD = 2
    """Its condition is met, for a later turn."""
    LOST = 3
    """It can no longer be reached."""


@dataclass(frozen=True, slots=True)
class CountChange:
    """A change by `number` to a seat's count of `what`; negative for a loss.

    `missing`: these should have come but none are left; they are not counted.
    """

    seat: Seat
    what: str
    number: int
    key: Key = ()
    place: Place | None = None
    """Source or destination, if it is a single place."""
    missing: bool = False
    when: Timing = Timing.MOVE


@dataclass(frozen=True, slots=True)
class GoalChange:
    """A goal reached, opened or lost. `seat` is None for a goal of nobody, such as the end."""

    seat: Seat | None
    what: str
    key: Key = ()
    points: int = 0
    how: GoalStatus = GoalStatus.DONE
    when: Timing = Timing.MOVE


@dataclass(frozen=True, slots=True)
class Uncertain:
    """Something that the viewer cannot know: chance, or something hidden.

    `decides`: what follows depends on it, so the preview ends there. Otherwise only the card or
    tile is open, and the rest of the preview is certain.
    """

    reason: str
    seat: Seat | None = None
    decides: bool = False


Counts = dict[tuple[Seat, str, Key], int]
"""Changes by seat, count and key, without unchanged counts."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects of one step, in the order of the rules.

    `costs` are what the mover pays or uses up: negative changes that are not among `changes`.
    Losses of other seats are among `changes`. `promised` comes later in the same action, after
    further decisions, however they are made; the step itself does not give it.
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

    def immediate_effects(self) -> "Preview":
        """Keep only the effects of the move itself, not the next turn or final scoring."""
        return replace(
            self,
            changes=tuple(change for change in self.changes if change.when is Timing.MOVE),
            goals=tuple(goal for goal in self.goals if goal.when is Timing.MOVE),
        )

    def of(self, seat: Seat) -> tuple[CountChange, ...]:
        """List the changes of one seat, without its costs."""
        return tuple(change for change in self.changes if change.seat == seat)

    def gained(self, seat: Seat, what: str) -> int:
        """Sum the changes of one kind, without costs and missing ones."""
        return _sum(self.changes, seat, what)

    def paid(self, what: str) -> int:
        """Return the mover's cost of one kind as a positive number."""
        return -sum(cost.number for cost in self.costs if cost.what == what)

    def balance(self, seat: Seat, what: str) -> int:
        """Return the net change of one kind for a seat."""
        return _sum(self.changes, seat, what) + _sum(self.costs, seat, what)

    def total(self, seat: Seat, what: str) -> int:
        """Return the net change of one kind after the whole action, including what is promised."""
        return self.balance(seat, what) + _sum(self.promised, seat, what)

    def missed(self, seat: Seat, what: str) -> int:
        """Count how many of one kind a seat should have got but could not."""
        return sum(
            change.number
            for change in self.changes
            if change.missing and (change.seat, change.what) == (seat, what)
        )

    def reached(self, what: str, how: GoalStatus | None = None) -> tuple[GoalChange, ...]:
        """List the goals of one kind."""
        return tuple(
            goal for goal in self.goals if goal.what == what and (how is None or goal.how is how)
        )

    def counts(self) -> Counts:
        """Return the net change of every count, costs included."""
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
    """Merge changes that differ only in number and place, in order of first appearance."""
    sums: dict[CountChange, int] = {}
    for change in changes:
        kind = replace(change, number=0, place=None)
        sums[kind] = sums.get(kind, 0) + change.number
    return tuple(replace(kind, number=number) for kind, number in sums.items())


def claimed(previews: Iterable[Preview]) -> tuple[GoalChange, ...]:
    """List the goals that score right away by these moves."""
    goals = (goal for preview in previews for goal in preview.immediate_effects().goals)
    return tuple(goal for goal in goals if goal.points > 0 and goal.how is GoalStatus.DONE)


def common_changes(some: Sequence[CountChange], others: Sequence[CountChange]) -> list[CountChange]:
    """List the changes common to both, with multiplicity."""
    left, found = list(others), []
    for change in some:
        if change in left:
            left.remove(change)
            found.append(change)
    return found
