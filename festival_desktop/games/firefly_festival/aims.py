"""The aims of puzzles."""

from collections.abc import Mapping

from festival_desktop.core.aims import Aim, ahead, gain, held
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State


def aims(game: FireflyFestival) -> Mapping[str, Aim[State]]:
    """Map names to aims. Workers are counted on one island; a chain is the longest."""
    network = game.islands.network
    points: Aim[State] = gain(lambda state, seat: state.points[seat])
    return {
        "points": points,
        "points_ahead": ahead(points, lambda state: state.players),
        "coins": held(lambda state, seat: state.coins[seat]),
        "workers": held(lambda state, seat: max(state.workers[seat])),
        "chain": held(lambda state, seat: network(state).chain(state.built[seat])),
    }
