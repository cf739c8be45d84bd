"""What puzzles ask for in a turn."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.aims import Aim, ahead, gain
from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State


def aims(game: FireflyFestival) -> Mapping[str, Aim[State]]:
    points = gain(_points)
    return {
        "points": points,
        "points_ahead": ahead(points, lambda state: state.players),
        "coins": _coins,
        "workers": _workers,
        "chain": _Chain(game),
    }


def _points(state: State, seat: Seat) -> int:
    return state.points[seat]


def _coins(start: State, now: State, events: Sequence[Event], seat: Seat) -> int:
    """Coins held."""
    return now.coins[seat]


def _workers(start: State, now: State, events: Sequence[Event], seat: Seat) -> int:
    """Workers on one island."""
    return max(now.workers[seat])


class _Chain:
    """Islands in the longest chain."""

    def __init__(self, game: FireflyFestival) -> None:
        self._islands = game.islands

    def __call__(self, start: State, now: State, events: Sequence[Event], seat: Seat) -> int:
        return self._islands.network(now).chain(now.built[seat])
