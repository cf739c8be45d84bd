"""What puzzles ask for in a player's part of a turn."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.aims import Aim, gain
from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State


def aims(game: LanternsDice) -> Mapping[str, Aim[State]]:
    earned = game.shading.earned
    return {
        "pools": gain(lambda state, seat: state.completed[seat].bit_count()),
        "gifts": gain(lambda state, seat: earned(state.shaded[seat])),
        "display": _Display(game),
        "points": gain(lambda state, seat: game.standing(state).scores[seat].total),
    }


class _Display:
    """The points of the best fireworks display that fits on the completed pools."""

    def __init__(self, game: LanternsDice) -> None:
        self._turn = game.turn

    def __call__(self, start: State, now: State, events: Sequence[Event], seat: Seat) -> int:
        shapes = {launch.shape for launch in self._turn.launches(now, seat)}
        return max((self._turn.top_of(now, shape) for shape in shapes), default=0)
