"""The measures of goals. A goal is data: a measure, the number to reach, and the points."""

from collections.abc import Callable

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import (
    LARGE,
    MEDIUM,
    SMALL,
    Goal,
    Kind,
    Size,
)
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import State

Measure = Callable[[Islands, State, Seat], int]

NEVER = 10_000
"""An unreachable number."""


# -- public goals ------------------------------------------------------------------------------


def empire(islands: Islands, state: State, seat: Seat) -> int:
    """Count the islands with a floor of yours."""
    return state.raised[seat].bit_count()


def architect(islands: Islands, state: State, seat: Seat) -> int:
    """Count the segments of your longest bridge."""
    return islands.network(state).figures(state.built[seat]).longest_bridge


def hubs(islands: Islands, state: State, seat: Seat) -> int:
    """Count the bridges of yours that touch one island."""
    return islands.network(state).figures(state.built[seat]).hub


def merchant(islands: Islands, state: State, seat: Seat) -> int:
    """Count your coins."""
    return state.coins[seat]


def tower(islands: Islands, state: State, seat: Seat) -> int:
    """Count your floors in your two best pagodas together."""
    best = second = 0
    for island in members(state.raised[seat]):
        count = state.floors[island].count(seat)
        if count > best:
            best, second = count, best
        elif count > second:
            second = count
    return best + second


def diversity(islands: Islands, state: State, seat: Seat) -> int:
    """Count the islands with a worker of yours."""
    return state.manned[seat].bit_count()


def ready_to_go(islands: Islands, state: State, seat: Seat) -> int:
    """Count your workers on the board."""
    return islands.content.box.workers - state.workers_left[seat]


# -- private goals -----------------------------------------------------------------------------


def _floors_on(islands: Islands, state: State, seat: Seat, size: Size) -> int:
    sizes, layout = islands.sizes, state.layout
    return len([n for n in members(state.raised[seat]) if sizes[layout[n]] is size])


def small_floors(islands: Islands, state: State, seat: Seat) -> int:
    """Count the Small islands with a floor of yours."""
    return _floors_on(islands, state, seat, SMALL)


def medium_floors(islands: Islands, state: State, seat: Seat) -> int:
    return _floors_on(islands, state, seat, MEDIUM)


def large_floors(islands: Islands, state: State, seat: Seat) -> int:
    return _floors_on(islands, state, seat, LARGE)


def each_size(islands: Islands, state: State, seat: Seat) -> int:
    """Count the sizes of islands with a floor of yours."""
    sizes, layout = islands.sizes, state.layout
    return len({sizes[layout[n]] for n in members(state.raised[seat])})


def starts_joined(islands: Islands, state: State, seat: Seat) -> int:
    """Return 1 if your bridges lead from one Start to the other."""
    one, other = state.starts
    return int(islands.network(state).distance(state.built[seat], one, other) > 0)


def chain(islands: Islands, state: State, seat: Seat) -> int:
    """Count the islands on your longest chain."""
    return islands.network(state).chain(state.built[seat])


def side_by_side(islands: Islands, state: State, seat: Seat) -> int:
    """Count your bridges between one pair of islands."""
    return islands.network(state).figures(state.built[seat]).side_by_side


def gathered(islands: Islands, state: State, seat: Seat) -> int:
    """Count your workers on one island other than a Start."""
    there = state.workers[seat][:]
    for start in state.starts:
        there[start] = 0
    return max(there)


def alone(islands: Islands, state: State, seat: Seat) -> int:
    """Count the islands where yours are the only workers."""
    yours, crowd = state.workers[seat], state.crowd
    return len([there for there in members(state.manned[seat]) if yours[there] == crowd[there]])


def full_house(islands: Islands, state: State, seat: Seat) -> int:
    """Count the islands filled to capacity with a worker of yours among them."""
    return (state.manned[seat] & state.full).bit_count()


def on_top(islands: Islands, state: State, seat: Seat) -> int:
    """Count the unsealed pagodas with your floor on top."""
    unsealed = members(state.raised[seat] & ~state.sealed)
    return len([island for island in unsealed if state.floors[island][-1] == seat])


def fish_placed(islands: Islands, state: State, seat: Seat) -> int:
    return state.fish[seat]


def sealed_islands(islands: Islands, state: State, seat: Seat) -> int:
    """Count the sealed islands with a piece of yours."""
    return len([there for there in members(state.sealed) if islands.pieces(state, seat, there)])


def bridges_built(islands: Islands, state: State, seat: Seat) -> int:
    return state.built[seat].bit_count()


def away(islands: Islands, state: State, seat: Seat) -> int:
    """Return 1 if no worker of yours is on a Start."""
    return int(not any(state.workers[seat][start] for start in state.starts))


def penniless(islands: Islands, state: State, seat: Seat) -> int:
    """Return 1 if you have no coin."""
    return int(state.coins[seat] == 0)


PUBLIC: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (empire, architect, hubs, merchant, tower, diversity, ready_to_go)
}
PRIVATE: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (
        small_floors,
        medium_floors,
        large_floors,
        each_size,
        starts_joined,
        chain,
        side_by_side,
        gathered,
        alone,
        full_house,
        on_top,
        fish_placed,
        sealed_islands,
        bridges_built,
        away,
        penniless,
    )
}


class Goals:
    """Tells which seats have reached which goals."""

    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        content = islands.content
        self._public = tuple(PUBLIC[stack.id] for stack in content.public)
        self._private = tuple(PRIVATE[goal.measure] for goal in content.private)
        self._cards = tuple(stack.cards for stack in content.public)
        self._wanted = tuple(
            (*[number for number, _ in stack.cards], NEVER) for stack in content.public
        )
        """Number to reach for the next card, by kind and cards taken."""
        self._numbers = tuple(goal.number for goal in content.private)

    def progress(self, state: State, seat: Seat, kind: Kind) -> int:
        """Return a seat's number for a kind of public goal."""
        return self._public[kind](self.islands, state, seat)

    def private_progress(self, state: State, seat: Seat, goal: Goal) -> int:
        return self._private[goal](self.islands, state, seat)

    def top(self, state: State, kind: Kind) -> tuple[int, int] | None:
        """Return the number and points of the top card of a stack; None if all are taken."""
        cards, taken = self._cards[kind], state.taken[kind]
        return cards[taken] if taken < len(cards) else None

    def public_met(self, state: State, seat: Seat) -> list[Kind]:
        """List the kinds in play whose top card a seat may take."""
        islands, taken, measures, wanted = self.islands, state.taken, self._public, self._wanted
        return [
            kind
            for kind in state.goals
            if measures[kind](islands, state, seat) >= wanted[kind][taken[kind]]
        ]

    def private_met(self, state: State, seat: Seat) -> list[Goal]:
        """List the private goals in a seat's hand that it has reached."""
        islands, measures, numbers = self.islands, self._private, self._numbers
        return [
            goal
            for goal in state.hands[seat]
            if measures[goal](islands, state, seat) >= numbers[goal]
        ]

    def meets_public(self, state: State, seat: Seat, kind: Kind) -> bool:
        wanted = self._wanted[kind][state.taken[kind]]
        return self._public[kind](self.islands, state, seat) >= wanted

    def meets_private(self, state: State, seat: Seat, goal: Goal) -> bool:
        return self._private[goal](self.islands, state, seat) >= self._numbers[goal]
